import { setImmediate } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import type { Board } from '../../application/ports/board-writer.js'
import type { PrintedSheet, SheetPrinter } from '../../application/ports/sheet-printer.js'
import { escapedMarkup } from '../../domain/markup.js'
import type { Steps } from '../../domain/sheet/sheet-flow.js'
import { Sheet } from '../../domain/sheet/sheet-layout.js'
import { PAPER_SIZES } from '../../domain/sheet/sheet-marks.js'
import { FontFiles } from './font-files.js'
import { PdfCanvas } from './pdf-canvas.js'
import { type Document, endTogether } from './pdf-objects.js'
import { PdfText, type StyledText } from './pdf-text.js'

const PLAIN = { isBold: false, isItalic: false }
const BOLD = { isBold: true, isItalic: false }

/** The texts of a board that are printed, in their styles. */
function* textsOf({ title, callNotes, commentary }: Board): Iterable<StyledText> {
  yield* titled(title)
  for (const { text } of callNotes) yield { text, ...PLAIN }
  for (const block of commentary)
    if (block.type === 'paragraph')
      for (const { text, bold, italic } of block.children) yield { text, isBold: bold, isItalic: italic }
}

/** Titles are bold, but plain on the pages where something is continued. */
const titled = (text: string): readonly StyledText[] => [
  { text, ...BOLD },
  { text, ...PLAIN },
]

/** The method of pdfkit that writes what is known of a file as XML, and the texts that it writes. */
interface Described {
  info: Readonly<Record<string, unknown>>
  _addInfo(): void
}

/** Makes pdfkit escape the title and the author in its XML, which it writes as they are. */
const describedInXml = (document: Document): Document => {
  const described = document as unknown as Described
  const addInfo = described._addInfo
  described._addInfo = () => {
    const plain = described.info
    const texts = Object.entries(plain).map(([name, value]) => [
      name,
      typeof value === 'string' ? escapedMarkup(value) : value,
    ])
    described.info = Object.fromEntries(texts)
    addInfo.call(document)
    described.info = plain
  }
  return document
}

const documentOf = ({ head, options, at }: PrintedSheet): Document => {
  const [width, height] = PAPER_SIZES[options.paper]
  const document = new PDFDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: options.locale,
    // All fonts are embedded, so there is no default font.
    font: null as unknown as string,
    info: {
      Title: head.title,
      Producer: 'Dealbook',
      Creator: 'Dealbook',
      CreationDate: at,
      ...(head.author === null ? {} : { Author: head.author }),
    },
  })
  return describedInXml(document)
}

/** How long a sheet is laid out and drawn before it pauses for other work, in milliseconds. */
const AT_ONCE_MS = 15

/** Prints sheets as PDF, and keeps only the current page in memory. */
export class PdfSheetPrinter implements SheetPrinter {
  private readonly files = new FontFiles()

  async *print(printed: PrintedSheet): AsyncIterable<Uint8Array> {
    const { head, options, boards } = printed
    const text = new PdfText(this.files)
    await text.load([...titled(head.title), { text: `${head.author ?? ''}${head.date}`, ...PLAIN }])
    const document = documentOf(printed)
    const canvas = new PdfCanvas(document, text, options.colours)
    const root = document.struct('Document')
    document.addStructure(root)
    const sheet = new Sheet(head, options, text)
    let since = performance.now()
    const pause = async (): Promise<void> => {
      if (performance.now() - since < AT_ONCE_MS) return
      await setImmediate()
      since = performance.now()
    }
    const drawn = async function* (steps: Steps): AsyncIterable<Uint8Array> {
      for (const page of steps) {
        if (page !== null) {
          for (const _ of canvas.page(page, root)) await pause()
          yield* written(document)
        }
        await pause()
      }
    }
    for await (const batch of boards())
      for (const board of batch) {
        await text.load(textsOf(board))
        yield* drawn(sheet.board(board))
      }
    if (sheet.hasSolutions)
      for await (const batch of boards())
        for (const board of batch) {
          await text.load(textsOf(board))
          yield* drawn(sheet.solution(board))
        }
    yield* drawn(sheet.end())
    for (const _ of canvas.end(sheet.known())) {
      yield* written(document)
      await pause()
    }
    root.end()
    yield* written(document)
    await setImmediate()
    endTogether(document)
    yield* written(document)
  }
}

/** The output of the document so far. */
function* written(document: Document): Iterable<Uint8Array> {
  const bytes = document.read() as Uint8Array | null
  if (bytes !== null) yield bytes
}
