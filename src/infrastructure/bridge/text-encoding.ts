/** The encodings that files of boards come in. Latin-1 stands for Windows-1252, as on the web. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'latin1'

/**
 * The encoding of a file: the one that its byte order mark names; without one, UTF-8 if the bytes are valid UTF-8, otherwise
 * Latin-1, which PBN was designed for.
 * @param start the file, or at least its first three bytes
 * @param isUtf8 whether all of its bytes are valid UTF-8
 */
export const encodingOf = (start: Uint8Array, isUtf8: () => boolean): TextEncoding => {
  const [first, second] = start
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return isUtf8() ? 'utf-8' : 'latin1'
}
