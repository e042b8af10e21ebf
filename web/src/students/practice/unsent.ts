import type { Seat } from 'dealbook-domain/bridge/board.js'
import type { ChosenCalls } from 'dealbook-domain/practice/bidding-practice.js'
import type { PlayAnswer } from 'dealbook-domain/practice/participant.js'
import { parsedJson } from '../../parsed-json.js'

/** A student's answer to a board, as sent to the service. */
export interface AnswerInput {
  /** The hand of the answer, a seat of the board as stored. */
  readonly seat?: Seat
  readonly bidding?: { readonly calls: readonly ChosenCalls[] }
  readonly play?: PlayAnswer
}

export interface Waiting {
  /** Changes with every new answer. */
  readonly stamp: number
  readonly answer: AnswerInput
}

/**
 * The undelivered answers, by board id. Only the last answer to each board is kept, since it contains the earlier ones.
 */
export type Unsent = Readonly<Record<string, Waiting>>

export const withUnsent = (unsent: Unsent, dealId: string, answer: AnswerInput): Unsent => ({
  ...unsent,
  [dealId]: { stamp: (unsent[dealId]?.stamp ?? 0) + 1, answer },
})

/** Removes an answer that was delivered or refused, unless there is a newer one meanwhile. */
export const withoutSent = (unsent: Unsent, dealId: string, stamp: number): Unsent =>
  unsent[dealId]?.stamp === stamp ? Object.fromEntries(Object.entries(unsent).filter(([id]) => id !== dealId)) : unsent

/** The result of sending an answer. */
export type Outcome = 'arrived' | 'later' | 'refused' | 'left'

/**
 * @param status 0 if the service was unreachable
 */
export const outcomeOf = (status: number, code: string | null): Outcome => {
  if (status >= 200 && status < 300) return 'arrived'
  if (code === 'PARTICIPANT_NOT_FOUND') return 'left'
  // The service may recover, and a link may open again.
  const isPassing = status === 404 && (code === null || code === 'DEAL_COLLECTION_NOT_FOUND')
  return isPassing || status === 0 || status === 408 || status === 429 || status >= 500 ? 'later' : 'refused'
}

const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 60_000

/** The delay before the next retry, in milliseconds, after a number of consecutive failures. */
export const waitAfter = (failures: number): number => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1))

const isWaiting = (value: unknown): value is Waiting => {
  const { stamp, answer } = (value ?? {}) as Readonly<Record<string, unknown>>
  return Number.isInteger(stamp) && typeof answer === 'object' && answer !== null
}

/** Parses the undelivered answers stored on the device. */
export const unsentOf = (text: string | null): Unsent =>
  Object.fromEntries(
    Object.entries(parsedJson(text) ?? {}).filter((entry): entry is [string, Waiting] => isWaiting(entry[1])),
  )
