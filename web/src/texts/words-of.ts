import type { InEachLanguage } from './in-each-language.js'
import type { Language } from './reader-language.js'

export type Values = Readonly<Record<string, string | number>>

/** The texts of one area in a language, with values in their places. */
export const wordsOf =
  <Key extends string>(texts: InEachLanguage<Key>, language: Language) =>
  (key: Key, values: Values = {}): string =>
    texts[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
