import {
  type DealChangePair,
  type DealFilter,
  type DealRepository,
  type DealWithOwner,
  isFiltered,
  type Listed,
  type PlacedDeal,
  type PublishedDeal,
} from '../../../application/ports/deal-repository.js'
import type { Account } from '../../../domain/account.js'
import { asAuthor } from '../../../domain/author.js'
import { consequencesOf } from '../../../domain/consequences.js'
import { type CursorRequest, latestCreatedFirst, latestPublishedFirst } from '../../../domain/cursor.js'
import { asCollectedBy, asPlain, type Deal, isTrashed, type PlainDeal, type SharedDeal } from '../../../domain/deal.js'
import { boardKey } from '../../../domain/deal-content.js'
import type { DealPlace } from '../../../domain/deal-order.js'
import { areSameHands } from '../../../domain/double-dummy.js'
import { isExposedBy, isExposedInCatalog, isListedAuthor } from '../../../domain/exposure.js'
import type { Handle } from '../../../domain/handle.js'
import type { AccountId, CollectionId, DealId, SharingGroupId } from '../../../domain/ids.js'
import { isTooFar, listTotal, offsetOf, type Page, type PageRequest } from '../../../domain/page.js'
import { isReadableByGroups } from '../../../domain/sharing-group.js'
import { compareCodePoints } from '../../../domain/text.js'
import { withHandle } from '../accounts/in-memory-account-repository.js'
import { queueWritten } from '../double-dummy/in-memory-double-dummy-work.js'
import { appendEvents } from '../events/in-memory-event-log.js'
import { activeGrants } from '../grants/in-memory-entitlements.js'
import type { InMemoryDatabase, Tables } from '../in-memory-database.js'
import { count, momentsOfDeal } from '../in-memory-figures.js'
import { dealsAfter, filteredDeals } from './in-memory-deal-lists.js'
import { headerOf, listedDeal, listedPlainDeal, listedSharedDeal, near, outlineOf } from './listed-deals.js'

export class InMemoryDealRepository implements DealRepository {
  constructor(private readonly db: InMemoryDatabase) {}

  async findById(id: DealId): Promise<Deal | null> {
    return structuredClone(this.db.tables.deals.get(id) ?? null)
  }

  async findOwned(id: DealId): Promise<DealWithOwner | null> {
    return this.withOwners([id])[0] ?? null
  }

  async findMany(ids: readonly DealId[]): Promise<readonly Deal[]> {
    return [...new Set(ids)].flatMap((id) => structuredClone(this.db.tables.deals.get(id)) ?? [])
  }

  async findManyPlain(ids: readonly DealId[]): Promise<readonly PlainDeal[]> {
    return (await this.findMany(ids)).map(asPlain)
  }

  /** Locks nothing: transactions run one after another here. */
  async lockMany(ids: readonly DealId[]): Promise<readonly Listed<Deal>[]> {
    return (await this.findMany([...ids].sort())).map(listedDeal)
  }

  lockHeaders(ids: readonly DealId[]) {
    return this.findHeaders(ids)
  }

  async findHeaders(ids: readonly DealId[]) {
    return this.withOwners([...new Set(ids)]).map(({ deal, owner }) => ({ deal: headerOf(deal), owner }))
  }

  async findBoards(ownerId: AccountId, keys: readonly string[]): Promise<ReadonlyMap<string, DealId>> {
    const wanted = new Set(keys)
    const held = [...this.db.tables.deals.values()].filter((deal) => deal.ownerId === ownerId && !isTrashed(deal))
    return new Map(held.map((deal) => [boardKey(deal), deal.id] as const).filter(([key]) => wanted.has(key)))
  }

  async lockBoards(): Promise<void> {}

  insertMany(deals: readonly Deal[]): Promise<void> {
    return this.db.write((tables) => {
      if (deals.some(({ id }) => tables.deals.has(id))) throw new Error('a deal with this id already exists')
      for (const deal of deals) {
        tables.deals.set(deal.id, structuredClone(deal))
        followWrite(tables, null, deal)
      }
    })
  }

  insertWithin(deal: Deal, limit: number): Promise<boolean> {
    return this.db.write((tables) => {
      const { accounts, deals } = tables
      const { ownerId } = deal
      const held = [...deals.values()].filter((one) => one.ownerId === ownerId).length
      if (ownerId === null || !accounts.has(ownerId) || held >= limit) return false
      deals.set(deal.id, structuredClone(deal))
      followWrite(tables, null, deal)
      return true
    })
  }

