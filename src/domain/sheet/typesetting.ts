import type { Ink } from '../drawing/board-drawing.js'
import { isSuitSign, suitOfSign } from '../drawing/suit-signs.js'
import type { TextMark, TextStyle } from './sheet-marks.js'

/** Text measurement of an output medium. */
export interface TextTools {
  /** The width of a text in points. */
  widthOf(text: string, style: TextStyle): number
  /**
   * The embedding levels of each UTF-16 unit and of the paragraph, by the Unicode Bidirectional Algorithm. Only called
   * for texts with right-to-left letters.
   */
  levelsOf(text: string): { readonly levels: ArrayLike<number>; readonly base: number }
}

/** A piece of a paragraph in one style. */
export interface Run {
  readonly text: string
  readonly isBold?: boolean
  readonly isItalic?: boolean
  readonly ink?: Ink
}

/** The texts of a line, each with its distance from the left end. */
export interface TypesetLine {
  readonly pieces: readonly Omit<TextMark, 'y'>[]
  readonly width: number
  readonly isRightToLeft: boolean
}

/** The total width of runs on one line, in points. */
export const widthOfRuns = (runs: readonly Run[], size: number, tools: TextTools): number =>
  runs.reduce(
    (sum, { text, isBold = false, isItalic = false }) => sum + tools.widthOf(text, { size, isBold, isItalic }),
    0,
  )

