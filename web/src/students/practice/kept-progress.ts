import { type LessonProgress, progressOf } from './progress.js'

const keyOf = (token: string): string => `dealbook.practice.${token}`

/** Nothing where the browser keeps nothing for this page. */
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
