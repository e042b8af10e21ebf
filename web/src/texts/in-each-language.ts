/** Texts by key, in English and in French: each key in both. `{name}` stands for a value, `{name|one|other}` for a word that depends on it. */
export interface InEachLanguage<Key extends string> {
  readonly en: Readonly<Record<Key, string>>
  readonly fr: Readonly<Record<Key, string>>
}

export const inEachLanguage = <Key extends string>(texts: {
  readonly en: Readonly<Record<Key, string>>
  readonly fr: Readonly<Record<NoInfer<Key>, string>>
}): InEachLanguage<Key> => texts
