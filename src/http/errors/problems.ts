import { Type } from 'typebox'
import {
  accountIdTaken,
  accountNotFound,
  accountsNotFound,
  avatarNotFound,
  emailTaken,
  exportRunning,
  handleTaken,
  lastAdmin,
} from '../../domain/account.js'
import { accountInactive, accountRequired, impersonationForbidden } from '../../domain/actor.js'
import { announcementNotFound } from '../../domain/announcement.js'
import { apiKeyNotFound } from '../../domain/api-key.js'
import { auctionSystemNotFound } from '../../domain/auction-system.js'
import { authorNotFound } from '../../domain/author.js'
import { ceilingReached, collectionArchived, collectionDegraded, collectionNotFound } from '../../domain/collection.js'
import { dealNotFound, dealNotTrashed, dealOrphaned, dealsNotFound } from '../../domain/deal.js'
import { noBoardsFound } from '../../domain/deal-content.js'
import { deliveryNotFound } from '../../domain/delivery.js'
import {
  DomainError,
  type DomainErrorCode,
  forbidden,
  preconditionFailed,
  rateLimited,
  serviceUnavailable,
  validationFailed,
} from '../../domain/errors.js'
import { eventsExpired } from '../../domain/event.js'
import { grantNotFound, grantRevoked } from '../../domain/grant.js'
import { keyReused } from '../../domain/idempotent-request.js'
import { participantNotFound } from '../../domain/practice/participant.js'
import { commonLimit, DEFAULT_MAX_DEALS, type Quota, quotaExceeded } from '../../domain/quotas.js'
import { serveAllowanceExhausted } from '../../domain/serve.js'
import { sharingGroupFull, sharingGroupNotFound, sharingGroupsNotFound } from '../../domain/sharing-group.js'
import { doubleDummyUnavailable } from '../../domain/solving.js'
import { webhookNotFound } from '../../domain/webhook.js'
import { EXAMPLE_IDS, EXAMPLE_TIMES } from '../openapi/examples.js'
import {
  type ErrorBody,
  STATUS_OF_KIND,
  TRANSPORT_ERROR_CODES,
  type TransportStatus,
  transportErrorBody,
} from './transport-errors.js'

export const ProblemDto = Type.Object(
  {
    code: Type.String({
      description: 'A stable code for programs. All codes are listed in docs/errors.md.',
      examples: ['DEAL_NOT_FOUND'],
    }),
    message: Type.String({
      description: 'A description in English, for people. The wording may change between versions.',
      examples: ['There is no such deal.'],
    }),
    meta: Type.Unsafe<Record<string, unknown>>({
      type: 'object',
      additionalProperties: true,
      description:
        'Details that depend on the code. With `VALIDATION_FAILED`: `issues`, up to 50 of them as `{path, message}`; if there are more, `issuesTotal` says how many.',
      examples: [{}],
    }),
  },
  { $id: 'Problem', description: 'The body of every error response.' },
)

export const overQuota = (quota: Quota): DomainError => quotaExceeded(quota, commonLimit(quota, DEFAULT_MAX_DEALS))

/**
 * The error of each code, as thrown by the service. If its `meta` depends on the route, the route names the error
 * itself.
 */
