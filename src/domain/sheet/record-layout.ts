import { captionOf } from '../board-in-words.js'
import { doubleDummyOf } from '../double-dummy.js'
import { boardFigure, FIGURE_WIDTH, type Reader, type SheetBoard } from './board-figure.js'
import { titleAbove } from './boards-layout.js'
import type { Item, Items, Steps } from './sheet-flow.js'
import type { Paper, SheetOptions } from './sheet-options.js'
import type { SheetPages } from './sheet-pages.js'
import { doubleDummyItems } from './table-items.js'
import { paragraphItems } from './text-items.js'

const COLUMNS = 3
const GUTTER = 8
const SIZE = 6.6
/** The scales of diagrams at which six rows fit on a page. */
const SCALES: Readonly<Record<Paper, number>> = { a4: 0.325, letter: 0.3 }
const ROW_GAP = 5
const TITLE = { tag: 'H2' } as const

/** A small board, with its double dummy results if they are known. */
interface Entry {
  readonly items: readonly { readonly item: Item; readonly x: number; readonly y: number }[]
  readonly height: number
}

/** Prints a hand record: small boards in three columns, in rows that are as high as necessary. */
export class RecordLayout {
  private y: number
  private row: Entry[] = []

  constructor(
    private readonly pages: SheetPages,
    private readonly options: SheetOptions,
    private readonly reader: Reader,
  ) {
    this.y = pages.top
  }

  private get width(): number {
    return (this.pages.width - GUTTER * (COLUMNS - 1)) / COLUMNS
  }

  *board(board: SheetBoard): Steps {
    const entry = this.entryOf(board)
    this.row.push(entry)
    if (this.row.length === COLUMNS) yield* this.endRow()
    yield null
  }

  *end(): Steps {
    if (this.row.length > 0) yield* this.endRow()
  }

  private entryOf(board: SheetBoard): Entry {
    const { words } = this.reader
    const { tools } = this.pages
    const text = { width: this.width, size: SIZE, tools }
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
    y = put(
      paragraphItems([{ text: titleAbove(board, this.options, words), isBold: true }], text, { group: { ...TITLE } }),
      0,
      y,
    )
    const caption = captionOf(board, words).join(' · ')
    y = put(
      paragraphItems([{ text: caption, ink: 'soft' }], { ...text, size: SIZE - 0.6 }, { group: { tag: 'P' } }),
      0,
      y,
    )
    const { hands } = this.options
    const scale = SCALES[this.options.paper]
    const figure = boardFigure({ board, hands, scale, hasCaption: false, hasPoints: true, ...this.reader })
    const top = y
    items.push({ item: figure, x: 0, y: top })
    y += figure.height
    if (this.options.doubleDummy && doubleDummyOf(board) !== null) {
      const left = FIGURE_WIDTH * scale + 4
      const beside = { width: this.width - left, size: SIZE - 0.6, tools }
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
