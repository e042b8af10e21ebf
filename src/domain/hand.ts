import { SEATS, type Seat } from './board.js'
import type { Issue } from './errors.js'

declare const brand: unique symbol

/** A hand in PBN: suits in the order spades, hearts, diamonds, clubs, ranks from the ace down: `AKQ.JT9.876.5432`. */
export type Hand = string & { readonly [brand]: 'Hand' }

/** The four hands; `null` is a hand that is not shown. */
export type Hands = Readonly<Record<Seat, Hand | null>>

export const UNKNOWN_HANDS: Hands = { N: null, E: null, S: null, W: null }

const RANKS = 'AKQJT98765432'
const SUITS = 'SHDC'
const HAND = /^[AKQJT2-9]{0,13}(\.[AKQJT2-9]{0,13}){3}$/
export const MAX_HAND_SIZE = 13

/** The hand with its ranks in order; `null` when it is not the four suits of a hand of 1 to 13 different cards. */
export const parseHand = (text: string): Hand | null => {
  if (!HAND.test(text)) return null
  const suits = text.split('.').map((suit) => [...suit].sort((a, b) => RANKS.indexOf(a) - RANKS.indexOf(b)))
  const size = suits.reduce((sum, suit) => sum + suit.length, 0)
  if (size < 1 || size > MAX_HAND_SIZE || suits.some((suit) => new Set(suit).size < suit.length)) return null
  return suits.map((suit) => suit.join('')).join('.') as Hand
}

/** The cards of a hand as suit and rank: `SA`, `HT`, … */
export const cardsOf = (hand: Hand): readonly string[] =>
  hand.split('.').flatMap((ranks, suit) => [...ranks].map((rank) => `${SUITS[suit]}${rank}`))

export interface ReadHands {
  readonly hands: Hands
  readonly issues: readonly Issue[]
}

/**
 * Reads four hands: each well-formed, no card twice, all of the same size. The issues' paths start at `path`.
 */
export const readHands = (given: Readonly<Partial<Record<Seat, string | null>>>, path = '/hands'): ReadHands => {
  const hands: Record<Seat, Hand | null> = { ...UNKNOWN_HANDS }
  const issues: Issue[] = []
  const holders = new Map<string, Seat>()
  const sizes = new Map<number, Seat>()
  for (const seat of SEATS) {
    const text = given[seat] ?? null
    if (text === null) continue
    const hand = parseHand(text)
    if (hand === null) {
      issues.push({ path: `${path}/${seat}`, message: 'must be four suits of 1 to 13 different cards in PBN' })
      continue
    }
    hands[seat] = hand
    const cards = cardsOf(hand)
    sizes.set(cards.length, seat)
    for (const card of cards) {
      const holder = holders.get(card)
      if (holder !== undefined) issues.push({ path: `${path}/${seat}`, message: `holds ${card}, which ${holder} has` })
      holders.set(card, seat)
    }
  }
  if (sizes.size > 1) issues.push({ path, message: 'must hold the same number of cards each' })
  return { hands, issues }
}
