/** The suits, spades first, as hands are written. */
export const SUITS = ['S', 'H', 'D', 'C'] as const
export type Suit = (typeof SUITS)[number]

/** The ranks from the ace down, as hands are written. */
export const RANKS = 'AKQJT98765432'
/** The ranks from the two up. */
export const RANKS_UP = '23456789TJQKA'

/** The rank of a card as a number: a two is 0, an ace 12. */
export const rankOf = (card: string): number => RANKS_UP.indexOf(card.charAt(1))
