import { SUIT_SYMBOLS } from 'dealbook-domain/drawing/board-drawing.js'

/** Replaces each `!s` with ♠, except within a word, for single-line fields. */
export const withSuitSymbols = (text: string): string =>
  text.replace(/(?<!\p{L})!([shdc])/giu, (_, suit: string) => SUIT_SYMBOLS[suit.toUpperCase() as 'S'])
