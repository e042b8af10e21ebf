/** The kind of an error; the HTTP layer maps each kind to one status. */
export type ErrorKind =
  | 'invalid'
  | 'forbidden'
  | 'not-found'
  | 'gone'
  | 'conflict'
  | 'stale'
  | 'exhausted'
  | 'limited'
  | 'unavailable'

/** The codes of all domain errors. The transport has its own in `http/errors/transport-errors.ts`. */
export const DOMAIN_ERROR_CODES = [
  'VALIDATION_FAILED',
  'NO_BOARDS_FOUND',
  'FORBIDDEN',
  'ACCOUNT_REQUIRED',
  'ACCOUNT_INACTIVE',
  'IMPERSONATION_FORBIDDEN',
  'ACCOUNT_NOT_FOUND',
  'ANNOUNCEMENT_NOT_FOUND',
  'API_KEY_NOT_FOUND',
  'AUCTION_SYSTEM_NOT_FOUND',
  'AVATAR_NOT_FOUND',
  'CATALOG_AUTHOR_NOT_FOUND',
  'DEAL_NOT_FOUND',
  'DEAL_COLLECTION_NOT_FOUND',
  'DELIVERY_NOT_FOUND',
  'GRANT_NOT_FOUND',
  'PARTICIPANT_NOT_FOUND',
  'SHARING_GROUP_NOT_FOUND',
  'WEBHOOK_NOT_FOUND',
  'ACCOUNT_ID_TAKEN',
  'ACCOUNT_EMAIL_TAKEN',
  'ACCOUNT_HANDLE_TAKEN',
  'LAST_ADMIN',
  'EVENTS_EXPIRED',
  'EXPORT_RUNNING',
  'DOUBLE_DUMMY_UNAVAILABLE',
  'DEAL_ORPHANED',
  'DEAL_NOT_TRASHED',
  'DEAL_COLLECTION_DEGRADED',
  'DEAL_COLLECTION_ARCHIVED',
  'COLLECTION_CEILING_REACHED',
  'QUOTA_EXCEEDED',
  'SHARING_GROUP_FULL',
  'GRANT_REVOKED',
  'IDEMPOTENCY_KEY_REUSED',
  'PRECONDITION_FAILED',
  'SERVE_ALLOWANCE_EXHAUSTED',
  'RATE_LIMITED',
  'SERVICE_UNAVAILABLE',
] as const

export type DomainErrorCode = (typeof DOMAIN_ERROR_CODES)[number]

export type ErrorMeta = Readonly<Record<string, unknown>>

/** Thrown when a domain rule refuses a request. The caller sees `message` and `meta`, so they must not have secrets. */
export class DomainError extends Error {
  override readonly name = 'DomainError'

  constructor(
    readonly kind: ErrorKind,
    readonly code: DomainErrorCode,
    message: string,
    readonly meta: ErrorMeta = {},
  ) {
    super(message)
  }
}

/** A problem with the input: where it is (a JSON Pointer such as `/hands/N`) and what is wrong. */
export interface Issue {
  readonly path: string
  readonly message: string
}

/** The maximum number of issues that a response lists. */
export const MAX_ISSUES = 50

/** Lists up to `MAX_ISSUES` issues; if there are more, `issuesTotal` is their total number. */
export const validationFailed = (issues: readonly Issue[], total = issues.length): DomainError =>
  new DomainError('invalid', 'VALIDATION_FAILED', 'The request is not valid.', {
    issues: issues.slice(0, MAX_ISSUES),
    ...(total > MAX_ISSUES ? { issuesTotal: total } : {}),
  })

/** Throws one error with all issues; does nothing if there are none. */
export const rejectIssues = (issues: readonly Issue[]): void => {
  if (issues.length > 0) throw validationFailed(issues)
}

export const forbidden = (meta: ErrorMeta = {}): DomainError =>
  new DomainError('forbidden', 'FORBIDDEN', "You don't have permission to do this.", meta)

export const preconditionFailed = (): DomainError =>
  new DomainError('stale', 'PRECONDITION_FAILED', 'It has changed since you read it. Read it again and retry.')

export const rateLimited = (retryAfterSeconds: number): DomainError =>
  new DomainError('limited', 'RATE_LIMITED', 'Too many requests. Try again later.', { retryAfterSeconds })

export const serviceUnavailable = (
  message = 'The service is temporarily unavailable. Try again shortly.',
): DomainError => new DomainError('unavailable', 'SERVICE_UNAVAILABLE', message)
