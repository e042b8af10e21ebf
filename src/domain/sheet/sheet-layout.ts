import { openingLeader } from '../bridge/play.js'
import { beforeSteps } from '../commentary.js'
import { contractOfDeal } from '../deal.js'
import { seatsShown } from '../student-view.js'
import { BiddingLayout } from './bidding-layout.js'
import type { Reader, SheetBoard } from './board-figure.js'
import { numberedTitle, shortTitle, titleAbove } from './board-titles.js'
import { boardItems, solutionItems } from './boards-layout.js'
import { RecordLayout } from './record-layout.js'
import { type Grid, type Item, SheetFlow, type Steps } from './sheet-flow.js'
import type { LateKey } from './sheet-marks.js'
import type { BoardsPerPage, SheetOptions } from './sheet-options.js'
import { BASE_LINE, LINE_HEIGHT, lineAt, type SheetHead, SheetPages } from './sheet-pages.js'
import { asksForCall } from './table-items.js'
import type { TextTools } from './typesetting.js'

const GRIDS: Readonly<Record<BoardsPerPage, Grid>> = {
  1: { columns: 1, rows: 1, gutter: 16 },
  2: { columns: 1, rows: 2, gutter: 16 },
  4: { columns: 2, rows: 2, gutter: 16 },
  6: { columns: 2, rows: 3, gutter: 14 },
}
const SOLUTIONS: Grid = { columns: 2, rows: 1, gutter: 18, isByColumn: true }
const NOTHING = {
  ...{ auction: false, contract: false, lead: false, commentary: false, doubleDummy: false, play: false },
  answer: false,
}
const CONTINUED_SIZE = 8

/** Whether the declarer's hand is shown and the opening leader's is not. */
const hidesLeader = (board: SheetBoard, { hands }: Pick<SheetOptions, 'hands'>): boolean => {
  const contract = contractOfDeal(board)
  const shown = seatsShown(hands, contract)
  const leader = openingLeader(contract)
  return contract?.declarer != null && leader !== null && shown.includes(contract.declarer) && !shown.includes(leader)
}
const SOLUTIONS_SIZE = 13

/**
 * Lays boards out on pages. Call `board` for each board, then, if `hasSolutions`, `solution` for each, then `end`. Only
 * the current page is kept in memory.
 */
export class Sheet {
  private readonly pages: SheetPages
  private readonly reader: Reader
  private readonly record: RecordLayout | null = null
  private readonly bidding: BiddingLayout | null = null
  private readonly boards: SheetFlow | null = null
  private solutionFlow: SheetFlow | null = null
  private current: SheetBoard | null = null
  private count = 0

  constructor(
    private readonly head: SheetHead,
    private readonly options: SheetOptions,
    tools: TextTools,
  ) {
    const { paper, locale, layout, perPage, ranks } = options
    this.pages = new SheetPages({ head, paper, locale, tools, isDense: layout === 'record' })
    this.reader = { words: this.pages.words, ranks }
    if (layout === 'record') this.record = new RecordLayout(this.pages, options, this.reader)
    else if (layout === 'bidding') this.bidding = new BiddingLayout(this.pages, options, this.reader)
    else this.boards = this.flow(GRIDS[perPage])
  }

  /** Whether to pass the boards a second time, because solutions follow all boards. */
  get hasSolutions(): boolean {
    const { layout, solutions } = this.options
    if (layout === 'record') return false
    return solutions === 'end' || (layout === 'bidding' && solutions === 'inline')
  }

  /** Values that only became known after their places were laid out, such as page numbers. */
  known(): ReadonlyMap<LateKey, string> {
    return this.pages.known()
  }

  *board(board: SheetBoard): Steps {
    this.current = board
    this.count++
    if (this.record !== null) yield* this.record.board(board)
    else if (this.bidding !== null) {
      yield* this.bidding.board(board)
      this.pages.note(`board ${board.id}`)
    } else if (this.boards !== null) {
      yield* this.boards.next()
      this.pages.note(`board ${board.id}`)
      yield* this.boards.fill(this.itemsOf(board, this.boards))
    }
  }

