import { SEATS, type Seat } from 'dealbook-domain/bridge/board.js'
import { SUITS } from 'dealbook-domain/bridge/board-drawing.js'
import { cardsOf, type Hand, type Hands, MAX_HAND_SIZE, parseHand } from 'dealbook-domain/bridge/hand.js'
import { type RankLanguage, ranksFrom } from 'dealbook-domain/bridge/ranks.js'

export const RANKS = 'AKQJT98765432'

const DECK = SUITS.flatMap((suit) => [...RANKS].map((rank) => `${suit}${rank}`))

const cardsIn = (hand: Hand | null): readonly string[] => (hand === null ? [] : cardsOf(hand))

export const sizeOf = (hand: Hand | null): number => cardsIn(hand).length

const handOf = (cards: readonly string[]): Hand | null =>
  parseHand(SUITS.map((suit) => cards.flatMap((card) => (card[0] === suit ? card.slice(1) : [])).join('')).join('.'))

/** Who holds each card that is dealt. */
export const holders = (hands: Hands): ReadonlyMap<string, Seat> =>
  new Map(SEATS.flatMap((seat) => cardsIn(hands[seat]).map((card) => [card, seat] as const)))

/** Gives a card to a hand that has room for it, or takes it away. */
export const withCardTurned = (hands: Hands, seat: Seat, card: string): Hands => {
  const cards = cardsIn(hands[seat])
  if (cards.includes(card)) return { ...hands, [seat]: handOf(cards.filter((held) => held !== card)) }
  return holders(hands).has(card) || cards.length >= MAX_HAND_SIZE
    ? hands
    : { ...hands, [seat]: handOf([...cards, card]) }
}

const without = (hand: Hand | null, card: string): readonly string[] => cardsIn(hand).filter((held) => held !== card)

/** What a hand can best do without for a card: its lowest of the same suit, else the lowest of its longest one. */
const leastFor = (hand: Hand | null, card: string): string => {
  const suits = SUITS.map((suit) => cardsIn(hand).filter((held) => held[0] === suit))
  const longest = suits.reduce((one, other) => (other.length > one.length ? other : one))
  const own = suits[SUITS.indexOf(card[0] as 'S')] ?? []
  const low = (one: string, other: string) => RANKS.indexOf(other.slice(1)) - RANKS.indexOf(one.slice(1))
  return [...(own.length > 0 ? own : longest)].sort(low)[0] as string
}

/**
 * Gives a hand a card of another one. A full hand gives a card back: the one that is named, if it has it or it is free, else the
 * one it can best do without. One with room only gives back a named card.
 */
export const withCardTaken = (hands: Hands, seat: Seat, card: string, wanted: string | null = null): Hands => {
  const held = holders(hands)
  const from = held.get(card)
  if (from === undefined || from === seat) return hands
  const isFree = wanted !== null && [undefined, seat].includes(held.get(wanted))
  const isFull = sizeOf(hands[seat]) >= MAX_HAND_SIZE
  const back = isFree ? wanted : isFull ? leastFor(hands[seat], card) : null
  return {
    ...hands,
    [seat]: handOf([...(back === null ? cardsIn(hands[seat]) : without(hands[seat], back)), card]),
    [from]: handOf([...without(hands[from], card), ...(back === null ? [] : [back])]),
  }
}

/** The one hand that can take all undealt cards, because the other three have thirteen. */
export const seatOfRest = (hands: Hands): Seat | null => {
  const unfinished = SEATS.filter((seat) => sizeOf(hands[seat]) < MAX_HAND_SIZE)
  return unfinished.length === 1 ? (unfinished[0] as Seat) : null
}

export const withRestDealt = (hands: Hands): Hands => {
  const seat = seatOfRest(hands)
  if (seat === null) return hands
  const held = holders(hands)
  return { ...hands, [seat]: handOf(DECK.filter((card) => (held.get(card) ?? seat) === seat)) }
}

/** Whether there are undealt cards. */
export const hasRest = (hands: Hands): boolean => holders(hands).size < DECK.length

/** Deals the undealt cards to the hands that have room. @param random as `Math.random` */
export const withRestAtRandom = (hands: Hands, random: () => number = Math.random): Hands => {
  const held = holders(hands)
  const rest = DECK.filter((card) => !held.has(card))
    .map((card) => ({ card, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ card }) => card)
  return Object.fromEntries(
    SEATS.map((seat) => {
      const own = cardsIn(hands[seat])
      return [seat, handOf([...own, ...rest.splice(0, MAX_HAND_SIZE - own.length)])]
    }),
  ) as unknown as Hands
}

/**
 * A hand as it is typed: suits from spades down between dots or blanks, in any case, `10` for a ten, a dash or nothing for a
 * void; suits that are not typed yet are void. `null` if it is no hand.
 * @param ranks a language whose ranks are understood beside those of English
 */
export const typedHand = (text: string, ranks: RankLanguage): Hand | null => {
  const suits = ranksFrom(text.trim(), ranks).split(/\s*[.\s]\s*/)
  if (suits.length > SUITS.length) return null
  return parseHand(SUITS.map((_, i) => (suits[i] ?? '').replace(/^[-—]$/, '')).join('.'))
}

/** Cards of a hand that other hands hold. */
export const takenCards = (hands: Hands, seat: Seat, hand: Hand): readonly { card: string; by: Seat }[] => {
  const held = holders({ ...hands, [seat]: null })
  return cardsOf(hand).flatMap((card) => {
    const by = held.get(card)
    return by === undefined ? [] : [{ card, by }]
  })
}
