import type { Suit } from 'dealbook-domain/bridge/card.js'
import { type Card, isCard } from 'dealbook-domain/bridge/play.js'
import { type RankLanguage, ranksFrom } from 'dealbook-domain/drawing/ranks.js'
import type { PageLanguage } from 'dealbook-domain/page-languages.js'
import { SUIT_LETTERS } from './suit-letters.js'

/** The state of a card that is being typed. */
export interface TypedCard {
  /** The suit, once it is typed. */
  readonly suit: Suit | null
  /** The complete card, which need not be legal. */
  readonly card: Card | null
}

/** Handles a key for a hand of cards: a suit, then a rank, such as `ha` or `s10`, in the letters of the page. */
export const typedCard = (suit: Suit | null, key: string, language: PageLanguage, ranks: RankLanguage): TypedCard => {
  // No other rank begins with a 1, so a ten is complete before its 0.
  const rank = key === '1' ? 'T' : ranksFrom(key, ranks)
  const card = `${suit}${rank}`
  if (suit !== null && isCard(card)) return { suit: null, card }
  return { suit: SUIT_LETTERS[language][key.toLowerCase()] ?? null, card: null }
}
