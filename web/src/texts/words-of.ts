import { filled, type Values } from './filled.js'
import type { InEachLanguage } from './in-each-language.js'
import type { Language } from './reader-language.js'

/** The texts of one area in a language, with values in their places. */
export const wordsOf =
  <Key extends string>(texts: InEachLanguage<Key>, language: Language) =>
  (key: Key, values: Values = {}): string =>
    filled(texts[language][key], values, language)
