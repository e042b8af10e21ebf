import type { Seat, Vulnerability } from './bridge/board.js'
import { SUITS } from './bridge/card.js'
import type { Hand } from './bridge/hand.js'
import { type Par, type ParContract, parBySide } from './bridge/par.js'
import { ranksBySuit } from './drawing/board-drawing.js'
import { BRIDGE_WORDS, withValues } from './drawing/bridge-translations.js'

import type { RankLanguage } from './drawing/ranks.js'

/** Returns a bridge term in a reader's language, with values in place of its placeholders. */
export type BridgeWords = (
  key: keyof (typeof BRIDGE_WORDS)['en'],
  values?: Readonly<Record<string, string | number>>,
) => string

/** For what has no reader whose language is known, such as pictures. */
export const IN_ENGLISH: BridgeWords = (key, values = {}) => withValues(BRIDGE_WORDS.en[key], values)

export interface BoardFacts {
  readonly boardNumber: number | null
  readonly dealer: Seat
  readonly vulnerability: Vulnerability
}

/** The caption of a board: its number, dealer and vulnerability, one per line. */
export const captionOf = (
  { boardNumber, dealer, vulnerability }: BoardFacts,
  words: BridgeWords,
): readonly string[] => [
  ...(boardNumber === null ? [] : [words('board.number', { number: boardNumber })]),
  words('board.dealer', { seat: words(`seat.${dealer}`) }),
  words(`board.vulnerable.${vulnerability}`),
]

/** A hand as it is read out: "spades 8 7; hearts A K Q; …". */
export const spokenHand = (hand: Hand, words: BridgeWords, ranks: RankLanguage): string => {
  const suits = ranksBySuit(hand, ranks)
  return SUITS.map((suit, i) => `${words(`suit.${suit}`)} ${suits[i]?.join(' ') || words('board.noCards')}`).join('; ')
}

/** The letter of a seat in the reader's language. */
export const seatLetter = (words: BridgeWords, seat: Seat): string => words(`seat.${seat}`).charAt(0)

const signed = (score: number): string => (score < 0 ? `−${-score}` : `+${score}`)

const seatsInWords = ([one, other]: readonly Seat[], words: BridgeWords): string =>
  other === undefined
    ? words(`seat.${one as Seat}`)
    : words('board.eitherSeat', { one: words(`seat.${one as Seat}`), other: words(`seat.${other}`) })

/**
 * Par as a sentence, in pieces: texts, and contracts, which each medium draws with suit symbols.
 * "Par: 4♠ by North or South, +620."
 */
export const parInWords = (par: Par, words: BridgeWords): readonly (string | ParContract)[] => {
  if (par.contracts.length === 0) return [words('board.parPassedOut')]
  const pieces = parBySide(par).flatMap(({ score, contracts }, side) => [
    ...contracts.flatMap((contract, i) => {
      const said = words('board.parContract', { seats: seatsInWords(contract.declarers, words) })
      const [before = '', after = ''] = said.split('{call}')
      return [`${i > 0 ? ', ' : side > 0 ? '; ' : ''}${before}`, contract, after]
    }),
    `, ${signed(score)}`,
  ])
  return [`${words('board.par')} `, ...pieces, '.'].filter((piece) => piece !== '')
}
