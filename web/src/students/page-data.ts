import type { components } from 'dealbook-client'
import type { Seat } from 'dealbook-domain/bridge/board.js'
import type { RankLanguage } from 'dealbook-domain/drawing/ranks.js'
import type { Practice } from 'dealbook-domain/practice/practice.js'
import { seatsShown } from 'dealbook-domain/student-view.js'
import type { Language } from '../texts/reader-language.js'
import type { Place } from './steps.js'

export type StudentsDeal = Pick<
  components['schemas']['PublicDeal'],
  | ('id' | 'title' | 'boardNumber' | 'dealer' | 'vulnerability' | 'hands')
  | ('auction' | 'callNotes' | 'contract' | 'play' | 'result' | 'doubleDummy' | 'commentary')
> & {
  /** The number of clockwise quarter turns from the stored board. */
  readonly turns?: number
}
export type StudentView = components['schemas']['StudentView']

/** The name of the service, and the address of its logo, if any. */
export interface Site {
  readonly name: string
  readonly logo: string | null
}

/** The data that the service embeds in the page: as much of the collection as one request may cost. */
export interface PageData {
  readonly token: string
  readonly site: Site
  readonly language: Language
  /** Whether the language was chosen on the page; otherwise it is the browser's. */
  readonly isLanguageChosen: boolean
  /** The rank letters of the reader's language. */
  readonly ranks: RankLanguage
  /** `place`: boards are numbered by their position, and turned accordingly. */
  readonly numbers: 'place' | null
  readonly title: string
  readonly description: string | null
  readonly author: components['schemas']['PublicCollection']['author']
  readonly studentView: StudentView
  /** The practice of the boards. */
  readonly practice: Practice
  /** The calls chosen so far according to the address, for readers without scripts. */
  readonly choices: string | null
  /** Whether the board is to be read instead of practised. */
  readonly isReading: boolean
  /** The titles of all boards, in order. */
  readonly titles: readonly string[]
  /** The position of the board that the page opens with, from 0. */
  readonly at: number
  /** The boards by position; `null` for those that the page loads later. */
  readonly deals: readonly (StudentsDeal | null)[]
}

/** What a reader has revealed of a board, until the page is closed. */
export interface Revealed extends Place {
  readonly hands: readonly Seat[]
  readonly isAuctionOpen: boolean
  readonly isPlayOpen: boolean
  readonly areTricksOpen: boolean
  readonly areNotesOpen: boolean
  /** The number of parts of the notes that are shown; steps separate the parts. */
  readonly notes: number
}

/** What is shown of a board before the reader reveals anything. */
export const revealedAtFirst = (
  { hands, auction, play, doubleDummy, commentary }: StudentView,
  deal: Pick<StudentsDeal, 'contract'> | null,
): Revealed => ({
  hands: seatsShown(hands, deal?.contract ?? null),
  calls: auction ? null : 0,
  cards: play ? null : 0,
  isAuctionOpen: auction,
  isPlayOpen: play,
  areTricksOpen: doubleDummy,
  areNotesOpen: commentary,
  notes: 1,
})

/**
 * The title of the browser's tab: the board and the collection.
 * @param board the board's title; `null` if it is hidden, `undefined` if there is no board
 */
export const tabTitleOf = (title: string, at: number, board: string | null | undefined): string => {
  if (board === undefined) return title
  return board === null ? `${at + 1} – ${title}` : `${at + 1} · ${board} – ${title}`
}
