import type { Ink } from '../../domain/drawing/board-drawing.js'
import { EDGE_WIDTH } from '../../domain/drawing/board-drawing.js'
import { SHEET_INKS } from '../../domain/sheet/sheet-colours.js'
import type { LateKey, SheetMark, SheetPage, SheetPart, TextMark } from '../../domain/sheet/sheet-marks.js'
import type { SuitColours } from '../../domain/sheet/sheet-options.js'
import type { Face } from './font-files.js'
import { PdfFont } from './pdf-font.js'
import { type Document, number, partsOf, type Reference } from './pdf-objects.js'
import type { PdfText } from './pdf-text.js'
import type { ShapedGlyph, ShapedRun } from './shaped-text.js'
import { SuitFont } from './suit-font.js'

type Mark<Shape extends SheetMark['shape']> = Extract<SheetMark, { shape: Shape }>

/** A page number, filled in once it is known. */
interface Late {
  readonly reference: Reference
  readonly name: string
  readonly mark: Mark<'late'>
}

const LATE_DIGITS = 5
/** The slant of letters for which there is no italic face. */
const SLANT = 0.2

const rgb = (colour: string): string =>
  [1, 3, 5].map((at) => number(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).join(' ')

/** Draws pages into a document. */
export class PdfCanvas {
  private readonly fonts = new Map<string, PdfFont>()
  private readonly suits: SuitFont
  private readonly lates = new Map<string, Late>()

  constructor(
    private readonly document: Document,
    private readonly text: PdfText,
    private readonly colours: SuitColours,
  ) {
    this.suits = new SuitFont(document, colours === 'grey')
  }

  /** Draws a page, part by part. */
  *page(page: SheetPage, root: PDFKit.PDFStructureElement): Generator<undefined, void, void> {
    this.document.addPage()
    // The section is written with its page, so that the parts of all pages need not be gathered at the end of the file.
    const section = this.document.struct('Sect')
    root.add(section)
    for (const part of page.parts) {
      this.part(part, section)
      yield
    }
    section.end()
    this.document.markContent('Artifact', { type: 'Pagination' })
    for (const mark of page.artifacts) this.mark(mark)
    this.document.endMarkedContent()
  }

  /** Writes the fonts and late texts, piece by piece. */
  *end(known: ReadonlyMap<LateKey, string>): Generator<undefined, void, void> {
    for (const { reference, mark } of this.lates.values()) {
      reference.end(this.lateText(reference, known.get(mark.key) ?? '–', mark))
      yield
    }
    for (const font of this.fonts.values()) {
      font.end()
      yield
    }
  }

  private part(part: SheetPart, parent: PDFKit.PDFStructureElement): void {
    const { document } = this
    const element = document.struct(part.tag, {
      ...(part.alt === undefined ? {} : { alt: part.alt }),
      ...(part.tag === 'TH' ? ({ scope: 'Column' } as object) : {}),
    })
    parent.add(element)
    if (part.marks.length > 0) {
      const content = document.markStructureContent(part.tag)
      for (const mark of part.marks) this.mark(mark)
      document.endMarkedContent()
      element.add(content)
    }
    for (const inner of part.parts) this.part(inner, element)
    element.end()
  }

  private mark(mark: SheetMark): void {
    switch (mark.shape) {
      case 'text':
        this.write(mark)
        return
      case 'late':
        this.late(mark)
        return
      case 'dot':
        this.document.circle(mark.x, mark.y, mark.radius).fill(this.colour(mark.ink))
        return
      case 'frame':
        this.document
          .lineWidth(0.6)
          .roundedRect(mark.x, mark.y, mark.width, mark.height, mark.radius)
          .stroke(this.colour(mark.ink))
        return
      case 'edge':
        this.edge(mark)
        return
      case 'rule':
        this.rule(mark)
        return
    }
  }

  private edge({ x, y, path, scale, ink }: Mark<'edge'>): void {
    this.document
      .save()
      .translate(x, y)
      .scale(scale)
      .lineWidth(EDGE_WIDTH)
      .path(`M0 0${path}`)
      .stroke(this.colour(ink))
      .restore()
  }

  private rule({ x, y, width, height, isDashed, ink }: Mark<'rule'>): void {
    const { document } = this
    document.save().lineWidth(0.5)
    if (isDashed) document.dash(4, { space: 4 })
    document
      .moveTo(x, y)
      .lineTo(x + width, y + height)
      .stroke(this.colour(ink))
    document.restore()
  }

  private colour(ink: Ink): string {
    return SHEET_INKS[this.colours][ink]
  }

  private write({ x, y, size, ink, text, isCentred, ...style }: TextMark): void {
    const { runs, width } = this.text.shape(text, style, style.isRightToLeft)
    const left = isCentred ? x - (width * size) / 2000 : x
    partsOf(this.document).addContent(`BT ${rgb(this.colour(ink))} rg`)
    let at = left
    for (const run of runs) at = this.run(run, at, y, size)
    partsOf(this.document).addContent('ET')
  }

  private run({ face, glyphs }: ShapedRun, x: number, y: number, size: number): number {
    const parts = partsOf(this.document)
    const font = face === null ? this.suits : this.fontOf(face)
    parts.page.fonts[font.id] = font.reference
    const codeOf = (glyph: ShapedGlyph): string =>
      font instanceof PdfFont ? font.codeOf(glyph) : font.codeOf(glyph.codePoints[0] as number)
    const matrix = `1 0 ${face?.isSlanted === true ? SLANT : 0} -1`
    // Separate glyphs for dots represent no text and would split a word, so they are drawn after it.
    const dots: string[] = []
    const content = [`/${font.id} ${number(size)} Tf ${matrix} ${number(x)} ${number(y)} Tm`]
    let shown = ''
    let rise = 0
    let width = 0
    const show = (): void => {
      if (shown !== '') content.push(`[${shown}] TJ`)
      shown = ''
    }
    for (const glyph of glyphs) {
      const { dx, dy, advance } = glyph
      if (glyph.codePoints.length === 0) {
        const at = `${number(x + ((width + dx) * size) / 1000)} ${number(y - (dy * size) / 1000)}`
        dots.push(`${matrix} ${at} Tm <${codeOf(glyph)}> Tj`)
        if (advance !== 0) shown += number(-advance)
        width += advance
        continue
      }
      if (dy !== rise) {
        show()
        rise = dy
        content.push(`${number((rise * size) / 1000)} Ts`)
      }
      const after = glyph.width + dx - advance
      shown += `${dx === 0 ? '' : number(-dx)}<${codeOf(glyph)}>${after === 0 ? '' : number(after)}`
      width += advance
    }
    show()
    if (rise !== 0) content.push('0 Ts')
    parts.addContent([...content, ...dots].join(' '))
    return x + (width * size) / 1000
  }

  private fontOf(face: Face): PdfFont {
    const known = this.fonts.get(face.id)
    if (known !== undefined) return known
    const font = new PdfFont(this.document, face, `F${this.fonts.size + 1}`)
    this.fonts.set(face.id, font)
    return font
  }

  private late(mark: Mark<'late'>): void {
    const { x, y, size, ink, key } = mark
    const id = `${key} ${size} ${ink}`
    const parts = partsOf(this.document)
    let late = this.lates.get(id)
    if (late === undefined) {
      const box = [0, -size * 0.4, size * LATE_DIGITS, size * 1.2]
      const reference = partsOf(this.document).ref({ Type: 'XObject', Subtype: 'Form', BBox: box })
      late = { reference, name: `Late${this.lates.size + 1}`, mark }
      this.lates.set(id, late)
    }
    parts.page.xobjects[late.name] = late.reference
    parts.addContent(`q 1 0 0 -1 ${number(x)} ${number(y)} cm /${late.name} Do Q`)
  }

  private lateText(reference: Reference, text: string, { size, ink }: Mark<'late'>): string {
    const { runs } = this.text.shape(text, { isBold: false, isItalic: false }, false)
    const fonts: Record<string, Reference> = {}
    const shown = runs.flatMap(({ face, glyphs }) => {
      if (face === null) return []
      const font = this.fontOf(face)
      fonts[font.id] = font.reference
      return [`/${font.id} ${number(size)} Tf <${glyphs.map((glyph) => font.codeOf(glyph)).join('')}> Tj`]
    })
    reference.data.Resources = { Font: fonts }
    return `BT ${rgb(this.colour(ink))} rg ${shown.join(' ')} ET`
  }
}
