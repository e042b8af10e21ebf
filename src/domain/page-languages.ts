/** The languages of the pages. */
export const PAGE_LANGUAGES = ['en', 'fr', 'de', 'pl'] as const
export type PageLanguage = (typeof PAGE_LANGUAGES)[number]

/** The name of each language in that language. */
export const PAGE_LANGUAGE_NAMES: Readonly<Record<PageLanguage, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  pl: 'Polski',
}

export const isPageLanguage = (text: unknown): text is PageLanguage => PAGE_LANGUAGES.some((known) => known === text)
