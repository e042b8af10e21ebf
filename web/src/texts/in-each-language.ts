/** Texts by key, in English and in French: each key in both. `{name}` stands for a value. */
export interface InEachLanguage<Key extends string> {
  readonly en: Readonly<Record<Key, string>>
  readonly fr: Readonly<Record<Key, string>>
}

export const inEachLanguage = <Key extends string>(texts: {
  readonly en: Readonly<Record<Key, string>>
  readonly fr: Readonly<Record<NoInfer<Key>, string>>
}): InEachLanguage<Key> => texts
