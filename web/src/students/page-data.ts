import type { components } from 'dealbook-client'
import type { Seat } from 'dealbook-domain/bridge/board.js'
import type { RankLanguage } from 'dealbook-domain/bridge/ranks.js'
import type { Practice } from 'dealbook-domain/practice.js'
import { seatsShown } from 'dealbook-domain/student-view.js'
import type { Language } from '../texts/reader-language.js'
import type { Place } from './steps.js'

export type StudentsDeal = Pick<
  components['schemas']['PublicDeal'],
  | ('id' | 'title' | 'boardNumber' | 'dealer' | 'vulnerability' | 'hands')
  | ('auction' | 'callNotes' | 'contract' | 'play' | 'result' | 'doubleDummy' | 'commentary')
> & {
  /** Clockwise quarter turns from the board as it is stored. */
  readonly turns?: number
}
export type StudentView = components['schemas']['StudentView']

/** What the service is called; with the address of its logo, where it has one. */
export interface Site {
  readonly name: string
  readonly logo: string | null
}

/** What the service puts into the page: as much of the public read as one request may cost. */
export interface PageData {
  readonly token: string
  readonly site: Site
  readonly language: Language
  /** Whether it was chosen on the page; else it is the browser's. */
  readonly isLanguageChosen: boolean
  /** The ranks that its reader is used to. */
  readonly ranks: RankLanguage
  /** `place`: the boards are numbered by their places, and turned accordingly. */
  readonly numbers: 'place' | null
  readonly title: string
  readonly description: string | null
  readonly author: components['schemas']['PublicCollection']['author']
  readonly studentView: StudentView
  /** What students do with the boards besides reading them. */
  readonly practice: Practice
  /** The calls that the address says were chosen so far, for readers without scripts. */
  readonly choices: string | null
  /** Whether the board is to be read instead of practised. */
  readonly isReading: boolean
  /** Of every board, in order. */
  readonly titles: readonly string[]
  /** The place of the board that the page opens with, from 0. */
  readonly at: number
  /** The boards by their places; `null` for those that the page asks for later. */
  readonly deals: readonly (StudentsDeal | null)[]
}

/** What a reader has revealed of a board. It lives as long as the page. */
export interface Revealed extends Place {
  readonly hands: readonly Seat[]
  readonly isAuctionOpen: boolean
  readonly isPlayOpen: boolean
  readonly areTricksOpen: boolean
  readonly areNotesOpen: boolean
  /** How many parts of the notes are shown, each up to a step. */
  readonly notes: number
}

/** What is shown of a board before anything is revealed. */
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

/** What the browser's tab says: which board, and of which class. */
export const tabTitleOf = (title: string, at: number, board: string | undefined): string =>
  board === undefined ? title : `${at + 1} · ${board} – ${title}`
