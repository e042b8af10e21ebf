import { type RankLanguage, ranksForReader } from 'dealbook-domain/drawing/ranks.js'
import { PAGE_LANGUAGES } from 'dealbook-domain/page-languages.js'
import { useEnglishRanks } from '../display-settings.js'
import type { Language } from '../texts/reader-language.js'

/** `local`: the ranks of the reader's language; `ranks`: the ones to show. */
export const useReaderRanks = (language: Language): { readonly local: RankLanguage; readonly ranks: RankLanguage } => {
  const local = ranksForReader(language, PAGE_LANGUAGES, navigator.languages)
  const [isEnglish] = useEnglishRanks()
  return { local, ranks: isEnglish ? 'en' : local }
}
