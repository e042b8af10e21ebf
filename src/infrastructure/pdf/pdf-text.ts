import type { TextStyle } from '../../domain/sheet/sheet-marks.js'
import type { TextTools } from '../../domain/sheet/typesetting.js'
import { bidi } from './bidi.js'
import {
  ARABIC,
  CHINESE,
  type Face,
  type FontFiles,
  type FontPackage,
  HEBREW,
  JAPANESE,
  KOREAN,
  LATIN,
} from './font-files.js'
import { type Look, type ShapedText, Shaper } from './shaped-text.js'

type Style = Pick<TextStyle, 'isBold' | 'isItalic'>

/** Letters that only one language uses decide which font draws the characters shared by several. */
const KANA = /[\u3041-\u30ff]/
const HANGUL = /[\u1100-\u11ff\uac00-\ud7a3]/

const EAST_ASIAN_ORDERS = {
  ja: [JAPANESE, CHINESE, KOREAN],
  ko: [KOREAN, JAPANESE, CHINESE],
  zh: [CHINESE, JAPANESE, KOREAN],
} as const
type EastAsian = keyof typeof EAST_ASIAN_ORDERS

const eastAsianOf = (text: string): EastAsian => {
  if (KANA.test(text)) return 'ja'
  return HANGUL.test(text) ? 'ko' : 'zh'
}

/** A text in a style. */
export interface StyledText extends Style {
  readonly text: string
}

/** The part of a font package that has a letter. */
interface Found {
  readonly fonts: FontPackage
  readonly part: string
}

const ONLY_LATIN = /^[\0-\u024f\u2000-\u206f]*$/
const STYLES: readonly Style[] = [false, true].flatMap((isBold) =>
  [false, true].map((isItalic) => ({ isBold, isItalic })),
)

/** The parts of fonts that the sheet's own words need. */
const ALWAYS = ['latin', 'latin-ext'] as const

/** Shared by all sheets, because it caches words that were laid out. */
const shaper = new Shaper()

/** The texts of one sheet, in the faces that it has loaded. */
export class PdfText implements TextTools {
  private readonly faces = new Map<string, Face>()
  private readonly looks = new Map<string, Look>()
  private eastAsian: EastAsian = 'zh'

  constructor(private readonly files: FontFiles) {}

  /** Loads the faces for these texts. Has to finish before any of them is measured or written. */
  async load(texts: Iterable<StyledText>): Promise<void> {
    const letters = new Map<string, { readonly style: Style; readonly codes: Set<number> }>()
    let eastAsian: EastAsian = 'zh'
    for (const { text, ...style } of texts) {
      if (ONLY_LATIN.test(text)) continue
      if (eastAsian === 'zh') eastAsian = eastAsianOf(text)
      const key = `${style.isBold} ${style.isItalic}`
      const { codes } = letters.get(key) ?? { codes: new Set<number>() }
      letters.set(key, { style, codes })
      for (const sign of text) codes.add(sign.codePointAt(0) as number)
    }
    this.eastAsian = eastAsian
    await LATIN.prepare()
    for (const style of STYLES) for (const part of ALWAYS) await this.loadFace(LATIN, part, style)
    for (const { style, codes } of letters.values())
      for (const code of codes) {
        const found = await this.find(code)
        if (found !== null) await this.loadFace(found.fonts, found.part, style)
      }
  }

  private async loadFace(fonts: FontPackage, part: string, { isBold, isItalic }: Style): Promise<void> {
    const id = fonts.faceId(part, isBold, isItalic)
    if (!this.faces.has(id)) this.faces.set(id, await this.files.load(fonts, part, isBold, isItalic))
  }

  private async find(code: number): Promise<Found | null> {
    for (const fonts of this.order()) {
      await fonts.prepare()
      const part = fonts.partOf(code)
      if (part !== null) return { fonts, part }
    }
    return null
  }

  private order(): readonly FontPackage[] {
    return [LATIN, HEBREW, ARABIC, ...EAST_ASIAN_ORDERS[this.eastAsian]]
  }

  private faceOf(code: number, { isBold, isItalic }: Style): Face | null {
    for (const fonts of this.order()) {
      const part = fonts.partOf(code)
      const face = part === null ? undefined : this.faces.get(fonts.faceId(part, isBold, isItalic))
      if (face?.font.hasGlyphForCodePoint(code)) return face
    }
    return null
  }

  shape(text: string, { isBold, isItalic }: Style, isRightToLeft: boolean): ShapedText {
    const key = `${this.eastAsian}${isBold ? ' bold' : ''}${isItalic ? ' italic' : ''}${isRightToLeft ? ' <' : ''}`
    let look = this.looks.get(key)
    if (look === undefined) {
      const style = { isBold, isItalic }
      const box = this.faces.get(LATIN.faceId('latin', isBold, isItalic)) as Face
      look = { key, faceOf: (code) => this.faceOf(code, style), box, isRightToLeft }
      this.looks.set(key, look)
    }
    return shaper.shape(text, look)
  }

  widthOf(text: string, style: TextStyle): number {
    return (this.shape(text, style, false).width * style.size) / 1000
  }

  levelsOf(text: string): { readonly levels: Uint8Array; readonly base: number } {
    const { levels, paragraphs } = bidi.getEmbeddingLevels(text)
    return { levels, base: paragraphs[0]?.level ?? 0 }
  }
}
