import type { Face } from './font-files.js'
import { encodeGlyph } from './glyph-outlines.js'
import { type Document, partsOf, type Reference, toUnicode } from './pdf-objects.js'
import type { ShapedGlyph } from './shaped-text.js'

interface Subset {
  readonly glyphs: number[]
  glyphEncoder: { encodeSimple(path: { readonly commands: Parameters<typeof encodeGlyph>[0] }): Uint8Array }
  encode(): Uint8Array
}

/**
 * The subset of a face that a document uses. Unlike pdfkit's class, it shares its font with other documents, and gives
 * a glyph a separate code for each text that it represents, so that all text can be extracted.
 */
export class PdfFont {
  readonly reference: Reference
  private readonly subset: Subset
  private readonly codes = new Map<string, number>()
  private readonly texts = new Map<number, readonly number[]>()
  private readonly widths: number[]
  /** Codes by glyph, for the glyphs of cached words. */
  private readonly known = new WeakMap<ShapedGlyph, string>()

  constructor(
    private readonly document: Document,
    readonly face: Face,
    readonly id: string,
  ) {
    this.reference = partsOf(document).ref({})
    // The first glyph is the box for characters that the font lacks.
    this.subset = face.font.createSubset() as unknown as Subset
    if (face.isVariation) this.subset.glyphEncoder = { encodeSimple: ({ commands }) => encodeGlyph(commands) }
    this.widths = [(face.font.getGlyph(0).advanceWidth * 1000) / face.font.unitsPerEm]
  }

  /** The code of a glyph, as four hexadecimal digits. */
  codeOf(glyph: ShapedGlyph): string {
    const known = this.known.get(glyph) ?? this.addressed(glyph)
    this.known.set(glyph, known)
    return known
  }

  private addressed({ id, codePoints, width }: ShapedGlyph): string {
    const key = `${id} ${codePoints.join()}`
    let code = this.codes.get(key)
    if (code === undefined) {
      code = this.subset.glyphs.length
      this.subset.glyphs.push(id)
      this.codes.set(key, code)
      if (codePoints.length > 0) this.texts.set(code, codePoints)
      this.widths[code] = width
    }
    return code.toString(16).padStart(4, '0')
  }

  /** Writes the font; nothing more can be drawn with it. */
  end(): void {
    const { document, face, reference, widths } = this
    const { font } = face
    const scale = 1000 / font.unitsPerEm
    const file = partsOf(document).ref()
    file.end(this.subset.encode())
    const tag = this.id.replace(/\d/g, (digit) => 'ABCDEFGHIJ'.charAt(Number(digit))).slice(1)
    const name = `${tag.padStart(6, 'A')}+${font.postscriptName.replace(/\W/g, '')}`
    const { minX, minY, maxX, maxY } = font.bbox
    const descriptor = partsOf(document).ref({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: 4,
      FontBBox: [minX, minY, maxX, maxY].map((value) => value * scale),
      ItalicAngle: font.italicAngle,
      Ascent: font.ascent * scale,
      Descent: font.descent * scale,
      CapHeight: (font.capHeight || font.ascent) * scale,
      StemV: 0,
      FontFile2: file,
    })
    descriptor.end()
    const descendant = partsOf(document).ref({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: { Registry: new String('Adobe'), Ordering: new String('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      CIDToGIDMap: 'Identity',
      W: [0, widths],
    })
    descendant.end()
    Object.assign(reference.data, {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: toUnicode(document, this.texts, 4),
    })
    reference.end()
  }
}
