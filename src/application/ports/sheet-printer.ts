import type { SheetOptions } from '../../domain/sheet/sheet-options.js'
import type { SheetHead } from '../../domain/sheet/sheet-pages.js'
import type { Board } from './board-writer.js'

/** Boards to print, with the options for printing them. */
export interface PrintedSheet {
  readonly head: SheetHead
  readonly options: SheetOptions
  /** The creation time that the file states. */
  readonly at: Date
  /** The boards in order. Called a second time if something is printed after all of them. */
  readonly boards: () => AsyncIterable<readonly Board[]>
}

export interface SheetPrinter {
  /**
   * Prints a sheet as PDF, in pieces that are created as they are read. Only a few boards and pages are in memory at a
   * time, and other work can run between pieces.
   */
  print(sheet: PrintedSheet): AsyncIterable<Uint8Array>
}
