import type { CutText, RecordCutter } from './record-cutter.js'

interface Place {
  readonly line: number
  readonly isLineStart: boolean
  /** As it stands in the file. */
  readonly raw: string
}

export interface PbnTag extends Place {
  readonly kind: 'tag'
  readonly name: string
  readonly value: string
}

export type PbnToken =
  | PbnTag
  | (Place & { readonly kind: 'comment'; readonly text: string; readonly isClosed: boolean })
  | (Place & { readonly kind: 'escape' | 'text' | 'blank' })

/** A game of a PBN file, with the values that it inherits put in their places. */
export interface PbnGame extends CutText {
  /** The line of the first tag. */
  readonly firstTagLine: number
  readonly tokens: readonly PbnToken[]
}

/** No value that a board needs is longer; what is, is cut, so that no file can make a reader slow or an answer large. */
const MAX_VALUE_LENGTH = 1_000
const MAX_INHERITED_TAGS = 64

/** Tags that go on with a game after an empty line; any other one begins a game there. */
const CONTINUING: ReadonlySet<string> = new Set(['Auction', 'Play', 'Note', 'Contract', 'Declarer', 'Result'])
/** Section 4.8: these are never inherited by the games that follow. */
const OWN: ReadonlySet<string> = new Set([...CONTINUING, ...['Board', 'Dealer', 'Vulnerable', 'Deal', 'Title']])

/**
 * The games of a PBN file. A game begins where a tag comes again, or with the first tag after an empty line that is in no
 * comment; what stands between them goes with the tag that follows. A value `#` is that of the nearest game before, a value
 * that begins with `##` holds for all games that follow (Portable Bridge Notation 2.1, section 4.8).
 */
export class PbnGames implements RecordCutter<PbnGame> {
  private readonly lines = new PbnLines()
  private tokens: PbnToken[] = []
  private names = new Set<string>()
  /** What came after an empty line, until a tag tells to which game it belongs. */
  private pending: PbnToken[] | null = null
  private readonly latest = new Map<string, string>()
  private readonly lasting = new Map<string, string>();

  *push(chunk: string): Iterable<PbnGame> {
    for (const token of this.lines.push(chunk)) yield* this.take(token)
  }

  *end(): Iterable<PbnGame> {
    for (const token of this.lines.end()) yield* this.take(token)
    for (const token of this.pending ?? []) this.tokens.push(token)
    this.pending = null
    yield* this.finish()
  }

  private *take(token: PbnToken): Iterable<PbnGame> {
    if (token.kind === 'blank' && this.names.size > 0) this.pending ??= []
    if (token.kind !== 'tag') {
      const into = this.pending ?? this.tokens
      into.push(token)
      return
    }
    const isAgain = this.names.has(token.name) && token.name !== 'Note'
    const isNext = this.pending !== null && !CONTINUING.has(token.name)
    const held = this.pending ?? []
    this.pending = null
    if (isAgain || isNext) yield* this.finish()
    for (const part of [...held, token]) this.tokens.push(part)
    this.names.add(token.name)
  }

  private *finish(): Iterable<PbnGame> {
    const { tokens, names } = this
    this.tokens = []
    this.names = new Set()
    const first = tokens.find(({ kind }) => kind === 'tag')
    if (first === undefined) return
    const isText = ({ kind }: PbnToken) => kind !== 'blank'
    const resolved: PbnToken[] = []
    for (const token of tokens.slice(tokens.findIndex(isText), tokens.findLastIndex(isText) + 1)) {
      if (token === first) resolved.push(...this.inherited(names, token))
      const isLineStart = token.isLineStart && !(token === first && resolved.at(-1)?.kind === 'tag')
      resolved.push(token.kind === 'tag' ? { ...this.resolve(token), isLineStart } : token)
    }
    const text = resolved.map(({ isLineStart, raw }, i) => (isLineStart && i > 0 ? `\n${raw}` : raw)).join('')
    yield { line: resolved[0]?.line ?? first.line, text, firstTagLine: first.line, tokens: resolved }
  }

