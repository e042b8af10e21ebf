import { setTimeout } from 'node:timers/promises'
import { Avatars } from '../application/accounts/avatars.js'
import { UpdateAccount } from '../application/accounts/update-account.js'
import { ManagedAnnouncements } from '../application/announcements/managed-announcement.js'
import { KeyWrites } from '../application/api-keys/key-writes.js'
import { AuditTrail } from '../application/audit/audit-trail.js'
import { Impersonation } from '../application/audit/impersonation.js'
import { ListedAuthors } from '../application/catalog/listed-authors.js'
import { ThemeCounts } from '../application/catalog/theme-counts.js'
import { CollectionWrites } from '../application/collections/collection-writes.js'
import { PublicLinks } from '../application/collections/public-links.js'
import { ViewCounter } from '../application/collections/view-counter.js'
import { CurrentRights } from '../application/current-rights.js'
import { SheetFiles } from '../application/deals/sheet-files.js'
import type { FairQueue } from '../application/fair-queue.js'
import { BackgroundWork } from '../application/maintenance/background-work.js'
import { SolvingWork } from '../application/maintenance/solving-work.js'
import { WebhookWork } from '../application/maintenance/webhook-work.js'
import type { Store } from '../application/optimistic-write.js'
import { Plans } from '../application/plans.js'
import type { DealSolver } from '../application/ports/deal-solver.js'
import type { Turns } from '../application/ports/turns.js'
import { Quotas } from '../application/quotas.js'
import { ManagedWebhooks } from '../application/webhooks/managed-webhooks.js'
import { FairTurns } from '../infrastructure/system/fair-turns.js'
import { type Assembly, tokensOf } from './assembly.js'
import type { PortTypes } from './ports.js'

/** The services that several use-cases share: one instance of each per container. */
export interface SharedTypes {
  readonly accountUpdate: UpdateAccount
  readonly authors: ListedAuthors
  readonly avatars: Avatars
  readonly collectionWrites: CollectionWrites
  readonly impersonation: Impersonation
  readonly keyWrites: KeyWrites
  readonly managedAnnouncements: ManagedAnnouncements
  readonly managedWebhooks: ManagedWebhooks
  readonly plans: Plans
  readonly publicLinks: PublicLinks
  readonly queue: FairQueue
  readonly quotas: Quotas
  readonly rights: CurrentRights
  readonly sheets: SheetFiles
  /** Solves deals for requests. */
  readonly solver: DealSolver
  /** Solves written deals in the background. */
  readonly solvingWork: SolvingWork
  readonly store: Store
  readonly themeCounts: ThemeCounts
  readonly trail: AuditTrail
  readonly turns: Turns
  readonly views: ViewCounter
  readonly webhookWork: WebhookWork
  readonly work: BackgroundWork
}

/** The dependencies a use-case may have, by name. */
export type Dependencies = PortTypes & SharedTypes

export const sharedServices: Assembly<SharedTypes, Dependencies> = {
  accountUpdate: ({ store, callers, rights, trail, clock }) => new UpdateAccount(store, callers, rights, trail, clock),
  authors: ({ repositories }) => new ListedAuthors(repositories.accounts),
  avatars: ({ repositories, pictures }) => new Avatars(repositories.uploadedPictures, pictures),
  collectionWrites: ({ store, plans, clock }) => new CollectionWrites(store, plans, clock),
  impersonation: ({ unitOfWork, callers, rights, trail, isImpersonationAllowed }) =>
    new Impersonation(unitOfWork, callers, rights, trail, isImpersonationAllowed),
  keyWrites: ({ trail, ids, clock }) => new KeyWrites(trail, ids, clock),
  managedAnnouncements: ({ unitOfWork, rights, trail }) => new ManagedAnnouncements(unitOfWork, rights, trail),
  managedWebhooks: ({ unitOfWork, rights, trail }) => new ManagedWebhooks(unitOfWork, rights, trail),
  plans: ({ clock, limits }) => new Plans(clock, limits),
  publicLinks: ({ repositories: { collections }, replicaReads: { deals }, plans, clock }) =>
    new PublicLinks({ collections, deals }, plans, clock),
  queue: ({ turns }) => turns.of('record'),
  quotas: ({ clock, metrics, limits }) => new Quotas(clock, metrics, limits.maxDeals),
  rights: ({ callers }) => new CurrentRights(callers),
  sheets: ({ sheetPrinter, repositories, clock }) => new SheetFiles(sheetPrinter, repositories.accounts, clock),
  solver: ({ openSolver }) => openSolver({ yields: false }),
  // Uses the stored repositories, not those of a transaction, because it runs outside of requests.
  solvingWork: ({ stored, openSolver, clock, metrics, onBackgroundError, onTricksDiffer, solving }) => {
    const { doubleDummyWork: work } = stored
    metrics.watchSolving(work)
    const report = { ended: metrics.dealSolved.bind(metrics), differed: onTricksDiffer, failed: onBackgroundError }
    return new SolvingWork(
      { work, openSolver: () => openSolver({ yields: true }), clock, pause: setTimeout, report },
      solving,
    )
  },
  store: ({ repositories, unitOfWork, queue }) => ({ repositories, unitOfWork, queue }),
  // Uses the stored repositories, not those of the caller's transaction, because all callers share the counts.
  themeCounts: ({ stored, clock }) => new ThemeCounts(stored.catalogDirectory, clock),
  trail: ({ ids, clock }) => new AuditTrail(ids, clock),
  turns: ({ turnSettings, metrics }) => {
    const turns = new FairTurns(turnSettings, metrics)
    metrics.watchTurns(turns)
    return turns
  },
  // Uses the stored repositories, not those of a transaction, because one write covers all readers.
  views: ({ stored, clock, onBackgroundError }) => new ViewCounter(stored.collections, clock, onBackgroundError),
  webhookWork: ({ stored, transactions, webhooks, clock, metrics, onBackgroundError }) => {
    metrics.watchDeliveries(stored.webhookDeliveries)
    const attempted = metrics.deliveryAttempted.bind(metrics)
    const report = { attempted, paused: webhooks.onPaused, failed: onBackgroundError }
    const { sender } = webhooks
    return new WebhookWork({ stores: stored, transactions, sender, clock, random: Math.random, report })
  },
  work: ({ unitOfWork, onBackgroundError }) => new BackgroundWork(unitOfWork, setTimeout, onBackgroundError),
}

/** The typed tokens of the shared services. */
export const Shared = tokensOf(sharedServices)
