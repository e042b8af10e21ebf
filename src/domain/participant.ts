import type { ChosenCalls } from './bidding-practice.js'
import type { Seat } from './bridge/board.js'
import type { Card } from './bridge/play.js'
import { DomainError, type Issue } from './errors.js'
import type { CollectionId, DealId, ParticipantId } from './ids.js'
import { isName } from './text.js'

export const MAX_PARTICIPANT_NAME_LENGTH = 40
/** The most participants of a collection at a time. */
export const MAX_PARTICIPANTS = 500
/** The most participants of all collections of an account. */
export const MAX_PARTICIPANTS_OF_ACCOUNT = 20_000
/** The highest count of tricks taken back. */
export const MAX_TAKEN_BACK = 1_000
/** After how many minutes without an answer a participant of a full collection can be replaced. */
export const IDLE_MINUTES = 60
/** How many days after its last answer a participant is pruned by default. */
export const ANSWER_DAYS = 180

/** A student who takes part in the practice of a collection under a name. */
export interface Participant {
  readonly id: ParticipantId
  readonly collectionId: CollectionId
  readonly name: string
  readonly startedAt: Date
  /** When the last answer came; `null` before the first. */
  readonly lastAt: Date | null
}

export interface PlayAnswer {
  readonly cards: readonly Card[]
  /** How many tricks were taken back. */
  readonly takenBack: number
}

/** What a participant did with one board. */
export interface Answer {
  readonly participantId: ParticipantId
  readonly dealId: DealId
  /** The hand that the participant had. */
  readonly seat: Seat
  readonly bidding: readonly ChosenCalls[] | null
  readonly play: PlayAnswer | null
}

export const participantNameIssues = (name: string, path = '/name'): readonly Issue[] => [
  ...(isName(name) ? [] : [{ path, message: 'must be a single line that is not blank' }]),
  ...(Array.from(name).length > MAX_PARTICIPANT_NAME_LENGTH
    ? [{ path, message: `must not be longer than ${MAX_PARTICIPANT_NAME_LENGTH} characters` }]
    : []),
]

/** The same for an unknown participant and for a wrong key. */
export const participantNotFound = (): DomainError =>
  new DomainError('not-found', 'PARTICIPANT_NOT_FOUND', 'There is no such participant.')
