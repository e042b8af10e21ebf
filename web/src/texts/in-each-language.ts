import type { PageLanguage } from 'dealbook-domain/page-languages.js'

/** Texts by key, each key in every language. `{name}` stands for a value, `{name|one|other}` for a word that depends on it. */
export type InEachLanguage<Key extends string> = Readonly<Record<PageLanguage, Readonly<Record<Key, string>>>>

/** The keys are those of the English texts: the compiler names what another language lacks, or has too much. */
export const inEachLanguage = <Key extends string>(
  texts: { readonly en: Readonly<Record<Key, string>> } & InEachLanguage<NoInfer<Key>>,
): InEachLanguage<Key> => texts
