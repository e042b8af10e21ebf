import type { ChosenCalls } from 'dealbook-domain/bidding-practice.js'
import type { PlayAnswer } from 'dealbook-domain/participant.js'

/** What a student has done with a board, as it is sent. */
export interface AnswerInput {
  readonly bidding?: { readonly calls: readonly ChosenCalls[] }
  readonly play?: PlayAnswer
}

export interface Waiting {
  /** Changes with every new answer. */
  readonly stamp: number
  readonly answer: AnswerInput
}

/** The answers that have not arrived, by the ids of their boards: of each board the last, which is whole. */
export type Unsent = Readonly<Record<string, Waiting>>

export const withUnsent = (unsent: Unsent, dealId: string, answer: AnswerInput): Unsent => ({
  ...unsent,
  [dealId]: { stamp: (unsent[dealId]?.stamp ?? 0) + 1, answer },
})

/** An answer has arrived, or will never be taken. It stays where there has been a newer one meanwhile. */
export const withoutSent = (unsent: Unsent, dealId: string, stamp: number): Unsent =>
  unsent[dealId]?.stamp === stamp ? Object.fromEntries(Object.entries(unsent).filter(([id]) => id !== dealId)) : unsent

/** What became of an answer. */
export type Outcome = 'arrived' | 'later' | 'refused' | 'left'

/** @param status 0 where the service was not reached */
export const outcomeOf = (status: number, code: string | null): Outcome => {
  if (status >= 200 && status < 300) return 'arrived'
  if (code === 'PARTICIPANT_NOT_FOUND') return 'left'
  // A service can come back, and a link can open again.
  const isPassing = status === 404 && (code === null || code === 'DEAL_COLLECTION_NOT_FOUND')
  return isPassing || status === 0 || status === 408 || status === 429 || status >= 500 ? 'later' : 'refused'
}

const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 60_000

/** How long until an answer is sent again, in milliseconds, after some failures in a row. */
export const waitAfter = (failures: number): number => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1))

const isWaiting = (value: unknown): value is Waiting => {
  const { stamp, answer } = (value ?? {}) as Readonly<Record<string, unknown>>
  return Number.isInteger(stamp) && typeof answer === 'object' && answer !== null
}

/** What was kept on the device. */
export const unsentOf = (text: string | null): Unsent => {
  try {
    const value = JSON.parse(text ?? '{}') as Readonly<Record<string, unknown>> | null
    return Object.fromEntries(
      Object.entries(value ?? {}).filter((entry): entry is [string, Waiting] => isWaiting(entry[1])),
    )
  } catch {
    return {}
  }
}
