import type { SheetOptions } from '../../domain/sheet/sheet-options.js'
import type { SheetHead } from '../../domain/sheet/sheet-pages.js'
import type { Board } from './board-writer.js'

/** Boards to print, and how. */
export interface PrintedSheet {
  readonly head: SheetHead
  readonly options: SheetOptions
  /** The time of the sheet. */
  readonly at: Date
  /** The boards in order. Called a second time if something is printed after all of them. */
  readonly boards: () => AsyncIterable<readonly Board[]>
}

export interface SheetPrinter {
  /**
   * A sheet as PDF, in pieces that are created as they are read: no more than a few boards and pages are in memory, and other
   * work is not delayed by the whole.
   */
  print(sheet: PrintedSheet): AsyncIterable<Uint8Array>
}