  private inherited(names: ReadonlySet<string>, { line, isLineStart }: PbnToken): readonly PbnTag[] {
    const missing = [...this.lasting].filter(([name]) => !names.has(name))
    return missing.map(([name, value], i) => tagOf(name, value, { line, isLineStart: isLineStart && i === 0 }))
  }

  private resolve(tag: PbnTag): PbnTag {
    const { name, value: given } = tag
    if (name === 'Note') return tag
    const isLasting = given.startsWith('##') && !OWN.has(name)
    const value = isLasting ? given.slice(2) : given === '#' ? (this.latest.get(name) ?? '') : given
    if (this.lasting.has(name) || (isLasting && this.lasting.size < MAX_INHERITED_TAGS)) this.lasting.set(name, value)
    this.latest.set(name, value)
    return value === given ? tag : tagOf(name, value, tag)
  }
}

const tagOf = (name: string, value: string, { line, isLineStart }: Pick<Place, 'line' | 'isLineStart'>): PbnTag => ({
  kind: 'tag',
  line,
  isLineStart,
  raw: `[${name} "${quotedValue(value)}"]`,
  name,
  value,
})

/** A value between its quotes: a quote and a backslash stand behind a backslash, and a `#` of its own behind a space. */
export const quotedValue = (value: string): string =>
  (value.startsWith('#') ? ` ${value}` : value).replace(/["\\]/g, '\\$&')

const TAG_START = /\[\s*(\w{1,64})\s*"/y
const SPECIAL = /[[{;"]/g

/** The tokens of a PBN file, line by line. */
class PbnLines {
  private rest: string[] = []
  private line = 0
  private comment: { line: number; isLineStart: boolean; parts: string[] } | null = null;

  *push(chunk: string): Iterable<PbnToken> {
    const [first = '', ...others] = chunk.split('\n')
    this.rest.push(first)
    for (const other of others) {
      const line = this.rest.join('')
      this.rest = [other]
      yield* this.scan(line)
    }
  }

  *end(): Iterable<PbnToken> {
    yield* this.scan(this.rest.join(''))
    if (this.comment !== null) yield this.closeComment(false)
  }

  private *scan(text: string): Iterable<PbnToken> {
    const line = ++this.line
    let isLineStart = true
    const place = (raw: string): Place => {
      const made = { line, isLineStart, raw }
      isLineStart = false
      return made
    }
    let from = 0
    if (this.comment !== null) {
      const end = text.indexOf('}')
      this.comment.parts.push('\n', end < 0 ? text : text.slice(0, end))
      if (end < 0) return
      yield this.closeComment(true)
      isLineStart = false
      from = end + 1
    } else if (text.trim() === '') {
      yield { kind: 'blank', ...place(text) }
      return
    } else if (text.startsWith('%')) {
      yield { kind: 'escape', ...place(text) }
      return
    }
    let isQuoteless = false
    let isTagless = false
    for (let at = from; ; ) {
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
      if (at > from) yield { kind: 'text', ...place(text.slice(from, at)) }
      if (special === '') return
      if (special === ';') {
        yield { kind: 'comment', ...place(text.slice(at)), text: text.slice(at + 1).replace(/^ /, ''), isClosed: true }
        return
      }
      if (special === '{') {
        const end = text.indexOf('}', at + 1)
        this.comment = { line, isLineStart, parts: [text.slice(at + 1, end < 0 ? undefined : end)] }
        isLineStart = false
        if (end < 0) return
        yield this.closeComment(true)
        at = end + 1
      } else if (tag !== null && tag.end !== null) {
        yield { kind: 'tag', ...place(text.slice(at, tag.end)), name: tag.name, value: tag.value }
        at = tag.end
      }
      from = at
    }
  }

  private closeComment(isClosed: boolean): PbnToken {
    const { line = 0, isLineStart = false, parts = [] } = this.comment ?? {}
    this.comment = null
    const text = parts.join('')
    return { kind: 'comment', line, isLineStart, raw: `{${text}${isClosed ? '}' : ''}`, text, isClosed }
  }
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
  for (let i = from; i < text.length; i++) {
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
