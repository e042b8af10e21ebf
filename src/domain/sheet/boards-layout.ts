import { captionOf } from '../board-in-words.js'
import { contractOfDeal } from '../deal.js'
import { boardFigure, FIGURE_HEIGHT, FIGURE_WIDTH, type Reader, type SheetBoard } from './board-figure.js'
import type { Item, Items } from './sheet-flow.js'
import type { BoardsPerPage, SheetOptions } from './sheet-options.js'
import type { SheetWords } from './sheet-words.js'
import { auctionItems, contractItems, doubleDummyItems, footnoteItems, playItems } from './table-items.js'
import { commentaryItems, type Measure, type PageReference, titleItems } from './text-items.js'
import type { TextTools } from './typesetting.js'

/** The font sizes of titles and texts, in points. */
export const SIZES: Readonly<Record<BoardsPerPage, readonly [title: number, text: number]>> = {
  1: [14, 11.5],
  2: [12.5, 10.5],
  4: [10.5, 9],
  6: [9.5, 8],
}

export interface Place {
  readonly width: number
  readonly height: number
  readonly tools: TextTools
}

/** The parts that are printed with a board. */
export interface Parts extends Pick<SheetOptions, 'auction' | 'commentary' | 'doubleDummy' | 'play'> {
  /** Whether the contract is, if the auction isn't. */
  readonly contract: boolean
  /** Whether the notes about the next call are, which answer the question of an unfinished auction. */
  readonly answer: boolean
}

/** The auction and the contract. */
function* callItems(board: SheetBoard, parts: Parts, reader: Reader, measure: Measure): Items {
  if (parts.auction) yield* auctionItems(board, reader, measure, auctionParts(parts))
  else if (parts.contract) yield* contractItems(board, reader, measure)
}

/** The notes of single calls, the tricks of each player, and the play. */
function* moreItems(board: SheetBoard, parts: Parts, reader: Reader, measure: Measure): Items {
  const hasAuction = parts.auction && board.auction.length > 0
  if (parts.auction) yield* footnoteItems(board, reader, measure, auctionParts(parts))
  if (parts.doubleDummy) yield* doubleDummyItems(board, reader, measure)
  if (parts.play) yield* playItems(board, reader, measure, !hasAuction)
}

function* factItems(...printed: Parameters<typeof callItems>): Items {
  yield* callItems(...printed)
  yield* moreItems(...printed)
}

const auctionParts = ({ play, answer }: Parts) => ({ hasResult: play, hasAnswer: answer })

interface Printed {
  readonly board: SheetBoard
  readonly options: SheetOptions
  readonly parts: Parts
  readonly reader: Reader
  readonly place: Place
  readonly page: PageReference | null
}

const hasFacts = (board: SheetBoard, parts: Parts): boolean =>
  (parts.auction && board.auction.length + board.callNotes.length > 0) ||
  (parts.contract && contractOfDeal(board) !== null) ||
  (parts.play && board.play.length > 0) ||
  (parts.doubleDummy && board.doubleDummy !== null)

/** Takes the items that fit into a cell, and the next one if there is any. */
function* firstOf(items: Items, room: number): Generator<null, readonly Item[], void> {
  const found: Item[] = []
  let height = 0
  for (let next = items.next(); !next.done; next = items.next()) {
    if (next.value === null) {
      yield null
      continue
    }
    found.push(next.value)
    height += next.value.gap + next.value.height
    if (height > room) break
  }
  return found
}

const heightOf = (items: readonly Item[]): number => items.reduce((sum, { gap, height }) => sum + gap + height, 0)

/** How many of the items fit underneath each other. */
const countWithin = (items: readonly Item[], room: number): number => {
  const at = items.findIndex((_, i) => heightOf(items.slice(0, i + 1)) > room)
  return at < 0 ? items.length : at
}

/** Places items to the right of the diagram that was just placed, without adding height. */
function* besideFigure(figure: Item, left: number, items: readonly Item[]): Generator<Item, void, void> {
  let y = 0
  for (const [i, item] of items.entries()) {
    if (i > 0) y += item.gap
    const below = y
    y += item.height
    const place: Item['place'] = (x, top) => item.place(x + left, top - figure.height + below)
    yield { ...item, height: 0, gap: 0, staysWithNext: false, place }
  }
}

/** The smallest scale to which diagrams are reduced so that a whole board fits into its place. */
const LEAST_SCALE: Readonly<Record<BoardsPerPage, number>> = { 1: 0.8, 2: 0.6, 4: 0.4, 6: 0.4 }
const SCALE_STEP = 0.04

/** The largest scales of diagrams with texts, so that a sheet's diagrams have the same size unless a text is long. */
const USUAL_SCALES: Readonly<Record<BoardsPerPage, number>> = { 1: Infinity, 2: 0.8, 4: 0.5, 6: 0.44 }
/** The same if the solutions, which are most of the texts, are elsewhere. */
const SCALES_OF_QUESTIONS = { ...USUAL_SCALES, 4: 0.62 }

interface Column {
  /** Where the column begins, as a share of the width. */
  readonly from: number
  /** The space before it, in points. */
  readonly gap: number
  /** Whether it is too narrow for anything but the calls. */
  readonly isForCalls: boolean
}

/** The column beside the diagram, if there is one. */
const BESIDE: Readonly<Partial<Record<BoardsPerPage, Column>>> = {
  2: { from: 0.6, gap: 20, isForCalls: false },
  6: { from: 0.59, gap: 8, isForCalls: true },
}
const hasTexts = ({ auction, commentary, contract, doubleDummy, play }: Parts): boolean =>
  auction || commentary || contract || doubleDummy || play

