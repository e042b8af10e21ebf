// Folds a search term like the search columns: without case and accents, white space collapsed.
const MARKS =
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]|[\u0483-\u0487]|[\u0591-\u05bd]|[\u064b-\u065f]/g
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
}

export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFKC')
    .replace(/[ßæœøđðłħıþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()

/** `null` if it is too short to search for. */
export const foldTerm = (text: string): string | null => {
  const term = fold(text)
  return lengthOf(term) < 2 ? null : term
}

/** A search of boards as received. */
export interface BoardQuery {
  readonly q?: string
  readonly theme?: string | readonly string[]
  readonly sort?: string
}

/** The search terms for a board: beginnings of words, and themes. */
export interface BoardTerms {
  readonly words: readonly string[]
  readonly themes: readonly string[]
}

export const wordsOf = (text: string): readonly string[] =>
  [...new Set(fold(text).split(/[\p{P}\p{Z}\p{Cc}]+/u))].filter((word) => word !== '')

export const boardTermsOf = ({ q = '', theme = [] }: BoardQuery): BoardTerms => ({
  words: wordsOf(q),
  themes: [...new Set([theme].flat().map(fold))].filter((text) => text !== ''),
})

export const lexeme = (text: string): string => `'${text.replace(/['\\]/g, '$&$&')}'`

/** A tsquery for the columns of terms, which have a `w` before words and a `t` before themes. */
export const tsqueryOf = ({ words, themes }: BoardTerms): string =>
  [...words.map((word) => `${lexeme(`w${word}`)}:*`), ...themes.map((theme) => lexeme(`t${theme}`))].join(' & ')

export const lengthOf = (text: string): number => Array.from(text).length

/** Escapes a term for a LIKE pattern. */
export const escapeLike = (term: string): string => term.replace(/[\\%_]/g, '\\$&')

export const WORD_BREAKS = [' ', '-', "'", '’', '(']

/** The term in the form of the column with the trigram index, in which letters replace other characters. */
export const indexed = (text: string): string =>
  text.replace(/[^\p{L}\p{N}]/gu, (mark) =>
    WORD_BREAKS.includes(mark) ? '\ufa00' : String.fromCodePoint(0xf900 + ((mark.codePointAt(0) as number) & 0xff)),
  )
