import { MAX_PARAGRAPHS_BYTES } from '../../../domain/paragraph.js'
import { breaksIn } from '../record-cutter.js'
import { commentOf, OpenComment, type PbnComment, type Place, tagOfLine } from './pbn-comment.js'

export interface PbnTag extends Place {
  readonly kind: 'tag'
  /** As written in the file; `null` if its value was replaced. */
  readonly raw: string | null
  readonly name: string
  readonly value: string
  /** Whether the game has a tag of that name before it. */
  readonly isRepeated?: boolean
}

export interface PbnText extends Place {
  readonly kind: 'text'
  readonly raw: string
  /** Whether an empty line precedes it. */
  readonly isApart?: boolean
}

export type PbnToken =
  | PbnTag
  | PbnComment
  | PbnText
  | (Place & { readonly kind: 'escape' | 'blank'; readonly raw: string })

/** Longer texts are truncated, so that no file can slow down a reader or make a response large. */
const MAX_VALUE_LENGTH = MAX_PARAGRAPHS_BYTES + 1
/** The maximum length of a tag; longer text in brackets is not treated as one. */
const MAX_TAG_LENGTH = 512 * 1024

/** A value as written between quotes: quotes and backslashes are escaped, and a space is put before a leading `#`. */
const quotedValue = (value: string): string => (value.startsWith('#') ? ` ${value}` : value).replace(/["\\]/g, '\\$&')

export const tagText = (name: string, value: string): string => `[${name} "${quotedValue(value)}"]`

/** A token as it is written in a record. */
export const rawOf = (token: PbnToken): string => {
  if (token.kind === 'tag') return token.raw ?? tagText(token.name, token.value)
  if (token.kind !== 'comment') return token.raw
  return `${token.mark}${token.lines.join('\n')}${token.mark === '{' && token.isClosed ? '}' : ''}`
}

/** The number of steps within a line after which a caller can pause. */
const STEPS_A_TURN = 1_000

const TAG_START = /\[\s*(\w{1,64})\s*(["“”„])/y
const SPECIAL = /[[{;"]/g
const IN_COMMENT = /[{}\n]/g

/** Section 3.3: a tag that is incomplete at the end of a line may continue on the next. */
const OPEN_TAG = /^[^;{]*\[\s*(?:\w{1,64}\s*(?:"(?:[^"\\]|\\.)*"\s*)?)?$/
const MAX_OPEN_TAG = 1_000
const MAX_TAG_LINES = 8

/** The tokens of a PBN file, with `null` between them where a caller can pause. */
export class PbnTokens {
  /** The part of the current line that has arrived. */
  private parts: string[] = []
  private line = 1
  /** Whether a comment has ended on this line. */
  private isContinued = false
  private steps = 0
  private comment: OpenComment | null = null
  /** Whether it was already checked if this line of the comment is a tag. */
  private isChecked = false
  /** Lines of an unfinished tag, and where they begin. */
  private held: string[] = []
  private heldPlace: Place = { line: 1, isLineStart: true };

  *push(chunk: string): Iterable<PbnToken | null> {
    for (let at = 0; at < chunk.length; ) {
      if (this.comment !== null) {
        at = yield* this.readComment(this.comment, chunk, at)
        continue
      }
      const end = chunk.indexOf('\n', at)
      this.parts.push(chunk.slice(at, end < 0 ? undefined : end))
      if (end < 0) return
      at = end + 1
      yield* this.endLine()
      this.line++
    }
  }

  *end(): Iterable<PbnToken | null> {
    if (this.comment === null) {
      yield* this.endLine()
      yield* this.release()
    } else this.comment.add(this.takeLine())
    if (this.comment !== null) yield* this.leave(this.comment)
    yield* this.release()
  }

  /** Continues a comment up to the next character that may end it. */
  private *readComment(comment: OpenComment, chunk: string, at: number): Generator<PbnToken | null, number> {
    IN_COMMENT.lastIndex = at
    const end = IN_COMMENT.exec(chunk)?.index ?? chunk.length
    if (end > at) this.parts.push(chunk.slice(at, end))
    const mark = chunk.charAt(end)
    if (mark === '\n') {
      comment.add(this.takeLine())
      this.line++
    } else if (mark === '}' && !this.parts[0]?.startsWith('%')) {
      comment.add(this.takeLine())
      this.comment = null
      this.isContinued = true
      yield comment.end(true)
    } else if (mark === '{' && this.isLeftOpen(comment)) {
      const begun = this.takeLine()
      yield* this.leave(comment)
      this.parts = [begun]
      return end
    } else if (mark !== '') this.parts.push(mark)
    return end + 1
  }

  /** Whether a closing brace is missing: comments don't nest, but another one begins here, after a tag. */
  private isLeftOpen(comment: OpenComment): boolean {
    if (comment.hasTags) return true
    if (this.isChecked) return false
    this.isChecked = true
    return tagOfLine(this.parts.join('')) !== null
  }

  private takeLine(): string {
    const line = this.parts.length === 1 ? (this.parts[0] ?? '') : this.parts.join('')
    this.parts = []
    this.isChecked = false
    return line
  }

  /** Ends an unclosed comment before its first tag, if it has one, and continues from there. */
  private *leave(comment: OpenComment): Iterable<PbnToken | null> {
    const { token, line, rest } = comment.split()
    this.comment = null
    yield token
    const at = this.line
    this.line = line
    for (const text of rest) {
      this.parts = [text]
      yield* this.endLine()
      this.line++
    }
    this.line = at
  }

  private endLine(): Iterable<PbnToken | null> {
    const text = this.takeLine()
    const { line } = this
    const isLineStart = !this.isContinued
    this.isContinued = false
    const isBlank = isLineStart && text.trim() === ''
    if (isBlank || (isLineStart && text.startsWith('%'))) {
      const token = { kind: isBlank ? 'blank' : 'escape', line, isLineStart: true, raw: text } as const
      return this.held.length === 0 ? [token] : [...this.release(), token]
    }
    if (this.held.length === 0) this.heldPlace = { line, isLineStart }
    this.held.push(text)
    return isTagOpen(this.held) ? [] : this.release()
  }

  /** The tokens of the buffered lines. */
  private release(): Iterable<PbnToken | null> {
    const { held, heldPlace } = this
    if (held.length === 0) return []
    this.held = []
    return this.scan(held.length === 1 ? (held[0] as string) : held.join('\n'), heldPlace, held.length > 1)
  }

  /** The tokens of a line, or of several lines if a tag spans them. */
  private *scan(text: string, first: Place, isLong: boolean): Iterable<PbnToken | null> {
    let { line, isLineStart } = first
    let seen = 0
    const placeAt = (at: number): Place => {
      if (isLong) line += breaksIn(text.slice(seen, at))
      seen = at
      const place = { line, isLineStart }
      isLineStart = false
      return place
    }
    let isQuoteless = false
    let isTagless = false
    let from = 0
    for (let at = 0; ; ) {
      if (++this.steps % STEPS_A_TURN === 0) yield null
      SPECIAL.lastIndex = at
      at = SPECIAL.exec(text)?.index ?? text.length
      const special = text.charAt(at)
      // A quoted cell of a table may contain any character.
      const quote: number = special === '"' && !isQuoteless ? text.indexOf('"', at + 1) : -1
      const tag: FoundTag | null = special === '[' && !isTagless ? tagAt(text, at) : null
      if (special === '"' || (special === '[' && (tag === null || tag.end === null))) {
        isQuoteless ||= special === '"' && quote < 0
        isTagless ||= tag !== null
        at = Math.max(at, quote) + 1
        continue
      }
      if (at > from) {
        const place = placeAt(from)
        yield { kind: 'text', line: place.line, isLineStart: place.isLineStart, raw: text.slice(from, at) }
      }
      if (special === '') return
      if (special === ';') {
        yield commentOf(placeAt(at), ';', [text.slice(at + 1)], true)
        return
      }
      if (special === '{') {
        const end = text.indexOf('}', at + 1)
        if (end < 0) {
          this.comment = new OpenComment(placeAt(at))
          this.comment.add(text.slice(at + 1))
          return
        }
        yield commentOf(placeAt(at), '{', [text.slice(at + 1, end)], true)
        at = end + 1
      } else if (tag !== null && tag.end !== null) {
        const { name, value, end } = tag
        const place = placeAt(at)
        yield { kind: 'tag', line: place.line, isLineStart: place.isLineStart, raw: text.slice(at, end), name, value }
        at = tag.end
      }
      from = at
    }
  }
}

/** Whether lines end within a tag. */
const isTagOpen = (lines: readonly string[]): boolean => {
  if (lines.at(-1)?.endsWith(']')) return false
  if (lines.length >= MAX_TAG_LINES || lines.some((line) => line.length > MAX_OPEN_TAG)) return false
  const text = lines.length === 1 ? (lines[0] as string) : lines.join('\n')
  return text.includes('[') && OPEN_TAG.test(text)
}

type FoundTag = { readonly name: string } & (
  | { readonly end: number; readonly value: string }
  /** A tag begins here but does not end, and neither does any later one on the line. */
  | { readonly end: null }
)

/** The tag that begins at a position of a line; `null` if none does. Its value ends at a quote before a bracket. */
const tagAt = (text: string, at: number): FoundTag | null => {
  TAG_START.lastIndex = at
  const [start, name, opening = ''] = TAG_START.exec(text) ?? []
  if (start === undefined || name === undefined) return null
  const isCurly = opening !== '"'
  const from = at + start.length
  for (let i = from; i < text.length && i < at + MAX_TAG_LENGTH && text[i] !== '\n'; i++) {
    if (text[i] === '\\') i++
    else if (text[i] === '"' || (isCurly && (text[i] === '“' || text[i] === '”'))) {
      let end = i + 1
      while (text[end] === ' ' || text[end] === '\t' || text[end] === '\n') end++
      if (text[end] === ']') {
        const value = text.slice(from, Math.min(i, from + MAX_VALUE_LENGTH)).replace(/\\(["\\])/g, '$1')
        return { name, end: end + 1, value: value.toWellFormed() }
      }
    }
  }
  return { name, end: null }
}
