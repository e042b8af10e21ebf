import type { Repositories, Transactions } from '../../application/ports/unit-of-work.js'
import type { Database } from '../postgres/database.js'
import { isTransactionConflict } from '../postgres/database-errors.js'
import { type Statements, TRANSACTION_MS, transactionStatements } from '../postgres/statements.js'
import { withTransactionConnection } from '../postgres/transaction-connection.js'
import { PrismaAccountRepository } from './accounts/prisma-account-repository.js'
import { PrismaAuctionSystemRepository } from './accounts/prisma-auction-system-repository.js'
import { PrismaUploadedPictureRepository } from './accounts/prisma-uploaded-picture-repository.js'
import { PrismaAnnouncementRepository } from './announcements/prisma-announcement-repository.js'
import { PrismaApiKeyRepository } from './api-keys/prisma-api-key-repository.js'
import { PrismaAuditLog } from './audit/prisma-audit-log.js'
import { PrismaCatalogDirectory } from './catalog/prisma-catalog-directory.js'
import { PrismaCatalogSearch } from './catalog/prisma-catalog-search.js'
import { PrismaSubscriptionRepository } from './catalog/prisma-subscription-repository.js'
import { PrismaCollectionRepository } from './collections/prisma-collection-repository.js'
import { PrismaDealRepository } from './deals/prisma-deal-repository.js'
import { PrismaDoubleDummyWork } from './double-dummy/prisma-double-dummy-work.js'
import { PrismaEventLog } from './events/prisma-event-log.js'
import { PrismaFormSubmissionRepository } from './forms/prisma-form-submission-repository.js'
import type { Prisma } from './generated/client.js'
import { PrismaEntitlements } from './grants/prisma-entitlements.js'
import { PrismaGrantRepository } from './grants/prisma-grant-repository.js'
import { PrismaAccountErasure } from './jobs/prisma-account-erasure.js'
import { PrismaBackgroundJobs } from './jobs/prisma-background-jobs.js'
import { PrismaRunningExports } from './jobs/prisma-running-exports.js'
import { PrismaAnswerRepository } from './practice/prisma-answer-repository.js'
import { PrismaParticipantRepository } from './practice/prisma-participant-repository.js'
import { PrismaFigures } from './prisma-figures.js'
import { PrismaIdempotencyKeys } from './prisma-idempotency-keys.js'
import { PrismaQuotaUsage } from './quotas/prisma-quota-usage.js'
import { PrismaServeRepository } from './serves/prisma-serve-repository.js'
import { PrismaSharingGroupRepository } from './sharing-groups/prisma-sharing-group-repository.js'
import { PrismaWebhookDeliveries } from './webhooks/prisma-webhook-deliveries.js'
import { PrismaWebhookRepository } from './webhooks/prisma-webhook-repository.js'

export const prismaRepositories = (prisma: Prisma.TransactionClient, statements: Statements): Repositories => {
  const events = new PrismaEventLog(statements)
  const deals = new PrismaDealRepository(prisma, statements)
  return {
    accounts: new PrismaAccountRepository(prisma, statements),
    announcements: new PrismaAnnouncementRepository(prisma, statements),
    answers: new PrismaAnswerRepository(statements),
    apiKeys: new PrismaApiKeyRepository(prisma),
    auctionSystems: new PrismaAuctionSystemRepository(prisma),
    audit: new PrismaAuditLog(prisma),
    catalogDirectory: new PrismaCatalogDirectory(statements),
    catalogSearch: new PrismaCatalogSearch(statements, deals),
    collections: new PrismaCollectionRepository(prisma, statements, events),
    deals,
    doubleDummyWork: new PrismaDoubleDummyWork(statements),
    entitlements: new PrismaEntitlements(statements),
    erasure: new PrismaAccountErasure(prisma, statements, events),
    events,
    figures: new PrismaFigures(prisma),
    formSubmissions: new PrismaFormSubmissionRepository(prisma),
    grants: new PrismaGrantRepository(prisma, events),
    quotaUsage: new PrismaQuotaUsage(prisma, statements),
    idempotency: new PrismaIdempotencyKeys(prisma),
    jobs: new PrismaBackgroundJobs(prisma, statements, deals),
    participants: new PrismaParticipantRepository(prisma, statements),
    runningExports: new PrismaRunningExports(prisma),
    serves: new PrismaServeRepository(prisma, statements),
    sharingGroups: new PrismaSharingGroupRepository(prisma),
    subscriptions: new PrismaSubscriptionRepository(prisma),
    uploadedPictures: new PrismaUploadedPictureRepository(prisma),
    webhookDeliveries: new PrismaWebhookDeliveries(prisma, statements),
    webhooks: new PrismaWebhookRepository(prisma),
  }
}

type Connected = Pick<Database, 'prisma' | 'isDirect'>

/** Runs work in one Prisma transaction, with repositories bound to it. */
export const inTransaction = <Result>(
  { prisma, isDirect }: Connected,
  work: (repositories: Repositories, transaction: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> =>
  withTransactionConnection((connection) =>
    prisma.$transaction((transaction) => {
      const statements = transactionStatements(connection, isDirect, AbortSignal.timeout(TRANSACTION_MS))
      return work(prismaRepositories(transaction, statements), transaction)
    }),
  )

/** How often work is attempted if other transactions conflict with it. */
const RUNS = 3

export class PrismaTransactions implements Transactions {
  constructor(private readonly database: Connected) {}

  async run<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result> {
    for (let left = RUNS; ; left--)
      try {
        return await inTransaction(this.database, work)
      } catch (error) {
        if (left === 1 || !isTransactionConflict(error)) throw error
      }
  }
}
