import { isCountry } from 'dealbook-domain/formats.js'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** The languages in which most bridge is taught; an account's own one is always offered too. */
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

/** Every country, by its name in a language. */
export const countriesIn = (language: string): readonly Choice[] => {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`)).filter(isCountry)
  return codes.map((code): Choice => [code, names.of(code) ?? code]).sort(byName(language))
}

export const languagesIn = (language: string, own: string | null): readonly Choice[] => {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const tags = new Set([...LANGUAGES, ...(own === null ? [] : [own])])
  return [...tags].map((tag): Choice => [tag, names.of(tag) ?? tag]).sort(byName(language))
}
