import { type Call, contractOf, isCall } from '../../domain/bridge/auction.js'
import { type Seat, seatAfter } from '../../domain/bridge/board.js'
import { lettersOf, shown } from './bridge-texts.js'

/** Marks the place of a call that the file does not give. */
export const GAP = '-'

/** A word that is not a valid call, prefixed with a question mark. */
type UnreadCall = `?${string}`

/** A call as it was read. */
export type ReadCall = Call | typeof GAP | UnreadCall

export const isKnownCall = (call: ReadCall): call is Call => call !== GAP && !call.startsWith('?')

export const unreadCall = (word: string): UnreadCall => `?${shown(word)}`

const PASSES = new Set(['P', 'PASS', 'PAS', 'PASSE'])
const DOUBLES = new Set(['X', 'D', 'DBL', 'DOUBLE'])
const REDOUBLES = new Set(['XX', 'R', 'RDBL', 'REDBL', 'REDOUBLE'])
const BID = /^([1-7])(NT?|SA|S|H|D|C)(X{0,2})$/

/** Parses a call as written in files; a doubled bid (`2Dx`) is two calls. `null` if it is not a call. */
export const callsFrom = (text: string): readonly Call[] | null => {
  const word = lettersOf(text).toUpperCase()
  if (PASSES.has(word)) return ['P' as Call]
  if (DOUBLES.has(word)) return ['X' as Call]
  if (REDOUBLES.has(word)) return ['XX' as Call]
  const [, level, strain = '', doubles = ''] = BID.exec(word) ?? []
  const bid = `${level}${strain === 'N' || strain === 'SA' ? 'NT' : strain}`
  if (!isCall(bid)) return null
  return [bid, ...(['X', 'XX'] as Call[]).slice(0, doubles.length)]
}

/** The passes that end an auction (`AP`, all pass): four at its start or three after a call, minus those already there. */
export const closingPasses = (calls: readonly ReadCall[]): readonly Call[] => {
  let passes = 0
  while (passes < 4 && calls.at(-1 - passes) === 'P') passes++
  const closing = passes === calls.length ? 4 : 3
  return Array.from({ length: Math.max(0, closing - passes) }, () => 'P' as Call)
}

/** Names an annotated call: who made it, and what it is. */
export const callLabel = (calls: readonly ReadCall[], at: number, dealer: Seat): string =>
  `${seatAfter(dealer, at)} ${(calls[at] ?? '?').replace(/^\?(?=.)/, '')}`

/** The number of calls that can have notes: those of a legal auction and, unless it is over, the next one. */
export const placesOf = (auction: readonly Call[], read: readonly ReadCall[]): number => {
  if (auction.length === 0 && read.some((call) => call !== GAP)) return 0
  return contractOf(auction, 'N') === null ? auction.length + 1 : auction.length
}
