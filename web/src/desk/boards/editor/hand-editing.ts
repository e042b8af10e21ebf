import { SEATS, type Seat } from 'dealbook-domain/bridge/board.js'
import { RANKS, SUITS } from 'dealbook-domain/bridge/card.js'
import { cardsOf, type Hand, type Hands, MAX_HAND_SIZE, parseHand } from 'dealbook-domain/bridge/hand.js'
import { type RankLanguage, ranksFrom } from 'dealbook-domain/drawing/ranks.js'

const DECK = SUITS.flatMap((suit) => [...RANKS].map((rank) => `${suit}${rank}`))

const cardsIn = (hand: Hand | null): readonly string[] => (hand === null ? [] : cardsOf(hand))

export const sizeOf = (hand: Hand | null): number => cardsIn(hand).length

const handOf = (cards: readonly string[]): Hand | null =>
  parseHand(SUITS.map((suit) => cards.flatMap((card) => (card[0] === suit ? card.slice(1) : [])).join('')).join('.'))

/** The holder of each card that is dealt. */
export const holders = (hands: Hands): ReadonlyMap<string, Seat> =>
  new Map(SEATS.flatMap((seat) => cardsIn(hands[seat]).map((card) => [card, seat] as const)))

/** Removes a card from a hand that holds it, or adds an undealt card to a hand with room. */
export const withCardTurned = (hands: Hands, seat: Seat, card: string): Hands => {
  const cards = cardsIn(hands[seat])
  if (cards.includes(card)) return { ...hands, [seat]: handOf(cards.filter((held) => held !== card)) }
  return holders(hands).has(card) || cards.length >= MAX_HAND_SIZE
    ? hands
    : { ...hands, [seat]: handOf([...cards, card]) }
}

const without = (hand: Hand | null, card: string): readonly string[] => cardsIn(hand).filter((held) => held !== card)

/** The card that a hand gives up for another: its lowest of the same suit, or else the lowest of its longest suit. */
const leastFor = (hand: Hand | null, card: string): string => {
  const suits = SUITS.map((suit) => cardsIn(hand).filter((held) => held[0] === suit))
  const longest = suits.reduce((one, other) => (other.length > one.length ? other : one))
  const own = suits[SUITS.indexOf(card[0] as 'S')] ?? []
  const low = (one: string, other: string) => RANKS.indexOf(other.slice(1)) - RANKS.indexOf(one.slice(1))
  return [...(own.length > 0 ? own : longest)].sort(low)[0] as string
}

/**
 * Moves a card from another hand to a hand. A full hand gives back `wanted`, if it holds that card or it is undealt, or
 * else its least useful card. A hand with room gives back only `wanted`.
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

/**
 * Deals the undealt cards at random to the hands with room.
 * @param random such as `Math.random`
 */
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
 * Parses a typed hand: suits from spades down, separated by dots or spaces, in upper or lower case, with `10` for a ten
 * and a dash or nothing for a void. Missing suits are void. `null` if the text is not a hand.
 * @param ranks a language whose ranks are accepted besides the English ones
 */
export const typedHand = (text: string, ranks: RankLanguage): Hand | null => {
  const suits = ranksFrom(text.trim(), ranks).split(/\s*[.\s]\s*/)
  if (suits.length > SUITS.length) return null
  return parseHand(SUITS.map((_, i) => (suits[i] ?? '').replace(/^[-—]$/, '')).join('.'))
}

/** The number of cards in a typed text, whether it is a hand or not. */
export const countTyped = (text: string, ranks: RankLanguage): number =>
  [...ranksFrom(text.trim(), ranks).toUpperCase()].filter((rank) => RANKS.includes(rank)).length

/** The cards of a hand that other hands already hold. */
export const takenCards = (hands: Hands, seat: Seat, hand: Hand): readonly { card: string; by: Seat }[] => {
  const held = holders({ ...hands, [seat]: null })
  return cardsOf(hand).flatMap((card) => {
    const by = held.get(card)
    return by === undefined ? [] : [{ card, by }]
  })
}
