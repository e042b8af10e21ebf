import { type LessonProgress, progressOf } from './progress.js'

const keyOf = (token: string): string => `dealbook.practice.${token}`

/** The stored progress; empty if storage is unavailable. */
export const readProgress = (token: string): LessonProgress => {
  try {
    return progressOf(localStorage.getItem(keyOf(token)))
  } catch {
    return {}
  }
}

/** If the browser stores nothing, the next visit starts from the beginning. */
export const keepProgress = (token: string, progress: LessonProgress): void => {
  try {
    localStorage.setItem(keyOf(token), JSON.stringify(progress))
  } catch {}
}
