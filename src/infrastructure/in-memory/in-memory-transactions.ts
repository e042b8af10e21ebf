import type { Repositories, Transactions } from '../../application/ports/unit-of-work.js'
import { InMemoryAccountErasure } from './accounts/in-memory-account-erasure.js'
import { InMemoryAccountRepository } from './accounts/in-memory-account-repository.js'
import { InMemoryAuctionSystemRepository } from './accounts/in-memory-auction-system-repository.js'
import { InMemoryUploadedPictureRepository } from './accounts/in-memory-uploaded-picture-repository.js'
import { InMemoryAnnouncementRepository } from './announcements/in-memory-announcement-repository.js'
import { InMemoryApiKeyRepository } from './api-keys/in-memory-api-key-repository.js'
import { InMemoryAuditLog } from './audit/in-memory-audit-log.js'
import { InMemoryCatalogDirectory } from './catalog/in-memory-catalog-directory.js'
import { InMemoryCatalogSearch } from './catalog/in-memory-catalog-search.js'
import { InMemorySubscriptionRepository } from './catalog/in-memory-subscription-repository.js'
import { InMemoryCollectionRepository } from './collections/in-memory-collection-repository.js'
import { InMemoryDealRepository } from './deals/in-memory-deal-repository.js'
import { InMemoryDoubleDummyWork } from './double-dummy/in-memory-double-dummy-work.js'
import { InMemoryEventLog } from './events/in-memory-event-log.js'
import { InMemoryFormSubmissionRepository } from './forms/in-memory-form-submission-repository.js'
import { InMemoryEntitlements } from './grants/in-memory-entitlements.js'
import { InMemoryGrantRepository } from './grants/in-memory-grant-repository.js'
import type { InMemoryDatabase } from './in-memory-database.js'
import { InMemoryFigures } from './in-memory-figures.js'
import { InMemoryIdempotencyKeys } from './in-memory-idempotency-keys.js'
import { InMemoryBackgroundJobs } from './jobs/in-memory-background-jobs.js'
import { InMemoryRunningExports } from './jobs/in-memory-running-exports.js'
import { InMemoryAnswerRepository } from './practice/in-memory-answer-repository.js'
import { InMemoryParticipantRepository } from './practice/in-memory-participant-repository.js'
import { InMemoryQuotaUsage } from './quotas/in-memory-quota-usage.js'
import { InMemoryServeRepository } from './serves/in-memory-serve-repository.js'
import { InMemorySharingGroupRepository } from './sharing-groups/in-memory-sharing-group-repository.js'
import { InMemoryWebhookDeliveries } from './webhooks/in-memory-webhook-deliveries.js'
import { InMemoryWebhookRepository } from './webhooks/in-memory-webhook-repository.js'

export const inMemoryRepositories = (db: InMemoryDatabase): Repositories => ({
  accounts: new InMemoryAccountRepository(db),
  announcements: new InMemoryAnnouncementRepository(db),
  answers: new InMemoryAnswerRepository(db),
  apiKeys: new InMemoryApiKeyRepository(db),
  auctionSystems: new InMemoryAuctionSystemRepository(db),
  audit: new InMemoryAuditLog(db),
  catalogDirectory: new InMemoryCatalogDirectory(db),
  catalogSearch: new InMemoryCatalogSearch(db, new InMemoryDealRepository(db)),
  collections: new InMemoryCollectionRepository(db),
  deals: new InMemoryDealRepository(db),
  doubleDummyWork: new InMemoryDoubleDummyWork(db),
  entitlements: new InMemoryEntitlements(db),
  erasure: new InMemoryAccountErasure(db),
  events: new InMemoryEventLog(db),
  figures: new InMemoryFigures(db),
  formSubmissions: new InMemoryFormSubmissionRepository(db),
  grants: new InMemoryGrantRepository(db),
  quotaUsage: new InMemoryQuotaUsage(db),
  idempotency: new InMemoryIdempotencyKeys(db),
  jobs: new InMemoryBackgroundJobs(db),
  participants: new InMemoryParticipantRepository(db),
  runningExports: new InMemoryRunningExports(db),
  serves: new InMemoryServeRepository(db),
  sharingGroups: new InMemorySharingGroupRepository(db),
  subscriptions: new InMemorySubscriptionRepository(db),
  uploadedPictures: new InMemoryUploadedPictureRepository(db),
  webhookDeliveries: new InMemoryWebhookDeliveries(db),
  webhooks: new InMemoryWebhookRepository(db),
})

export class InMemoryTransactions implements Transactions {
  constructor(private readonly db: InMemoryDatabase) {}

  run<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result> {
    return this.db.transaction((transaction) => work(inMemoryRepositories(transaction)))
  }
}
