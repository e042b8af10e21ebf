const DIACRITICS =
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]|[\u0483-\u0487]|[\u0591-\u05bd]|[\u064b-\u065f]/g

/** Letters that Unicode does not decompose but that people search for without the stroke or ligature. */
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

/** Drops accents: `é` becomes `e`. Marks that change the meaning (Devanagari, Thai, kana) stay. */
export const withoutAccents = (text: string): string => text.normalize('NFKD').replace(DIACRITICS, '').normalize('NFKC')

/**
 * The form in which texts are searched and sorted: case and accents dropped, white space collapsed to single spaces,
 * trimmed. Never contains a line break.
 */
export const foldForSearch = (text: string): string =>
  withoutAccents(text.normalize('NFKD').toLowerCase())
    .replace(PLAIN, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()

/** Compares by Unicode code point, as PostgreSQL's "C" collation does for UTF-8. JavaScript's `<` compares UTF-16 units. */
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

/** Control characters, line and paragraph separators, and marks that change the text direction. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u
const CONTROLS = new RegExp(CONTROL, 'gu')
const BLANK = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}]*$/u

/** Makes text from files and tokens safe to use in a name. */
export const withoutControls = (text: string): string => text.replace(CONTROLS, '')

/** Whether the text is a single line that cannot affect how the text around it is displayed. */
export const isPlainLine = (text: string): boolean => !CONTROL.test(text)

/** Whether the text has no visible characters. */
export const isBlank = (text: string): boolean => BLANK.test(text)

/** Whether the text can be a name or a title, apart from its length. */
export const isName = (text: string): boolean => isPlainLine(text) && !isBlank(text)

/** Truncates to `max` characters (code points), never splitting one. */
export const cutAt = (text: string, max: number): string =>
  text.length <= max ? text : Array.from(text).slice(0, max).join('')

/** PostgreSQL's text cannot contain NUL, and UTF-8 cannot represent unpaired surrogates. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

const encoder = new TextEncoder()

/** The size of a text in UTF-8, in bytes. */
export const utf8Bytes = (text: string): number => encoder.encode(text).length

/** The size of a value as JSON in UTF-8, in bytes. */
export const jsonBytes = (value: unknown): number => utf8Bytes(JSON.stringify(value))

/**
 * Whether a value exceeds a number of bytes as JSON in UTF-8. A character takes at most three bytes per UTF-16 unit.
 */
export const exceedsJsonBytes = (value: unknown, most: number): boolean => {
  const json = JSON.stringify(value)
  return json.length * 3 > most && utf8Bytes(json) > most
}
