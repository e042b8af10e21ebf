import type { Issue } from '../errors.js'
import type { Contract, Strain } from './auction.js'
import { SEATS, type Seat, seatAfter } from './board.js'
import { RANKS, rankOf } from './card.js'
import { cardsOf, type Hands, MAX_HAND_SIZE } from './hand.js'

declare const brand: unique symbol

/** A suit and a rank: `SA`, `HT`. */
export type Card = string & { readonly [brand]: 'Card' }

export const CARD_PATTERN = '^[SHDC][AKQJT98765432]$'
const CARD = new RegExp(CARD_PATTERN)

export const isCard = (text: string): text is Card => CARD.test(text)

export const MAX_CARDS = 52
export const TRICK_SIZE = 4
/** The maximum number of tricks that a side can take. */
export const MAX_TRICKS = MAX_HAND_SIZE

const suitOf = (card: Card): string => card.charAt(0)

/**
 * The place in a trick of the winning card. By Law 44, that is the highest trump or, if there is none, the highest card
 * of the suit led.
 */
const winnerOf = (trick: readonly Card[], strain: Strain): number => {
  const [lead] = trick as readonly [Card]
  const strength = (card: Card): number => {
    if (suitOf(card) === strain) return RANKS.length + rankOf(card)
    return suitOf(card) === suitOf(lead) ? rankOf(card) : -1
  }
  return trick.reduce((best, card, at) => (strength(card) > strength(trick[best] as Card) ? at : best), 0)
}

/** The trick that is being played: its leader, and the cards so far. */
export interface Trick {
  readonly leader: Seat
  readonly cards: readonly Card[]
}

/** The seat whose turn it is. */
export const playerOf = ({ leader, cards }: Trick): Seat => seatAfter(leader, cards.length)

export const afterCard = ({ leader, cards }: Trick, card: Card, strain: Strain): Trick => {
  const played = [...cards, card]
  return played.length < TRICK_SIZE
    ? { leader, cards: played }
    : { leader: seatAfter(leader, winnerOf(played, strain)), cards: [] }
}

/** By Law 41, the player to the declarer's left. `null` if there is no contract to play. */
export const openingLeader = (contract: Contract | null): Seat | null =>
  contract?.declarer ? seatAfter(contract.declarer, 1) : null

/** Whether a seat is that of the declarer or of dummy. */
export const isDeclaring = (declarer: Seat, seat: Seat): boolean => seat === declarer || seat === seatAfter(declarer, 2)

/** The player of each card of a play. The cards must have been played in turn. */
export const playersOf = (play: readonly Card[], contract: Contract): readonly Seat[] => {
  const leader = openingLeader(contract)
  if (leader === null || contract.strain === null) return []
  let trick: Trick = { leader, cards: [] }
  const players: Seat[] = []
  for (const card of play) {
    players.push(playerOf(trick))
    trick = afterCard(trick, card, contract.strain)
  }
  return players
}

/** The seat whose turn it is, and the cards left in its hand. A legal card follows suit where possible (Law 44). */
export interface Turn {
  readonly seat: Seat
  readonly cards: readonly { readonly card: Card; readonly isLegal: boolean }[]
}

/**
 * The turn after some cards; `null` without a contract or four hands, and after the last card.
 * @param play cards played by the laws
 */
export const turnAfter = (play: readonly Card[], hands: Hands, contract: Contract | null): Turn | null => {
  const leader = openingLeader(contract)
  const strain = contract?.strain ?? null
  if (leader === null || strain === null || SEATS.some((seat) => hands[seat] === null)) return null
  const trick = play.reduce<Trick>((before, card) => afterCard(before, card, strain), { leader, cards: [] })
  const seat = playerOf(trick)
  const left = (cardsOf(hands[seat] as never) as readonly Card[]).filter((card) => !play.includes(card))
  if (left.length === 0) return null
  const [lead] = trick.cards
  const follows = lead !== undefined && left.some((card) => suitOf(card) === suitOf(lead))
  return { seat, cards: left.map((card) => ({ card, isLegal: !follows || suitOf(card) === suitOf(lead) })) }
}

const issue = (message: string): readonly Issue[] => [{ path: '/play', message }]

/** Reports the first card that is played twice. */
export const repeatedCardIssues = (play: readonly Card[]): readonly Issue[] => {
  const at = play.findIndex((card, i) => play.indexOf(card) < i)
  return at < 0 ? [] : issue(`${play[at]} is played twice`)
}

/**
 * Reports the first illegal card. Each card must come from the hand whose turn it is, and follow suit if that hand can
 * (Law 44). Without a contract and four hands, no card is accepted, because none can be judged.
 */
export const playIssues = (play: readonly Card[], hands: Hands, contract: Contract | null): readonly Issue[] => {
  if (play.length === 0) return []
  const leader = openingLeader(contract)
  const strain = contract?.strain ?? null
  if (leader === null || strain === null) return issue('needs an auction that ends in a contract')
  if (SEATS.some((seat) => hands[seat] === null)) return issue('needs all four hands')
  const held = new Map(SEATS.map((seat) => [seat, new Set<string>(cardsOf(hands[seat] as never))]))
  let trick: Trick = { leader, cards: [] }
  for (const [at, card] of play.entries()) {
    const seat = playerOf(trick)
    const cards = held.get(seat) as Set<string>
    const [lead] = trick.cards
    if (!cards.has(card)) return issue(`card ${at + 1}, ${card}, is not in the hand of ${seat}, whose turn it is`)
    if (lead !== undefined && suitOf(card) !== suitOf(lead) && [...cards].some((other) => other[0] === suitOf(lead)))
      return issue(`card ${at + 1}, ${card}, does not follow suit, which ${seat} can`)
    cards.delete(card)
    trick = afterCard(trick, card, strain)
  }
  return []
}

/** The tricks of the declaring side; `null` until all cards of 13 tricks have been played in turn. */
export const tricksTaken = (play: readonly Card[], contract: Contract): number | null => {
  const leader = openingLeader(contract)
  const { declarer, strain } = contract
  if (leader === null || declarer === null || strain === null || play.length < MAX_CARDS) return null
  let trick: Trick = { leader, cards: [] }
  let taken = 0
  for (const card of play) {
    trick = afterCard(trick, card, strain)
    if (trick.cards.length === 0 && isDeclaring(declarer, trick.leader)) taken++
  }
  return taken
}

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
