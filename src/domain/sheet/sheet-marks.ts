import type { Ink, Mark } from '../drawing/board-drawing.js'

export interface TextStyle {
  /** In points. */
  readonly size: number
  readonly isBold: boolean
  readonly isItalic: boolean
}

type Drawn<Shape extends Mark['shape']> = Extract<Mark, { shape: Shape }>

/** A text in one direction; `y` is its baseline. */
export interface TextMark extends Drawn<'text'>, TextStyle {
  readonly isRightToLeft: boolean
}

/** A mark on a sheet; coordinates are points from the upper left corner. */
export type SheetMark =
  | TextMark
  | (Drawn<'frame'> & { readonly radius: number })
  /** A line along a path that is scaled by `scale`. */
  | (Drawn<'edge'> & { readonly scale: number })
  | Drawn<'dot'>
  | {
      readonly shape: 'rule'
      readonly x: number
      readonly y: number
      /** A horizontal rule has a width, a vertical one a height. */
      readonly width: number
      readonly height: number
      readonly isDashed: boolean
      readonly ink: Ink
    }
  | {
      /** A text that is only known once everything is laid out, such as a page number. It has room for four digits. */
      readonly shape: 'late'
      readonly x: number
      readonly y: number
      readonly size: number
      readonly ink: Ink
      readonly key: LateKey
    }

/** Identifies a late value: the number of pages, or the page of a board or of its solution. */
export type LateKey = 'pages' | `board ${string}` | `solution ${string}`

/** The role of a part, named after the structure types of PDF (ISO 32000-1, section 14.8.4). */
export type PartTag = 'H1' | 'H2' | 'P' | 'Figure' | 'Table' | 'TR' | 'TH' | 'TD'

/** Marks that form one element for screen readers. */
export interface SheetPart {
  readonly tag: PartTag
  /** A description of a figure. */
  readonly alt?: string
  readonly marks: readonly SheetMark[]
  readonly parts: readonly SheetPart[]
}

export interface SheetPage {
  readonly parts: readonly SheetPart[]
  /** Marks that a screen reader skips, such as lines, and the head and foot of each page. */
  readonly artifacts: readonly SheetMark[]
}

/** The size of the paper in points. */
export const PAPER_SIZES = { a4: [595.28, 841.89], letter: [612, 792] } as const