const BY_CODE: Readonly<Record<DomainErrorCode, DomainError>> = {
  VALIDATION_FAILED: validationFailed([{ path: '/colour', message: 'must not be sent: unknown or read-only' }]),
  NO_BOARDS_FOUND: noBoardsFound(),
  FORBIDDEN: forbidden(),
  ACCOUNT_REQUIRED: accountRequired(),
  ACCOUNT_INACTIVE: accountInactive(),
  IMPERSONATION_FORBIDDEN: impersonationForbidden(),
  ACCOUNT_NOT_FOUND: accountNotFound(),
  ANNOUNCEMENT_NOT_FOUND: announcementNotFound(),
  API_KEY_NOT_FOUND: apiKeyNotFound(),
  AUCTION_SYSTEM_NOT_FOUND: auctionSystemNotFound(EXAMPLE_IDS.unknown),
  AVATAR_NOT_FOUND: avatarNotFound(),
  CATALOG_AUTHOR_NOT_FOUND: authorNotFound(),
  DEAL_NOT_FOUND: dealNotFound(),
  DEAL_COLLECTION_NOT_FOUND: collectionNotFound(),
  DELIVERY_NOT_FOUND: deliveryNotFound(),
  GRANT_NOT_FOUND: grantNotFound(),
  PARTICIPANT_NOT_FOUND: participantNotFound(),
  SHARING_GROUP_NOT_FOUND: sharingGroupNotFound(),
  WEBHOOK_NOT_FOUND: webhookNotFound(),
  ACCOUNT_ID_TAKEN: accountIdTaken(),
  ACCOUNT_EMAIL_TAKEN: emailTaken(),
  ACCOUNT_HANDLE_TAKEN: handleTaken(),
  LAST_ADMIN: lastAdmin(),
  EVENTS_EXPIRED: eventsExpired(),
  EXPORT_RUNNING: exportRunning(),
  DOUBLE_DUMMY_UNAVAILABLE: doubleDummyUnavailable('hands'),
  DEAL_ORPHANED: dealOrphaned(),
  DEAL_NOT_TRASHED: dealNotTrashed(),
  DEAL_COLLECTION_DEGRADED: collectionDegraded(),
  DEAL_COLLECTION_ARCHIVED: collectionArchived(),
  COLLECTION_CEILING_REACHED: ceilingReached(3),
  QUOTA_EXCEEDED: overQuota('deals'),
  SHARING_GROUP_FULL: sharingGroupFull(),
  GRANT_REVOKED: grantRevoked(),
  IDEMPOTENCY_KEY_REUSED: keyReused(),
  PRECONDITION_FAILED: preconditionFailed(),
  SERVE_ALLOWANCE_EXHAUSTED: serveAllowanceExhausted({ allowance: 10, used: 10 }, new Date(EXAMPLE_TIMES.updated)),
  RATE_LIMITED: rateLimited(30),
  SERVICE_UNAVAILABLE: serviceUnavailable(),
}

/** The errors for ids in a body or a query that were not found. */
export const NAMED_NOT_FOUND = {
  account: accountsNotFound([EXAMPLE_IDS.account]),
  deals: dealsNotFound([EXAMPLE_IDS.deal]),
  sharingGroups: sharingGroupsNotFound([EXAMPLE_IDS.sharingGroup]),
} as const

/** The codes of the statuses that mean the same on every route. */
const BY_STATUS = {
  400: ['VALIDATION_FAILED'],
  401: [401],
  403: ['ACCOUNT_REQUIRED', 'ACCOUNT_INACTIVE'],
  412: ['PRECONDITION_FAILED'],
  413: [413],
  415: [415],
  429: ['RATE_LIMITED'],
  500: [500],
  503: ['SERVICE_UNAVAILABLE'],
} as const satisfies Readonly<Record<number, readonly (DomainErrorCode | TransportStatus)[]>>

/** A status that means the same on every route, the code of an error, or a specific error. */
export type Cause = keyof typeof BY_STATUS | DomainErrorCode | 'MALFORMED_JSON' | DomainError

/** The reasons to refuse a request on a route that requires an admin. */
export const ADMINS_ONLY = [401, 403, 'IMPERSONATION_FORBIDDEN', 'FORBIDDEN'] as const satisfies readonly Cause[]

export interface Problem {
  readonly status: number
  readonly body: ErrorBody
}

const problemOf = (cause: DomainError | DomainErrorCode | TransportStatus): Problem => {
  if (typeof cause === 'number')
    return { status: cause, body: transportErrorBody(cause, cause === 500 ? { requestId: EXAMPLE_IDS.request } : {}) }
  const { kind, code, message, meta } = cause instanceof DomainError ? cause : BY_CODE[cause]
  return { status: STATUS_OF_KIND[kind], body: { code, message, meta } }
}

/** The error responses for these reasons. */
export const problemsOf = (causes: readonly Cause[]): readonly Problem[] =>
  causes.flatMap((cause) => {
    if (cause === TRANSPORT_ERROR_CODES[400]) return [problemOf(400)]
    return typeof cause === 'number' ? BY_STATUS[cause].map(problemOf) : [problemOf(cause)]
  })
