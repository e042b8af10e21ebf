import type { Strain } from '../../../domain/bridge/auction.js'
import { type Ink, SUIT_SYMBOLS } from '../../../domain/drawing/board-drawing.js'

/** Colours of suits with a contrast of at least 4.5 to 1 on white, and the other colours. */
export const COLOURS: Readonly<Record<Ink, string>> = {
  S: '#000000',
  H: '#c00000',
  D: '#b45309',
  C: '#15803d',
  ink: '#111827',
  soft: '#4b5563',
  line: '#6b7280',
  vulnerable: '#c00000',
}

/** @param content markup, in which texts are already escaped */
export const text = (x: number, y: number, content: string, attributes = ''): string =>
  `<text x="${x}" y="${y}"${attributes && ` ${attributes}`}>${content}</text>`

export const inColour = (strain: Strain): string =>
  strain === 'NT' ? 'NT' : `<tspan fill="${COLOURS[strain]}">${SUIT_SYMBOLS[strain]}</tspan>`
