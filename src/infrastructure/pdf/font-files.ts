import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { create, type Font } from 'fontkit'
import { LRUCache } from 'lru-cache'
import { decompress } from 'wawoff2'

/** A font to draw with: a file, in a weight. */
export interface Face {
  readonly id: string
  readonly font: Font
  /** Whether it is an instance of a variable font, whose glyphs the subset has to encode itself. */
  readonly isVariation: boolean
  /** Whether upright letters are slanted, because there is no italic face. */
  readonly isSlanted: boolean
}

const { resolve } = createRequire(import.meta.url)
const folderOf = (packageName: string): string => dirname(resolve(`${packageName}/package.json`))

/** The ranges of code points that a file covers. */
type Ranges = readonly (readonly [from: number, to: number])[]

const rangesOf = (text: string): Ranges =>
  text.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })

/** The files of a package, by the code points that they cover. */
export class FontPackage {
  private files: ReadonlyMap<number, string> | null = null

  constructor(
    private readonly name: string,
    private readonly options: {
      readonly isVariable: boolean
      readonly hasItalics: boolean
      readonly isWanted: (subset: string) => boolean
    },
  ) {}

  /** Reads which letters the package has. Has to finish before `partOf` is called; slow the first time. */
  async prepare(): Promise<void> {
    if (this.files !== null) return
    this.files = this.index()
    await setImmediate()
  }

  /** The part of the package that has a letter; `null` if none has. */
  partOf(codePoint: number): string | null {
    return this.files?.get(codePoint) ?? null
  }

  private index(): ReadonlyMap<number, string> {
    const subsets = JSON.parse(readFileSync(join(folderOf(this.name), 'unicode.json'), 'utf8')) as Record<
      string,
      string
    >
    const files = new Map<number, string>()
    for (const [subset, ranges] of Object.entries(subsets)) {
      if (!this.options.isWanted(subset)) continue
      const part = subset.replace(/[[\]]/g, '')
      for (const [from, to] of rangesOf(ranges))
        for (let code = from; code <= to; code++) {
          const known = files.get(code)
          // The first subset that has a letter is the one for its language. A subset only overrides its own extension.
          if (known === undefined || known === `${part}-ext`) files.set(code, part)
        }
    }
    return files
  }

  faceId(part: string, isBold: boolean, isItalic: boolean): string {
    return `${this.name} ${part} ${isBold ? 'bold' : 'plain'}${isItalic ? ' italic' : ''}`
  }

  async load(part: string, isBold: boolean, isItalic: boolean): Promise<Face> {
    const { isVariable, hasItalics } = this.options
    const style = isItalic && hasItalics ? 'italic' : 'normal'
    const weight = isBold ? 700 : 400
    const stem = this.name.slice(this.name.indexOf('/') + 1)
    const file = `${stem}-${part}-${isVariable ? 'wght' : weight}-${style}.woff2`
    const packed = readFileSync(join(folderOf(this.name), 'files', file))
    const font = create(Buffer.from(await decompress(packed))) as Font
    const face = withOwnTexts(isVariable ? font.getVariation({ wght: weight }) : font)
    // Laying out the first text sets up the font's tables, which is slow.
    await setImmediate()
    face.layout('')
    return {
      id: this.faceId(part, isBold, isItalic),
      font: face,
      isVariation: isVariable,
      isSlanted: isItalic && !hasItalics,
    }
  }
}

/**
 * fontkit caches each glyph with the letters of its first use, and returns these for every later use. In Arabic,
 * however, letters that only differ in their dots share a glyph, so each use has to get its own letters.
 */
const withOwnTexts = (font: Font): Font => {
  const kept = font.getGlyph.bind(font)
  font.getGlyph = (id, codePoints = []) =>
    Object.create(kept(id, codePoints), { codePoints: { value: codePoints } }) as ReturnType<Font['getGlyph']>
  return font
}

const isPlainSubset = (subset: string): boolean => subset !== 'devanagari'
const isNumbered = (subset: string): boolean => /^\[\d+\]$/.test(subset)

export const LATIN = new FontPackage('@fontsource/noto-sans', {
  isVariable: false,
  hasItalics: true,
  isWanted: isPlainSubset,
})
const only = (name: string): { isVariable: boolean; hasItalics: boolean; isWanted: (subset: string) => boolean } => ({
  isVariable: false,
  hasItalics: false,
  isWanted: (subset) => subset === name,
})
export const HEBREW = new FontPackage('@fontsource/noto-sans-hebrew', only('hebrew'))
export const ARABIC = new FontPackage('@fontsource/noto-sans-arabic', only('arabic'))

const EAST_ASIAN = { isVariable: true, hasItalics: false, isWanted: isNumbered }
export const JAPANESE = new FontPackage('@fontsource-variable/noto-sans-jp', EAST_ASIAN)
export const KOREAN = new FontPackage('@fontsource-variable/noto-sans-kr', EAST_ASIAN)
export const CHINESE = new FontPackage('@fontsource-variable/noto-sans-sc', EAST_ASIAN)

/** The number of faces that stay in memory while no sheet uses them: enough for all but some of the East Asian ones. */
const KEPT_FACES = 80

/** Faces are loaded once, and shared by all sheets. */
export class FontFiles {
  private readonly faces = new LRUCache<string, Promise<Face>>({ max: KEPT_FACES })

  load(fonts: FontPackage, part: string, isBold: boolean, isItalic: boolean): Promise<Face> {
    const id = fonts.faceId(part, isBold, isItalic)
    const known = this.faces.get(id)
    if (known !== undefined) return known
    const face = fonts.load(part, isBold, isItalic)
    this.faces.set(id, face)
    // The next sheet tries again.
    face.catch(() => this.faces.delete(id))
    return face
  }
}
