import { doubleDummyOf } from '../double-dummy.js'
import { boardFigure, FIGURE_WIDTH, type Reader, type SheetBoard } from './board-figure.js'
import { captionUnder, titleAbove } from './board-titles.js'
import type { Item, Items, Steps } from './sheet-flow.js'
import type { Paper, SheetOptions } from './sheet-options.js'
import type { SheetPages } from './sheet-pages.js'
import { doubleDummyItems } from './table-items.js'
import { paragraphItems } from './text-items.js'

interface Size {
  readonly columns: number
  /** The font size, in points. */
  readonly text: number
  /** The scales of diagrams. */
  readonly scales: Readonly<Record<Paper, number>>
}

/** Six rows fit on a page. */
const SMALL: Size = { columns: 3, text: 6.6, scales: { a4: 0.325, letter: 0.3 } }
/** Four rows fit on a page. */
const LARGE: Size = { columns: 2, text: 9, scales: { a4: 0.48, letter: 0.44 } }
const MAX_LARGE = 8
const GUTTER = 8
const ROW_GAP = 5
const TITLE = { tag: 'H2' } as const

/** A small board, with its double dummy results if they are known. */
interface Entry {
  readonly items: readonly { readonly item: Item; readonly x: number; readonly y: number }[]
  readonly height: number
}

/**
 * Prints a hand record: small boards in columns, in rows that are as high as necessary. If all boards fit on one page in
 * a larger size, they are printed in that.
 */
export class RecordLayout {
  private y: number
  private row: Entry[] = []
  private size = LARGE
  /** The first boards, until it is known whether all are printed large; `null` afterwards. */
  private few: { readonly board: SheetBoard; readonly entry: Entry }[] | null = []

  constructor(
    private readonly pages: SheetPages,
    private readonly options: SheetOptions,
    private readonly reader: Reader,
  ) {
    this.y = pages.top
  }

  *board(board: SheetBoard): Steps {
    const entry = this.entryOf(board)
    if (this.few === null) yield* this.add(entry)
    else {
      this.few.push({ board, entry })
      if (this.few.length > MAX_LARGE) yield* this.addSmall()
    }
    yield null
  }

  *end(): Steps {
    const { few } = this
    if (few !== null && !this.fitOnPage(few.map(({ entry }) => entry))) yield* this.addSmall()
    else for (const { entry } of few ?? []) yield* this.add(entry)
    if (this.row.length > 0) yield* this.endRow()
  }

  private *addSmall(): Steps {
    const few = this.few ?? []
    this.few = null
    this.size = SMALL
    for (const { board } of few) {
      yield* this.add(this.entryOf(board))
      yield null
    }
  }

  private *add(entry: Entry): Steps {
    this.row.push(entry)
    if (this.row.length === this.size.columns) yield* this.endRow()
  }

  private fitOnPage(entries: readonly Entry[]): boolean {
    const { columns } = this.size
    const heights = entries.map(({ height }) => height)
    const rows = heights.flatMap((_, i) => (i % columns === 0 ? [Math.max(...heights.slice(i, i + columns))] : []))
    return rows.reduce((y, height) => y + height + ROW_GAP, this.y) - ROW_GAP <= this.pages.bottom
  }

  private get width(): number {
    const { columns } = this.size
    return (this.pages.width - GUTTER * (columns - 1)) / columns
  }

  private entryOf(board: SheetBoard): Entry {
    const { words } = this.reader
    const { tools } = this.pages
    const text = { width: this.width, size: this.size.text, tools }
    const items: { item: Item; x: number; y: number }[] = []
    let y = 0
    const put = (some: Items, x: number, from: number): number => {
      let at = from
      for (const item of some) {
        if (item === null) continue
        items.push({ item, x, y: at })
        at += item.height
      }
      return at
    }
    const title = titleAbove(board, this.options, words)
    y = put(paragraphItems([{ text: title, isBold: true }], text, { group: { ...TITLE } }), 0, y)
    const caption = captionUnder(title, board, words).join(' · ')
    const smaller = { ...text, size: this.size.text - 0.6 }
    y = put(paragraphItems([{ text: caption, ink: 'soft' }], smaller, { group: { tag: 'P' } }), 0, y)
    const { hands, paper } = this.options
    const scale = this.size.scales[paper]
    const figure = boardFigure({ board, hands, scale, caption: [], hasPoints: true, ...this.reader })
    const top = y
    items.push({ item: figure, x: 0, y: top })
    y += figure.height
    if (this.options.doubleDummy && doubleDummyOf(board) !== null) {
      const left = FIGURE_WIDTH * scale + 4
      const beside = { ...smaller, width: this.width - left }
      const lowest = put(doubleDummyItems(board, this.reader, beside), left, top)
      y = Math.max(y, lowest)
    }
    return { items, height: y }
  }

  private *endRow(): Steps {
    const height = Math.max(...this.row.map((entry) => entry.height))
    const { pages } = this
    if (this.y + height > pages.bottom && this.y > pages.top) {
      yield pages.turn()
      this.y = pages.top
    }
    for (const [column, { items }] of this.row.entries()) {
      const left = pages.left + column * (this.width + GUTTER)
      for (const { item, x, y } of items) pages.add(item.group, item.place(left + x, this.y + y))
    }
    this.row = []
    this.y += height + ROW_GAP
    pages.draw({
      ...{ shape: 'rule', x: pages.left, y: this.y - ROW_GAP / 2, width: pages.width, height: 0 },
      ...{ isDashed: false, ink: 'line' },
    } as const)
  }
}
