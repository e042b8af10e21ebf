/** The board that a reader of a link opened last, and the boards seen so far, stored on the device. */
export interface KeptPlace {
  /** The id of the board, whose position may have changed when the reader returns. */
  readonly board: string
  /** The position that the board had, from 0. */
  readonly at: number
  readonly seen: readonly string[]
}

const keyOf = (token: string): string => `dealbook.place.${token}`

const isKeptPlace = (value: unknown): value is KeptPlace => {
  const { board, at, seen } = (value ?? {}) as Readonly<Record<string, unknown>>
  const isPlace = typeof board === 'string' && Number.isInteger(at)
  return isPlace && Array.isArray(seen) && seen.every((id) => typeof id === 'string')
}

/** `null` if nothing is stored, or storage is unavailable. */
export const readPlace = (token: string): KeptPlace | null => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(token)) ?? 'null')
    return isKeptPlace(value) ? value : null
  } catch {
    return null
  }
}

/** Stores the place. Without storage, the next visit starts with the first board. */
export const keepPlace = (token: string, place: KeptPlace): void => {
  try {
    localStorage.setItem(keyOf(token), JSON.stringify(place))
  } catch {}
}
