import { SUIT_SYMBOLS } from 'dealbook-domain/drawing/board-drawing.js'

/** Where `!s` stands for a suit: not within a word, but after a rank such as `K`, which also stands before its suit. */
export const BEFORE_SUIT = '(?<!\\p{L}\\p{L}|(?![AKQJTRDVBWX])\\p{L})'

const TYPED = new RegExp(`${BEFORE_SUIT}!([shdc])`, 'giu')

/** Replaces each `!s` with ♠, except within a word, for single-line fields. */
export const withSuitSymbols = (text: string): string =>
  text.replace(TYPED, (_, suit: string) => SUIT_SYMBOLS[suit.toUpperCase() as 'S'])
