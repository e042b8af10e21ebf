import type { Contract } from 'dealbook-domain/bridge/auction.js'
import { SEATS, type Seat } from 'dealbook-domain/bridge/board.js'
import { SUITS } from 'dealbook-domain/bridge/card.js'
import { afterCard, type Card, openingLeader, playerOf, TRICK_SIZE, type Trick } from 'dealbook-domain/bridge/play.js'

/** PBN hands, possibly after some cards have been played. */
type Hands = Readonly<Record<Seat, string | null>>

export interface PlayedTrick {
  readonly cards: readonly { readonly seat: Seat; readonly card: Card }[]
  /** `null` until the trick is complete. */
  readonly winner: Seat | null
}

/** The tricks of a play, each with the player of each card and the winner. */
export const tricksOf = (play: readonly string[], contract: Contract | null): readonly PlayedTrick[] => {
  const leader = openingLeader(contract)
  const strain = contract?.strain ?? null
  if (leader === null || strain === null) return []
  const tricks: PlayedTrick[] = []
  let trick: Trick = { leader, cards: [] }
  for (let from = 0; from < play.length; from += TRICK_SIZE) {
    const cards = (play.slice(from, from + TRICK_SIZE) as Card[]).map((card) => {
      const seat = playerOf(trick)
      trick = afterCard(trick, card, strain)
      return { seat, card }
    })
    tricks.push({ cards, winner: cards.length === TRICK_SIZE ? trick.leader : null })
  }
  return tricks
}

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
