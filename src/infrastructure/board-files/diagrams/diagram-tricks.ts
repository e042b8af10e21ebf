import { STRAINS, type Strain } from '../../../domain/bridge/auction.js'
import { SEATS_BY_SIDE } from '../../../domain/bridge/board.js'
import type { DoubleDummy } from '../../../domain/double-dummy.js'
import { SUIT_SYMBOLS } from '../../../domain/drawing/board-drawing.js'
import { SEAT_NAMES, STRAIN_NAMES } from '../fault-messages.js'
import { inLines } from './diagram-lines.js'
import { COLOURS, inColour, text } from './diagram-text.js'

const SIZE = 15
const LINE = 22
const COLUMN = 36
/** The maximum width of a line of the par. */
const PAR_ROOM = 40

/** The contract `4SXNS` as it is displayed: `4♠X NS`. */
const shownContract = (contract: string): string =>
  contract.replace(
    /^(\d)(NT|[SHDC])(X*)/,
    (_, level, strain: Strain, doubled) => `${level}${strain === 'NT' ? 'NT' : SUIT_SYMBOLS[strain]}${doubled} `,
  )

const parText = ({ par: { score, contracts } }: DoubleDummy): string =>
  contracts.length === 0
    ? 'Par: passed out'
    : `Par ${score > 0 ? '+' : ''}${score}: ${contracts.map(shownContract).join(', ')}`

const parLines = (results: DoubleDummy): readonly string[] => inLines(parText(results), PAR_ROOM)

/** The height of the table and the par in a picture. */
export const tricksHeight = (results: DoubleDummy): number =>
  LINE * (1 + SEATS_BY_SIDE.length + parLines(results).length)

/** Draws the tricks of each declarer in each strain and the par, starting at a position. */
export const drawTricks = (
  results: DoubleDummy,
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

/** The same for a screen reader, in sentences without their full stops. */
export const spokenTricks = (results: DoubleDummy): readonly string[] => [
  ...SEATS_BY_SIDE.map(
    (seat) =>
      `${SEAT_NAMES[seat]} takes ${STRAINS.map((strain) => `${results.tricks[seat][strain]} in ${STRAIN_NAMES[strain]}`).join(', ')}`,
  ),
  parText(results),
]
