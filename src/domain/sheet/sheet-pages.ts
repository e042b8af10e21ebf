import type { PageLanguage } from '../page-languages.js'
import {
  type LateKey,
  PAPER_SIZES,
  type SheetMark,
  type SheetPage,
  type SheetPart,
  type TextMark,
  type TextStyle,
} from './sheet-marks.js'
import type { Paper } from './sheet-options.js'
import { type SheetWords, sheetWords } from './sheet-words.js'
import { inlineMarks, type Run, type TextTools, type TypesetLine, typeset, widthOfRuns } from './typesetting.js'

/** The metadata of a sheet. */
export interface SheetHead {
  readonly title: string
  readonly author: string | null
  /** The date, formatted for print. */
  readonly date: string
}

/** A part that can be added to: additions on the same page form one element for screen readers. */
export interface PartGroup {
  readonly tag: SheetPart['tag']
  readonly alt?: string
}

export interface Placed {
  readonly marks?: readonly SheetMark[]
  readonly parts?: readonly SheetPart[]
  readonly artifacts?: readonly SheetMark[]
}

interface OpenPart extends PartGroup {
  readonly marks: SheetMark[]
  readonly parts: SheetPart[]
}

/** The height of a line and the position of its baseline, as multiples of the font size. */
export const LINE_HEIGHT = 1.42
export const BASE_LINE = 1.04

const MARGIN = 36
const FOOT = 16
const TITLE_SIZE = 16
/** A hand record needs the space that smaller margins and titles leave. */
const DENSE = { margin: 28, title: 11 } as const
const SMALL = 8.5

/** The texts of a line, moved to its place. */
export const lineAt = ({ pieces }: TypesetLine, x: number, y: number): readonly TextMark[] =>
  pieces.map((piece) => ({ ...piece, x: x + piece.x, y }))

export interface PagesSetup {
  readonly head: SheetHead
  readonly paper: Paper
  readonly locale: PageLanguage
  readonly tools: TextTools
  /** Whether margins and titles are small, so that more fits on each page. */
  readonly isDense: boolean
}

/** Collects the marks of the current page, with its head and foot. */
export class SheetPages {
  readonly tools: TextTools
  readonly words: SheetWords
  readonly left: number
  readonly width: number
  readonly bottom: number
  /** Where the content of the page begins, below its head. */
  top = 0
  private number = 0
  private readonly late = new Map<LateKey, string>()
  private open = new Map<PartGroup, OpenPart>()
  private artifacts: SheetMark[] = []

  constructor(private readonly setup: PagesSetup) {
    const [width, height] = PAPER_SIZES[setup.paper]
    this.tools = setup.tools
    this.words = sheetWords(setup.locale)
    const margin = setup.isDense ? DENSE.margin : MARGIN
    this.left = margin
    this.width = width - 2 * margin
    this.bottom = height - margin - FOOT
    this.begin()
  }

  add(group: PartGroup, { marks = [], parts = [], artifacts = [] }: Placed): void {
    this.artifacts.push(...artifacts)
    const part = this.open.get(group) ?? { ...group, marks: [], parts: [] }
    this.open.set(group, part)
    part.marks.push(...marks)
    part.parts.push(...parts)
  }

  /** Adds lines underneath each other, starting at `y`. Returns where they end. */
  addLines(
    group: PartGroup,
    lines: readonly TypesetLine[],
    { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
  ): number {
    let end = y
    for (const line of lines) {
      this.add(group, { marks: lineAt(line, x, end + size * BASE_LINE) })
      end += size * LINE_HEIGHT
    }
    return end
  }

  draw(...artifacts: readonly SheetMark[]): void {
    this.artifacts.push(...artifacts)
  }

  /** Notes that the current page is the one that `key` refers to. */
  note(key: LateKey): void {
    this.late.set(key, String(this.number))
  }

  /** Values known only at the end, such as the number of pages. */
  known(): ReadonlyMap<LateKey, string> {
    return new Map([...this.late, ['pages', String(this.number)]])
  }

  /** Finishes the current page and begins the next one. */
  turn(): SheetPage {
    const page = this.finished()
    this.begin()
    return page
  }

  /** The last page. */
  finished(): SheetPage {
    return { parts: [...this.open.values()], artifacts: this.artifacts }
  }

  /** All lines of a short text. */
  lines(runs: readonly Run[], size: number, room: number): readonly TypesetLine[] {
    return [...typeset(runs, size, room, this.tools)].filter((line) => line !== null)
  }

  /** A text that is cut to one line, with an ellipsis if it does not fit. */
  private one(text: string, style: TextStyle, room: number): readonly Run[] {
    const [first, more] = this.lines([{ text, ...style }], style.size, room)
    const shown = first?.pieces.map((piece) => piece.text).join('') ?? ''
    return more === undefined ? [{ text, ...style }] : [{ text: `${shown}…`, ...style }]
  }

  private begin(): void {
    this.number++
    this.open = new Map()
    this.artifacts = []
    this.top = this.left
    if (this.number === 1) this.heading()
    else this.runningHead()
    this.foot()
  }

  private heading(): void {
    const { title, author, date } = this.setup.head
    const { left: x, width } = this
    const size = this.setup.isDense ? DENSE.title : TITLE_SIZE
    const lines = this.lines([{ text: title, isBold: true }], size, width)
    this.top = this.addLines({ tag: 'H1' }, lines, { x, y: this.top, size })
    const by = author === null ? date : `${this.words('sheet.by', { author })} · ${date}`
    const below = this.lines([{ text: by, ink: 'soft' }], SMALL, width)
    this.top = this.addLines({ tag: 'P' }, below, { x, y: this.top, size: SMALL })
    this.top += this.setup.isDense ? 5 : 10
  }

  private runningHead(): void {
    const { title } = this.setup.head
    const style = { size: SMALL, isBold: false, isItalic: false }
    const [line] = this.lines(
      this.one(title, style, this.width * 0.8).map((run) => ({ ...run, ink: 'soft' }) as const),
      SMALL,
      this.width,
    )
    if (line !== undefined) this.draw(...lineAt(line, this.left, this.top + SMALL * BASE_LINE))
    this.top += SMALL * LINE_HEIGHT + 8
  }

  /** The page number and the number of pages ("3 / 12"), centred on the page. */
  private foot(): void {
    const { tools } = this
    const page: readonly Run[] = [{ text: `${this.number} / `, ink: 'soft' }]
    const middle = this.left + this.width / 2
    const y = this.bottom + FOOT
    const x = middle - widthOfRuns(page, SMALL, tools)
    this.draw(...inlineMarks(page, { x, y, size: SMALL, tools }), {
      shape: 'late',
      x: middle,
      y,
      size: SMALL,
      ink: 'soft',
      key: 'pages',
    })
  }
}
