import { onDevice } from '../browser-storage.js'

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

/** `null` if nothing is stored. */
export const readPlace = (token: string): KeptPlace | null => {
  const value = onDevice.readJson(keyOf(token))
  return isKeptPlace(value) ? value : null
}

/** Stores the place. Without storage, the next visit starts with the first board. */
export const keepPlace = (token: string, place: KeptPlace): void => onDevice.write(keyOf(token), JSON.stringify(place))
