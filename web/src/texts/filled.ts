export type Values = Readonly<Record<string, string | number>>

const rules = new Map<string, Intl.PluralRules>()

const isOne = (language: string, value: string | number): boolean => {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  // A number as it is written may have more than digits; then it is a large one.
  return known.select(Number(value)) === 'one'
}

/**
 * A text with its values: `{count}` stands for one, and `{count|board|boards}` for the word that goes with it. A value that is
 * missing leaves its place as it is.
 */
export const filled = (text: string, values: Values, language: string): string =>
  text.replace(/\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g, (whole, name: string, one?: string, other?: string) => {
    const value = values[name]
    if (value === undefined) return whole
    return one === undefined || other === undefined ? String(value) : isOne(language, value) ? one : other
  })
