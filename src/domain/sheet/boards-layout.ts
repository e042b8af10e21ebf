import { boardFigure, FIGURE_HEIGHT, FIGURE_WIDTH, type Reader, type SheetBoard } from './board-figure.js'
import {
  ARRANGEMENTS,
  commentItems,
  factItems,
  firstOf,
  heightOf,
  type inOneStack,
  type Parts,
  type Stacks,
} from './board-stacks.js'
import { captionUnder, numberedTitle, titleAbove } from './board-titles.js'
import type { Item, Items } from './sheet-flow.js'
import type { BoardsPerPage, SheetOptions } from './sheet-options.js'
import { type PageReference, paragraphItems, titleItems } from './text-items.js'
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

interface Printed {
  readonly board: SheetBoard
  readonly options: SheetOptions
  readonly parts: Parts
  readonly reader: Reader
  readonly place: Place
  readonly page: PageReference | null
}

/** Places items inside the height of the figure that was just placed, beginning at `x0` and `y0` in it. */
function* insideFigure(figure: Item, x0: number, y0: number, items: readonly Item[]): Generator<Item, void, void> {
  let y = y0
  for (const [i, item] of items.entries()) {
    if (i > 0 || y0 > 0) y += item.gap
    const below = y
    y += item.height
    const place: Item['place'] = (x, top) => item.place(x + x0, top - figure.height + below)
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

const hasTexts = ({ auction, commentary, contract, doubleDummy, play }: Parts): boolean =>
  auction || commentary || contract || doubleDummy || play

/** The scale of the texts if a board would not fit into its place otherwise. */
const SMALLER_TEXTS = 0.9

/** The items of a board, some of them still to be made, and whether they all fit into its place. */
interface Arranged {
  readonly items: readonly Item[]
  readonly rest: Items
  readonly isWhole: boolean
  /** Whether another arrangement or smaller texts may make the board fit into its place. */
  readonly mayFit: boolean
}

/** A board with its diagram, and the parts that are printed with it. */
export function* boardItems(printed: Printed): Items {
  const { items, rest } = yield* bestArranged(printed)
  yield* items
  yield* rest
}

/** The first arrangement that fits into the board's place, or else the usual one, whose rest continues in others. */
function* bestArranged(printed: Printed): Generator<null, Arranged, void> {
  const [usualStacks, ...others] = ARRANGEMENTS[printed.options.perPage]
  const usual = yield* arrange(printed, 1, usualStacks)
  if (usual.isWhole || !usual.mayFit) return usual
  for (const stacksOf of others) {
    const arranged = yield* arrange(printed, 1, stacksOf)
    if (arranged.isWhole) return arranged
  }
  for (const stacksOf of [usualStacks, ...others]) {
    const smaller = yield* arrange(printed, SMALLER_TEXTS, stacksOf)
    if (smaller.isWhole) return smaller
  }
  return usual
}

/** Below this many boards a page, the caption is beside North; otherwise it would be too small there. */
const MOST_WITH_CAPTION_INSIDE = 4

function* arrange(
  { board, options, parts, reader, place, page }: Printed,
  textScale: number,
  stacksOf: typeof inOneStack,
): Generator<null, Arranged, void> {
  const { perPage, hands, solutions } = options
  const { width, tools } = place
  const [titleSize, usualSize] = SIZES[perPage]
  const size = usualSize * textScale
  const above = titleAbove(board, options, reader.words)
  const caption = captionUnder(above, board, reader.words)
  const isInside = perPage <= MOST_WITH_CAPTION_INSIDE
  const title = [...(yield* firstOf(titleItems(above, { width, size: titleSize, tools }, page), Infinity))]
  if (!isInside) {
    const line = [{ text: caption.join(' · '), ink: 'soft' }] as const
    const small = { width, size: titleSize * 0.75, tools }
    title.push(...(yield* firstOf(paragraphItems(line, small, { group: { tag: 'P' }, staysWithNext: true }), Infinity)))
  }
  const room = place.height - heightOf(title)
  const stacks = yield* stacksOf([board, parts, reader], { width, size, tools, height: room })
  const most = Math.min(
    stacks.figureWidth / FIGURE_WIDTH,
    (room * 0.97) / FIGURE_HEIGHT,
    hasTexts(parts) ? (solutions === 'inline' ? USUAL_SCALES : SCALES_OF_QUESTIONS)[perPage] : Infinity,
  )
  const { scale, isWhole } = scaleFor(stacks, room, { most, least: LEAST_SCALE[perPage] })
  const drawn = boardFigure({ board, hands, scale, caption: isInside ? caption : [], ...reader })
  const { left, beside, under, below, rest } = stacks
  const figure = { ...drawn, height: Math.max(drawn.height + heightOf(under), heightOf(beside)) }
  const inside = [...insideFigure(figure, left, 0, beside), ...insideFigure(figure, 0, drawn.height, under)]
  // No place has room for more than two columns of texts.
  const mayFit = heightOf([...beside, ...under, ...below]) <= room * 2
  return { items: [...title, figure, ...inside, ...below], rest, isWhole, mayFit }
}

/** The scale of a diagram at which its board fits into the room, if there is one. */
const scaleFor = (
  { beside, under, below }: Stacks,
  room: number,
  { most, least }: { readonly most: number; readonly least: number },
): { readonly scale: number; readonly isWhole: boolean } => {
  const fits = (scale: number): boolean =>
    Math.max(FIGURE_HEIGHT * scale + heightOf(under), heightOf(beside)) + heightOf(below) + 14 * scale <= room
  let scale = most
  while (!fits(scale) && scale - SCALE_STEP >= least) scale -= SCALE_STEP
  if (fits(scale)) return { scale, isWhole: true }
  // Items that don't fit anyway continue in the next cell, so the diagram need not be at its smallest.
  return { scale: Math.min(most, Math.max(least, (room * 0.68) / FIGURE_HEIGHT)), isWhole: false }
}

const SOLUTION_SIZES = [10.5, 9] as const

/** The solution of a board, which is printed after all boards: its auction, play and commentary as a whole. */
export function* solutionItems({ board, options, parts, reader, place, page }: Printed): Items {
  const { width, tools } = place
  const [title, size] = SOLUTION_SIZES
  const hasFigure = options.hands !== 'all' || options.layout === 'bidding'
  yield* titleItems(hasFigure ? board.title : numberedTitle(board, reader.words), { width, size: title, tools }, page)
  const caption = captionUnder(board.title, board, reader.words)
  if (hasFigure) yield boardFigure({ board, hands: 'all', scale: 0.56, caption, ...reader })
  yield* factItems([board, parts, reader], { width, size, tools })
  yield* commentItems([board, parts, reader], { width, size, tools })
}
