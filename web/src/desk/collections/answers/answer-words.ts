import type { components } from 'dealbook-client'
import type { Call } from 'dealbook-domain/bridge/auction.js'
import { SEATS, type Seat, seatAfter } from 'dealbook-domain/bridge/board.js'
import type { BiddingBoard } from 'dealbook-domain/practice/bidding-practice.js'
import type { TextKey } from '../../../texts/texts.js'

type AnsweredBoard = components['schemas']['BoardResults']
type Deal = components['schemas']['ReadableDeal']
type StudentsAnswer = components['schemas']['ParticipantResult']

type Result = Pick<StudentsAnswer, 'bidding' | 'play'>

/** What a board asks: the number of calls, and whether it is also played. */
export interface Asked {
  readonly calls: number
  readonly isPlayed: boolean
}

/**
 * An answer in short: right calls out of those asked, then tricks out of those needed; "…" stands for what is left to
 * do.
 */
export const shortResult = ({ bidding, play }: Result, { calls, isPlayed }: Asked): string => {
  const bid = bidding === null || bidding.asked === 0 ? null : `${bidding.right}/${bidding.asked}`
  const isBidding = bidding !== null && bidding.asked < calls
  const played = play === null || play.tricks === null ? null : `${play.tricks}/${play.needed ?? '–'}`
  if (isBidding) return `${bid ?? ''}…`
  return [bid, played ?? (isPlayed && (bid !== null || play !== null) ? '…' : null)]
    .filter((part) => part !== null)
    .join(' · ')
}

/** The answers of the whole class to a board, in short. */
export const shortBoard = ({ bidding, play }: Pick<AnsweredBoard, 'bidding' | 'play'>): string => {
  const parts = [
    ...(bidding === null || bidding.asked === 0 ? [] : [`${bidding.right}/${bidding.asked}`]),
    ...(play === null || play.tried === 0 ? [] : [`${play.made}/${play.tried}`]),
  ]
  return parts.join(' · ')
}

/** The boards of a lesson in order, followed by answered boards that are no longer in it. */
export const boardsOfAnswers = (dealIds: readonly string[], boards: readonly AnsweredBoard[]): readonly string[] => [
  ...new Set([...dealIds, ...boards.map(({ dealId }) => dealId)]),
]

/**
 * What each board is called: its number, as students see it, or its place in the lesson if two boards have the same
 * number.
 */
export const boardNumbers = (
  dealIds: readonly string[],
  deals: readonly Pick<Deal, 'id' | 'boardNumber'>[],
): ReadonlyMap<string, number> => {
  const numbers = deals.map(({ boardNumber }) => boardNumber)
  const areDistinct = numbers.every((number, i) => number !== null && numbers.indexOf(number) === i)
  const numberOf = (dealId: string) => deals.find(({ id }) => id === dealId)?.boardNumber
  return new Map(dealIds.map((id, at) => [id, (areDistinct ? numberOf(id) : null) ?? at + 1]))
}

/** The chosen calls, most frequent first. */
export const mostChosen = (
  chosen: Readonly<Record<string, number>>,
): readonly (readonly [call: string, count: number])[] =>
  Object.entries(chosen).sort(([one, a], [other, b]) => b - a || one.localeCompare(other))

type Words = (key: TextKey, values: Readonly<Record<string, string | number>>) => string

/** A question about a place in the auction: "Call 2 of South". */
export const questionInWords = (t: Words, dealer: Seat, call: number): string => {
  const number = Math.floor(call / SEATS.length) + 1
  return t('practice.answers.question', { number, seat: t(`seat.${seatAfter(dealer, call)}`, {}) })
}

/** The board in the form that judges its bidding. */
export const biddingOf = (deal: Deal): BiddingBoard => {
  const callNotes = deal.callNotes.map((note) => ({ call: note.call, accepts: note.accepts ?? [] }))
  return { ...deal, callNotes } as unknown as BiddingBoard
}

/** The call at a place in the auction, followed by the accepted calls. */
export const rightCallsOf = ({ auction, callNotes }: BiddingBoard, place: number): readonly Call[] => [
  ...auction.slice(place, place + 1),
  ...callNotes.flatMap(({ call, accepts }) => (call === place ? accepts : [])),
]
