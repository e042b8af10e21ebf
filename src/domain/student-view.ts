import { mergePatch } from './merge-patch.js'
import type { SouthHand } from './turned-board.js'

/** The hands that a board begins with: all four, none, South's alone, or those of North and South. */
export const SHOWN_HANDS = ['all', 'none', 'S', 'NS'] as const
export type ShownHands = (typeof SHOWN_HANDS)[number]

/** What the page of a public link shows of each board before its reader reveals more. It hides nothing from other readers. */
export interface StudentView {
  readonly hands: ShownHands
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
  auction: stored.auction ?? true,
  commentary: stored.commentary ?? true,
  doubleDummy: stored.doubleDummy ?? false,
  play: stored.play ?? false,
})

export const DEFAULT_STUDENT_VIEW = withStudentViewDefaults({})

export const mergeStudentView = (view: StudentView, patch: StudentViewPatch | null): StudentView =>
  withStudentViewDefaults((mergePatch(view, patch) ?? {}) as StudentViewPatch)

/** Which hand sits South: the declarer's would give away an auction that is hidden. */
export const southUnder = ({ auction }: Pick<StudentView, 'auction'>, south: SouthHand): SouthHand =>
  south === 'declarer' && !auction ? 'S' : south
