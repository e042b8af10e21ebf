import { SEATS, type Seat } from 'dealbook-domain/bridge/board.js'
import { SUITS } from 'dealbook-domain/bridge/card.js'
import type { PlayedTrick } from 'dealbook-domain/bridge/play.js'

/** PBN hands, possibly after some cards have been played. */
type Hands = Readonly<Record<Seat, string | null>>

/** The number of tricks that each side has won. */
export const tricksWon = (tricks: readonly PlayedTrick[]): Readonly<Record<'NS' | 'EW', number>> => {
  const winners = tricks.flatMap(({ winner }) => winner ?? [])
  const NS = winners.filter((seat) => seat === 'N' || seat === 'S').length
  return { NS, EW: winners.length - NS }
}

const without = (hand: string | null, cards: ReadonlySet<string>): string | null =>
  hand
    ?.split('.')
    .map((ranks, suit) => [...ranks].filter((rank) => !cards.has(`${SUITS[suit]}${rank}`)).join(''))
    .join('.') ?? null

/** The hands without the cards that have been played. */
export const handsAfter = (hands: Hands, played: readonly string[]): Hands => {
  const gone = new Set(played)
  return Object.fromEntries(SEATS.map((seat) => [seat, without(hands[seat], gone)])) as Hands
}
