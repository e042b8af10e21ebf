import { DomainError } from './errors.js'
import type { AccountId } from './ids.js'

const MAX_KEY_LENGTH = 255
const KEY = new RegExp(`^[\\x20-\\x7e]{1,${MAX_KEY_LENGTH}}$`)

/** 1 to 255 printable characters of ASCII. */
export const isIdempotencyKey = (text: string): boolean => KEY.test(text)

/** How long an answer is kept for a retry. */
export const IDEMPOTENCY_HOURS = 24

/** A request that is to take effect once, however often it is sent. */
export interface IdempotentRequest {
  /** Whose key it is: a key of one caller never answers another. */
  readonly caller: string
  readonly key: string
  /** A digest of method, path, query, body and, for a serve, its player. */
  readonly fingerprint: string
}

/** The first answer, to be given again. */
export interface KeptAnswer {
  readonly status: number
  readonly body: string
  readonly location: string | null
}

/** How an account is named as the caller of a kept answer; an admin who acts as it is another caller. */
export const accountCaller = (id: AccountId, impersonatedBy: AccountId | null = null): string =>
  impersonatedBy === null ? `account:${id}` : `account:${id} by ${impersonatedBy}`

/**
 * How a kept body names an account: as the value of `id`, `ownerId`, `playerId` or `accountId`. The id alone may be any
 * word, `title` or `teacher`, that stands in the answers of others too.
 */
export const namedInBody = (id: AccountId): string => `d":${JSON.stringify(id)}`

export const keyReused = (): DomainError =>
  new DomainError('conflict', 'IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key came with another request before.')
