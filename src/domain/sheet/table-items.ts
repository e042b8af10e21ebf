import { parInWords, seatLetter } from '../board-in-words.js'
import { STRAINS_DOWN, type Strain } from '../bridge/auction.js'
import { AUCTION_COLUMNS, isVulnerable, SEATS_BY_SIDE } from '../bridge/board.js'
import { type Par, parOf } from '../bridge/par.js'
import { playersOf, TRICK_SIZE } from '../bridge/play.js'
import { resultSign } from '../bridge/scoring.js'
import { type Footnote, footnotesOf } from '../call-note.js'
import { contractOfDeal } from '../deal.js'
import { doubleDummyOf } from '../double-dummy.js'
import { type Ink, SUIT_SYMBOLS } from '../drawing/board-drawing.js'
import { rankIn } from '../drawing/ranks.js'
import type { Reader, SheetBoard } from './board-figure.js'
import type { Item, Items } from './sheet-flow.js'
import type { SheetMark, SheetPart } from './sheet-marks.js'
import { BASE_LINE, LINE_HEIGHT, type PartGroup } from './sheet-pages.js'
import type { SheetWords } from './sheet-words.js'
import { type Measure, paragraphItems } from './text-items.js'
import { inlineMarks, type Run, widthOfRuns } from './typesetting.js'

interface Cell {
  readonly tag: 'TH' | 'TD'
  readonly runs: readonly Run[]
  /** Text in superscript. */
  readonly raised?: string
}

const head = (text: string, ink: Ink = 'soft'): Cell => ({ tag: 'TH', runs: [{ text, isBold: true, ink }] })
const data = (...runs: readonly Run[]): Cell => ({ tag: 'TD', runs })

interface Row {
  readonly cells: readonly Cell[]
  readonly group: PartGroup
  /** The left end of each column. */
  readonly columns: readonly number[]
  readonly gap?: number
  readonly staysWithNext?: boolean
  readonly hasRule?: boolean
}

const rowItem = (row: Row, { size, width, tools }: Measure): Item => {
  const { cells, group, columns, gap = 0, staysWithNext = false, hasRule = false } = row
  const place = (x: number, top: number) => {
    const y = top + size * BASE_LINE
    const parts = cells.map(({ tag, runs, raised }, i): SheetPart => {
      const left = x + (columns[i] ?? 0)
      const marks: SheetMark[] = [...inlineMarks(runs, { x: left, y, size, tools })]
      if (raised !== undefined) {
        const right = left + widthOfRuns(runs, size, tools)
        marks.push(...inlineMarks([{ text: raised }], { x: right + 0.5, y: y - size * 0.32, size: size * 0.68, tools }))
      }
      return { tag, marks, parts: [] }
    })
    const under = { shape: 'rule', x, y: top + size * LINE_HEIGHT, height: 0, isDashed: false, ink: 'line' } as const
    const right = Math.min(width, (columns.at(-1) ?? 0) + ((columns.at(-1) ?? 0) - (columns.at(-2) ?? 0)))
    return {
      parts: [{ tag: 'TR', marks: [], parts }] as const,
      artifacts: hasRule ? [{ ...under, width: right }] : [],
    }
  }
  return { height: size * LINE_HEIGHT + (hasRule ? 2 : 0), gap, group, staysWithNext, place }
}

/** A strain as it is printed. */
export const strainRun = (strain: Strain, words: SheetWords): Run =>
  strain === 'NT' ? { text: words('notrump') } : { text: SUIT_SYMBOLS[strain], ink: strain }

/** A call as it is printed: "1♥", "2NT", "Pass", "X". */
export const callRuns = (call: string, words: SheetWords): readonly Run[] => {
  if (call === 'P') return [{ text: words('board.pass') }]
  if (call === 'X' || call === 'XX') return [{ text: call }]
  return [{ text: call.charAt(0) }, strainRun(call.slice(1) as Strain, words)]
}

/** A text in which runs take the place of a placeholder. */
const withRuns = (text: string, name: string, runs: readonly Run[]): readonly Run[] => {
  const [before = '', after = ''] = text.split(`{${name}}`)
  return [{ text: before }, ...runs, { text: after }].filter(({ text }) => text !== '')
}

