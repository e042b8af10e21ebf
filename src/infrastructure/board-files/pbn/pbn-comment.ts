import { MAX_PARAGRAPHS_BYTES } from '../../../domain/paragraph.js'

/** The position of a token. */
export interface Place {
  readonly line: number
  readonly isLineStart: boolean
}

export interface PbnComment extends Place {
  readonly kind: 'comment'
  readonly mark: '{' | ';'
  /** Its lines as written in the file, without `{` or `;`. */
  readonly lines: readonly string[]
  /** The comment without tags and escaped lines, truncated to one character more than a commentary can hold. */
  readonly text: string
  /** The names of the tags that it contains, each on a line of its own. */
  readonly tags: readonly string[]
  /** Whether lines in it begin with `%` (section 2.4). */
  readonly isEscaped: boolean
  readonly isClosed: boolean
}

const MAX_COMMENT_LENGTH = MAX_PARAGRAPHS_BYTES + 1
const MAX_TAG_LINE = 1_000
const MAX_TAG_NAMES = 16

const TAG_LINE = /^\s*\[\s*([A-Z]\w{0,63})\s*"[^\n{}]*"\s*\]\s*$/

/** The name of the tag that makes up a whole line; `null` for any other line. */
export const tagOfLine = (line: string): string | null =>
  line.length <= MAX_TAG_LINE ? (TAG_LINE.exec(line)?.[1] ?? null) : null

export const commentOf = (place: Place, mark: '{' | ';', lines: readonly string[], isClosed: boolean): PbnComment => {
  const shown: string[] = []
  const tags: string[] = []
  let isEscaped = false
  let length = 0
  for (const [at, line] of lines.entries()) {
    const tag = mark === '{' ? tagOfLine(line) : null
    if (at > 0 && line.startsWith('%')) isEscaped = true
    else if (tag !== null) tags.push(...(tags.length < MAX_TAG_NAMES ? [tag] : []))
    else if (length < MAX_COMMENT_LENGTH) {
      shown.push(line)
      length += line.length + 1
    }
  }
  const text = shown.join('\n')
  const trimmed = mark === ';' && text.startsWith(' ') ? text.slice(1) : text
  return {
    kind: 'comment',
    line: place.line,
    isLineStart: place.isLineStart,
    mark,
    lines,
    text: trimmed.slice(0, MAX_COMMENT_LENGTH),
    tags,
    isEscaped,
    isClosed,
  }
}

/** A comment in braces that has not been closed yet, as lines. */
export class OpenComment {
  private readonly lines: string[] = []
  /** The index of the first line that consists of a tag. */
  private firstTag: number | null = null

  constructor(private readonly place: Place) {}

  /** Adds a line. A line that consists of a tag may mean that the closing brace before it is missing. */
  add(line: string): void {
    if (this.firstTag === null && this.lines.length > 0 && tagOfLine(line) !== null) this.firstTag = this.lines.length
    this.lines.push(line)
  }

  /** Whether any of its lines is a tag. */
  get hasTags(): boolean {
    return this.firstTag !== null
  }

  end(isClosed: boolean): PbnComment {
    return commentOf(this.place, '{', this.lines, isClosed)
  }

  /** Ends the comment before its first tag. The lines from there on are not part of it. */
  split(): { readonly token: PbnComment; readonly line: number; readonly rest: readonly string[] } {
    let at = this.firstTag ?? this.lines.length
    // Empty lines before a tag separate two games.
    while (this.firstTag !== null && at > 1 && this.lines[at - 1]?.trim() === '') at--
    return {
      token: commentOf(this.place, '{', this.lines.slice(0, at), false),
      line: this.place.line + at,
      rest: this.lines.slice(at),
    }
  }
}
