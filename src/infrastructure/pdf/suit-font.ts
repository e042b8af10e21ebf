import { SUITS } from '../../domain/bridge/card.js'
import { SUIT_SIGNS } from '../../domain/drawing/suit-signs.js'
import { SUIT_ADVANCE, SUIT_SHAPES } from '../../domain/sheet/suit-shapes.js'
import { type Document, partsOf, type Reference, toUnicode } from './pdf-objects.js'

/** Converts an SVG path to PDF operators. */
const inPdf = (path: string): string =>
  path.replace(/([MLCZ])([^MLCZ]*)/g, (_, command: string, places: string) =>
    command === 'Z' ? 'h\n' : `${places.trim()} ${command.toLowerCase()}\n`,
  )

/** Suit symbols as a Type 3 font (ISO 32000-1, section 9.6.5), so that they are text and take the colour of text. */
export class SuitFont {
  readonly id = 'Suits'
  readonly reference: Reference

  constructor(document: Document, areOutlined: boolean) {
    const charProcs = Object.fromEntries(
      SUITS.map((suit) => {
        const { path, hole } = SUIT_SHAPES[suit]
        const shape = partsOf(document).ref()
        const drawn = areOutlined && hole !== '' ? `${inPdf(path)}${inPdf(hole)}f*` : `${inPdf(path)}f`
        shape.end(`${SUIT_ADVANCE} 0 0 -60 ${SUIT_ADVANCE} 760 d1\n${drawn}`)
        return [suit, shape]
      }),
    )
    const codes = Array.from(SUIT_SIGNS, (symbol, i) => [i + 1, [symbol.codePointAt(0) as number]] as const)
    this.reference = partsOf(document).ref({
      Type: 'Font',
      Subtype: 'Type3',
      FontBBox: [0, -60, SUIT_ADVANCE, 760],
      FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
      CharProcs: charProcs,
      Encoding: { Type: 'Encoding', Differences: [1, ...SUITS, ...SUITS] },
      FirstChar: 1,
      LastChar: SUIT_SIGNS.length,
      Widths: codes.map(() => SUIT_ADVANCE),
      Resources: {},
      ToUnicode: toUnicode(document, new Map(codes), 2),
    })
    this.reference.end()
  }

  /** The code of a sign, as two hexadecimal digits. */
  codeOf(codePoint: number): string {
    return (SUIT_SIGNS.indexOf(String.fromCodePoint(codePoint)) + 1).toString(16).padStart(2, '0')
  }
}
