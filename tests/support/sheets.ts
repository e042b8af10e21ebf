import type { Board } from '../../src/application/ports/board-writer.js'
import { type ChosenSheet, sheetOptionsOf } from '../../src/domain/sheet/sheet-options.js'
import type { SheetHead } from '../../src/domain/sheet/sheet-pages.js'
import { PdfSheetPrinter } from '../../src/infrastructure/pdf/pdf-sheet-printer.js'
import { NOON } from './builders.js'

export const HEAD: SheetHead = { title: 'Lesson 3', author: 'Alice Martin', date: '28 November 2026' }

const printer = new PdfSheetPrinter()

/** A sheet as streamed, in pieces. */
export const printedPieces = (
  boards: readonly Board[],
  chosen: ChosenSheet = {},
  head: Partial<SheetHead> = {},
): AsyncIterable<Uint8Array> =>
  printer.print({
    head: { ...HEAD, ...head },
    options: sheetOptionsOf(chosen),
    at: NOON,
    boards: async function* () {
      yield boards
    },
  })

export const printed = async (
  boards: readonly Board[],
  chosen: ChosenSheet = {},
  head: Partial<SheetHead> = {},
): Promise<Buffer> => {
  const pieces: Uint8Array[] = []
  for await (const piece of printedPieces(boards, chosen, head)) pieces.push(piece)
  return Buffer.concat(pieces)
}
