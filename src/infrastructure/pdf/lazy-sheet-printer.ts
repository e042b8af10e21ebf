import type { SheetPrinter } from '../../application/ports/sheet-printer.js'

/** Loads pdfkit and fontkit with the first sheet, so that the service starts faster and doesn't load them in vain. */
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
