import {
  type DealChangePair,
  type DealFilter,
  type DealHeader,
  type DealOutline,
  type DealRepository,
  type DealWithOwner,
  isOutline,
  type Listed,
  MAX_LISTED_BYTES,
  MAX_LISTED_PLACES,
  type PlacedDeal,
  type PublishedDeal,
} from '../../application/ports/deal-repository.js'
import type { Account } from '../../domain/account.js'
import { asAuthor } from '../../domain/author.js'
import { type CursorRequest, latestCreatedFirst, latestPublishedFirst } from '../../domain/cursor.js'
import type { Deal, PlainDeal, SharedDeal } from '../../domain/deal.js'
import { boardKey } from '../../domain/deal-content.js'
import type { DealPlace } from '../../domain/deal-order.js'
import { asShared, isExposedBy, isExposedInCatalog, isListedAuthor, withoutSupplement } from '../../domain/exposure.js'
import type { Handle } from '../../domain/handle.js'
import type { AccountId, CollectionId, DealId, SharingGroupId } from '../../domain/ids.js'
import { offsetOf, type Page, type PageRequest } from '../../domain/page.js'
import { isSharedWithGroups } from '../../domain/sharing-group.js'
import { compareCodePoints, jsonBytes } from '../../domain/text.js'
import { withHandle } from './in-memory-account-repository.js'
import type { InMemoryDatabase } from './in-memory-database.js'
import { exploredAfter, exploredDeals } from './in-memory-deal-explorer.js'
import { activeGrants } from './in-memory-entitlements.js'
import { count, momentsOfDeal } from './in-memory-figures.js'

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
    return (await this.findMany(ids)).map(withoutSupplement)
  }

  /** Transactions run one after another here: there is nobody to keep away. */
  async lockMany(ids: readonly DealId[]): Promise<readonly Listed<Deal>[]> {
    return (await this.findMany([...ids].sort())).map(listedDeal)
  }

  async holdOwned(ids: readonly DealId[]) {
    return this.withOwners([...new Set(ids)]).map(({ deal, owner }) => ({ deal: headerOf(deal), owner }))
  }

  async findBoards(ownerId: AccountId, keys: readonly string[]): Promise<ReadonlyMap<string, DealId>> {
    const wanted = new Set(keys)
    const held = [...this.db.tables.deals.values()].filter(
      (deal) => deal.ownerId === ownerId && deal.lifecycle !== 'trashed',
    )
    return new Map(held.map((deal) => [boardKey(deal), deal.id] as const).filter(([key]) => wanted.has(key)))
  }

  async lockBoards(): Promise<void> {}

  insertMany(deals: readonly Deal[]): Promise<void> {
    return this.db.write((tables) => {
      if (deals.some(({ id }) => tables.deals.has(id))) throw new Error('a deal with this id is kept already')
      for (const deal of deals) tables.deals.set(deal.id, structuredClone(deal))
    })
  }

  save(before: Deal, after: Deal): Promise<Deal | null> {
    return this.db.write(({ deals }) => {
      const stored = deals.get(before.id)
      if (stored?.revision !== before.revision) return null
      const saved = overwritten(stored, { ...after, ownerId: stored.ownerId })
      deals.set(saved.id, saved)
      return structuredClone(saved)
    })
  }

  saveMany(changes: readonly DealChangePair[]): Promise<void> {
    return this.db.write(({ deals }) => {
      const saved = changes.map(({ before, after }) => {
        const stored = deals.get(before.id)
        if (stored?.revision !== before.revision) throw new Error('deals changed although they were locked')
        return overwritten(stored, after)
      })
      for (const deal of saved) deals.set(deal.id, deal)
    })
  }

  async lock(): Promise<void> {}

  delete({ id }: Deal): Promise<void> {
    return this.db.write(({ deals, deletedFigures }) => {
      const deal = deals.get(id)
      if (deal !== undefined) count(deletedFigures, momentsOfDeal(deal))
      deals.delete(id)
    })
  }

  async list(filter: DealFilter, request: PageRequest): Promise<Page<Listed<Deal>>> {
    return pageOf(this.matching(filter), request, listedDeal)
  }

  async markOf(filter: DealFilter): Promise<string> {
    return this.matching(filter)
      .map(({ id, revision }) => `${id}:${revision}`)
      .join()
  }

  async listAfter(filter: DealFilter, after: DealPlace | null, limit: number): Promise<readonly PlacedDeal[]> {
    return structuredClone(exploredAfter(this.matching(filter), filter, after).slice(0, limit)).map(
      ({ deal, place }) => ({ deal: listedDeal(deal), place }),
    )
  }

  async listByGroup(groupId: SharingGroupId, request: PageRequest): Promise<Page<Listed<PlainDeal>>> {
    const shared = [...this.db.tables.deals.values()].filter(
      (deal) => isSharedWithGroups(deal, new Set([groupId])) && this.ownerOf(deal)?.isActive === true,
    )
    return pageOf(shared.sort(latestCreatedFirst), request, listedPlainDeal)
  }

  async listByCollection(collectionId: CollectionId) {
    const { dealIds: ids, ownerId } = this.db.tables.collections.get(collectionId) ?? { dealIds: [], ownerId: null }
    return this.withOwners(ids).map(({ deal: found, owner }) => {
      const deal = found.ownerId === ownerId ? found : { ...found, supplement: [] }
      return { deal: near(deal, ids) ? listedDeal(deal) : outlineOf(deal), owner }
    })
  }

  async listPlainByCollection(collectionId: CollectionId) {
    const ids = this.db.tables.collections.get(collectionId)?.dealIds ?? []
    return this.withOwners(ids).map(({ deal, owner }) => ({
      deal: near(deal, ids) ? listedPlainDeal(deal) : outlineOf(withoutSupplement(deal)),
      owner,
    }))
  }

  async listExposedByCollection(collectionId: CollectionId): Promise<readonly Listed<SharedDeal>[]> {
    const collection = this.db.tables.collections.get(collectionId)
    if (collection === undefined) return []
    const { dealIds, ownerId } = collection
    return this.withOwners(dealIds).flatMap(({ deal }) => {
      if (!isExposedBy(ownerId, deal)) return []
      return [near(deal, dealIds) ? listedSharedDeal(deal) : outlineOf(withoutSupplement(deal))]
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

  async markOfExposed(ownerId: AccountId): Promise<string> {
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
    return exploredDeals([...this.db.tables.deals.values()], filter)
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
    createdAt: stored.createdAt,
    publishedAt: stored.publishedAt ?? after.publishedAt,
  })

const headerOf = ({ id, ownerId, sharing, lifecycle }: PlainDeal): DealHeader => ({ id, ownerId, sharing, lifecycle })

const outlineOf = (deal: Deal | PlainDeal): DealOutline => ({
  ...headerOf(deal),
  title: deal.title,
  boardNumber: deal.boardNumber,
  publishedAt: deal.publishedAt,
  createdAt: deal.createdAt,
  revision: deal.revision,
  bytes: textBytesOf(deal),
})

const textBytesOf = (deal: Deal | PlainDeal): number => {
  const { commentary, themes, personalThemes, inspirations } = deal
  const supplementBytes = 'supplement' in deal ? jsonBytes(deal.supplement) : 0
  return jsonBytes([commentary, themes, personalThemes, inspirations]) + supplementBytes
}

const near = ({ id }: Deal, ids: readonly DealId[]): boolean => ids.indexOf(id) < MAX_LISTED_PLACES

const listedDeal = (deal: Deal): Listed<Deal> => (textBytesOf(deal) <= MAX_LISTED_BYTES ? deal : outlineOf(deal))

const listedPlainDeal = (deal: Deal): Listed<PlainDeal> => {
  const plain = withoutSupplement(deal)
  return textBytesOf(plain) <= MAX_LISTED_BYTES ? plain : outlineOf(plain)
}

const listedSharedDeal = (deal: Deal): Listed<SharedDeal> => {
  const listed = listedPlainDeal(deal)
  return isOutline(listed) ? listed : asShared(listed)
}
