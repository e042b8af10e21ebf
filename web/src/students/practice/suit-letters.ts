import type { Suit } from 'dealbook-domain/bridge/card.js'
import type { PageLanguage } from 'dealbook-domain/page-languages.js'

/** English letters that mean the same in every language. */
const COMMON: Readonly<Record<string, Suit>> = { d: 'D', h: 'H', s: 'S' }

/** The letters of the suits in each language: the initials that its players write, and English ones besides. */
export const SUIT_LETTERS: Readonly<Record<PageLanguage, Readonly<Record<string, Suit>>>> = {
  en: { ...COMMON, c: 'C' },
  fr: { ...COMMON, t: 'C', k: 'D', c: 'H', p: 'S' },
  de: { ...COMMON, t: 'C', k: 'D', c: 'H', p: 'S' },
  // Both karo and kier begin with a k.
  pl: { ...COMMON, c: 'C', t: 'C', p: 'S' },
}
