import { MAX_PARAGRAPHS_BYTES } from '../../domain/paragraph.js'
import { breaksIn } from './record-cutter.js'

interface Place {
  readonly line: number
  readonly isLineStart: boolean
}

export interface PbnTag extends Place {
  readonly kind: 'tag'
  /** As it stands in the file; `null` where its value is another one. */
  readonly raw: string | null
  readonly name: string
  readonly value: string
}

export interface PbnComment extends Place {
  readonly kind: 'comment'
  readonly mark: '{' | ';'
  /** All of it, behind its mark. */
  readonly parts: readonly string[]
  /** As much of it as a commentary can hold, and a character more where it is longer. */
  readonly text: string
  readonly isClosed: boolean
}

export interface PbnText extends Place {
  readonly kind: 'text'
  readonly raw: string
}

export type PbnToken =
  | PbnTag
  | PbnComment
  | PbnText
  | (Place & { readonly kind: 'escape' | 'blank'; readonly raw: string })

/** No text that is kept is longer; what is, is cut, so that no file can make a reader slow or an answer large. */
const MAX_VALUE_LENGTH = MAX_PARAGRAPHS_BYTES + 1
/** What is longer from its bracket to its end is no tag. */
const MAX_TAG_LENGTH = 512 * 1024
const MAX_COMMENT_LENGTH = MAX_PARAGRAPHS_BYTES + 1

/** A value between its quotes: a quote and a backslash stand behind a backslash, and a `#` of its own behind a space. */
const quotedValue = (value: string): string => (value.startsWith('#') ? ` ${value}` : value).replace(/["\\]/g, '\\$&')

export const tagText = (name: string, value: string): string => `[${name} "${quotedValue(value)}"]`

/** A token as the text of its record has it. */
export const rawOf = (token: PbnToken): string => {
  if (token.kind === 'tag') return token.raw ?? tagText(token.name, token.value)
  if (token.kind !== 'comment') return token.raw
  return `${token.mark}${token.parts.join('')}${token.mark === '{' && token.isClosed ? '}' : ''}`
}

/** The number of steps within a line after which a caller can pause. */
const STEPS_A_TURN = 1_000

const TAG_START = /\[\s*(\w{1,64})\s*"/y
const SPECIAL = /[[{;"]/g

/** The tokens of a PBN file, with `null` between them where a caller can pause. */
export class PbnTokens {
  /** The line that is read, as far as it is there. */
  private parts: string[] = []
  private line = 1
  /** Whether the line began with a comment that is over. */
  private isContinued = false
  private steps = 0
  private comment: (Place & { readonly parts: string[] }) | null = null;

  *push(chunk: string): Iterable<PbnToken | null> {
    for (let at = 0; at < chunk.length; ) {
      const isComment = this.comment !== null
      const end = chunk.indexOf(isComment ? '}' : '\n', at)
      const part = chunk.slice(at, end < 0 ? undefined : end)
      if (this.comment !== null) {
        this.comment.parts.push(part)
        this.line += breaksIn(part)
      } else this.parts.push(part)
      if (end < 0) return
      at = end + 1
      if (isComment) {
        yield this.closeComment(true)
        this.isContinued = true
      } else {
        yield* this.endLine()
        this.line++
        this.comment?.parts.push('\n')
      }
    }
  }

  *end(): Iterable<PbnToken | null> {
    if (this.comment === null) yield* this.endLine()
    if (this.comment !== null) yield this.closeComment(false)
  }

  private *endLine(): Iterable<PbnToken | null> {
    const text = this.parts.length === 1 ? (this.parts[0] ?? '') : this.parts.join('')
    const isWhole = !this.isContinued
    this.parts = []
    this.isContinued = false
    const { line } = this
    if (isWhole && text.trim() === '') yield { kind: 'blank', line, isLineStart: true, raw: text }
    else if (isWhole && text.startsWith('%')) yield { kind: 'escape', line, isLineStart: true, raw: text }
    else yield* this.scan(text, isWhole)
  }

  private *scan(text: string, isWhole: boolean): Iterable<PbnToken | null> {
    const { line } = this
    let isLineStart = isWhole
    const place = (): Place => {
      const made = { line, isLineStart }
      isLineStart = false
      return made
    }
    let isQuoteless = false
    let isTagless = false
    let from = 0
    for (let at = 0; ; ) {
      if (++this.steps % STEPS_A_TURN === 0) yield null
      SPECIAL.lastIndex = at
      at = SPECIAL.exec(text)?.index ?? text.length
      const special = text.charAt(at)
      // A quoted cell of a table may hold any character.
      const quote: number = special === '"' && !isQuoteless ? text.indexOf('"', at + 1) : -1
      const tag: FoundTag | null = special === '[' && !isTagless ? tagAt(text, at) : null
      if (special === '"' || (special === '[' && (tag === null || tag.end === null))) {
        isQuoteless ||= special === '"' && quote < 0
        isTagless ||= tag !== null
        at = Math.max(at, quote) + 1
        continue
      }
      if (at > from) yield { kind: 'text', ...place(), raw: text.slice(from, at) }
      if (special === '') return
      if (special === ';') {
        yield commentOf(place(), ';', [text.slice(at + 1)], true)
        return
      }
      if (special === '{') {
        const end = text.indexOf('}', at + 1)
        this.comment = { ...place(), parts: [text.slice(at + 1, end < 0 ? undefined : end)] }
        if (end < 0) return
        yield this.closeComment(true)
        at = end + 1
      } else if (tag !== null && tag.end !== null) {
        yield { kind: 'tag', ...place(), raw: text.slice(at, tag.end), name: tag.name, value: tag.value }
        at = tag.end
      }
      from = at
    }
  }

  private closeComment(isClosed: boolean): PbnToken {
    const { parts, ...place } = this.comment ?? { line: this.line, isLineStart: false, parts: [] }
    this.comment = null
    return commentOf(place, '{', parts, isClosed)
  }
}

const commentOf = (place: Place, mark: '{' | ';', parts: readonly string[], isClosed: boolean): PbnComment => {
  let text = ''
  for (const part of parts) {
    if (text.length >= MAX_COMMENT_LENGTH) break
    text += part
  }
  const shown = mark === ';' && text.startsWith(' ') ? text.slice(1) : text
  return { kind: 'comment', ...place, mark, parts, text: shown.slice(0, MAX_COMMENT_LENGTH), isClosed }
}

type FoundTag = { readonly name: string } & (
  | { readonly end: number; readonly value: string }
  /** A tag begins here that does not end on its line; then no other one does. */
  | { readonly end: null }
)

/** The tag at a place of a line; `null` where none begins. Its value ends at a quote that a bracket follows. */
const tagAt = (text: string, at: number): FoundTag | null => {
  TAG_START.lastIndex = at
  const [start, name] = TAG_START.exec(text) ?? []
  if (start === undefined || name === undefined) return null
  const from = at + start.length
  for (let i = from; i < text.length && i < at + MAX_TAG_LENGTH; i++) {
    if (text[i] === '\\') i++
    else if (text[i] === '"') {
      let end = i + 1
      while (text[end] === ' ' || text[end] === '\t') end++
      if (text[end] === ']') {
        const value = text.slice(from, Math.min(i, from + MAX_VALUE_LENGTH)).replace(/\\(["\\])/g, '$1')
        return { name, end: end + 1, value: value.toWellFormed() }
      }
    }
  }
  return { name, end: null }
}