/** The scale of the texts if a board would not fit into its place otherwise. */
const SMALLER_TEXTS = 0.9

/** The items of a board, some of them still to be made, and whether they all fit into its place. */
interface Arranged {
  readonly items: readonly Item[]
  readonly rest: Items
  readonly isWhole: boolean
}

/** A board with its diagram, and the parts that are printed with it. */
export function* boardItems(printed: Printed): Items {
  const usual = yield* arrange(printed, 1)
  const smaller = usual.isWhole ? usual : yield* arrange(printed, SMALLER_TEXTS)
  const { items, rest } = smaller.isWhole ? smaller : usual
  yield* items
  yield* rest
}

function* arrange(printed: Printed, textScale: number): Generator<null, Arranged, void> {
  const { board, options, parts, reader, place, page } = printed
  const { perPage, hands, solutions } = options
  const { width, height, tools } = place
  const [titleSize, usualSize] = SIZES[perPage]
  const size = usualSize * textScale
  const above = titleAbove(board, options, reader.words)
  const title = yield* firstOf(titleItems(above, { width, size: titleSize, tools }, page), Infinity)
  const column = hasFacts(board, parts) ? BESIDE[perPage] : undefined
  const left = column === undefined ? 0 : width * column.from
  const what = [board, parts, reader] as const
  const narrow = { width: width - left, size, tools }
  const facts = yield* firstOf(column?.isForCalls ? callItems(...what, narrow) : factItems(...what, narrow), Infinity)
  const more = column?.isForCalls ? yield* firstOf(moreItems(...what, { width, size, tools }), Infinity) : []
  const notes = parts.commentary ? commentaryItems(board.commentary, { width, size, tools }) : nothing()
  const firstNotes = yield* firstOf(notes, height)
  const room = height - heightOf(title)
  const beside = column === undefined ? [] : facts.slice(0, countWithin(facts, room))
  const below = [...facts.slice(beside.length), ...more, ...firstNotes]
  const heightAt = (scale: number): number => Math.max(FIGURE_HEIGHT * scale, heightOf(beside))
  const fits = (scale: number): boolean => heightAt(scale) + heightOf(below) + 14 * scale <= room
  const most = Math.min(
    (column === undefined ? width : left - column.gap) / FIGURE_WIDTH,
    (room * 0.97) / FIGURE_HEIGHT,
    hasTexts(parts) ? (solutions === 'inline' ? USUAL_SCALES : SCALES_OF_QUESTIONS)[perPage] : Infinity,
  )
  let scale = most
  while (!fits(scale) && scale - SCALE_STEP >= LEAST_SCALE[perPage]) scale -= SCALE_STEP
  // Items that don't fit anyway continue in the next cell, so the diagram need not be at its smallest.
  if (!fits(scale)) scale = Math.min(most, Math.max(LEAST_SCALE[perPage], (room * 0.68) / FIGURE_HEIGHT))
  const drawn = boardFigure({ board, hands, scale, caption: captionUnder(above, board, reader.words), ...reader })
  const figure = { ...drawn, height: Math.max(drawn.height, heightOf(beside)) }
  const items = [...title, figure, ...besideFigure(figure, left, beside), ...below]
  return { items, rest: notes, isWhole: fits(scale) }
}

function* nothing(): Items {}

/** The title above a board or, if titles are hidden, its number. */
export const titleAbove = (
  { boardNumber, title }: SheetBoard,
  { titles }: Pick<SheetOptions, 'titles'>,
  words: SheetWords,
): string => {
  if (titles) return title
  return boardNumber === null ? '…' : words('board.number', { number: boardNumber })
}

/** The lines of a board's caption, without its number if that is its title already. */
export const captionUnder = (title: string, board: SheetBoard, words: SheetWords): readonly string[] =>
  captionOf(board, words).filter((line) => line !== title)

/** The title with the board number, for places where no diagram shows the number. */
export const numberedTitle = ({ boardNumber, title }: SheetBoard, words: SheetWords): string => {
  const number = boardNumber === null ? '' : words('board.number', { number: boardNumber })
  return number === '' || title === number ? title : `${number} · ${title}`
}

const SHORT = 24

/** A title that fits on a line: the board's number, or the beginning of its title. */
export const shortTitle = ({ boardNumber, title }: SheetBoard, words: SheetWords): string =>
  boardNumber === null
    ? `${Array.from(title).slice(0, SHORT).join('')}…`
    : words('board.number', { number: boardNumber })

const SOLUTION_SIZES = [10.5, 9] as const

/** The solution of a board, which is printed after all boards: everything that the board leaves out, and all its notes. */
export function* solutionItems({ board, options, parts, reader, place, page }: Printed): Items {
  const { width, tools } = place
  const [title, size] = SOLUTION_SIZES
  const hasFigure = options.hands !== 'all' || options.layout === 'bidding'
  yield* titleItems(hasFigure ? board.title : numberedTitle(board, reader.words), { width, size: title, tools }, page)
  const caption = captionUnder(board.title, board, reader.words)
  if (hasFigure) yield boardFigure({ board, hands: 'all', scale: 0.56, caption, ...reader })
  yield* factItems(board, parts, reader, { width, size, tools })
  if (parts.commentary) yield* commentaryItems(board.commentary, { width, size, tools })
}
