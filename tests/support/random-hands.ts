import { SEATS, type Seat } from '../../src/domain/bridge/board.js'
import { type Hand, parseHand } from '../../src/domain/bridge/hand.js'

export type FourHands = Readonly<Record<Seat, Hand>>

/** A hand written as in PBN; a suit may be empty. */
const hand = (text: string): Hand => {
  const read = parseHand(text)
  if (read === null) throw new Error(`${text} is not a hand`)
  return read
}

/** Four hands, from North clockwise: `AK.Q.. …`. */
export const fourHands = (text: string): FourHands => {
  const [N, E, S, W] = text.split(' ').map(hand) as [Hand, Hand, Hand, Hand]
  return { N, E, S, W }
}

/** Random numbers from 0 up to 1, reproducible by a seed (mulberry32). */
export const randomOf = (seed: number): (() => number) => {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const shuffled = <T>(items: readonly T[], random: () => number): T[] => {
  const result = [...items]
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[result[i], result[j]] = [result[j] as T, result[i] as T]
  }
  return result
}

const DECK = [...'SHDC'].flatMap((suit) => [...'AKQJT98765432'].map((rank) => `${suit}${rank}`))

/** Hands of `size` cards each, dealt from a list of cards in order. */
export const dealt = (cards: readonly string[], size = 13): FourHands => {
  const texts = SEATS.map((_, i) => {
    const own = cards.slice(i * size, (i + 1) * size)
    return [...'SHDC']
      .map((suit) =>
        own
          .filter((card) => card[0] === suit)
          .map((card) => card[1])
          .join(''),
      )
      .join('.')
  })
  return fourHands(texts.join(' '))
}

/** Hands of `size` cards each, drawn at random. */
export const randomHands = (random: () => number, size = 13): FourHands => dealt(shuffled(DECK, random), size)

/** Hands that are solved immediately, since each player has most of a suit; rarely the same twice. */
export const easyHands = (random: () => number): FourHands => {
  const suits = shuffled([0, 1, 2, 3], random)
  const cards = suits.flatMap((suit) => DECK.slice(suit * 13, suit * 13 + 13))
  // Each player swaps a low card with the next.
  for (let player = 0; player < 4; player++) {
    const one = player * 13 + 7 + Math.floor(random() * 6)
    const other = (one + 13) % 52
    ;[cards[one], cards[other]] = [cards[other] as string, cards[one] as string]
  }
  return dealt(cards)
}
