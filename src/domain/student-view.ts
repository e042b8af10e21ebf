import type { Contract } from './bridge/auction.js'
import { SEATS, type Seat, seatAfter } from './bridge/board.js'
import { mergePatch } from './merge-patch.js'
import type { SouthHand } from './turned-board.js'

const FIXED_HANDS = {
  all: SEATS,
  none: [],
  N: ['N'],
  E: ['E'],
  S: ['S'],
  W: ['W'],
  NS: ['N', 'S'],
  EW: ['E', 'W'],
} as const satisfies Readonly<Record<string, readonly Seat[]>>

/** Hands that depend on who declares, each as the number of seats after the declarer's. */
const STEPS_FROM_DECLARER = {
  declarer: [0],
  declaring: [0, 2],
  defending: [1, 3],
  dummyAndLeader: [1, 2],
} as const

/** The hands shown instead if a board has no declarer. */
const WITHOUT_DECLARER = { declarer: 'S', declaring: 'NS', defending: 'EW', dummyAndLeader: 'all' } as const

/** The hands that a board shows first: all, none, those of one or two seats, or those that depend on who declares. */
export const SHOWN_HANDS = [
  'all',
  'none',
  'N',
  'E',
  'S',
  'W',
  'NS',
  'EW',
  'declarer',
  'declaring',
  'defending',
  'dummyAndLeader',
] as const
export type ShownHands = (typeof SHOWN_HANDS)[number]

/**
 * The parts of each board that the page of a public link shows before its reader reveals more. Other readers, such as
 * the owner, see everything.
 */
export interface StudentView {
  readonly hands: ShownHands
  /** `declarer` turns each board so that the declarer sits South; `null` leaves boards as dealt. */
  readonly south: 'declarer' | null
  readonly auction: boolean
  readonly commentary: boolean
  readonly doubleDummy: boolean
  readonly play: boolean
}

/** A merge patch of a student view: `null` resets a value to its default. */
export type StudentViewPatch = { readonly [Part in keyof StudentView]?: StudentView[Part] | null | undefined }

/** A stored view with defaults for everything that is missing. */
export const withStudentViewDefaults = (stored: StudentViewPatch): StudentView => ({
  hands: stored.hands ?? 'all',
  south: stored.south ?? null,
  auction: stored.auction ?? true,
  commentary: stored.commentary ?? true,
  doubleDummy: stored.doubleDummy ?? false,
  play: stored.play ?? false,
})

/** Whether the shown hands depend on who declares. */
export const followDeclarer = (hands: ShownHands): hands is keyof typeof STEPS_FROM_DECLARER =>
  hands in STEPS_FROM_DECLARER

/** The seats whose hands are shown before anything is revealed. */
export const seatsShown = (hands: ShownHands, contract: Pick<Contract, 'declarer'> | null): readonly Seat[] => {
  if (!followDeclarer(hands)) return FIXED_HANDS[hands]
  const declarer = contract?.declarer ?? null
  if (declarer === null) return FIXED_HANDS[WITHOUT_DECLARER[hands]]
  return STEPS_FROM_DECLARER[hands].map((steps) => seatAfter(declarer, steps))
}

export const DEFAULT_STUDENT_VIEW = withStudentViewDefaults({})

export const mergeStudentView = (view: StudentView, patch: StudentViewPatch | null): StudentView =>
  withStudentViewDefaults((mergePatch(view, patch) ?? {}) as StudentViewPatch)

/**
 * Which hand sits South if a reader asks for one. Never the declarer's if the auction is hidden, because that would
 * reveal the declarer, unless the view itself turns boards to the declarer.
 */
export const southUnder = (view: Pick<StudentView, 'auction' | 'south'>, south: SouthHand): SouthHand =>
  south === 'declarer' && !view.auction && view.south !== 'declarer' ? 'S' : south
