/** The supported encodings of board files. Latin-1 means Windows-1252, as on the web. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1250' | 'latin1'

/** The part of a file that is searched for Central European letters. */
const SAMPLE_BYTES = 64 * 1024

/**
 * Matches bytes that are letters in Windows-1250 (`ł`, `ą`, `ż`, `ť` …) but symbols in Windows-1252, at positions for
 * letters: within a word, or at its start before a lower-case letter. The byte of `ě` is a letter in both encodings,
 * but occurs within words only in Czech.
 */
const CENTRAL_EUROPEAN =
  /[a-z\xe0-\xff][\xb3\xb9\xbe\xbf\x9f\x9d][a-z\xe0-\xff]|[a-z]{3}[\xb3\xb9](?![\w\xc0-\xff])|(?<![\w\xc0-\xff])[\xa3\xaf\x8c\x8f\xa5][a-z\xe0-\xff]{2}|[a-z]\xec[a-z]/

/**
 * The encoding of a file: that of its byte order mark; without one, UTF-8 if the bytes are valid UTF-8; otherwise
 * Windows-1250 if words contain letters that only Windows-1250 has, or else Latin-1, for which PBN was designed.
 * @param start the file, or at least its first 64 KiB
 * @param isUtf8 whether all of its bytes are valid UTF-8
 */
export const encodingOf = (start: Uint8Array, isUtf8: () => boolean): TextEncoding => {
  const [first, second] = start
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (isUtf8()) return 'utf-8'
  const sample = Array.from(start.subarray(0, SAMPLE_BYTES), (byte) => String.fromCharCode(byte)).join('')
  return CENTRAL_EUROPEAN.test(sample) ? 'windows-1250' : 'latin1'
}