/** Places runs on one line, from left to right. */
export const inlineMarks = (
  runs: readonly Run[],
  { x, y, size, tools }: { readonly x: number; readonly y: number; readonly size: number; readonly tools: TextTools },
): readonly TextMark[] => {
  let at = x
  return runs.map(({ text, ink = 'ink', isBold = false, isItalic = false }) => {
    const style = { size, isBold, isItalic }
    const mark = { shape: 'text', x: at, y, text, ink, isCentred: false, isRightToLeft: false, ...style } as const
    at += tools.widthOf(text, style)
    return mark
  })
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
/** Variation selectors, which choose between emoji and text presentation. */
const PRESENTATION = /[\ufe0e\ufe0f]/g
/** White space at which a line may break, which excludes no-break spaces. */
const SPACE = /[\t\n\v\f\r \u1680\u2000-\u2006\u2008-\u200b\u2028\u2029\u205f\u3000]/u
const HYPHEN = /[-\u2010\u2012\u2013]/u
const LETTER = /\p{L}/u
/** Scripts that are written without spaces, in which a line may break after any character. */
const IDEOGRAPH = /[\u2e80-\u2fff\u3040-\u30ff\u3100-\u312f\u31a0-\u31ff\u3400-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]/u
/** Exceptions: a line may not break before closing and combining characters, nor after opening ones. */
const NOT_FIRST = /[\p{Pe}\p{Pf}\p{M}!%,.:;?、。・ー々〻ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ！％，．：；？]/u
const NOT_LAST = /[\p{Ps}\p{Pi}￥＄]/u

/** Signs that French separates by a space from what comes before them, and that still do not begin a line. */
const AFTER_SPACE = /[?!:;»%]/

/** The offsets at which a line may break, in order; the last is the end of the text. */
function* breaksOf(text: string): Iterable<number> {
  let before = ''
  let last = ''
  let at = 0
  for (const sign of text) {
    const mayEnd =
      (SPACE.test(last) && !SPACE.test(sign) && !AFTER_SPACE.test(sign) && before !== '«') ||
      (HYPHEN.test(last) && LETTER.test(before) && LETTER.test(sign)) ||
      (last !== '' &&
        (IDEOGRAPH.test(last) || IDEOGRAPH.test(sign)) &&
        !NOT_FIRST.test(sign) &&
        !NOT_LAST.test(last) &&
        !SPACE.test(sign))
    if (mayEnd) yield at
    before = last
    last = sign
    at += sign.length
  }
  if (at > 0) yield at
}

/** A part of the text that is drawn at once, in one style and direction. Each suit symbol is a separate segment. */
interface Segment {
  readonly from: number
  readonly to: number
  readonly run: Run
  readonly level: number
}

/** Calls and cards: "1♥", "♠AK". */
const CALLS = /(?:[A-Za-z0-9]*[♠♥♦♣])+[A-Za-z0-9]*/g

/** Makes calls and cards read from left to right, because suit symbols have no inherent direction. */
const withCalls = (text: string, tools: TextTools): { readonly levels: ArrayLike<number>; readonly base: number } => {
  const { levels, base } = tools.levelsOf(text)
  const within = Uint8Array.from(levels)
  for (const { index, 0: call } of text.matchAll(CALLS))
    within.fill(base % 2 === 1 ? base + 1 : base, index, index + call.length)
  return { levels: within, base }
}

/** The maximum length that is measured as one word, in UTF-16 units. */
const LONGEST_WORD = 120

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

const NONE: ArrayLike<number> = []

/** A paragraph from which lines are taken in order. */
class Paragraph {
  readonly text: string
  private readonly segments: readonly Segment[]
  readonly base: number
  /** The first segment that is not in a line yet. */
  private first = 0

  constructor(
    runs: readonly Run[],
    private readonly size: number,
    private readonly tools: TextTools,
  ) {
    const shown = runs.map((run) => ({ ...run, text: run.text.replace(PRESENTATION, '').replace(/[\n\r\t]/g, ' ') }))
    this.text = shown.map(({ text }) => text).join('')
    const { levels, base } = RIGHT_TO_LEFT.test(this.text) ? withCalls(this.text, tools) : { levels: NONE, base: 0 }
    this.base = base
    this.segments = [...segmentsOf(shown, levels)]
  }

  private style(run: Run): TextStyle {
    return { size: this.size, isBold: run.isBold ?? false, isItalic: run.isItalic ?? false }
  }

  private *within(from: number, to: number): Iterable<Segment> {
    for (let i = this.first; i < this.segments.length; i++) {
      const segment = this.segments[i] as Segment
      if (segment.from >= to) return
      yield { ...segment, from: Math.max(segment.from, from), to: Math.min(segment.to, to) }
    }
  }

  widthOf(from: number, to: number): number {
    let width = 0
    for (const part of this.within(from, to))
      width += this.tools.widthOf(this.text.slice(part.from, part.to), this.style(part.run))
    return width
  }

  /** The end of the part of a long word that fits, which has at least one letter. */
  fitting(from: number, to: number, room: number): number {
    let end = from
    let width = 0
    for (const { segment } of graphemes.segment(this.text.slice(from, Math.min(to, from + LONGEST_WORD * 4)))) {
      width += this.widthOf(end, end + segment.length)
      if (width > room && end > from) return end
      end += segment.length
    }
    return end
  }

  line(from: number, to: number, room: number): TypesetLine {
    while ((this.segments[this.first]?.to ?? Infinity) <= from) this.first++
    const end = trimmedEnd(this.text, from, to)
    const parts = inVisualOrder([...this.within(from, end)])
    let x = 0
    const pieces = parts.map(({ from, to, run, level }) => {
      const text = this.text.slice(from, to)
      const style = this.style(run)
      const ink = suitOfSign(text) ?? run.ink ?? 'ink'
      const piece = { shape: 'text', x, text, ink, isCentred: false, isRightToLeft: level % 2 === 1, ...style } as const
      x += this.tools.widthOf(text, style)
      return piece
    })
    const isRightToLeft = this.base % 2 === 1
    const shift = isRightToLeft ? room - x : 0
    return { pieces: pieces.map((piece) => ({ ...piece, x: piece.x + shift })), width: x, isRightToLeft }
  }
}

function* segmentsOf(runs: readonly Run[], levels: ArrayLike<number>): Iterable<Segment> {
  let start = 0
  for (const run of runs) {
    let from = start
    for (let at = start; at < start + run.text.length; at++) {
      const sign = run.text.charAt(at - start)
      const isEnd = at + 1 === start + run.text.length
      const next = isEnd ? '' : run.text.charAt(at + 1 - start)
      const level = levels[at] ?? 0
      if (!isEnd && level === (levels[at + 1] ?? 0) && !isSuitSign(sign) && !isSuitSign(next)) continue
      yield { from, to: at + 1, run, level }
      from = at + 1
    }
    start += run.text.length
  }
}

/** Rule L2 of the Unicode Bidirectional Algorithm: reverses runs at or above each level, from the highest down. */
const inVisualOrder = (segments: readonly Segment[]): readonly Segment[] => {
  const order = [...segments]
  const highest = Math.max(0, ...order.map(({ level }) => level))
  for (let level = highest; level > 0; level--)
    for (let from = 0; from < order.length; from++) {
      let to = from
      while ((order[to]?.level ?? -1) >= level) to++
      if (to > from) order.splice(from, to - from, ...order.slice(from, to).reverse())
      from = to
    }
  return order
}

/** How many lines of a text are set before other work can run. */
const LINES_AT_ONCE = 8

/**
 * Breaks a paragraph into lines that fit. Only cuts words that are wider than a line. Yields `null` regularly, so that
 * other work can run during long texts.
 */
export function* typeset(
  runs: readonly Run[],
  size: number,
  room: number,
  tools: TextTools,
): Generator<TypesetLine | null, void, void> {
  const paragraph = new Paragraph(runs, size, tools)
  const { text } = paragraph
  let from = 0
  let end = 0
  let width = 0
  let count = 0
  for (const next of breaksOf(text)) {
    const wordEnd = trimmedEnd(text, end, next)
    if (end > from && width + paragraph.widthOf(end, wordEnd) > room) {
      yield paragraph.line(from, end, room)
      if (++count % LINES_AT_ONCE === 0) yield null
      from = end
      width = 0
    }
    while (from === end && (wordEnd - end > LONGEST_WORD * 8 || paragraph.widthOf(end, wordEnd) > room)) {
      const cut = paragraph.fitting(end, wordEnd, room)
      if (cut >= wordEnd) break
      yield paragraph.line(from, cut, room)
      yield null
      from = cut
      end = cut
    }
    width += paragraph.widthOf(end, next)
    end = next
  }
  if (end > from || text === '') yield paragraph.line(from, end, room)
}

const trimmedEnd = (text: string, from: number, to: number): number =>
  from + text.slice(from, to).replace(/[\s\u200b]+$/u, '').length
