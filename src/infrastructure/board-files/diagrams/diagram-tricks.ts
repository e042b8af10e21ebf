import { IN_ENGLISH, parInWords } from '../../../domain/board-in-words.js'
import { STRAINS } from '../../../domain/bridge/auction.js'
import { SEATS_BY_SIDE, type Vulnerability } from '../../../domain/bridge/board.js'
import { type ParContract, parOf, type TrickTable } from '../../../domain/bridge/par.js'
import { SUIT_SYMBOLS } from '../../../domain/drawing/board-drawing.js'
import { SEAT_NAMES, STRAIN_NAMES } from '../fault-messages.js'
import { inLines } from './diagram-lines.js'
import { COLOURS, inColour, text } from './diagram-text.js'

const SIZE = 15
const LINE = 22
const COLUMN = 36
/** The maximum width of a line of the par. */
const PAR_ROOM = 40

/** The double dummy results of a board: the tricks, and par as a sentence. */
export interface ShownResults {
  readonly tricks: TrickTable
  readonly par: string
}

/** A contract of the par as it is displayed: `4♠X`. */
const shownContract = ({ level, strain, doubled }: ParContract): string =>
  `${level}${strain === 'NT' ? 'NT' : SUIT_SYMBOLS[strain]}${'X'.repeat(doubled)}`

export const shownResults = (tricks: TrickTable, vulnerability: Vulnerability): ShownResults => ({
  tricks,
  par: parInWords(parOf(tricks, vulnerability), IN_ENGLISH)
    .map((piece) => (typeof piece === 'string' ? piece : shownContract(piece)))
    .join(''),
})

const parLines = ({ par }: ShownResults): readonly string[] => inLines(par, PAR_ROOM)

/** The height of the table and the par in a picture. */
export const tricksHeight = (results: ShownResults): number =>
  LINE * (1 + SEATS_BY_SIDE.length + parLines(results).length)

/** Draws the tricks of each declarer in each strain and the par, starting at a position. */
export const drawTricks = (
  results: ShownResults,
  { x, y }: { readonly x: number; readonly y: number },
): readonly string[] => {
  const cell = (column: number, row: number, content: string, attributes = '') =>
    text(x + COLUMN * column, y + LINE * row, content, `font-size="${SIZE}"${attributes && ` ${attributes}`}`)
  const soft = `fill="${COLOURS.soft}"`
  return [
    ...STRAINS.map((strain, i) => cell(i + 1, 0, inColour(strain), strain === 'NT' ? soft : '')),
    ...SEATS_BY_SIDE.flatMap((seat, row) => [
      cell(0, row + 1, seat, `font-weight="bold" ${soft}`),
      ...STRAINS.map((strain, i) => cell(i + 1, row + 1, `${results.tricks[seat][strain]}`)),
    ]),
    ...parLines(results).map((line, i) => cell(0, 1 + SEATS_BY_SIDE.length + i, line)),
  ]
}

/** The same for a screen reader, in sentences. */
export const spokenTricks = (results: ShownResults): readonly string[] => [
  ...SEATS_BY_SIDE.map(
    (seat) =>
      `${SEAT_NAMES[seat]} takes ${STRAINS.map((strain) => `${results.tricks[seat][strain]} in ${STRAIN_NAMES[strain]}`).join(', ')}.`,
  ),
  results.par,
]
