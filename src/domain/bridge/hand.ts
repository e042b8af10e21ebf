import type { Issue } from '../errors.js'
import { SEATS, type Seat } from './board.js'
import { RANKS, SUITS } from './card.js'

declare const brand: unique symbol

/** A hand in PBN: spades, hearts, diamonds and clubs, each from the ace down: `AKQ.JT9.876.5432`. */
export type Hand = string & { readonly [brand]: 'Hand' }

/** The four hands; `null` for a hand that is not shown. */
export type Hands = Readonly<Record<Seat, Hand | null>>

export const UNKNOWN_HANDS: Hands = { N: null, E: null, S: null, W: null }

export const MAX_HAND_SIZE = 13

/** The ranks of each suit as bits; the ace is the highest bit. */
type Holding = readonly number[]

const BITS: ReadonlyMap<number, number> = new Map(
  [...RANKS].map((rank, i) => [rank.charCodeAt(0), 1 << (RANKS.length - 1 - i)]),
)
const DOT = '.'.charCodeAt(0)

/** `null` if the text is not a hand of 1 to 13 different cards. Reads it by character, for speed. */
const holdingOf = (text: string): Holding | null => {
  const suits = [0, 0, 0, 0]
  let suit = 0
  let size = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === DOT) {
      if (++suit === SUITS.length) return null
      continue
    }
    const bit = BITS.get(code) ?? 0
    const held = suits[suit] as number
    if (bit === 0 || (held & bit) !== 0 || ++size > MAX_HAND_SIZE) return null
    suits[suit] = held | bit
  }
  return suit === SUITS.length - 1 && size > 0 ? suits : null
}

const ranksOf = (bits: number): string => {
  let ranks = ''
  for (let i = 0; i < RANKS.length; i++) if ((bits & (1 << (RANKS.length - 1 - i))) !== 0) ranks += RANKS[i]
  return ranks
}

const handOf = (suits: Holding): Hand => suits.map(ranksOf).join('.') as Hand

/** The hand with its ranks in order; `null` if the text is not a hand of 1 to 13 different cards. */
export const parseHand = (text: string): Hand | null => {
  const suits = holdingOf(text)
  return suits && handOf(suits)
}

/** The cards of a hand as suit and rank: `SA`, `HT`, … */
export const cardsOf = (hand: Hand): readonly string[] =>
  hand.split('.').flatMap((ranks, suit) => [...ranks].map((rank) => `${SUITS[suit]}${rank}`))

export interface ReadHands {
  readonly hands: Hands
  readonly issues: readonly Issue[]
}

/**
 * Parses four hands: each must be well-formed, no card may occur twice, and all must have the same size. The paths of
 * issues start with `path`.
 */
export const readHands = (given: Readonly<Partial<Record<Seat, string | null>>>, path = '/hands'): ReadHands => {
  const hands: Record<Seat, Hand | null> = { ...UNKNOWN_HANDS }
  const issues: Issue[] = []
  const read: { readonly seat: Seat; readonly suits: Holding }[] = []
  const sizes = new Set<number>()
  /** The cards of the previous hands. */
  const held = [0, 0, 0, 0]
  for (const seat of SEATS) {
    const text = given[seat] ?? null
    if (text === null) continue
    const suits = holdingOf(text)
    if (suits === null) {
      issues.push({ path: `${path}/${seat}`, message: 'must be four suits of 1 to 13 different cards in PBN' })
      continue
    }
    const hand = handOf(suits)
    hands[seat] = hand
    sizes.add(hand.length)
    for (const [suit, bits] of suits.entries()) {
      const known = held[suit] as number
      held[suit] = known | bits
      if ((known & bits) === 0) continue
      for (const rank of ranksOf(known & bits)) {
        const holder = read.findLast((other) => ranksOf(other.suits[suit] as number).includes(rank))
        issues.push({ path: `${path}/${seat}`, message: `holds ${SUITS[suit]}${rank}, which ${holder?.seat} has` })
      }
    }
    read.push({ seat, suits })
  }
  if (sizes.size > 1) issues.push({ path, message: 'must all have the same number of cards' })
  return { hands, issues }
}

const HONOUR_POINTS: Readonly<Record<string, number>> = { A: 4, K: 3, Q: 2, J: 1 }

/** The high-card points of a hand, after Milton Work: 4 for each ace, 3, 2 and 1 for king, queen and jack. */
export const highCardPoints = (hand: Hand): number =>
  [...hand].reduce((sum, rank) => sum + (HONOUR_POINTS[rank] ?? 0), 0)
