import type { Reader, SheetBoard } from './board-figure.js'
import type { Item, Items } from './sheet-flow.js'
import type { BoardsPerPage, SheetOptions } from './sheet-options.js'
import { auctionItems, contractItems, doubleDummyItems, footnoteItems, leadItems, playItems } from './table-items.js'
import { commentaryItems, type Measure } from './text-items.js'

/** The parts that are printed with a board. */
export interface Parts extends Pick<SheetOptions, 'auction' | 'commentary' | 'doubleDummy' | 'play'> {
  /** Whether the contract is, if the auction isn't. */
  readonly contract: boolean
  /** Whether the opening lead is, apart from the play. */
  readonly lead: boolean
  /** Whether the notes about the next call are, which answer the question of an unfinished auction. */
  readonly answer: boolean
}

/** A board, what is printed of it, and for whom. */
export type BoardTexts = readonly [board: SheetBoard, parts: Parts, reader: Reader]

const auctionParts = ({ play, answer }: Parts) => ({ hasResult: play, hasAnswer: answer })

/** The auction, the contract and the lead. */
function* callItems([board, parts, reader]: BoardTexts, measure: Measure): Items {
  if (parts.auction) yield* auctionItems(board, reader, measure, auctionParts(parts))
  else if (parts.contract) yield* contractItems(board, reader, measure)
  if (parts.lead) yield* leadItems(board, reader, measure)
}

/** The notes of single calls. */
function* noteItems([board, parts, reader]: BoardTexts, measure: Measure): Items {
  if (parts.auction) yield* footnoteItems(board, reader, measure, auctionParts(parts))
}

function* trickItems([board, parts, reader]: BoardTexts, measure: Measure): Items {
  if (parts.doubleDummy) yield* doubleDummyItems(board, reader, measure)
}

function* cardItems([board, parts, reader]: BoardTexts, measure: Measure): Items {
  const hasAuction = parts.auction && board.auction.length > 0
  if (parts.play) yield* playItems(board, reader, measure, !hasAuction)
}

/** Everything but the commentary. */
export function* factItems(texts: BoardTexts, measure: Measure): Items {
  for (const part of [callItems, noteItems, trickItems, cardItems]) yield* part(texts, measure)
}

/** The commentary. */
export function* commentItems([{ commentary }, parts]: BoardTexts, measure: Measure): Items {
  if (parts.commentary) yield* commentaryItems(commentary, measure)
}

export const heightOf = (items: readonly Item[]): number =>
  items.reduce((sum, { gap, height }) => sum + gap + height, 0)

/** Takes the items that fit into a cell, and the next one if there is any. */
export function* firstOf(items: Items, room: number): Generator<null, readonly Item[], void> {
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

/** All items of some parts. */
function* allOf(
  texts: BoardTexts,
  measure: Measure,
  ...parts: readonly (typeof factItems)[]
): Generator<null, readonly Item[], void> {
  const found: Item[] = []
  for (const part of parts) found.push(...(yield* firstOf(part(texts, measure), Infinity)))
  return found
}

/** Divides items where the room underneath each other ends. The rest of a table begins with the heads of its columns. */
const divided = (items: readonly Item[], room: number): readonly [fitting: readonly Item[], rest: readonly Item[]] => {
  const at = items.findIndex((_, i) => heightOf(items.slice(0, i + 1)) > room)
  let count = at < 0 ? items.length : at
  while (at >= 0 && items[count - 1]?.staysWithNext === true) count--
  const head = items[count]?.head
  return [items.slice(0, count), [...(head === undefined ? [] : [head]), ...items.slice(count)]]
}

/** The items around a diagram. */
export interface Stacks {
  /** Where the column beside the diagram begins. Without one, the diagram may take the whole width. */
  readonly left: number
  readonly figureWidth: number
  readonly beside: readonly Item[]
  /** Below the diagram, but not below what is beside it. */
  readonly under: readonly Item[]
  /** Below all of that. */
  readonly below: readonly Item[]
  /** The items that are still to be made. */
  readonly rest: Items
}

interface Room extends Measure {
  readonly height: number
}

function* nothing(): Items {}

/** The items below a diagram, and after them as much of the commentary as fills a cell. */
function* commentedBelow(
  texts: BoardTexts,
  room: Room,
  items: readonly Item[],
): Generator<null, Pick<Stacks, 'under' | 'below' | 'rest'>, void> {
  const rest = commentItems(texts, room)
  const first = yield* firstOf(rest, room.height)
  return { under: [], below: [...items, ...first], rest }
}

/** Everything underneath each other. */
export function* inOneStack(texts: BoardTexts, room: Room): Generator<null, Stacks, void> {
  const facts = yield* allOf(texts, room, factItems)
  return { left: 0, figureWidth: room.width, beside: [], ...(yield* commentedBelow(texts, room, facts)) }
}

/** The facts beside the diagram, and the comments below both. */
function* factsBeside(texts: BoardTexts, room: Room): Generator<null, Stacks, void> {
  const left = room.width * 0.6
  const facts = yield* allOf(texts, { ...room, width: room.width - left }, factItems)
  if (facts.length === 0) return yield* inOneStack(texts, room)
  const [beside, others] = divided(facts, room.height)
  return { left, figureWidth: left - 20, beside, ...(yield* commentedBelow(texts, room, others)) }
}

/** Two columns: comments, and where there is more room also the tricks, below the diagram; the other facts beside it. */
const twoColumns = (areTricksUnder: boolean) =>
  function* (texts: BoardTexts, room: Room): Generator<null, Stacks, void> {
    const left = room.width * 0.6
    const figureWidth = left - 20
    const wide = { ...room, width: figureWidth }
    const facts = areTricksUnder ? [callItems, noteItems, cardItems] : [factItems]
    const beside = yield* allOf(texts, { ...room, width: room.width - left }, ...facts)
    const tricks = areTricksUnder ? yield* allOf(texts, wide, trickItems) : []
    const under = [...tricks, ...(yield* firstOf(commentItems(texts, wide), room.height))]
    return { left, figureWidth, beside, under, below: [], rest: nothing() }
  }

/** The calls beside the diagram, and everything else below it. */
function* callsBeside(texts: BoardTexts, room: Room): Generator<null, Stacks, void> {
  const left = room.width * 0.59
  const calls = yield* allOf(texts, { ...room, width: room.width - left }, callItems)
  if (calls.length === 0) return yield* inOneStack(texts, room)
  const [beside, others] = divided(calls, room.height)
  const more = yield* allOf(texts, room, noteItems, trickItems, cardItems)
  return { left, figureWidth: left - 8, beside, ...(yield* commentedBelow(texts, room, [...others, ...more])) }
}

/** The ways to arrange a board, in the order in which they are tried. */
export const ARRANGEMENTS: Readonly<
  Record<BoardsPerPage, readonly [usual: typeof inOneStack, ...others: (typeof inOneStack)[]]>
> = {
  1: [inOneStack],
  2: [factsBeside, twoColumns(false), twoColumns(true)],
  4: [inOneStack],
  6: [callsBeside],
}