/** "Contract: 4♠ by South", and if wanted its result: ", −1". */
const contractRuns = (board: SheetBoard, words: SheetWords, hasResult: boolean): readonly Run[] => {
  const contract = contractOfDeal(board)
  if (contract === null) return []
  const { level, strain, doubled, declarer } = contract
  if (declarer === null || strain === null) return [{ text: words('board.passedOut') }]
  const bid = [{ text: String(level) }, strainRun(strain, words), { text: 'X'.repeat(doubled) }]
  const runs = withRuns(words('board.contract', { seat: words(`seat.${declarer}`) }), 'call', bid)
  return hasResult && board.result !== null ? [...runs, { text: `, ${resultSign(contract, board.result)}` }] : runs
}

const equal = (count: number, width: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => (width * i) / count)

const MAX_COLUMN = 6.2

/** Stands for the call that an unfinished auction asks for. */
const QUESTION = '?'

/** The calls of a longer auction may be divided between two places. */
const MAX_KEPT_ROWS = 6

/** Whether an auction stops before its end: what comes next is a question to the reader. */
export const asksForCall = (board: SheetBoard): boolean => board.auction.length > 0 && contractOfDeal(board) === null

function* contractLine(runs: readonly Run[], measure: Measure, gap: number): Items {
  if (runs.length > 0) yield* paragraphItems(runs, measure, { group: { tag: 'P' }, gap: measure.size * gap })
}

/** The contract, for those who play a board and do not bid it. */
export const contractItems = (board: SheetBoard, { words }: Reader, measure: Measure): Items =>
  contractLine(contractRuns(board, words, false), measure, 0.8)

/** The opening lead, for those who play a board. */
export function* leadItems(board: SheetBoard, { words, ranks }: Reader, measure: Measure): Items {
  const card = board.play[0]
  if (card === undefined) return
  const runs = withRuns(words('sheet.lead'), 'card', cardRuns(card, ranks))
  yield* paragraphItems(runs, measure, { group: { tag: 'P' }, gap: measure.size * 0.3 })
}

/** A card as it is printed: "♥10". */
const cardRuns = (card: string, ranks: Reader['ranks'], isBold = false): readonly Run[] => {
  const suit = card.charAt(0) as 'S'
  return [
    { text: SUIT_SYMBOLS[suit], ink: suit },
    { text: rankIn(card.charAt(1), ranks), isBold },
  ]
}

interface AuctionParts {
  /** Whether the contract is followed by its result. */
  readonly hasResult: boolean
  /** Whether the notes about the next call are printed, which answer the question. */
  readonly hasAnswer: boolean
}

const printedNotes = ({ auction, callNotes }: SheetBoard, { hasAnswer }: AuctionParts): readonly Footnote[] =>
  footnotesOf(callNotes, auction).filter(({ call }) => hasAnswer || call < auction.length)

/** The calls in rows of four below their players, then the contract. */
export function* auctionItems(board: SheetBoard, { words }: Reader, measure: Measure, parts: AuctionParts): Items {
  const { auction, dealer, vulnerability } = board
  const { size, width } = measure
  const notes = printedNotes(board, parts)
  if (auction.length > 0) {
    const group: PartGroup = { tag: 'Table' }
    const columns = equal(4, Math.min(width, 4 * MAX_COLUMN * size))
    const seats = AUCTION_COLUMNS.map((seat) =>
      head(words(`seat.${seat}`), isVulnerable(seat, vulnerability) ? 'vulnerable' : 'soft'),
    )
    const top = rowItem({ cells: seats, group, columns, gap: size * 0.8, staysWithNext: true, hasRule: true }, measure)
    yield top
    const before = AUCTION_COLUMNS.indexOf(dealer)
    const places = [...Array<null>(before).fill(null), ...auction, ...(asksForCall(board) ? [QUESTION] : [])]
    const contract = contractRuns(board, words, parts.hasResult)
    const isKept = places.length <= MAX_KEPT_ROWS * AUCTION_COLUMNS.length
    for (let from = 0; from < places.length; from += AUCTION_COLUMNS.length) {
      const cells = places.slice(from, from + AUCTION_COLUMNS.length).map((call, i): Cell => {
        if (call === null) return data()
        if (call === QUESTION) return data({ text: call })
        const raised = markOf(notes.find((note) => note.call === from + i - before))
        return { ...data(...callRuns(call, words)), ...(raised === '' ? {} : { raised }) }
      })
      const isLast = from + AUCTION_COLUMNS.length >= places.length
      const staysWithNext = isKept && !(isLast && contract.length === 0)
      yield { ...rowItem({ cells, group, columns, staysWithNext }, measure), head: top }
    }
    yield* contractLine(contract, measure, 0.3)
  }
}

