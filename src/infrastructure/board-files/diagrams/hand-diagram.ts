import type { Board, PictureOptions } from '../../../application/ports/board-writer.js'
import { captionOf, IN_ENGLISH, spokenHand } from '../../../domain/board-in-words.js'
import type { Call, Contract, Strain } from '../../../domain/bridge/auction.js'
import { AUCTION_COLUMNS, SEATS, type Seat } from '../../../domain/bridge/board.js'
import type { Hand } from '../../../domain/bridge/hand.js'
import { type Footnote, footnotesOf } from '../../../domain/call-note.js'
import { contractOfDeal } from '../../../domain/deal.js'
import { doubleDummyOf } from '../../../domain/double-dummy.js'
import {
  DRAWING_HEIGHT,
  DRAWING_WIDTH,
  drawCaption,
  drawCompass,
  drawHand,
  EDGE_WIDTH,
  FRAME_RADIUS,
  type Mark,
} from '../../../domain/drawing/board-drawing.js'
import type { RankLanguage } from '../../../domain/drawing/ranks.js'
import { escapedMarkup } from '../../../domain/markup.js'
import { SEAT_NAMES, STRAIN_NAMES } from '../fault-messages.js'
import { inLines, inTwoLines } from './diagram-lines.js'
import { COLOURS, inColour, text } from './diagram-text.js'
import { drawTricks, type ShownResults, shownResults, spokenTricks, tricksHeight } from './diagram-tricks.js'

const LETTERS: Readonly<Record<Seat, string>> = { N: 'N', E: 'E', S: 'S', W: 'W' }

const LINE = 24
const MARGIN = 24
const WIDTH = DRAWING_WIDTH + 2 * MARGIN
const DRAWING_TOP = 84
const TABLE_TOP = DRAWING_TOP + DRAWING_HEIGHT + 32
const COLUMN = DRAWING_WIDTH / 4
/** The maximum widths of a line of the title, and of a note. */
const TITLE_ROOM = 34
const NOTE_ROOM = 44
const NOTE_SIZE = 14
const NOTE_LINE = 20
const TITLE_LINES = [MARGIN + 16, MARGIN + 40] as const

/**
 * A hand diagram: compass with dealer and vulnerability, the hands that are shown, the auction; if requested, the
 * tricks of each declarer. It contains no scripts and loads nothing.
 */
export const drawHands = (board: Board, { ranks = 'en', doubleDummy = false }: PictureOptions = {}): string => {
  const { id, title, boardNumber, dealer, vulnerability, hands, auction } = board
  const facts = captionOf(board, IN_ENGLISH)
  const contract = contractOfDeal(board)
  const rows = Math.ceil((columnOf(dealer) + auction.length) / 4)
  const end = TABLE_TOP + (auction.length === 0 ? 0 : LINE * (rows + 1) + 16)
  const footnotes = footnoteLines(board)
  const footnotesTop = end + (contract === null ? 0 : LINE)
  const tricksTop = footnotesTop + NOTE_LINE * footnotes.length
  const found = doubleDummy ? doubleDummyOf(board) : null
  const results = found && shownResults(found.tricks, vulnerability)
  const height = tricksTop + (results === null ? 0 : tricksHeight(results))
  const marks = [
    ...drawCaption(facts),
    ...drawCompass({ boardNumber, dealer, vulnerability, letters: LETTERS }),
    ...SEATS.flatMap((seat) => (hands[seat] === null ? [] : drawHand(seat, hands[seat], ranks))),
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title-${escaped(id)} description-${escaped(id)}" font-family="sans-serif" font-size="18" fill="${COLOURS.ink}">`,
    `<title id="title-${escaped(id)}">${escaped(title)}</title>`,
    `<desc id="description-${escaped(id)}">${escaped(described(board, { facts, contract, ranks, results }))}</desc>`,
    `<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>`,
    ...inTwoLines(title, TITLE_ROOM).map((line, i) =>
      text(MARGIN, TITLE_LINES[i] as number, escaped(line), 'font-weight="bold"'),
    ),
    ...marks.map(drawn),
    ...(auction.length === 0 ? [] : table(board)),
    ...(contract === null ? [] : [text(MARGIN, end, contractLine(contract))]),
    ...footnotes.map((line, i) =>
      text(MARGIN, footnotesTop + NOTE_LINE * i, line, `font-size="${NOTE_SIZE}" fill="${COLOURS.soft}"`),
    ),
    ...(results === null ? [] : drawTricks(results, { x: MARGIN, y: tricksTop })),
    '</svg>',
    '',
  ].join('\n')
}

/** A mark of the drawing, at its place on the picture. */
const drawn = (mark: Mark): string => {
  const x = mark.x + MARGIN
  const y = mark.y + DRAWING_TOP
  const colour = COLOURS[mark.ink]
  switch (mark.shape) {
    case 'text':
      return text(
        x,
        y,
        escaped(mark.text),
        [
          `font-size="${mark.size}" fill="${colour}"`,
          ...(mark.isBold ? ['font-weight="bold"'] : []),
          ...(mark.isCentred ? ['text-anchor="middle"'] : []),
        ].join(' '),
      )
    case 'dot':
      return `<circle cx="${x}" cy="${y}" r="${mark.radius}" fill="${colour}"/>`
    case 'edge':
      return `<path d="M${x} ${y}${mark.path}" fill="none" stroke="${colour}" stroke-width="${EDGE_WIDTH}"/>`
    case 'frame':
      return `<rect x="${x}" y="${y}" width="${mark.width}" height="${mark.height}" rx="${FRAME_RADIUS}" fill="none" stroke="${colour}"/>`
  }
}

