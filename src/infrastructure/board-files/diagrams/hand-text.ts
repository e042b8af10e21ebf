import { SEATS, type Seat } from '../../../domain/bridge/board.js'
import { RANKS, SUITS, type Suit } from '../../../domain/bridge/card.js'
import { cardsOf, type Hand, MAX_HAND_SIZE, parseHand, readHands } from '../../../domain/bridge/hand.js'
import { NoBoard } from '../board-draft.js'
import { lettersOf, shown } from '../bridge-texts.js'
import { cardWords, SEAT_NAMES } from '../fault-messages.js'

/** Four suits of at most 13 cards, with room for tens written as `10` and for stray spaces. */
export const MAX_HAND_TEXT = 80

/** Hands as they were read; `null` for one that is not shown. */
export type ReadHands = Readonly<Partial<Record<Seat, Hand | null>>>

/**
 * Parses a hand from its suits, spades first. Ranks may be in any order, tens may be `10` or `T`, the letter of a suit
 * may precede its ranks, and a void is a hyphen or empty.
 * @throws NoBoard that names the first fault
 */
export const handOf = (seat: Seat, suits: readonly string[], text: string): Hand => {
  if (suits.length !== SUITS.length || text.length > 2 * MAX_HAND_TEXT)
    throw new NoBoard(`${SEAT_NAMES[seat]}'s hand, ${shown(text)}, is not four suits`)
  // Most files write hands as PBN does.
  const plain = parseHand(suits.join('.'))
  if (plain !== null) return plain
  const read = suits.map((suit, i) => ranksOf(suit, SUITS[i] as Suit))
  const hand = parseHand(read.join('.'))
  if (hand === null) throw new NoBoard(faultOfHand(SEAT_NAMES[seat], read))
  return hand
}

/** Why the ranks of four suits are not a hand. */
const faultOfHand = (name: string, read: readonly string[]): string => {
  const cards = read.flatMap((ranks, i) => [...ranks].map((rank) => `${SUITS[i]}${rank}`))
  const odd = cards.find((card) => !RANKS.includes(card.slice(1)))
  if (odd !== undefined) return `${name} holds ${cardWords(odd)}, which is not a card`
  const twice = cards.find((card, i) => cards.indexOf(card) < i)
  if (twice !== undefined) return `${name} holds the ${cardWords(twice)} twice`
  return cards.length > MAX_HAND_SIZE ? `${name} has ${cards.length} cards` : `${name} has no cards`
}

const ranksOf = (suit: string, letter: string): string => {
  const ranks = lettersOf(suit).toUpperCase().replace(/10/g, 'T').replace(/^-+$/, '')
  return ranks.startsWith(letter) ? ranks.slice(1).replace(/^-+$/, '') : ranks
}

/** @throws NoBoard if a card is in two hands, or the hands differ in length */
export const requireOneDeck = (hands: ReadHands): void => {
  // The cards are only examined one by one to describe a fault.
  if (readHands(hands).issues.length === 0) return
  const holders = new Map<string, Seat>()
  let first: readonly [Seat, number] | null = null
  for (const seat of SEATS) {
    const hand = hands[seat] ?? null
    if (hand === null) continue
    const cards = cardsOf(hand)
    for (const card of cards) {
      const holder = holders.get(card)
      if (holder !== undefined)
        throw new NoBoard(`${SEAT_NAMES[holder]} and ${SEAT_NAMES[seat]} both hold the ${cardWords(card)}`)
      holders.set(card, seat)
    }
    first ??= [seat, cards.length]
    if (cards.length !== first[1])
      throw new NoBoard(
        `${SEAT_NAMES[first[0]]} has ${first[1]} ${first[1] === 1 ? 'card' : 'cards'}, but ${SEAT_NAMES[seat]} has ${cards.length}`,
      )
  }
}

/** The fourth hand: all cards that are not in the three others; `null` if these are not 13. */
export const lastHand = (others: readonly Hand[]): Hand | null => {
  const held = others.map((hand) => hand.split('.'))
  const left = [0, 1, 2, 3].map((suit) =>
    [...RANKS].filter((rank) => !held.some((suits) => suits[suit]?.includes(rank))),
  )
  return left.flat().length === MAX_HAND_SIZE ? parseHand(left.map((ranks) => ranks.join('')).join('.')) : null
}
