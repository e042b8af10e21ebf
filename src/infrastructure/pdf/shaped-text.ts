import { LRUCache } from 'lru-cache'
import { isSuitSign } from '../../domain/drawing/suit-signs.js'
import { SUIT_ADVANCE } from '../../domain/sheet/suit-shapes.js'
import { bidi } from './bidi.js'
import type { Face } from './font-files.js'

/** A glyph with the text that it represents. Distances are in thousandths of the size. */
export interface ShapedGlyph {
  readonly id: number
  readonly codePoints: readonly number[]
  /** The width of the glyph, and the distance to the next one. */
  readonly width: number
  readonly advance: number
  readonly dx: number
  readonly dy: number
}

/** Glyphs of one face, from left to right. `null`: the signs of suits. */
export interface ShapedRun {
  readonly face: Face | null
  readonly glyphs: readonly ShapedGlyph[]
}

export interface ShapedText {
  readonly runs: readonly ShapedRun[]
  /** In thousandths of the size. */
  readonly width: number
}

const mirrored = (sign: string): string => bidi.getMirroredCharacter(sign) ?? sign

/** Invisible characters, except the zero-width joiner and non-joiner. */
const INVISIBLE = /\u00ad|\u034f|[\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu
const JOINER = /[\u200c\u200d]/
const MARK = /^\p{M}$/u

/** The maximum number of words whose layout is cached. */
const KEPT_WORDS = 4_000
const MAX_KEPT_LENGTH = 40

/** Finds a face that has the character; `null` if there is none. */
type FaceOf = (codePoint: number) => Face | null

/** How texts are laid out. */
export interface Look {
  /** Identifies the look in cache keys. */
  readonly key: string
  readonly faceOf: FaceOf
  /** The face whose box replaces characters that no face has. */
  readonly box: Face
  readonly isRightToLeft: boolean
}

/** Lays out words, with ligatures, kerning and contextual forms. */
export class Shaper {
  private readonly words = new LRUCache<string, ShapedText>({ max: KEPT_WORDS })

  /** Lays out a text word by word, because words are repeated and cached. */
  shape(text: string, look: Look): ShapedText {
    const words = text.split(/(?<= )/).map((word) => this.word(word, look))
    if (words.length === 1) return words[0] as ShapedText
    if (look.isRightToLeft) words.reverse()
    return { runs: words.flatMap(({ runs }) => runs), width: words.reduce((sum, { width }) => sum + width, 0) }
  }

  private word(text: string, look: Look): ShapedText {
    const key = `${look.key} ${text}`
    const known = this.words.get(key)
    if (known !== undefined) return known
    const shaped = shapeWord(text.replace(INVISIBLE, ''), look)
    if (text.length <= MAX_KEPT_LENGTH) this.words.set(key, shaped)
    return shaped
  }
}

interface Part {
  readonly kind: 'face' | 'suits' | 'box'
  readonly face: Face | null
  text: string
}

const partsOf = (text: string, { faceOf, box }: Look): readonly Part[] => {
  const parts: Part[] = []
  for (const sign of text) {
    const last = parts.at(-1)
    const code = sign.codePointAt(0) as number
    if (isSuitSign(sign)) {
      parts.push({ kind: 'suits', face: null, text: sign })
      continue
    }
    const belongs = JOINER.test(sign) || MARK.test(sign)
    if (belongs && last?.kind === 'face' && last.face?.font.hasGlyphForCodePoint(code)) {
      last.text += sign
      continue
    }
    if (JOINER.test(sign)) continue
    const face = faceOf(code)
    const kind = face === null ? 'box' : 'face'
    if (last !== undefined && last.kind === kind && last.face === (face ?? box)) last.text += sign
    else parts.push({ kind, face: face ?? box, text: sign })
  }
  return parts
}

const shapeWord = (text: string, look: Look): ShapedText => {
  const runs = partsOf(text, look).map((part) => runOf(part, look.isRightToLeft))
  if (look.isRightToLeft) runs.reverse()
  const width = runs.reduce((sum, { glyphs }) => sum + glyphs.reduce((all, { advance }) => all + advance, 0), 0)
  return { runs, width }
}

const runOf = ({ kind, face, text }: Part, isRightToLeft: boolean): ShapedRun => {
  if (kind === 'suits' || face === null) {
    const glyph = { id: 0, codePoints: [text.codePointAt(0) as number], dx: 0, dy: 0 }
    return { face: null, glyphs: [{ ...glyph, width: SUIT_ADVANCE, advance: SUIT_ADVANCE }] }
  }
  const scale = 1000 / face.font.unitsPerEm
  if (kind === 'box') {
    const width = face.font.getGlyph(0).advanceWidth * scale
    const glyphs = Array.from(text, (sign) => ({
      ...{ id: 0, codePoints: [sign.codePointAt(0) as number], width, advance: width, dx: 0, dy: 0 },
    }))
    return { face, glyphs: isRightToLeft ? glyphs.reverse() : glyphs }
  }
  const drawn = isRightToLeft ? Array.from(text, mirrored).join('') : text
  const isMirrored = drawn !== text
  const direction = isRightToLeft ? 'rtl' : 'ltr'
  const { glyphs, positions } = face.font.layout(drawn, undefined, undefined, undefined, direction)
  const shaped = glyphs.map((glyph, i): ShapedGlyph => {
    const { xAdvance, xOffset, yOffset } = positions[i] as (typeof positions)[number]
    const codePoints = isMirrored
      ? glyph.codePoints.map((code) => mirrored(String.fromCodePoint(code)).codePointAt(0) as number)
      : glyph.codePoints
    return {
      ...{ id: glyph.id, codePoints, width: glyph.advanceWidth * scale, advance: xAdvance * scale },
      ...{ dx: xOffset * scale, dy: yOffset * scale },
    }
  })
  return { face, glyphs: withMarks(shaped, isRightToLeft) }
}

const isMark = ({ codePoints, advance }: ShapedGlyph): boolean =>
  advance === 0 && codePoints.length > 0 && codePoints.every((code) => MARK.test(String.fromCodePoint(code)))

/** Adds accents that have a separate glyph to the text of the letter before them, in reading order. */
const withMarks = (glyphs: readonly ShapedGlyph[], isRightToLeft: boolean): readonly ShapedGlyph[] => {
  if (!glyphs.some(isMark)) return glyphs
  const inOrder = isRightToLeft ? [...glyphs].reverse() : [...glyphs]
  let letter = -1
  for (const [i, glyph] of inOrder.entries()) {
    const base = inOrder[letter]
    if (base !== undefined && isMark(glyph)) {
      inOrder[letter] = { ...base, codePoints: [...base.codePoints, ...glyph.codePoints] }
      inOrder[i] = { ...glyph, codePoints: [] }
    } else if (glyph.codePoints.length > 0) letter = i
  }
  return isRightToLeft ? inOrder.reverse() : inOrder
}
