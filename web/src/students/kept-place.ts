/** Where a reader of a link was last, and the boards that were seen, kept on the device. */
export interface KeptPlace {
  /** The id of the board: it may have another place when the reader comes back. */
  readonly board: string
  /** The place that it had, from 0. */
  readonly at: number
  readonly seen: readonly string[]
}

const keyOf = (token: string): string => `dealbook.place.${token}`

const isKeptPlace = (value: unknown): value is KeptPlace => {
  const { board, at, seen } = (value ?? {}) as Readonly<Record<string, unknown>>
  const isPlace = typeof board === 'string' && Number.isInteger(at)
  return isPlace && Array.isArray(seen) && seen.every((id) => typeof id === 'string')
}

/** `null` where nothing is kept, or the browser keeps nothing for this page. */
export const readPlace = (token: string): KeptPlace | null => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(token)) ?? 'null')
    return isKeptPlace(value) ? value : null
  } catch {
    return null
  }
}

/** Where the browser keeps nothing, the next visit begins with the first board. */
export const keepPlace = (token: string, place: KeptPlace): void => {
  try {
    localStorage.setItem(keyOf(token), JSON.stringify(place))
  } catch {}
}
