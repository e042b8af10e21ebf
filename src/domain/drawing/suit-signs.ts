import { SUITS, type Suit } from '../bridge/card.js'

/** The filled suit symbols, then the outlined ones, spades first. */
export const SUIT_SIGNS = '♠♥♦♣♤♡♢♧'

const SUIT_OF_SIGN: ReadonlyMap<string, Suit> = new Map(
  Array.from(SUIT_SIGNS, (sign, i) => [sign, SUITS[i % SUITS.length] as Suit]),
)

/** The suit of a suit symbol; `undefined` for any other text. */
export const suitOfSign = (sign: string): Suit | undefined => SUIT_OF_SIGN.get(sign)

export const isSuitSign = (text: string): boolean => SUIT_OF_SIGN.has(text)
