import type { AccountErasure } from './account-erasure.js'
import type { AccountRepository } from './account-repository.js'
import type { AnnouncementRepository } from './announcement-repository.js'
import type { AnswerRepository } from './answer-repository.js'
import type { ApiKeyRepository } from './api-key-repository.js'
import type { AuctionSystemRepository } from './auction-system-repository.js'
import type { AuditLog } from './audit-log.js'
import type { BackgroundJobs } from './background-jobs.js'
import type { CatalogDirectory } from './catalog-directory.js'
import type { CatalogSearch } from './catalog-search.js'
import type { CollectionRepository } from './collection-repository.js'
import type { DealRepository } from './deal-repository.js'
import type { DoubleDummyWork } from './double-dummy-work.js'
import type { Entitlements } from './entitlements.js'
import type { EventLog } from './event-log.js'
import type { Figures } from './figures.js'
import type { FormSubmissionRepository } from './form-submission-repository.js'
import type { GrantRepository } from './grant-repository.js'
import type { IdempotencyKeys } from './idempotency-keys.js'
import type { ParticipantRepository } from './participant-repository.js'
import type { QuotaUsage } from './quota-usage.js'
import type { RunningExports } from './running-exports.js'
import type { ServeRepository } from './serve-repository.js'
import type { SharingGroupRepository } from './sharing-group-repository.js'
import type { SubscriptionRepository } from './subscription-repository.js'
import type { UploadedPictureRepository } from './uploaded-picture-repository.js'
import type { WebhookDeliveries } from './webhook-deliveries.js'
import type { WebhookRepository } from './webhook-repository.js'

export interface Repositories {
  readonly accounts: AccountRepository
  readonly announcements: AnnouncementRepository
  readonly answers: AnswerRepository
  readonly apiKeys: ApiKeyRepository
  readonly auctionSystems: AuctionSystemRepository
  readonly audit: AuditLog
  readonly catalogDirectory: CatalogDirectory
  readonly catalogSearch: CatalogSearch
  readonly collections: CollectionRepository
  readonly deals: DealRepository
  readonly doubleDummyWork: DoubleDummyWork
  readonly entitlements: Entitlements
  readonly erasure: AccountErasure
  readonly events: EventLog
  readonly figures: Figures
  readonly formSubmissions: FormSubmissionRepository
  readonly grants: GrantRepository
  readonly quotaUsage: QuotaUsage
  readonly idempotency: IdempotencyKeys
  readonly jobs: BackgroundJobs
  readonly participants: ParticipantRepository
  readonly runningExports: RunningExports
  readonly serves: ServeRepository
  readonly sharingGroups: SharingGroupRepository
  readonly subscriptions: SubscriptionRepository
  readonly uploadedPictures: UploadedPictureRepository
  readonly webhookDeliveries: WebhookDeliveries
  readonly webhooks: WebhookRepository
}

export interface Transactions {
  /**
   * Runs the work in one transaction, with repositories bound to it: either all its effects are committed or, if it
   * throws, none. The work must not use any other repository. If another transaction conflicts, the work runs again, so
   * it must have no effects except on the repositories.
   */
  run<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result>
}

export interface UnitOfWork extends Transactions {
  /**
   * Runs work that is unaware of transactions in one: until it ends, every repository, `run` and nested `enclose` that it
   * uses takes part in that transaction. It may run again, as in `run`.
   */
  enclose<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result>

  /** Whether the current code is already running inside `enclose`. */
  isEnclosed(): boolean

  /** Runs an effect after the work so far is committed: inside `enclose` after its transaction, otherwise immediately. */
  afterCommit(effect: () => void): void
}
