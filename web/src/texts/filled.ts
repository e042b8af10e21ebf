export type Values = Readonly<Record<string, string | number>>

/** Where a value goes: the words that go with it, its place in the text, and the text. */
type Place = [one: string | undefined, other: string | undefined, at: number, all: string]

const rules = new Map<string, Intl.PluralRules>()

const isOne = (language: string, value: string | number): boolean => {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  // A number as it is written may have more than digits; then it is a large one.
  return known.select(Number(value)) === 'one'
}

/** A sentence that goes on behind a colon. */
const withinSentence = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1)

/**
 * A text with its values: `{count}` stands for one, and `{count|board|boards}` for the word that goes with it. A value that is
 * missing leaves its place as it is. `{why}`, a sentence, is part of the text's own behind a colon.
 */
export const filled = (text: string, values: Values, language: string): string =>
  text.replace(/\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g, (whole, name: string, ...[one, other, at, all]: Place) => {
    const value = values[name]
    if (value === undefined) return whole
    if (name === 'why' && all.slice(0, at).endsWith(': ')) return withinSentence(String(value))
    return one === undefined || other === undefined ? String(value) : isOne(language, value) ? one : other
  })
