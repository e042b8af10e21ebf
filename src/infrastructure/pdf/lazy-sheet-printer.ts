import type { SheetPrinter } from '../../application/ports/sheet-printer.js'

/** Loads pdfkit and fontkit with the first sheet: a service starts sooner, and one that prints nothing never needs them. */
export const lazySheetPrinter = (): SheetPrinter => {
  let loaded: Promise<SheetPrinter> | undefined
  const load = async (): Promise<SheetPrinter> => {
    const { PdfSheetPrinter } = await import('./pdf-sheet-printer.js')
    return new PdfSheetPrinter()
  }
  return {
    async *print(sheet) {
      loaded ??= load()
      yield* (await loaded).print(sheet)
    },
  }
}
