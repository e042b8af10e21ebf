// A search term as the search columns hold it: without case and accents, white space collapsed.
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

/** `null` for what is too short to be searched for. */
export const foldTerm = (text: string): string | null => {
  const term = text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFKC')
    .replace(/[ßæœøđðłħıþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()
  return lengthOf(term) < 2 ? null : term
}

export const lengthOf = (text: string): number => Array.from(text).length

/** As a part of a pattern of LIKE. */
export const escapeLike = (term: string): string => term.replace(/[\\%_]/g, '\\$&')

export const WORD_BREAKS = [' ', '-', "'", '’', '(']

/** The term as the column with the trigram index holds it, which has letters for what is none. */
export const indexed = (text: string): string =>
  text.replace(/[^\p{L}\p{N}]/gu, (mark) =>
    WORD_BREAKS.includes(mark) ? '\ufa00' : String.fromCodePoint(0xf900 + ((mark.codePointAt(0) as number) & 0xff)),
  )
