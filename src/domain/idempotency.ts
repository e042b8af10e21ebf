import { DomainError } from './errors.js'

export const MAX_KEY_LENGTH = 255
/** How long an answer is kept for a retry. */
export const IDEMPOTENCY_HOURS = 24

/** A request that is to take effect once, however often it is sent. */
export interface IdempotentRequest {
  /** Whose key it is: a key of one caller never answers another. */
  readonly caller: string
  readonly key: string
  /** A digest of method, path, query and body. */
  readonly fingerprint: string
}

/** The first answer, to be given again. */
export interface KeptAnswer {
  readonly status: number
  readonly body: string
  readonly location: string | null
}

export const keyReused = (): DomainError =>
  new DomainError('conflict', 'IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key came with another request before.')
