import { setTimeout } from 'node:timers/promises'
import { ManagedAnnouncements } from '../application/announcements/managed-announcement.js'
import { AuditTrail } from '../application/audit/audit-trail.js'
import { Impersonation } from '../application/audit/impersonation.js'
import { ListedAuthors } from '../application/catalog/listed-authors.js'
import { ThemeCounts } from '../application/catalog/theme-counts.js'
import { CollectionWrites } from '../application/collections/collection-writes.js'
import { PublicLinks } from '../application/collections/public-links.js'
import { ViewCounter } from '../application/collections/view-counter.js'
import { CurrentRights } from '../application/current-rights.js'
import type { FairQueue } from '../application/fair-queue.js'
import { BackgroundWork } from '../application/maintenance/background-work.js'
import type { Store } from '../application/optimistic-write.js'
import { Plans } from '../application/plans.js'
import type { Turns } from '../application/ports/turns.js'
import { Quotas } from '../application/quotas.js'
import { FairTurns } from '../infrastructure/system/fair-turns.js'
import { type Assembly, tokensOf } from './assembly.js'
import type { PortTypes } from './ports.js'

/** The services that several use-cases share: one instance of each per container. */
export interface SharedTypes {
  readonly authors: ListedAuthors
  readonly collectionWrites: CollectionWrites
  readonly impersonation: Impersonation
  readonly managedAnnouncements: ManagedAnnouncements
  readonly plans: Plans
  readonly publicLinks: PublicLinks
  readonly queue: FairQueue
  readonly quotas: Quotas
  readonly rights: CurrentRights
  readonly store: Store
  readonly themeCounts: ThemeCounts
  readonly trail: AuditTrail
  readonly turns: Turns
  readonly views: ViewCounter
  readonly work: BackgroundWork
}

/** The dependencies a use-case may have, by name. */
export type Dependencies = PortTypes & SharedTypes

export const sharedServices: Assembly<SharedTypes, Dependencies> = {
  authors: ({ repositories }) => new ListedAuthors(repositories.accounts),
  collectionWrites: ({ store, plans, clock }) => new CollectionWrites(store, plans, clock),
  impersonation: ({ unitOfWork, callers, rights, trail, isImpersonationAllowed }) =>
    new Impersonation(unitOfWork, callers, rights, trail, isImpersonationAllowed),
  managedAnnouncements: ({ unitOfWork, rights, trail }) => new ManagedAnnouncements(unitOfWork, rights, trail),
  plans: ({ clock, limits }) => new Plans(clock, limits),
  publicLinks: ({ repositories, plans, clock }) => new PublicLinks(repositories, plans, clock),
  queue: ({ turns }) => turns.of('record'),
  quotas: ({ clock, metrics, limits }) => new Quotas(clock, metrics, limits.maxDeals),
  rights: ({ callers }) => new CurrentRights(callers),
  store: ({ repositories, unitOfWork, queue }) => ({ repositories, unitOfWork, queue }),
  // Uses the plain repositories, not those of the caller's transaction, because the counts are shared with other
  // callers.
  themeCounts: ({ stored, clock }) => new ThemeCounts(stored.catalogDirectory, clock),
  trail: ({ ids, clock }) => new AuditTrail(ids, clock),
  turns: ({ turnSettings, metrics }) => {
    const turns = new FairTurns(turnSettings, metrics)
    metrics.watchTurns(turns)
    return turns
  },
  // With the plain repositories as well: it writes for all readers at once.
  views: ({ stored, clock, onBackgroundError }) => new ViewCounter(stored.collections, clock, onBackgroundError),
  work: ({ unitOfWork, onBackgroundError }) => new BackgroundWork(unitOfWork, setTimeout, onBackgroundError),
}

/** The typed tokens of the shared services. */
export const Shared = tokensOf(sharedServices)
