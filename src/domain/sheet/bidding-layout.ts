import { spokenHand } from '../board-in-words.js'
import { AUCTION_COLUMNS, SEATS, type Seat, seatAfter } from '../bridge/board.js'
import { SUITS, type Suit } from '../bridge/card.js'
import { contractOfDeal } from '../deal.js'
import { ranksBySuit, SUIT_SYMBOLS } from '../drawing/board-drawing.js'
import { seatsShown } from '../student-view.js'
import type { Reader, SheetBoard } from './board-figure.js'
import { captionUnder, titleAbove } from './board-titles.js'
import type { Steps } from './sheet-flow.js'
import type { SheetMark } from './sheet-marks.js'
import type { SheetOptions } from './sheet-options.js'
import { LINE_HEIGHT, type SheetPages } from './sheet-pages.js'
import { callRuns } from './table-items.js'
import { inlineMarks, type Run } from './typesetting.js'

const GUTTER = 28
const TITLE_SIZE = 9.5
const SMALL = 8
const CARD_SIZE = 12
const CARD_LINE = 16
/** The width of a hand; the writing lines begin to the right of it. */
const HAND_WIDTH = 106
const WRITING_ROWS = 5
/** High enough for handwriting. */
const WRITING_LINE = 20
const ROW_GAP = 12
/** The space between the rule of a column and what is in it. */
const CELL_GAP = 4

/** The two players of a sheet: those whose hands are shown if they are partners, otherwise North and South. */
const pairOf = (board: SheetBoard, { hands }: SheetOptions): readonly [Seat, Seat] => {
  const [first, second] = seatsShown(hands, contractOfDeal(board))
  if (first === undefined || (second !== undefined && seatAfter(first, 2) !== second) || hands === 'all')
    return ['N', 'S']
  return SEATS.indexOf(first) < 2 ? [first, seatAfter(first, 2)] : [seatAfter(first, 2), first]
}

/** Prints one player's hands on each half of the page, with lines to write the auction on. */
export class BiddingLayout {
  private y: number

  constructor(
    private readonly pages: SheetPages,
    private readonly options: SheetOptions,
    private readonly reader: Reader,
  ) {
    this.y = pages.top
    this.cut()
  }

  private get half(): number {
    return (this.pages.width - GUTTER) / 2
  }

  *board(board: SheetBoard): Steps {
    const { pages } = this
    const { words } = this.reader
    const above = titleAbove(board, this.options, words)
    const title = pages.lines([{ text: above, isBold: true }], TITLE_SIZE, this.half)
    const facts = captionUnder(above, board, words).join(' · ')
    const caption = pages.lines([{ text: facts, ink: 'soft' }], SMALL, this.half)
    const headHeight = (title.length * TITLE_SIZE + caption.length * SMALL) * LINE_HEIGHT + 4
    const height = headHeight + CARD_SIZE + 4 + WRITING_ROWS * WRITING_LINE + 4
    if (this.y + height > pages.bottom && this.y > pages.top) {
      yield pages.turn()
      this.y = pages.top
      this.cut()
    }
    for (const [i, seat] of pairOf(board, this.options).entries()) {
      const x = pages.left + i * (this.half + GUTTER)
      const below = pages.addLines({ tag: 'H2' }, title, { x, y: this.y, size: TITLE_SIZE })
      pages.addLines({ tag: 'P' }, caption, { x, y: below, size: SMALL })
      this.hand(board, seat, x, this.y + headHeight)
      this.lines(board, x + HAND_WIDTH, this.y + headHeight)
    }
    this.y += height + ROW_GAP
    yield null
  }

  private hand(board: SheetBoard, seat: Seat, x: number, y: number): void {
    const { words, ranks } = this.reader
    const { tools } = this.pages
    const hand = board.hands[seat]
    const name: Run = { text: words(`seat.${seat}`), isBold: true }
    const spoken = hand === null ? words('board.unknownHand') : spokenHand(hand, words, ranks)
    const marks: SheetMark[] = [...inlineMarks([name], { x, y: y + CARD_SIZE, size: TITLE_SIZE + 1, tools })]
    const suits = hand === null ? [] : ranksBySuit(hand, ranks)
    for (const [i, held] of suits.entries()) {
      const suit = SUITS[i] as Suit
      const line = y + CARD_SIZE + CARD_LINE * (i + 1.15)
      const text = held.length === 0 ? '—' : held.join(' ')
      marks.push(...inlineMarks([{ text: SUIT_SYMBOLS[suit], ink: suit }], { x, y: line, size: CARD_SIZE, tools }))
      const room = HAND_WIDTH - 24
      const width = tools.widthOf(text, { size: CARD_SIZE, isBold: false, isItalic: false })
      const size = Math.min(CARD_SIZE, (CARD_SIZE * room) / width)
      marks.push(...inlineMarks([{ text }], { x: x + 16, y: line, size, tools }))
    }
    this.pages.add({ tag: 'Figure', alt: `${words(`seat.${seat}`)}: ${spoken}` }, { marks })
  }

  /** Draws the four columns of an auction, with rows to write on. */
  private lines(board: SheetBoard, x: number, y: number): void {
    const { words } = this.reader
    const { tools } = this.pages
    const width = this.half - HAND_WIDTH
    const column = width / AUCTION_COLUMNS.length
    for (const [i, seat] of AUCTION_COLUMNS.entries()) {
      const isDealer = seat === board.dealer
      const name: Run = { text: words(`seat.${seat}`), isBold: isDealer, ink: 'soft' }
      const length = tools.widthOf(name.text, { size: SMALL, isBold: isDealer, isItalic: false })
      const size = Math.min(SMALL, (SMALL * (column - 6)) / length)
      this.pages.draw(...inlineMarks([name], { x: x + i * column + CELL_GAP, y: y + CARD_SIZE, size, tools }))
    }
    const top = y + CARD_SIZE + 4
    const rule = { shape: 'rule', x, y: top, width: 0, height: 0, isDashed: false, ink: 'line' } as const
    for (let row = 0; row <= WRITING_ROWS; row++) this.pages.draw({ ...rule, y: top + row * WRITING_LINE, width })
    const height = WRITING_ROWS * WRITING_LINE
    for (let i = 0; i <= AUCTION_COLUMNS.length; i++) this.pages.draw({ ...rule, x: x + i * column, height })
    const [call] = board.auction
    if (call === undefined || pairOf(board, this.options).includes(board.dealer)) return
    // An opponent deals, so what the pair has to answer is known.
    const left = x + AUCTION_COLUMNS.indexOf(board.dealer) * column + CELL_GAP
    const place = { x: left, y: top + WRITING_LINE * 0.7, size: TITLE_SIZE, tools }
    this.pages.add({ tag: 'P' }, { marks: inlineMarks(callRuns(call, words), place) })
  }

  /** Draws the line along which the page is cut or folded. */
  private cut(): void {
    const { pages } = this
    const x = pages.left + pages.width / 2
    pages.draw({
      ...{ shape: 'rule', x, y: pages.top, width: 0, height: pages.bottom - pages.top },
      ...{ isDashed: true, ink: 'line' },
    } as const)
  }
}