  save(before: Deal, after: Deal): Promise<Deal | null> {
    return this.db.write((tables) => {
      const stored = tables.deals.get(before.id)
      if (stored?.revision !== before.revision) return null
      const saved = overwritten(stored, { ...after, ownerId: stored.ownerId })
      tables.deals.set(saved.id, saved)
      followWrite(tables, stored, saved)
      return structuredClone(saved)
    })
  }

  saveMany(changes: readonly DealChangePair[]): Promise<void> {
    return this.db.write((tables) => {
      const saved = changes.map(({ before, after }) => {
        const stored = tables.deals.get(before.id)
        if (stored?.revision !== before.revision) throw new Error('deals changed although they were locked')
        return { stored, deal: overwritten(stored, after) }
      })
      for (const { stored, deal } of saved) {
        tables.deals.set(deal.id, deal)
        followWrite(tables, stored, deal)
      }
    })
  }

  async lock(): Promise<void> {}

  delete({ id }: Deal): Promise<void> {
    return this.db.write((tables) => {
      const { deals, deletedFigures, doubleDummyWork } = tables
      const deal = deals.get(id)
      if (deal !== undefined) {
        count(deletedFigures, momentsOfDeal(deal))
        appendEvents(tables, consequencesOf(deal, null).events)
      }
      deals.delete(id)
      doubleDummyWork.delete(id)
    })
  }

  async list(filter: DealFilter, request: PageRequest): Promise<Page<Listed<Deal>>> {
    const found = this.matching(filter)
    const shown = isFiltered(filter) && isTooFar(request) ? [] : found
    return { ...pageOf(shown, request, listedDeal), ...listTotal(isFiltered(filter), found.length) }
  }

  async versionOf(ownerId: AccountId | null): Promise<string> {
    const deals = [...this.db.tables.deals.values()].filter((deal) => ownerId === null || deal.ownerId === ownerId)
    const marks = deals.map(({ id, revision, doubleDummy }) => `${id}:${revision}:${JSON.stringify(doubleDummy)}`)
    return marks.sort().join()
  }

  async versionOfCollection(collectionId: CollectionId): Promise<string> {
    const ids = this.db.tables.collections.get(collectionId)?.dealIds ?? []
    const { accounts } = this.db.tables
    return this.withOwners(ids)
      .map(({ deal, owner }) => [
        ...[deal.id, deal.revision, JSON.stringify(deal.doubleDummy)],
        accounts.get(owner.id)?.revision,
      ])
      .join()
  }

  async listAfter(filter: DealFilter, after: DealPlace | null, limit: number): Promise<readonly PlacedDeal[]> {
    return structuredClone(dealsAfter(this.matching(filter), filter, after).slice(0, limit)).map(({ deal, place }) => ({
      deal: listedDeal(deal),
      place,
    }))
  }

  async listByGroup(groupId: SharingGroupId, request: PageRequest): Promise<Page<Listed<PlainDeal>>> {
    const shared = [...this.db.tables.deals.values()].filter(
      (deal) => isReadableByGroups(deal, new Set([groupId])) && this.ownerOf(deal)?.isActive === true,
    )
    return pageOf(shared.sort(latestCreatedFirst), request, listedPlainDeal)
  }

  async listByCollection(collectionId: CollectionId) {
    const collection = this.db.tables.collections.get(collectionId)
    if (collection === undefined) return []
    const { dealIds: ids, ownerId } = collection
    return this.withOwners(ids).map(({ deal: found, owner }) => {
      const deal = asCollectedBy(ownerId, found)
      return { deal: near(deal, ids) ? listedDeal(deal) : outlineOf(deal), owner }
    })
  }

  async listPlainByCollection(collectionId: CollectionId) {
    const ids = this.db.tables.collections.get(collectionId)?.dealIds ?? []
    return this.withOwners(ids).map(({ deal, owner }) => ({
      deal: near(deal, ids) ? listedPlainDeal(deal) : outlineOf(asPlain(deal)),
      owner,
    }))
  }

