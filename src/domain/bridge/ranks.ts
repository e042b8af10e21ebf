/** Ace, king, queen and jack as they are written in each language; everywhere in files, and in English, they are A, K, Q and J. */
const HONOURS = {
  en: ['A', 'K', 'Q', 'J'],
  fr: ['A', 'R', 'D', 'V'],
  de: ['A', 'K', 'D', 'B'],
  nl: ['A', 'H', 'V', 'B'],
  pl: ['A', 'K', 'D', 'W'],
  sv: ['E', 'K', 'D', 'Kn'],
  da: ['E', 'K', 'D', 'B'],
} as const

export const RANK_LANGUAGES = ['en', 'fr', 'de', 'nl', 'pl', 'sv', 'da'] as const
export type RankLanguage = (typeof RANK_LANGUAGES)[number]

const isRankLanguage = (language: string): language is RankLanguage => Object.hasOwn(HONOURS, language)

/** A rank as it is printed: `10` is one card. */
export const rankIn = (rank: string, language: RankLanguage): string => {
  if (rank === 'T') return '10'
  return HONOURS[language][HONOURS.en.indexOf(rank as 'A')] ?? rank
}

/** A hand as it is printed in one line: `ARD.V109.876.5432`. */
export const handTextIn = (hand: string, language: RankLanguage): string =>
  hand.replace(/[A-Z]/g, (rank) => rankIn(rank, language))

/** The other way round: the printed ranks in a text, or those of files, as files have them. */
export const ranksFrom = (text: string, language: RankLanguage): string => {
  const letters = new Map<string, string>(
    HONOURS[language].map((name, i) => [name.toUpperCase(), HONOURS.en[i] ?? name]),
  )
  return text
    .toUpperCase()
    .replaceAll('10', 'T')
    .replace(/KN|[A-Z]/g, (name) => letters.get(name) ?? name)
}

/**
 * The ranks for the reader of a page: those of the page's language, or where a page is in English because there is none in the
 * reader's own language, those of that.
 * @param page the language of the page
 * @param pages the languages that pages are in
 * @param own the languages that the reader prefers, as tags, the first one most
 */
export const ranksForReader = (page: string, pages: readonly string[], own: readonly string[]): RankLanguage => {
  if (page !== 'en') return isRankLanguage(page) ? page : 'en'
  const first = own.map((tag) => tag.toLowerCase().split('-', 1)[0] ?? '').find(isRankLanguage) ?? 'en'
  return pages.includes(first) ? 'en' : first
}
