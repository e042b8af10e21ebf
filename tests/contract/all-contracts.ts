import { accountErasureContract } from './account-erasure-contract.js'
import { accountRepositoryContract } from './account-repository-contract.js'
import { announcementRepositoryContract } from './announcement-repository-contract.js'
import { answerRepositoryContract } from './answer-repository-contract.js'
import { apiKeyRepositoryContract } from './api-key-repository-contract.js'
import { auctionSystemRepositoryContract } from './auction-system-repository-contract.js'
import { auditLogContract } from './audit-log-contract.js'
import { backgroundJobsContract } from './background-jobs-contract.js'
import { catalogDirectoryContract } from './catalog-directory-contract.js'
import { catalogSearchContract } from './catalog-search-contract.js'
import { collectionRepositoryContract } from './collection-repository-contract.js'
import { dealListsContract } from './deal-lists-contract.js'
import { dealRepositoryContract } from './deal-repository-contract.js'
import { doubleDummyWorkContract } from './double-dummy-work-contract.js'
import { entitlementsContract } from './entitlements-contract.js'
import { eventLogContract } from './event-log-contract.js'
import { figuresContract } from './figures-contract.js'
import { formSubmissionRepositoryContract } from './form-submission-repository-contract.js'
import { grantRepositoryContract } from './grant-repository-contract.js'
import { idempotencyKeysContract } from './idempotency-keys-contract.js'
import { participantRepositoryContract } from './participant-repository-contract.js'
import { quotaUsageContract } from './quota-usage-contract.js'
import { runningExportsContract } from './running-exports-contract.js'
import { serveRepositoryContract } from './serve-repository-contract.js'
import { sharingGroupRepositoryContract } from './sharing-group-repository-contract.js'
import { subscriptionRepositoryContract } from './subscription-repository-contract.js'
import { tiesContract } from './ties-contract.js'
import { unitOfWorkContract } from './unit-of-work-contract.js'
import { uploadedPictureRepositoryContract } from './uploaded-picture-repository-contract.js'
import { webhookDeliveriesContract } from './webhook-deliveries-contract.js'
import { webhookRepositoryContract } from './webhook-repository-contract.js'
import type { OpenWorld } from './world.js'

/** The contracts that every kind of store has to fulfil. */
export const allContracts = (open: OpenWorld): void => {
  accountErasureContract(open)
  accountRepositoryContract(open)
  announcementRepositoryContract(open)
  answerRepositoryContract(open)
  apiKeyRepositoryContract(open)
  auctionSystemRepositoryContract(open)
  auditLogContract(open)
  backgroundJobsContract(open)
  catalogDirectoryContract(open)
  catalogSearchContract(open)
  collectionRepositoryContract(open)
  dealListsContract(open)
  dealRepositoryContract(open)
  doubleDummyWorkContract(open)
  entitlementsContract(open)
  eventLogContract(open)
  figuresContract(open)
  formSubmissionRepositoryContract(open)
  grantRepositoryContract(open)
  quotaUsageContract(open)
  idempotencyKeysContract(open)
  participantRepositoryContract(open)
  runningExportsContract(open)
  serveRepositoryContract(open)
  sharingGroupRepositoryContract(open)
  subscriptionRepositoryContract(open)
  tiesContract(open)
  unitOfWorkContract(open)
  uploadedPictureRepositoryContract(open)
  webhookDeliveriesContract(open)
  webhookRepositoryContract(open)
}
