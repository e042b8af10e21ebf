/**
 * A place in PostgreSQL's write-ahead log. A database that has reached it, on the same timeline or a later one, shows
 * everything that was committed before.
 */
export interface Position {
  /** Each promotion of a standby begins a new timeline. */
  readonly timeline: number
  /** The number of bytes before it. */
  readonly lsn: bigint
}

export const BEGINNING: Position = { timeline: 0, lsn: 0n }

/** A position that no replica reaches, used after a write whose position is unknown. */
export const OUT_OF_REACH: Position = { timeline: Number.POSITIVE_INFINITY, lsn: 0n }

export const hasReached = (at: Position, wanted: Position): boolean =>
  at.timeline >= wanted.timeline && at.lsn >= wanted.lsn

/** The later of two positions. */
export const later = (one: Position, other: Position): Position => ({
  timeline: Math.max(one.timeline, other.timeline),
  lsn: (one.lsn > other.lsn ? one : other).lsn,
})

/** The text that callers receive, and send back. */
export const toText = ({ timeline, lsn }: Position): string => `${timeline.toString(16)}-${lsn.toString(16)}`

const TEXT = /^([0-9a-f]{1,8})-([0-9a-f]{1,16})$/

/** `null` for a text that is not from `toText`. */
export const parsePosition = (text: string): Position | null => {
  const [, timeline, lsn] = TEXT.exec(text) ?? []
  return timeline === undefined ? null : { timeline: Number.parseInt(timeline, 16), lsn: BigInt(`0x${lsn}`) }
}
