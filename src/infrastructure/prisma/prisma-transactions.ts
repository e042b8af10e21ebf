import type { Repositories, Transactions } from '../../application/ports/unit-of-work.js'
import type { Prisma, PrismaClient } from './generated/client.js'
import { PrismaAccountErasure } from './prisma-account-erasure.js'
import { PrismaAccountRepository } from './prisma-account-repository.js'
import { PrismaAnnouncementRepository } from './prisma-announcement-repository.js'
import { PrismaAuctionSystemRepository } from './prisma-auction-system-repository.js'
import { PrismaAuditLog } from './prisma-audit-log.js'
import { PrismaBackgroundJobs } from './prisma-background-jobs.js'
import { PrismaCatalogDirectory } from './prisma-catalog-directory.js'
import { PrismaCatalogSearch } from './prisma-catalog-search.js'
import { PrismaCollectionRepository } from './prisma-collection-repository.js'
import { PrismaDealRepository } from './prisma-deal-repository.js'
import { PrismaEntitlements } from './prisma-entitlements.js'
import { PrismaFigures } from './prisma-figures.js'
import { PrismaFormSubmissionRepository } from './prisma-form-submission-repository.js'
import { PrismaGrantRepository } from './prisma-grant-repository.js'
import { PrismaHoldings } from './prisma-holdings.js'
import { PrismaIdempotencyKeys } from './prisma-idempotency-keys.js'
import { PrismaRunningExports } from './prisma-running-exports.js'
import { PrismaServeRepository } from './prisma-serve-repository.js'
import { PrismaSharingGroupRepository } from './prisma-sharing-group-repository.js'
import { PrismaSubscriptionRepository } from './prisma-subscription-repository.js'
import { clientStatements, type Statements } from './statements.js'

export const prismaRepositories = (
  prisma: Prisma.TransactionClient,
  statements: Statements = clientStatements(prisma),
): Repositories => {
  const deals = new PrismaDealRepository(prisma, statements)
  return {
    accounts: new PrismaAccountRepository(prisma, statements),
    announcements: new PrismaAnnouncementRepository(prisma, statements),
    auctionSystems: new PrismaAuctionSystemRepository(prisma),
    audit: new PrismaAuditLog(prisma),
    catalogDirectory: new PrismaCatalogDirectory(statements),
    catalogSearch: new PrismaCatalogSearch(statements, deals),
    collections: new PrismaCollectionRepository(prisma, statements),
    deals,
    entitlements: new PrismaEntitlements(statements),
    erasure: new PrismaAccountErasure(prisma, statements),
    figures: new PrismaFigures(prisma),
    formSubmissions: new PrismaFormSubmissionRepository(prisma),
    grants: new PrismaGrantRepository(prisma),
    holdings: new PrismaHoldings(prisma, statements),
    idempotency: new PrismaIdempotencyKeys(prisma),
    jobs: new PrismaBackgroundJobs(prisma, statements, deals),
    runningExports: new PrismaRunningExports(prisma),
    serves: new PrismaServeRepository(prisma, statements),
    sharingGroups: new PrismaSharingGroupRepository(prisma),
    subscriptions: new PrismaSubscriptionRepository(prisma),
  }
}

export class PrismaTransactions implements Transactions {
  constructor(private readonly prisma: PrismaClient) {}

  run<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result> {
    return this.prisma.$transaction((transaction) => work(prismaRepositories(transaction)))
  }
}
