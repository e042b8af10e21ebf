const DIACRITICS =
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]|[\u0483-\u0487]|[\u0591-\u05bd]|[\u064b-\u065f]/g

/** Letters that Unicode does not decompose but that readers type without their stroke or ligature. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
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
const PLAIN = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g')

/** Drops accents: `é` becomes `e`. Vowel signs that carry meaning of their own (Devanagari, Thai, kana) stay. */
export const withoutAccents = (text: string): string => text.normalize('NFKD').replace(DIACRITICS, '').normalize('NFKC')

/**
 * The form in which texts are searched and sorted: case and accents dropped, white space collapsed to single spaces,
 * trimmed. It never holds a line break.
 */
export const foldForSearch = (text: string): string =>
  withoutAccents(text.normalize('NFKD').toLowerCase())
    .replace(PLAIN, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()

/** Orders by Unicode code point, as PostgreSQL's collation "C" does on UTF-8. JavaScript's `<` compares UTF-16 units. */
export const compareCodePoints = (a: string, b: string): number => {
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i)
    const y = b.charCodeAt(i)
    if (x !== y) return isSurrogate(x) === isSurrogate(y) ? x - y : isSurrogate(x) ? 1 : -1
  }
  return a.length - b.length
}

const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff

/** Control characters, breaks of lines and paragraphs, and the marks that turn the direction of the text after them. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u
const CONTROLS = new RegExp(CONTROL, 'gu')
const BLANK = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}]*$/u

/** Text from files and tokens as a name may hold it. */
export const withoutControls = (text: string): string => text.replace(CONTROLS, '')

/** Text that may stand beside others on a page without changing how these read. */
export const isPlainLine = (text: string): boolean => !CONTROL.test(text)

/** Nothing of it is seen. */
export const isBlank = (text: string): boolean => BLANK.test(text)

/** What a name or a title may be, but for its length. */
export const isName = (text: string): boolean => isPlainLine(text) && !isBlank(text)

/** Cuts at `max` characters (code points), never through one. */
export const cutAt = (text: string, max: number): string =>
  text.length <= max ? text : Array.from(text).slice(0, max).join('')

/** NUL and unpaired surrogates have no place in PostgreSQL's text or in UTF-8. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

const encoder = new TextEncoder()

/** Size of a value as JSON in UTF-8, in bytes. */
export const jsonBytes = (value: unknown): number => encoder.encode(JSON.stringify(value)).length
