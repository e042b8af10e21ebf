import bidiFactory from 'bidi-js'
import { isSuitSign } from 'dealbook-domain/drawing/suit-signs.js'
import type { TextStyle } from 'dealbook-domain/sheet/sheet-marks.js'
import { SUIT_ADVANCE } from 'dealbook-domain/sheet/suit-shapes.js'
import type { TextTools } from 'dealbook-domain/sheet/typesetting.js'

/** The fonts of the preview; the file itself uses Noto Sans. */
export const PREVIEW_FONT = '"Noto Sans", "Segoe UI", "Helvetica Neue", Arial, sans-serif'

const bidi = bidiFactory()

/** Measures texts as the browser draws them; `null` if the browser can't. */
export const browserText = (): TextTools | null => {
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) return null
  const widths = new Map<string, number>()
  const widthOf = (text: string, { size, isBold, isItalic }: TextStyle): number => {
    if (isSuitSign(text)) return (SUIT_ADVANCE * size) / 1000
    const font = `${isItalic ? 'italic ' : ''}${isBold ? 'bold ' : ''}100px ${PREVIEW_FONT}`
    const key = `${font} ${text}`
    let width = widths.get(key)
    if (width === undefined) {
      context.font = font
      width = context.measureText(text).width
      widths.set(key, width)
    }
    return (width * size) / 100
  }
  return {
    widthOf,
    levelsOf: (text) => {
      const { levels, paragraphs } = bidi.getEmbeddingLevels(text)
      return { levels, base: paragraphs[0]?.level ?? 0 }
    },
  }
}
