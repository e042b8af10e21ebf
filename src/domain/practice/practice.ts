import type { Contract } from '../bridge/auction.js'
import { SEATS, type Seat } from '../bridge/board.js'
import type { Issue } from '../errors.js'
import { mergePatch } from '../merge-patch.js'
import type { StudentView } from '../student-view.js'

export const PRACTICE_SEATS = [...SEATS, 'declarer'] as const
/** The hand that a student has: that of a seat of the stored board, or the declarer's. */
export type PracticeSeat = (typeof PRACTICE_SEATS)[number]

/** What students can do with the boards of a collection besides reading them. */
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

/** Requires bidding or play if students can answer. */
export const practiceIssues = ({ bidding, play, answers }: Practice, path = '/practice'): readonly Issue[] =>
  answers && !bidding && !play ? [{ path: `${path}/answers`, message: 'needs bidding or play to practise' }] : []

/**
 * The student view while students practise. Turning a board to its declarer would reveal who declares before the board
 * is bid, unless the practised seat is the declarer's anyway.
 */
export const viewWhilePractised = (view: StudentView, { bidding, seat }: Practice): StudentView =>
  bidding && seat !== 'declarer' ? { ...view, south: null } : view

/** The seat that is practised on a board; `null` if it is the declarer's and there is no declarer. */
export const practisedSeat = (seat: PracticeSeat, contract: Pick<Contract, 'declarer'> | null): Seat | null =>
  seat === 'declarer' ? (contract?.declarer ?? null) : seat
