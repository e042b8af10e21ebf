import type { Seat } from '../bridge/board.js'
import type { Card } from '../bridge/play.js'
import { DomainError, type Issue } from '../errors.js'
import type { CollectionId, DealId, ParticipantId } from '../ids.js'
import { isName } from '../text.js'
import type { ChosenCalls } from './bidding-practice.js'

export const MAX_PARTICIPANT_NAME_LENGTH = 40
/** The maximum number of participants of a collection at a time. */
export const MAX_PARTICIPANTS = 500
/** The maximum number of participants of all collections of an account. */
export const MAX_PARTICIPANTS_OF_ACCOUNT = 20_000
/** The maximum number of tricks taken back that an answer can state. */
export const MAX_TAKEN_BACK = 1_000
/** How many minutes a participant who has never answered keeps their place in a full collection. */
export const IDLE_MINUTES = 60
/** How many days after their last answer participants are pruned by default. */
export const ANSWER_DAYS = 180

/** A student who takes part in the practice of a collection under a name. */
export interface Participant {
  readonly id: ParticipantId
  readonly collectionId: CollectionId
  readonly name: string
  readonly startedAt: Date
  /** The time of the last answer; `null` before the first. */
  readonly lastAt: Date | null
}

export interface PlayAnswer {
  readonly cards: readonly Card[]
  /** How many tricks the participant took back. */
  readonly takenBack: number
}

/** The answer of a participant to one board. */
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

/** The error for an unknown participant and for a wrong key. */
export const participantNotFound = (): DomainError =>
  new DomainError('not-found', 'PARTICIPANT_NOT_FOUND', 'There is no such participant.')
