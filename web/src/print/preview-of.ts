import type { SheetBoard } from 'dealbook-domain/sheet/board-figure.js'
import { Sheet } from 'dealbook-domain/sheet/sheet-layout.js'
import type { SheetPage } from 'dealbook-domain/sheet/sheet-marks.js'
import { printedDate, type SheetOptions } from 'dealbook-domain/sheet/sheet-options.js'
import { type BoardLooks, shownAs, type Turnable } from 'dealbook-domain/turned-board.js'
import { browserText } from './browser-text.js'
import { SheetPreview } from './sheet-preview.js'

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

/** The preview of a sheet; `null` if the browser can't measure texts. */
export const previewOf = (printed: Printed): SheetPreview | null => {
  const tools = browserText()
  if (tools === null) return null
  const { title, author, options } = printed
  const sheet = new Sheet({ title, author, date: printedDate(new Date(), options.locale) }, options, tools)
  return new SheetPreview(pagesOf(sheet, printed), () => sheet.known())
}

function* pagesOf(sheet: Sheet, { boards, looks }: Printed): Generator<SheetPage> {
  const shown = boards.map((board, place) => shownAs(board as unknown as Turnable & SheetBoard, looks, place))
  for (const board of shown) yield* finished(sheet.board(board))
  if (sheet.hasSolutions) for (const board of shown) yield* finished(sheet.solution(board))
  yield* finished(sheet.end())
}

/** Without the steps at which no page is finished. */
function* finished(steps: Iterable<SheetPage | null>): Generator<SheetPage> {
  for (const page of steps) if (page !== null) yield page
}
