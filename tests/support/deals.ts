import fc from 'fast-check'
import { auctionIssues, type Call, contractOf, STRAINS } from '../../src/domain/bridge/auction.js'
import { SEATS, VULNERABILITIES } from '../../src/domain/bridge/board.js'
import { cardsOf, type Hand, type Hands, parseHand } from '../../src/domain/bridge/hand.js'
import { type Card, playIssues } from '../../src/domain/bridge/play.js'
import { STEP } from '../../src/domain/commentary.js'
import type { Deal } from '../../src/domain/deal.js'
import { wholeHands } from '../../src/domain/double-dummy.js'
import { paragraphOf } from '../../src/domain/paragraph.js'
import { aDeal } from './builders.js'
import { anyTable } from './trick-tables.js'

const DECK = [...'SHDC'].flatMap((suit) => [...'AKQJT98765432'].map((rank) => suit + rank))
export const CALLS = [
  'P',
  'P',
  'P',
  'X',
  'XX',
  ...[1, 2, 3, 4, 5, 6, 7].flatMap((level) => STRAINS.map((s) => `${level}${s}`)),
]

/** Legal calls up to the end of the auction; an illegal choice becomes a pass. */
const auctionOf = (choices: readonly number[]): readonly Call[] => {
  const calls: Call[] = []
  for (const choice of choices) {
    if (contractOf(calls, 'N') !== null) break
    const call = CALLS[choice] as Call
    calls.push(auctionIssues([...calls, call]).length === 0 ? call : ('P' as Call))
  }
  return calls
}

/** A legal sequence of cards: each is the first card of the player's hand that may be played. */
const playOf = (hands: Hands, calls: readonly Call[], dealer: Deal['dealer'], length: number): readonly Card[] => {
  const contract = contractOf(calls, dealer)
  if (!contract?.declarer || SEATS.some((seat) => hands[seat] === null)) return []
  const held = SEATS.flatMap((seat) => cardsOf(hands[seat] as Hand)) as Card[]
  const play: Card[] = []
  while (play.length < length) {
    const next = held.find((card) => !play.includes(card) && playIssues([...play, card], hands, contract).length === 0)
    if (next === undefined) break
    play.push(next)
  }
  return play
}

const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  fc.string({ unit: fc.constantFrom(...'{}[]"\\;|#%?=!- \taé♠牌'), maxLength: 30 }),
)

/** Any board that can be kept: some hands shown, whole or in part; any title, auction and commentary, with steps. */
export const anyDeal: fc.Arbitrary<Deal> = fc
  .record({
    deck: fc.shuffledSubarray(DECK, { minLength: 52 }),
    size: fc.oneof({ weight: 3, arbitrary: fc.constant(13) }, fc.integer({ min: 1, max: 13 })),
    shown: fc.oneof(fc.constant([true, true, true, true]), fc.array(fc.boolean(), { minLength: 4, maxLength: 4 })),
    title: fc.oneof(
      { weight: 3, arbitrary: text },
      fc.constantFrom('Board 7', 'Cup, Board 7', '#', '##x', '?', '[x "y"]'),
    ),
    boardNumber: fc.option(fc.oneof(fc.constant(7), fc.integer({ min: 1, max: 999 }))),
    dealer: fc.constantFrom(...SEATS),
    vulnerability: fc.constantFrom(...VULNERABILITIES),
    choices: fc.array(fc.nat(CALLS.length - 1), { maxLength: 60 }),
    played: fc.constantFrom(0, 0, 1, 3, 4, 7, 20, 52),
    result: fc.option(fc.nat(13)),
    paragraphs: fc.array(fc.option(text, { freq: 6 }), { maxLength: 5 }),
    tricks: fc.option(anyTable),
  })
  .map(({ deck, size, shown, title, choices, played, paragraphs, tricks, ...rest }) => {
    const hand = (at: number) => {
      const cards = deck.slice(at * 13, at * 13 + size)
      const suits = [...'SHDC'].map((suit) => cards.flatMap((card) => (card[0] === suit ? card.slice(1) : [])).join(''))
      return shown[at] ? parseHand(suits.join('.')) : null
    }
    const hands = { N: hand(0), E: hand(1), S: hand(2), W: hand(3) }
    const auction = auctionOf(choices)
    return aDeal({
      ...rest,
      hands,
      auction,
      doubleDummy: tricks !== null && wholeHands(hands) !== null ? { tricks, source: 'file' } : null,
      play: playOf(hands, auction, rest.dealer, played),
      title: /\S/.test(title) ? title : 'A title',
      commentary: paragraphs.map((content) => (content === null ? STEP : paragraphOf(content))),
    })
  })
