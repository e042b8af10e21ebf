/** Text of a file of boards that stands by itself: the records that a reader finds in it are those it finds in the file. */
export interface FileSegment {
  /** The line of the file on which it begins, from 1. */
  readonly line: number
  readonly text: string
}

interface Line {
  readonly number: number
  readonly text: string
}

type Splitter = (lines: AsyncIterable<Line>) => AsyncIterable<FileSegment>

/**
 * Splits a file of boards, given as its text piece by piece, at the borders of its records. Never holds more of it than one
 * record.
 */
export const splitBoardFile = (format: 'pbn' | 'lin', text: AsyncIterable<string>): AsyncIterable<FileSegment> =>
  SPLITTERS[format](linesOf(text))

async function* linesOf(text: AsyncIterable<string>): AsyncIterable<Line> {
  let rest = ''
  let number = 1
  for await (const chunk of text) {
    // A return at the end may be half of a line break.
    const held = chunk.endsWith('\r') ? '\r' : ''
    const lines = (rest + chunk.slice(0, chunk.length - held.length)).split(/\r\n|\r|\n/)
    rest = (lines.pop() ?? '') + held
    for (const line of lines) yield { number: number++, text: line }
  }
  for (const line of rest.split('\r')) yield { number: number++, text: line }
}

const TAG = /^(\s*\[\s*(\w+)\s+")((?:[^"\\]|\\.)*)("\s*\].*)$/

/**
 * A game of PBN ends at an empty line that is in no comment, or where a tag comes again. A value `#` repeats that of the
 * game before (section 3.4), which may stand in another segment: the value itself is put in its place.
 */
const splitPbn: Splitter = async function* (lines) {
  let segment: { line: number; texts: string[]; tags: Map<string, string> } | undefined
  let before: ReadonlyMap<string, string> = new Map()
  let isInComment = false
  for await (const { number, text } of lines) {
    const [, start = '', name, value = '', end = ''] = TAG.exec(text) ?? []
    const isEmpty = name === undefined && text.trim() === '' && !isInComment
    const isAgain = name !== undefined && name !== 'Note' && segment?.tags.has(name) === true
    if (segment !== undefined && (isEmpty || isAgain)) {
      yield { line: segment.line, text: segment.texts.join('\n') }
      if (segment.tags.size > 0) before = segment.tags
      segment = undefined
      isInComment = false
    }
    if (isEmpty) continue
    segment ??= { line: number, texts: [], tags: new Map() }
    if (name === undefined) isInComment = endsInComment(text, isInComment)
    const meant = value === '#' ? (before.get(name ?? '') ?? '') : value
    if (name !== undefined) segment.tags.set(name, meant)
    segment.texts.push(value === '#' ? start + meant + end : text)
  }
  if (segment !== undefined) yield { line: segment.line, text: segment.texts.join('\n') }
}

/** Section 3.8: `{` to `}` over lines, or `;` to the end of the line. */
const endsInComment = (text: string, isInComment: boolean): boolean => {
  for (const [mark] of text.matchAll(/[{};]/g)) {
    if (mark === ';' && !isInComment) return false
    if (mark !== ';') isInComment = mark === '{'
  }
  return isInComment
}

/** A board of LIN begins at a token `qx`. What stands before the first is about all of them and goes with each. */
const splitLin: Splitter = async function* (lines) {
  let head = ''
  let segment: { line: number; texts: string[] } | undefined
  for await (const { number, text } of lines) {
    const [first = '', ...boards] = text.split(/(?<=^\s*|\|\s*)(?=qx\|)/i)
    const isBorder = /^\s*qx\|/i.test(first)
    for (const [i, part] of [first, ...boards].entries()) {
      if (i === 0 && !isBorder && segment !== undefined) segment.texts.push(part)
      else if (i === 0 && !isBorder) segment = { line: number, texts: [part] }
      else {
        if (segment !== undefined && isHead(segment.texts)) head = segment.texts.join(' ')
        else if (segment !== undefined) yield { line: segment.line, text: segment.texts.join('\n') }
        segment = { line: number, texts: [head + part] }
      }
    }
  }
  if (segment !== undefined) yield { line: segment.line, text: segment.texts.join('\n') }
}

/** Whether text before the first border holds no board of its own. */
const isHead = (texts: readonly string[]): boolean => !texts.some((text) => /(^|\|)\s*(qx|md)\|/i.test(text))

const SPLITTERS: Readonly<Record<'pbn' | 'lin', Splitter>> = { pbn: splitPbn, lin: splitLin }