/** The suffix of a call: an alert sign and a footnote number. */
const markOf = (note: Footnote | undefined): string => `${note?.alert ? '!' : ''}${note?.number ?? ''}`

/** The notes of single calls. */
export function* footnoteItems(
  board: SheetBoard,
  { words }: Reader,
  { size, ...place }: Measure,
  parts: AuctionParts,
): Items {
  const measure = { ...place, size: size * 0.9 }
  for (const { call, text, alert, number } of printedNotes(board, parts)) {
    if (number === null) continue
    const made = board.auction[call]
    const said = made === undefined ? [{ text: words('board.nextCall') }] : callRuns(made, words)
    const runs = [
      { text: `${number}. ` },
      ...said,
      { text: `${alert ? '!' : ''}${text === '' ? '' : `${words('board.colon')} ${text}`}` },
    ]
    yield* paragraphItems(runs, measure, { group: { tag: 'P' }, gap: 1 })
  }
}

/** Where the columns of tricks begin, and how far apart they are, in font sizes. */
const [TRICKS_AT, TRICKS_APART] = [1.4, 1.6]

/** The tricks of each player in each strain, and par. */
export function* doubleDummyItems(board: SheetBoard, { words }: Reader, measure: Measure): Items {
  const found = doubleDummyOf(board)
  if (found === null) return
  const { size } = measure
  const group: PartGroup = { tag: 'Table' }
  const strains = STRAINS_DOWN.map(
    (strain): Cell => ({ tag: 'TH', runs: [{ ...strainRun(strain, words), isBold: true }] }),
  )
  /** The columns end below each other, so that 10 and 9 do. */
  const row = (first: Cell, cells: readonly Cell[], gap = 0): Item => {
    const columns = cells.map(
      ({ runs }, i) => size * (TRICKS_AT + TRICKS_APART * (i + 1) - 0.3) - widthOfRuns(runs, size, measure.tools),
    )
    return rowItem({ cells: [first, ...cells], group, columns: [0, ...columns], gap, staysWithNext: true }, measure)
  }
  yield row(head(''), strains, size * 0.6)
  for (const seat of SEATS_BY_SIDE) {
    const tricks = STRAINS_DOWN.map((strain) => data({ text: String(found.tricks[seat][strain]) }))
    yield row(head(seatLetter(words, seat)), tricks)
  }
  yield* paragraphItems(parRuns(parOf(found.tricks, board.vulnerability), words), measure, {
    group: { tag: 'P' },
    gap: 1,
  })
}

const parRuns = (par: Par, words: SheetWords): readonly Run[] =>
  parInWords(par, words).flatMap((piece): readonly Run[] =>
    typeof piece === 'string'
      ? [{ text: piece }]
      : [{ text: String(piece.level) }, strainRun(piece.strain, words), { text: 'X'.repeat(piece.doubled) }],
  )

/** One trick per row; the card that was led is bold. @param hasResult whether the result follows */
export function* playItems(board: SheetBoard, { words, ranks }: Reader, measure: Measure, hasResult: boolean): Items {
  const contract = contractOfDeal(board)
  const { play, result } = board
  const { size } = measure
  if (contract !== null && play.length > 0) {
    const players = playersOf(play, contract)
    const group: PartGroup = { tag: 'Table' }
    const columns = [0, ...AUCTION_COLUMNS.map((_, i) => size * (3 + 4.2 * i))]
    const seats = AUCTION_COLUMNS.map((seat) => head(words(`seat.${seat}`)))
    const top = rowItem(
      { cells: [head(''), ...seats], group, columns, gap: size * 0.8, staysWithNext: true, hasRule: true },
      measure,
    )
    yield top
    for (let from = 0; from < play.length; from += TRICK_SIZE) {
      const cells = AUCTION_COLUMNS.map((seat): Cell => {
        const at = players.findIndex((player, i) => player === seat && i >= from && i < from + TRICK_SIZE)
        const card = play[at]
        if (card === undefined) return data()
        return data(...cardRuns(card, ranks, at === from))
      })
      yield {
        ...rowItem({ cells: [head(String(from / TRICK_SIZE + 1)), ...cells], group, columns }, measure),
        head: top,
      }
    }
  }
  if (hasResult && contract?.declarer != null && result !== null)
    yield* paragraphItems(
      [{ text: words('sheet.result', { score: resultSign(contract, result), count: result }) }],
      measure,
      {
        group: { tag: 'P' },
        gap: size * 0.3,
      },
    )
}