  *solution(board: SheetBoard): Steps {
    this.current = board
    const { options, reader } = this
    if (this.solutionFlow === null) yield* this.beginSolutions()
    const flow = this.solutionFlow
    if (flow === null) return
    const page = { text: reader.words('sheet.boardOn'), key: `board ${board.id}` } as const
    this.pages.note(`solution ${board.id}`)
    const place = { width: flow.width, height: flow.height, tools: this.pages.tools }
    const parts = { ...options, contract: false, lead: false, answer: true }
    yield* flow.fill(solutionItems({ board, options, parts, reader, place, page }))
  }

  *end(): Steps {
    if (this.record !== null) yield* this.record.end()
    if (this.count === 0) this.sayEmpty()
    yield this.pages.finished()
  }

  private itemsOf(board: SheetBoard, flow: SheetFlow) {
    const { reader } = this
    // The sheet of a single board has the board's title already.
    const isRepeated = board.title === this.head.title && board.boardNumber !== null
    const options = isRepeated ? { ...this.options, titles: false } : this.options
    const { solutions, given, auction, commentary, doubleDummy, play } = options
    const inline = { ...NOTHING, auction, commentary, doubleDummy, play, answer: true }
    // An unfinished auction and what comes before the first step are questions: they belong to the board, not to its solution.
    const intro = beforeSteps(board.commentary)
    const question = {
      ...NOTHING,
      auction: given === 'auction' || (auction && asksForCall(board)),
      contract: given === 'contract',
      lead: given !== 'nothing' && hidesLeader(board, options),
      commentary: commentary && intro.length > 0,
    }
    const asked = solutions === 'inline' ? board : { ...board, commentary: intro }
    // Without solutions, the double dummy results are still printed with the board.
    const parts = { inline, end: question, none: { ...question, doubleDummy } }[solutions]
    const place = { width: flow.width, height: flow.height, tools: this.pages.tools }
    const page =
      solutions === 'end' ? ({ text: reader.words('sheet.solutionOn'), key: `solution ${board.id}` } as const) : null
    return boardItems({ board: asked, options, parts, reader, place, page })
  }

  private flow(grid: Grid, from = 0): SheetFlow {
    return new SheetFlow(this.pages, grid, () => this.continued(), from)
  }

  private *beginSolutions(): Steps {
    yield this.pages.turn()
    const { pages } = this
    const lines = pages.lines([{ text: pages.words('sheet.solutions'), isBold: true }], SOLUTIONS_SIZE, pages.width)
    const end = pages.addLines({ tag: 'H1' }, lines, { x: pages.left, y: pages.top, size: SOLUTIONS_SIZE })
    this.solutionFlow = this.flow(SOLUTIONS, end + 6)
    yield* this.solutionFlow.next()
  }

  /** The heading of a continued cell, such as "Board 5 · A finesse, continued". */
  private continued(): Item | null {
    const board = this.current
    if (board === null) return null
    const { words } = this.pages
    const size = CONTINUED_SIZE
    const width = (this.solutionFlow ?? this.boards)?.width ?? this.pages.width
    const linesOf = (name: string) =>
      this.pages.lines([{ text: words('sheet.continued', { board: name }), ink: 'soft' }], size, width)
    const areTitlesShown = this.options.titles || this.solutionFlow !== null
    const names = (
      areTitlesShown
        ? [numberedTitle(board, words), shortTitle(board, words)]
        : [titleAbove(board, this.options, words)]
    ).map(linesOf)
    const [line] = names.find((lines) => lines.length === 1) ?? names.at(-1) ?? []
    if (line === undefined) return null
    return {
      height: size * LINE_HEIGHT + 2,
      gap: 0,
      group: { tag: 'P' },
      place: (x, y) => ({ artifacts: lineAt(line, x, y + size * BASE_LINE) }),
    }
  }

  private sayEmpty(): void {
    const { pages } = this
    for (const line of pages.lines([{ text: pages.words('sheet.noBoards') }], 11, pages.width))
      pages.add({ tag: 'P' }, { marks: lineAt(line, pages.left, pages.top + 11) })
  }
}
