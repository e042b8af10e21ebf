/** What kind of refusal an error is; the HTTP layer gives each kind its one status. */
export type ErrorKind =
  | 'invalid'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'stale'
  | 'exhausted'
  | 'limited'
  | 'unavailable'

/** Every code that a rule of the service can answer with. The transport's own codes stand in `http/transport-errors.ts`. */
export const DOMAIN_ERROR_CODES = [
  'VALIDATION_FAILED',
  'FORBIDDEN',
  'ACCOUNT_REQUIRED',
  'ACCOUNT_INACTIVE',
  'IMPERSONATION_FORBIDDEN',
  'ACCOUNT_NOT_FOUND',
  'ANNOUNCEMENT_NOT_FOUND',
  'AUCTION_SYSTEM_NOT_FOUND',
  'AVATAR_NOT_FOUND',
  'CATALOG_AUTHOR_NOT_FOUND',
  'DEAL_NOT_FOUND',
  'DEAL_COLLECTION_NOT_FOUND',
  'GRANT_NOT_FOUND',
  'SHARING_GROUP_NOT_FOUND',
  'ACCOUNT_ID_TAKEN',
  'ACCOUNT_EMAIL_TAKEN',
  'ACCOUNT_HANDLE_TAKEN',
  'LAST_ADMIN',
  'EXPORT_RUNNING',
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

/** A refusal by a rule of the service. `message` and `meta` are shown to the caller: no secret may stand in them. */
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

/** One fault of an input: where it stands (a JSON Pointer such as `/hands/N`) and what is wrong. */
export interface Issue {
  readonly path: string
  readonly message: string
}

/** How many faults one answer names at most. */
export const MAX_ISSUES = 50

export const validationFailed = (issues: readonly Issue[]): DomainError =>
  new DomainError('invalid', 'VALIDATION_FAILED', 'The request is not valid.', { issues: issues.slice(0, MAX_ISSUES) })

/** Throws one error that names every issue; does nothing when there is none. */
export const rejectIssues = (issues: readonly Issue[]): void => {
  if (issues.length > 0) throw validationFailed(issues)
}

export const forbidden = (meta: ErrorMeta = {}): DomainError =>
  new DomainError('forbidden', 'FORBIDDEN', 'You are not allowed to do this.', meta)

export const preconditionFailed = (): DomainError =>
  new DomainError('stale', 'PRECONDITION_FAILED', 'It was changed since you read it; read it again and retry.')

export const rateLimited = (retryAfterSeconds: number): DomainError =>
  new DomainError('limited', 'RATE_LIMITED', 'There were too many requests; come back later.', { retryAfterSeconds })

export const serviceUnavailable = (message = 'The service cannot answer just now; try again shortly.'): DomainError =>
  new DomainError('unavailable', 'SERVICE_UNAVAILABLE', message)