const columnOf = (seat: Seat): number => AUCTION_COLUMNS.indexOf(seat)

const table = ({ auction, callNotes, dealer }: Board): readonly string[] => {
  const cell = (at: number, row: number, content: string, attributes = '') =>
    text(MARGIN + COLUMN * at, TABLE_TOP + LINE * row, content, attributes)
  const notes = new Map(footnotesOf(callNotes, auction).map((note) => [note.call, note]))
  return [
    ...AUCTION_COLUMNS.map((seat, i) =>
      cell(i, 0, SEAT_NAMES[seat], `font-size="15" font-weight="bold" fill="${COLOURS.soft}"`),
    ),
    ...auction.map((call, i) => {
      const at = columnOf(dealer) + i
      return cell(at % 4, 1 + Math.floor(at / 4), `${callText(call)}${markOf(notes.get(i))}`)
    }),
  ]
}

const callText = (call: Call): string => {
  if (call === 'P') return 'Pass'
  return call === 'X' || call === 'XX' ? call : `${call.charAt(0)}${inColour(call.slice(1) as Strain)}`
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** The suffix of a call: an alert sign and a footnote number. */
const markOf = (note: Footnote | undefined): string =>
  `${note?.alert ? '!' : ''}${[...String(note?.number ?? '')].map((digit) => SUPERSCRIPTS[Number(digit)]).join('')}`

/** The lines of the explanations, each with its number and its call. */
const footnoteLines = ({ auction, callNotes }: Board): readonly string[] =>
  footnotesOf(callNotes, auction).flatMap(({ call, text: words, alert, number }) => {
    if (number === null) return []
    const made = auction[call]
    const next = `Next call${alert ? '!' : ''}`
    const [plain, coloured] = made === undefined ? [next, next] : [made, callText(made)]
    const [first = '', ...rest] = inLines(words, NOTE_ROOM, `${number}. ${plain}: `.length)
    return [`${number}. ${coloured}: ${escaped(first)}`, ...rest.map(escaped)]
  })

const contractLine = ({ level, strain, doubled, declarer }: Contract): string =>
  strain === null || declarer === null
    ? 'Passed out'
    : `Contract ${level}${inColour(strain)}${'X'.repeat(doubled)} by ${SEAT_NAMES[declarer]}`

interface DiagramText {
  readonly facts: readonly string[]
  readonly contract: Contract | null
  readonly ranks: RankLanguage
  readonly results: ShownResults | null
}

/** Everything that the picture shows, in words. */
const described = (board: Board, { facts, contract, ranks, results }: DiagramText): string => {
  const { hands, auction, dealer } = board
  const spoken = (hand: Hand | null) => (hand === null ? 'not shown' : spokenHand(hand, IN_ENGLISH, ranks))
  const shown = SEATS.map((seat) => `${SEAT_NAMES[seat]}: ${spoken(hands[seat])}.`)
  const calls = auction.map(
    (call, i) => `${SEAT_NAMES[SEATS[(SEATS.indexOf(dealer) + i) % 4] as Seat]} ${spokenCall(call)}`,
  )
  return [
    `${facts.join(', ')}.`,
    ...shown,
    ...(calls.length === 0 ? [] : [`Auction: ${calls.join(', ')}.`]),
    ...(contract === null ? [] : [`${spokenContract(contract)}.`]),
    ...spokenNotes(board).map((note) => `${note}.`),
    ...(results === null ? [] : spokenTricks(results)),
  ].join(' ')
}

const spokenNotes = ({ auction, callNotes }: Board): readonly string[] =>
  callNotes.map(({ call, text: words, alert }) => {
    const made = auction[call]
    const said = [...(alert ? ['alerted'] : []), ...(words === '' ? [] : [words])].join(', ')
    return `${made === undefined ? 'Next call' : `Call ${call + 1}, ${spokenCall(made)}`}: ${said}`
  })

const spokenCall = (call: Call): string => {
  if (call === 'P') return 'pass'
  if (call === 'X') return 'double'
  return call === 'XX' ? 'redouble' : `${call.charAt(0)} ${STRAIN_NAMES[call.slice(1) as Strain]}`
}

const spokenContract = ({ level, strain, doubled, declarer }: Contract): string => {
  if (strain === null || declarer === null) return 'Passed out'
  return `Contract: ${level} ${STRAIN_NAMES[strain]}${['', ' doubled', ' redoubled'][doubled]} by ${SEAT_NAMES[declarer]}`
}

/** Text in XML 1.0: markup is escaped, and characters that XML forbids are left out. */
const escaped = (value: string): string =>
  escapedMarkup(value.toWellFormed().replace(/[^\P{Cc}\t\n]|[\ufffe\uffff]/gu, ''))
