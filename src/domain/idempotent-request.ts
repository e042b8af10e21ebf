import { DomainError } from './errors.js'
import type { AccountId } from './ids.js'

const MAX_KEY_LENGTH = 255
const KEY = new RegExp(`^[\\x20-\\x7e]{1,${MAX_KEY_LENGTH}}$`)

/** 1 to 255 printable ASCII characters. */
export const isIdempotencyKey = (text: string): boolean => KEY.test(text)

/** How long a response is stored for retries. */
export const IDEMPOTENCY_HOURS = 24

/** A request that must take effect once, however often it is sent. */
export interface IdempotentRequest {
  /** Whose key it is: callers never get each other's responses. */
  readonly caller: string
  readonly key: string
  /** A digest of method, path, query, body and, for a serve, its player. */
  readonly fingerprint: string
}

/** Identifies an account as the caller of a request. An admin who acts as the account is a different caller. */
export const accountCaller = (id: AccountId, impersonatedBy: AccountId | null = null): string =>
  impersonatedBy === null ? `account:${id}` : `account:${id} by ${impersonatedBy}`

export const keyReused = (): DomainError =>
  new DomainError(
    'conflict',
    'IDEMPOTENCY_KEY_REUSED',
    'This Idempotency-Key was already used for a different request.',
  )
