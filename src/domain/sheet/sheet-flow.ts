import type { SheetPage } from './sheet-marks.js'
import type { PartGroup, Placed, SheetPages } from './sheet-pages.js'

/** An indivisible element of a sheet, such as a line, a row or a diagram. */
export interface Item {
  readonly height: number
  /** The space above the item, unless it is the first in its cell. */
  readonly gap: number
  readonly group: PartGroup
  /** Whether it is kept in the same cell as the next item, as a heading is. */
  readonly staysWithNext?: boolean
  /** What is repeated above the item at the beginning of a cell, as the heads of a table's columns are. */
  readonly head?: Item
  readonly place: (x: number, y: number) => Placed
}

/** Yields items on demand; `null` is a point at which to let other work run. */
export type Items = Generator<Item | null, void, void>
/** Yields pages as they fill up; `null` is a point at which to let other work run. */
export type Steps = Generator<SheetPage | null, void, void>

export interface Grid {
  readonly columns: number
  readonly rows: number
  readonly gutter: number
  /** Whether cells follow each other down the columns, as in a newspaper, rather than along the rows. */
  readonly isByColumn?: boolean
}

/** Fills the cells of pages one after another. */
export class SheetFlow {
  private at = -1
  private y = 0
  private isFresh = true
  private pending: Item[] = []

  constructor(
    private readonly pages: SheetPages,
    private readonly grid: Grid,
    /** Creates the heading of a cell that continues the previous one. */
    private readonly continued: () => Item | null,
    /** Where the cells of the first page begin, if there is already something on the page. */
    private from = 0,
  ) {}

  get width(): number {
    const { columns, gutter } = this.grid
    return (this.pages.width - gutter * (columns - 1)) / columns
  }

  /** The height of the cells of a whole page. */
  get height(): number {
    const { rows, gutter } = this.grid
    return (this.area - gutter * (rows - 1)) / rows
  }

  private get area(): number {
    return this.pages.bottom - this.start
  }

  private get start(): number {
    return Math.max(this.pages.top, this.from)
  }

  private corner(): { readonly x: number; readonly y: number } {
    const { columns, rows, gutter, isByColumn = false } = this.grid
    const column = isByColumn ? Math.floor(this.at / rows) : this.at % columns
    const row = isByColumn ? this.at % rows : Math.floor(this.at / columns)
    return {
      x: this.pages.left + column * (this.width + gutter),
      y: this.start + row * (this.height + gutter),
    }
  }

  /** Moves to the next cell, on a new page if the current one is full. */
  *next(): Steps {
    const { columns, rows } = this.grid
    if (this.at + 1 >= columns * rows) {
      yield this.pages.turn()
      this.from = 0
      this.at = -1
    }
    this.at++
    this.y = this.corner().y
    this.isFresh = true
  }

  /** Places items underneath each other, in as many cells as they need. */
  *fill(items: Items): Steps {
    let isBegun = false
    for (const item of items) {
      if (item === null) {
        yield null
        continue
      }
      this.pending.push(item)
      if (item.staysWithNext === true) continue
      yield* this.flush(isBegun)
      isBegun = true
    }
    yield* this.flush(isBegun)
  }

  private *flush(isBegun: boolean): Steps {
    const items = this.pending
    this.pending = []
    const height = items.reduce((sum, { gap, height }) => sum + gap + height, 0)
    const first = items[0]
    if (first === undefined) return
    const end = this.corner().y + this.height
    if (!this.isFresh && this.y + height > end + 0.01) {
      yield* this.next()
      const heading = isBegun ? this.continued() : null
      if (heading !== null) this.put(heading)
      if (first.head !== undefined) this.put(first.head)
    }
    for (const item of items) this.put(item)
  }

  private put({ height, gap, group, place }: Item): void {
    if (!this.isFresh) this.y += gap
    this.isFresh = false
    this.pages.add(group, place(this.corner().x, this.y))
    this.y += height
  }
}
