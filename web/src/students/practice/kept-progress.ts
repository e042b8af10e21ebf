import { onDevice } from '../../browser-storage.js'
import { type LessonProgress, progressOf } from './progress.js'

const keyOf = (token: string): string => `dealbook.practice.${token}`

/** The stored progress; empty if there is none. */
export const readProgress = (token: string): LessonProgress => progressOf(onDevice.read(keyOf(token)))

/** If the browser stores nothing, the next visit starts from the beginning. */
export const keepProgress = (token: string, progress: LessonProgress): void =>
  onDevice.write(keyOf(token), JSON.stringify(progress))
