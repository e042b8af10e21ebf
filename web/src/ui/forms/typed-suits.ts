import { SUIT_SYMBOLS } from 'dealbook-domain/drawing/board-drawing.js'

/** Where `!s` stands for a suit: at the beginning of a word, or after ranks (`AK!s`). */
export const BEFORE_SUIT = '(?<=(?:^|\\P{L})[AKQJTRDVBW]*)'

const TYPED = new RegExp(`${BEFORE_SUIT}!([shdcSHDC])`, 'gu')

/** Replaces each `!s` with ♠, except after a word, for single-line fields. */
export const withSuitSymbols = (text: string): string =>
  text.replace(TYPED, (_, suit: string) => SUIT_SYMBOLS[suit.toUpperCase() as 'S'])
