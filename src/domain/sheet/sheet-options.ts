import type { RankLanguage } from '../drawing/ranks.js'
import { rejectIssues } from '../errors.js'
import type { PageLanguage } from '../page-languages.js'
import { DEFAULT_STUDENT_VIEW, followDeclarer, type ShownHands, type StudentView } from '../student-view.js'

export const PAPERS = ['a4', 'letter'] as const
export type Paper = (typeof PAPERS)[number]

/**
 * `boards`: diagrams. `record`: many small boards with their double dummy results. `bidding`: a pair's hands, with
 * lines to write on.
 */
export const SHEET_LAYOUTS = ['boards', 'record', 'bidding'] as const
export type SheetLayout = (typeof SHEET_LAYOUTS)[number]

export const BOARDS_PER_PAGE = [1, 2, 4, 6] as const
export type BoardsPerPage = (typeof BOARDS_PER_PAGE)[number]

/** Where auction, play and commentary are printed: with each board, after all boards, or nowhere. */
export const SOLUTION_PLACES = ['inline', 'end', 'none'] as const
export type SolutionPlace = (typeof SOLUTION_PLACES)[number]

/** What is printed with a board whose solution is elsewhere. */
export const GIVEN_PARTS = ['nothing', 'contract', 'auction'] as const
export type GivenPart = (typeof GIVEN_PARTS)[number]

/** Suits in black and red, each in a different colour, or in black with the red suits as outlines. */
export const SUIT_COLOURS = ['two', 'four', 'grey'] as const
export type SuitColours = (typeof SUIT_COLOURS)[number]

/** The maximum number of boards in one file. */
export const MAX_PRINTED_BOARDS = 500
/** The largest selection: so many ids fit into an address. */
export const MAX_CHOSEN_BOARDS = 200

/** How boards are printed. */
export interface SheetOptions {
  readonly paper: Paper
  readonly layout: SheetLayout
  readonly perPage: BoardsPerPage
  /** Whether titles are printed above the boards. They often say what there is to find. */
  readonly titles: boolean
  readonly hands: ShownHands
  readonly auction: boolean
  readonly commentary: boolean
  readonly doubleDummy: boolean
  readonly play: boolean
  readonly solutions: SolutionPlace
  readonly given: GivenPart
  readonly locale: PageLanguage
  readonly ranks: RankLanguage
  readonly colours: SuitColours
}

/** The options that a reader has set. */
export type ChosenSheet = { readonly [Option in keyof SheetOptions]?: SheetOptions[Option] | undefined }

/** Completes the options with defaults. @param view what is shown by default: the student view of a printed link */
export const sheetOptionsOf = (chosen: ChosenSheet, view: StudentView = DEFAULT_STUDENT_VIEW): SheetOptions => ({
  paper: chosen.paper ?? 'a4',
  layout: chosen.layout ?? 'boards',
  perPage: chosen.perPage ?? 4,
  titles: chosen.titles ?? true,
  hands: chosen.hands ?? view.hands,
  auction: chosen.auction ?? view.auction,
  commentary: chosen.commentary ?? view.commentary,
  play: chosen.play ?? view.play,
  given: chosen.given ?? givenByDefault(chosen.hands ?? view.hands, chosen.auction ?? view.auction),
  doubleDummy: chosen.doubleDummy ?? (chosen.layout === 'record' || view.doubleDummy),
  solutions: chosen.solutions ?? 'inline',
  locale: chosen.locale ?? 'en',
  ranks: chosen.ranks ?? chosen.locale ?? 'en',
  colours: chosen.colours ?? 'two',
})

/** Hands that depend on who declares are hands to be played, so their contract is no secret. */
const givenByDefault = (hands: ShownHands, auction: boolean): GivenPart =>
  auction && followDeclarer(hands) ? 'contract' : 'nothing'

/** @throws VALIDATION_FAILED if there are more boards than one file may have */
export const requirePrintable = (count: number): void =>
  rejectIssues(
    count > MAX_PRINTED_BOARDS
      ? [{ path: '/', message: `finds more than ${MAX_PRINTED_BOARDS} boards, the most that can be printed at once` }]
      : [],
  )

/** A day as it is written in a language; days begin at midnight UTC. */
export const printedDate = (at: Date, locale: PageLanguage): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
