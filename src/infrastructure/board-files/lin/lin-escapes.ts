const BAR = /\||%7C/i
/** Matches escapes at the end of a chunk that may continue in the next. */
const TAIL = /(?:%[0-9a-f]{2}){0,16}%?[0-9a-f]?$/i

/**
 * Decodes the percent-encoding of a LIN text that was copied from a link and comes in chunks. The first bar shows
 * whether the text is encoded.
 */
export class LinEscapes {
  private isEncoded: boolean | null = null
  private held = ''

  push(chunk: string): string {
    if (this.isEncoded === false) return chunk
    const text = this.held + chunk
    this.held = ''
    if (this.isEncoded === null) {
      const [bar] = BAR.exec(text) ?? []
      if (bar !== undefined) this.isEncoded = bar !== '|'
    }
    if (this.isEncoded !== true) {
      // The beginning of the first bar may be at the end.
      this.held = this.isEncoded === null ? (/%7?$/.exec(text)?.[0] ?? '') : ''
      return text.slice(0, text.length - this.held.length)
    }
    this.held = TAIL.exec(text.slice(-MAX_TAIL))?.[0] ?? ''
    return withoutEscapes(text.slice(0, text.length - this.held.length))
  }

  end(): string {
    return this.isEncoded === true ? withoutEscapes(this.held) : this.held
  }
}

const MAX_TAIL = 50

const decoders = { utf8: new TextDecoder('utf-8'), latin1: new TextDecoder('latin1') }

/** Decodes percent-encoded UTF-8, or else Windows-1252; a plus is a space. Also runs in browsers. */
export const withoutEscapes = (text: string): string =>
  text.replace(/\+/g, ' ').replace(/(?:%[0-9a-f]{2})+/gi, bytesAsText)

/** The character that a decoder puts in place of invalid UTF-8. */
const NO_CHARACTER = '\ufffd'

/** No decoder throws here: a text may have a million bad escapes, and each error would cost more than reading it. */
const bytesAsText = (escapes: string): string => {
  const bytes = new Uint8Array(escapes.length / 3)
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(escapes.slice(3 * i + 1, 3 * i + 3), 16)
  const text = decoders.utf8.decode(bytes)
  return text.includes(NO_CHARACTER) ? decoders.latin1.decode(bytes) : text
}