  async listExposedByCollection(collectionId: CollectionId): Promise<readonly Listed<SharedDeal>[]> {
    const collection = this.db.tables.collections.get(collectionId)
    if (collection === undefined) return []
    const { dealIds, ownerId } = collection
    return this.withOwners(dealIds).flatMap(({ deal }) => {
      if (!isExposedBy(ownerId, deal)) return []
      return [near(deal, dealIds) ? listedSharedDeal(deal) : outlineOf(asPlain(deal))]
    })
  }

  async listExposedByHandle(handle: Handle, request: PageRequest) {
    const owner = withHandle(this.db.tables, handle)
    if (owner === undefined) return null
    const exposed = [...this.db.tables.deals.values()].filter(
      (deal) => deal.ownerId === owner.id && isExposedInCatalog(deal),
    )
    const shown = exposed.sort(latestPublishedFirst)
    const items = structuredClone(slice(shown, request)).map(listedSharedDeal)
    return { owner: asAuthor(structuredClone(owner)), items, total: shown.length }
  }

  async versionOfExposed(ownerId: AccountId): Promise<string> {
    const exposed = [...this.db.tables.deals.values()].filter((deal) => isExposedBy(ownerId, deal))
    return exposed
      .map(({ id }) => id)
      .sort(compareCodePoints)
      .join()
  }

  async listRecent(request: CursorRequest, at: Date): Promise<readonly PublishedDeal[]> {
    return this.published(request, at, () => true)
  }

  async listFeed(followerId: AccountId, request: CursorRequest, at: Date): Promise<readonly PublishedDeal[]> {
    const subscriptions = [...this.db.tables.subscriptions.values()]
    const followed = new Set(subscriptions.flatMap((one) => (one.followerId === followerId ? [one.authorId] : [])))
    return this.published(request, at, (id) => followed.has(id))
  }

  private published(
    { after, limit }: CursorRequest,
    at: Date,
    isWanted: (ownerId: AccountId) => boolean,
  ): readonly PublishedDeal[] {
    const ids = [...this.db.tables.deals.values()]
      .filter((deal) => isExposedInCatalog(deal) && (after === null || latestPublishedFirst(after, deal) < 0))
      .sort(latestPublishedFirst)
      .map(({ id }) => id)
    return this.withOwners(ids)
      .filter(({ owner }) => isListedAuthor(owner) && isWanted(owner.id))
      .slice(0, limit)
      .map(({ deal, owner: { createdAt: _, ...owner } }) => ({
        deal: listedSharedDeal(deal),
        owner,
        grants: activeGrants(this.db.tables, [owner.id], at),
      }))
  }

  private matching(filter: DealFilter): readonly Deal[] {
    return filteredDeals([...this.db.tables.deals.values()], filter)
  }

  private ownerOf({ ownerId }: Deal): Account | undefined {
    return ownerId === null ? undefined : this.db.tables.accounts.get(ownerId)
  }

  private withOwners(ids: readonly DealId[]): DealWithOwner[] {
    return ids.flatMap((id) => {
      const deal = this.db.tables.deals.get(id)
      const owner = deal && this.ownerOf(deal)
      return deal === undefined || owner === undefined
        ? []
        : [{ deal: structuredClone(deal), owner: asAuthor(structuredClone(owner)) }]
    })
  }
}

const slice = <Item>(items: readonly Item[], request: PageRequest): readonly Item[] =>
  items.slice(offsetOf(request), offsetOf(request) + request.pageSize)

const pageOf = <Whole extends SharedDeal>(
  deals: readonly Deal[],
  request: PageRequest,
  listed: (deal: Deal) => Listed<Whole>,
): Page<Listed<Whole>> => ({
  items: structuredClone(slice(deals, request)).map(listed),
  total: deals.length,
})

const overwritten = (stored: Deal, after: Deal): Deal =>
  structuredClone({
    ...after,
    revision: stored.revision + 1,
    doubleDummy: areSameHands(stored.hands, after.hands) ? stored.doubleDummy : null,
    createdAt: stored.createdAt,
    publishedAt: stored.publishedAt ?? after.publishedAt,
  })

/** Applies the consequences of a write that are not computed on reads here. */
const followWrite = (tables: Tables, before: Deal | null, after: Deal): void => {
  queueWritten(tables, before, after)
  appendEvents(tables, consequencesOf(before, after).events)
}
