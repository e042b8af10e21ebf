export type Values = Readonly<Record<string, string | number>>

/** Where a value goes: the words that go with it, its place in the text, and the text. */
type Place = [words: string | undefined, at: number, all: string]

const rules = new Map<string, Intl.PluralRules>()

/** The plural form for a number: one, few (in languages that have it), other. */
const wordFor = (language: string, value: string | number, words: readonly string[]): string => {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  // A number as it is written has marks between its digits.
  const number = typeof value === 'number' ? value : Number(value.replace(/(?<=\d)[\s.,’'](?=\d{3})/g, ''))
  const form = known.select(number)
  const at = form === 'one' ? 0 : form === 'few' ? 1 : words.length - 1
  return words[Math.min(at, words.length - 1)] as string
}

/** Makes a sentence continue after a colon, with a lower-case first letter. */
const withinSentence = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1)

/** In French, `de` and `que` lose their vowel before another one: `la main d’Est`. */
const elided = (text: string, values: Values): string =>
  text.replace(/\b([Dd]|[Qq]u)e (\{(\w+)\})/g, (whole, start: string, place: string, name: string) =>
    /^[aeiouhàâäéèêëîïôöùûüæœ]/i.test(String(values[name] ?? '')) ? `${start}’${place}` : whole,
  )

/**
 * A text with its values: `{count}` stands for one, and `{count|board|boards}` for the word that goes with it; in Polish
 * `{count|rozdanie|rozdania|rozdań}`, by the rules of the language. A value that is missing leaves its place as it is.
 * `{why}`, a sentence, becomes part of the text when it follows a colon.
 */
export const filled = (text: string, values: Values, language: string): string =>
  (language === 'fr' ? elided(text, values) : text).replace(
    /\{(\w+)((?:\|[^|{}]*){2,3})?\}/g,
    (whole, name: string, ...[words, at, all]: Place) => {
      const value = values[name]
      if (value === undefined) return whole
      if (name === 'why' && all.slice(0, at).endsWith(': ')) return withinSentence(String(value))
      return words === undefined ? String(value) : wordFor(language, value, words.slice(1).split('|'))
    },
  )
