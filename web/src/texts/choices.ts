import { isCountry } from 'dealbook-domain/standard-formats.js'
import type { Language } from './reader-language.js'
import { languageName } from './use-texts.js'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** The languages in which most bridge is taught. The account's own language is always offered too. */
const LANGUAGES = [
  'da',
  'de',
  'el',
  'en',
  'es',
  'fi',
  'fr',
  'he',
  'hu',
  'it',
  'ja',
  'nb',
  'nl',
  'pl',
  'pt',
  'ro',
  'sv',
  'tr',
  'zh',
]

export type Choice = readonly [value: string, name: string]

const byName = (language: string) => {
  const { compare } = new Intl.Collator(language)
  return ([, one]: Choice, [, other]: Choice): number => compare(one, other)
}

/** All countries, sorted by their names in a language. */
export const countriesIn = (language: string): readonly Choice[] => {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`)).filter(isCountry)
  return codes.map((code): Choice => [code, names.of(code) ?? code]).sort(byName(language))
}

/**
 * @param own language tags to offer in addition
 */
export const languagesIn = (language: Language, own: readonly string[]): readonly Choice[] =>
  [...new Set([...LANGUAGES, ...own])].map((tag): Choice => [tag, languageName(tag, language)]).sort(byName(language))
