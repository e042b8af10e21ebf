import type { Repositories, Transactions } from '../../application/ports/unit-of-work.js'
import { InMemoryAccountErasure } from './in-memory-account-erasure.js'
import { InMemoryAccountRepository } from './in-memory-account-repository.js'
import { InMemoryAnnouncementRepository } from './in-memory-announcement-repository.js'
import { InMemoryAuctionSystemRepository } from './in-memory-auction-system-repository.js'
import { InMemoryAuditLog } from './in-memory-audit-log.js'
import { InMemoryBackgroundJobs } from './in-memory-background-jobs.js'
import { InMemoryCatalogDirectory } from './in-memory-catalog-directory.js'
import { InMemoryCatalogSearch } from './in-memory-catalog-search.js'
import { InMemoryCollectionRepository } from './in-memory-collection-repository.js'
import type { InMemoryDatabase } from './in-memory-database.js'
import { InMemoryDealRepository } from './in-memory-deal-repository.js'
import { InMemoryEntitlements } from './in-memory-entitlements.js'
import { InMemoryFigures } from './in-memory-figures.js'
import { InMemoryFormSubmissionRepository } from './in-memory-form-submission-repository.js'
import { InMemoryGrantRepository } from './in-memory-grant-repository.js'
import { InMemoryHoldings } from './in-memory-holdings.js'
import { InMemoryIdempotencyKeys } from './in-memory-idempotency-keys.js'
import { InMemoryRunningExports } from './in-memory-running-exports.js'
import { InMemoryServeRepository } from './in-memory-serve-repository.js'
import { InMemorySharingGroupRepository } from './in-memory-sharing-group-repository.js'
import { InMemorySubscriptionRepository } from './in-memory-subscription-repository.js'

export const inMemoryRepositories = (db: InMemoryDatabase): Repositories => ({
  accounts: new InMemoryAccountRepository(db),
  announcements: new InMemoryAnnouncementRepository(db),
  auctionSystems: new InMemoryAuctionSystemRepository(db),
  audit: new InMemoryAuditLog(db),
  catalogDirectory: new InMemoryCatalogDirectory(db),
  catalogSearch: new InMemoryCatalogSearch(db, new InMemoryDealRepository(db)),
  collections: new InMemoryCollectionRepository(db),
  deals: new InMemoryDealRepository(db),
  entitlements: new InMemoryEntitlements(db),
  erasure: new InMemoryAccountErasure(db),
  figures: new InMemoryFigures(db),
  formSubmissions: new InMemoryFormSubmissionRepository(db),
  grants: new InMemoryGrantRepository(db),
  holdings: new InMemoryHoldings(db),
  idempotency: new InMemoryIdempotencyKeys(db),
  jobs: new InMemoryBackgroundJobs(db),
  runningExports: new InMemoryRunningExports(db),
  serves: new InMemoryServeRepository(db),
  sharingGroups: new InMemorySharingGroupRepository(db),
  subscriptions: new InMemorySubscriptionRepository(db),
})

export class InMemoryTransactions implements Transactions {
  constructor(private readonly db: InMemoryDatabase) {}

  run<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result> {
    return this.db.transaction((transaction) => work(inMemoryRepositories(transaction)))
  }
}
