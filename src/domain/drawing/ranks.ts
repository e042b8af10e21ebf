/** The letters of ace, king, queen and jack in each language. Files always use the English ones. */
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

/** A rank as it is shown; the ten (`T`) is `10`. */
export const rankIn = (rank: string, language: RankLanguage): string => {
  if (rank === 'T') return '10'
  return HONOURS[language][HONOURS.en.indexOf(rank as 'A')] ?? rank
}

/** A hand as it is shown on one line, such as `ARD.V109.876.5432` in French. */
export const handTextIn = (hand: string, language: RankLanguage): string =>
  hand.replace(/[A-Z]/g, (rank) => rankIn(rank, language))

/** The reverse of `handTextIn`: converts the ranks in a text to those of files. Also accepts the ranks of files. */
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
 * The language of the ranks on a page: that of the page, or the reader's own language if the page is in English only
 * because there are no pages in that language.
 * @param page the language of the page
 * @param pages the languages of all pages
 * @param own the tags of the reader's languages, most preferred first
 */
export const ranksForReader = (page: string, pages: readonly string[], own: readonly string[]): RankLanguage => {
  if (page !== 'en') return isRankLanguage(page) ? page : 'en'
  const first = own.map((tag) => tag.toLowerCase().split('-', 1)[0] ?? '').find(isRankLanguage) ?? 'en'
  return pages.includes(first) ? 'en' : first
}
