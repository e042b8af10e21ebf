/** The reader's progress with a board. */
export type Mark = 'seen' | 'done'

/** Marks a board with a practice once it is done, and any other board once it has been seen. */
export const markOf = (isDone: boolean | null, isSeen: boolean): Mark | null => {
  if (isDone !== null) return isDone ? 'done' : null
  return isSeen ? 'seen' : null
}
