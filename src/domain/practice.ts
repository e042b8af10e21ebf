import type { Contract } from './bridge/auction.js'
import { SEATS, type Seat } from './bridge/board.js'
import type { Issue } from './errors.js'
import { mergePatch } from './merge-patch.js'
import type { StudentView } from './student-view.js'

export const PRACTICE_SEATS = [...SEATS, 'declarer'] as const
/** The hand that a student has: a seat of the board as it is stored, or whichever hand declares. */
export type PracticeSeat = (typeof PRACTICE_SEATS)[number]

/** What students do with the boards of a collection besides reading them. */
export interface Practice {
  readonly bidding: boolean
  readonly play: boolean
  readonly seat: PracticeSeat
  /** Whether students can take part under a name, so that their answers are kept. */
  readonly answers: boolean
}

/** A merge patch of a practice: `null` resets a value to its default. */
export type PracticePatch = { readonly [Part in keyof Practice]?: Practice[Part] | null | undefined }

/** A stored practice with defaults for everything that is missing. */
export const withPracticeDefaults = (stored: PracticePatch): Practice => ({
  bidding: stored.bidding ?? false,
  play: stored.play ?? false,
  seat: stored.seat ?? 'S',
  answers: stored.answers ?? false,
})

export const NO_PRACTICE = withPracticeDefaults({})

export const mergePractice = (practice: Practice, patch: PracticePatch | null): Practice =>
  withPracticeDefaults((mergePatch(practice, patch) ?? {}) as PracticePatch)

/** Answers need something to answer. */
export const practiceIssues = ({ bidding, play, answers }: Practice, path = '/practice'): readonly Issue[] =>
  answers && !bidding && !play ? [{ path: `${path}/answers`, message: 'needs bidding or play to practise' }] : []

/**
 * What students see first where they practise. A board that is turned to its declarer would say who declares before it
 * is bid, unless that is known anyway.
 */
export const viewWhilePractised = (view: StudentView, { bidding, seat }: Practice): StudentView =>
  bidding && seat !== 'declarer' ? { ...view, south: null } : view

/** The seat that is practised on a board; `null` where the declarer's is asked for and there is none. */
export const practisedSeat = (seat: PracticeSeat, contract: Pick<Contract, 'declarer'> | null): Seat | null =>
  seat === 'declarer' ? (contract?.declarer ?? null) : seat
