import { EDGE_WIDTH } from 'dealbook-domain/drawing/board-drawing.js'
import { isSuitSign, suitOfSign } from 'dealbook-domain/drawing/suit-signs.js'
import { SHEET_INKS } from 'dealbook-domain/sheet/sheet-colours.js'
import {
  type LateKey,
  PAPER_SIZES,
  type SheetMark,
  type SheetPage,
  type SheetPart,
} from 'dealbook-domain/sheet/sheet-marks.js'
import type { Paper, SuitColours } from 'dealbook-domain/sheet/sheet-options.js'
import { SUIT_SHAPES } from 'dealbook-domain/sheet/suit-shapes.js'
import { PREVIEW_FONT } from './browser-text.js'

interface Props {
  readonly page: SheetPage
  readonly paper: Paper
  readonly colours: SuitColours
  readonly label: string
  /** The texts of late marks; an ellipsis is drawn for those that are not known yet. */
  readonly late: ReadonlyMap<LateKey, string>
}

const marksOf = (part: SheetPart): readonly SheetMark[] => [...part.marks, ...part.parts.flatMap(marksOf)]

/** Draws a page from the same layout as the file. */
export const SheetPicture = ({ page, paper, colours, label, late }: Props) => {
  const [width, height] = PAPER_SIZES[paper]
  const marks = [...page.parts.flatMap(marksOf), ...page.artifacts]
  return (
    <svg className="sheet-picture" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {marks.map((mark, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks are identified by their position in the drawing
        <Drawn key={i} mark={mark} colours={colours} late={late} />
      ))}
    </svg>
  )
}

const Drawn = ({ mark, colours, late }: Pick<Props, 'colours' | 'late'> & { readonly mark: SheetMark }) => {
  const colour = SHEET_INKS[colours][mark.ink]
  switch (mark.shape) {
    case 'text':
      return isSuitSign(mark.text) ? <Suit mark={mark} colours={colours} /> : <Text mark={mark} colour={colour} />
    case 'dot':
      return <circle cx={mark.x} cy={mark.y} r={mark.radius} fill={colour} />
    case 'frame':
      return (
        <rect
          x={mark.x}
          y={mark.y}
          width={mark.width}
          height={mark.height}
          rx={mark.radius}
          fill="none"
          stroke={colour}
          strokeWidth={0.6}
        />
      )
    case 'edge':
      return (
        <path
          d={`M0 0${mark.path}`}
          transform={`translate(${mark.x} ${mark.y}) scale(${mark.scale})`}
          fill="none"
          stroke={colour}
          strokeWidth={EDGE_WIDTH}
        />
      )
    case 'rule':
      return (
        <line
          x1={mark.x}
          y1={mark.y}
          x2={mark.x + mark.width}
          y2={mark.y + mark.height}
          stroke={colour}
          strokeWidth={0.5}
          strokeDasharray={mark.isDashed ? '4 4' : undefined}
        />
      )
    case 'late':
      return (
        <text x={mark.x} y={mark.y} fontSize={mark.size} fontFamily={PREVIEW_FONT} fill={colour}>
          {late.get(mark.key) ?? '…'}
        </text>
      )
  }
}

type TextMark = Extract<SheetMark, { shape: 'text' }>

const Text = ({ mark, colour }: { mark: TextMark; colour: string }) => (
  <text
    x={mark.x}
    y={mark.y}
    fontSize={mark.size}
    fontFamily={PREVIEW_FONT}
    fontWeight={mark.isBold ? 700 : 400}
    fontStyle={mark.isItalic ? 'italic' : 'normal'}
    // In right-to-left text, `start` is the right edge, so `end` anchors it at its left edge.
    textAnchor={mark.isCentred ? 'middle' : mark.isRightToLeft ? 'end' : 'start'}
    direction={mark.isRightToLeft ? 'rtl' : 'ltr'}
    fill={colour}
    xmlSpace="preserve"
  >
    {mark.text}
  </text>
)

const Suit = ({ mark: { x, y, size, ink, text }, colours }: { mark: TextMark; colours: SuitColours }) => {
  const { path, hole } = SUIT_SHAPES[suitOfSign(text) ?? 'S']
  const scale = size / 1000
  return (
    <path
      d={colours === 'grey' ? path + hole : path}
      fillRule="evenodd"
      fill={SHEET_INKS[colours][ink]}
      transform={`translate(${x} ${y}) scale(${scale} ${-scale})`}
    />
  )
}
