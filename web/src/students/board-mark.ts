/** How far the reader is with a board. */
export type Mark = 'seen' | 'done'

/** A board that is practised is marked once it is done, another one once it was seen. */
export const markOf = (isDone: boolean | null, isSeen: boolean): Mark | null => {
  if (isDone !== null) return isDone ? 'done' : null
  return isSeen ? 'seen' : null
}
