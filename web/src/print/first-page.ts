import type { SheetBoard } from 'dealbook-domain/sheet/board-figure.js'
import { Sheet } from 'dealbook-domain/sheet/sheet-layout.js'
import type { SheetPage } from 'dealbook-domain/sheet/sheet-marks.js'
import { printedDate, type SheetOptions } from 'dealbook-domain/sheet/sheet-options.js'
import { type BoardLooks, shownAs, type Turnable } from 'dealbook-domain/turned-board.js'
import { browserText } from './browser-text.js'

/** A board as the client returns it. */
export type PrintableBoard = Pick<
  SheetBoard,
  'id' | 'title' | 'boardNumber' | 'dealer' | 'vulnerability' | 'callNotes' | 'result'
> & { readonly hands: object; readonly auction: readonly string[]; readonly play: readonly string[] } & {
  readonly doubleDummy: object | null
  readonly commentary: readonly object[]
}

interface Printed {
  readonly title: string
  readonly author: string | null
  readonly boards: readonly PrintableBoard[]
  readonly options: SheetOptions
  readonly looks: BoardLooks
}

/** The first page of a sheet; `null` if the browser can't measure texts. */
export const firstPage = ({ title, author, boards, options, looks }: Printed): SheetPage | null => {
  const tools = browserText()
  if (tools === null) return null
  const sheet = new Sheet({ title, author, date: printedDate(new Date(), options.locale) }, options, tools)
  for (const [place, board] of boards.entries()) {
    const shown = shownAs(board as unknown as Turnable & SheetBoard, looks, place)
    for (const page of sheet.board(shown)) if (page !== null) return page
  }
  for (const page of sheet.end()) if (page !== null) return page
  return null
}
