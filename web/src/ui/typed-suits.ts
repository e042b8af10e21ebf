import { SUIT_SYMBOLS } from 'dealbook-domain/bridge/board-drawing.js'

/** A text with ♠ for each `!s`, for fields of one line; not within a word. */
export const withSuitSymbols = (text: string): string =>
  text.replace(/(?<!\p{L})!([shdc])/giu, (_, suit: string) => SUIT_SYMBOLS[suit.toUpperCase() as 'S'])
