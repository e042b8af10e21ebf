import {
  type CollectionRepository,
  type CollectionWithOwner,
  type CountedCollection,
  type LinkedCollection,
  MAX_WHOLE_BYTES,
  MAX_WHOLE_COLLECTIONS,
  type OpenCollection,
  type WhichCollections,
} from '../../../application/ports/collection-repository.js'
import { type Author, asAuthor } from '../../../domain/author.js'
import {
  byState,
  type Collection,
  stateOfCollection,
  sumOfViews,
  type Views,
  type ViewsOfDay,
} from '../../../domain/collection.js'
import { collectionEvents } from '../../../domain/consequences.js'
import { isExposedBy } from '../../../domain/exposure.js'
import type { AccountId, CollectionId, DealId } from '../../../domain/ids.js'
import { offsetOf, type Page, type PageRequest } from '../../../domain/page.js'
import { compareCodePoints, utf8Bytes } from '../../../domain/text.js'
import { appendEvents } from '../events/in-memory-event-log.js'
import { activeGrants } from '../grants/in-memory-entitlements.js'
import type { InMemoryDatabase, Tables } from '../in-memory-database.js'
import { removePractice } from '../practice/in-memory-answers.js'

export class InMemoryCollectionRepository implements CollectionRepository {
  constructor(private readonly db: InMemoryDatabase) {}

  async findById(id: CollectionId): Promise<Collection | null> {
    const stored = this.db.tables.collections.get(id)
    return stored?.deletedAt === null ? this.read(stored) : null
  }

  async findDeleted(id: CollectionId): Promise<Collection | null> {
    const stored = this.db.tables.collections.get(id)
    return stored?.deletedAt ? this.read(stored) : null
  }

  async findOwned(id: CollectionId): Promise<CollectionWithOwner | null> {
    const collection = await this.findById(id)
    if (collection === null) return null
    return { collection, owner: this.ownerOf(collection), exposedDeals: this.exposedDealsOf(collection) }
  }

  async findLinked(id: CollectionId, at: Date): Promise<LinkedCollection | null> {
    const found = await this.findById(id)
    if (found === null) return null
    const { dealIds: _, views: __, ...collection } = found
    return { collection, owner: this.ownerOf(found), grants: activeGrants(this.db.tables, [found.ownerId], at) }
  }

  async findByPublicToken(token: string, at: Date): Promise<LinkedCollection | null> {
    const stored = [...this.db.tables.collections.values()].find(({ publicToken }) => publicToken === token)
    return stored === undefined ? null : this.findLinked(stored.id, at)
  }

  insert(collection: Collection): Promise<void> {
    return this.db.write((tables) => {
      tables.collections.set(collection.id, structuredClone(collection))
      appendEvents(tables, collectionEvents(null, collection))
    })
  }

  async save(before: Collection, after: Collection, added: readonly DealId[] = []): Promise<Collection | null> {
    const isSaved = await this.db.write((tables) => {
      const stored = tables.collections.get(before.id)
      if (stored?.revision !== before.revision || !added.every((id) => tables.deals.has(id))) return false
      const { ownerId, createdAt } = stored
      tables.collections.set(
        before.id,
        structuredClone({ ...after, revision: before.revision + 1, ownerId, createdAt }),
      )
      appendEvents(tables, collectionEvents(before, after))
      return true
    })
    return isSaved ? this.read(this.db.tables.collections.get(before.id)) : null
  }

  /** Does nothing: transactions run one after another here. */
  async lock(): Promise<void> {}

  deleteForever(collection: Collection): Promise<void> {
    return this.db.write((tables) => {
      if (tables.collections.has(collection.id)) appendEvents(tables, collectionEvents(collection, null))
      remove(tables, collection.id)
    })
  }

  deleteForeverBefore(time: Date, atMost: number): Promise<number> {
    return this.db.write((tables) => {
      const old = [...tables.collections.values()].filter(({ deletedAt }) => deletedAt !== null && deletedAt < time)
      for (const { id } of old.slice(0, atMost)) remove(tables, id)
      return Math.min(old.length, atMost)
    })
  }

  async listByOwner(ownerId: AccountId, request: PageRequest & WhichCollections): Promise<Page<Collection>> {
    const owned = this.listed(ownerId, request)
    const items = owned.slice(offsetOf(request), offsetOf(request) + request.pageSize)
    return { items: items.map((collection) => this.read(collection) as Collection), total: owned.length }
  }

  async listByOwnerAfter(
    ownerId: AccountId,
    after: Collection | null,
    { limit, ...which }: WhichCollections & { readonly limit: number },
  ): Promise<readonly Collection[]> {
    const behind = this.listed(ownerId, which).filter(
      (collection) => after === null || oldestFirst(collection, after) < 0,
    )
    return behind.slice(0, limit).map((collection) => this.read(collection) as Collection)
  }

  async listOpenByOwner(ownerId: AccountId): Promise<readonly OpenCollection[]> {
    const open = this.ownedBy(ownerId)
      .reverse()
      .filter(({ publicEnabled, archivedAt }) => publicEnabled && archivedAt === null)
      .map((collection) => this.read(collection))
      .filter((collection) => collection !== null)
    const bytes = open.reduce((sum, collection) => sum + bytesOf(collection), 0)
    const isWhole = open.length <= MAX_WHOLE_COLLECTIONS && bytes <= MAX_WHOLE_BYTES
    return open.map((collection) => ({
      collection: { ...linkOf(collection), seniority: collection.seniority },
      bytes: bytesOf(collection),
      counted: isWhole ? this.counted(collection) : null,
    }))
  }

  async listCounted(ids: readonly CollectionId[]): Promise<readonly CountedCollection[]> {
    const found = await Promise.all(ids.map((id) => this.findById(id)))
    return found.filter((collection) => collection !== null).map((collection) => this.counted(collection))
  }

  async countByState(ownerId: AccountId, ceiling: number | null, at: Date) {
    const owned = this.ownedBy(ownerId)
    const unarchived = owned.filter(({ archivedAt }) => archivedAt === null)
    const seniorities = new Map(unarchived.map(({ id }, place) => [id, place]))
    const states = owned.map((stored) =>
      stateOfCollection({ ...stored, seniority: seniorities.get(stored.id) ?? null }, ceiling, at),
    )
    return byState((state) => states.filter((one) => one === state).length)
  }

  async countUnarchived(ownerId: AccountId): Promise<number> {
    return this.ownedBy(ownerId).filter(({ archivedAt }) => archivedAt === null).length
  }

  addViews(views: readonly ViewsOfDay[]): Promise<void> {
    return this.db.write(({ collections, collectionViews }) => {
      for (const added of views) {
        if (!collections.get(added.collectionId)?.ownerId) continue
        const key = `${added.collectionId} ${added.day}`
        const before = collectionViews.get(key)
        collectionViews.set(key, before === undefined ? added : sumOfViews(before, added))
      }
    })
  }

  removeDeal(dealId: DealId): Promise<void> {
    return this.db.write(({ collections }: Tables) => {
      for (const collection of collections.values()) {
        if (!collection.dealIds.includes(dealId)) continue
        const dealIds = collection.dealIds.filter((id) => id !== dealId)
        collections.set(collection.id, { ...collection, dealIds, revision: collection.revision + 1 })
      }
    })
  }

  /** Oldest first, without those that are deleted. */
  private ownedBy(ownerId: AccountId): Collection[] {
    return this.allOf(ownerId).filter(({ deletedAt }) => deletedAt === null)
  }

  /** Newest first. */
  private listed(ownerId: AccountId, { deleted = false }: WhichCollections): Collection[] {
    return this.allOf(ownerId)
      .filter(({ deletedAt }) => (deletedAt !== null) === deleted)
      .reverse()
  }

  private allOf(ownerId: AccountId): Collection[] {
    return [...this.db.tables.collections.values()]
      .filter((collection) => collection.ownerId === ownerId)
      .sort(oldestFirst)
  }

  private read(stored: Collection | undefined): Collection | null {
    if (stored === undefined || !this.db.tables.accounts.has(stored.ownerId)) return null
    const unarchived = this.ownedBy(stored.ownerId).filter(({ archivedAt }) => archivedAt === null)
    const seniority = unarchived.findIndex(({ id }) => id === stored.id)
    return structuredClone({ ...stored, seniority: seniority === -1 ? null : seniority, views: this.viewsOf(stored) })
  }

  private viewsOf({ id }: Collection): Views {
    const days = [...this.db.tables.collectionViews.values()].filter(({ collectionId }) => collectionId === id)
    const last = days.reduce<Date | null>((max, day) => (max !== null && max > day.last ? max : day.last), null)
    return { total: days.reduce((sum, { count }) => sum + count, 0), last }
  }

  /** Only for collections that have an owner; others are never read. */
  private ownerOf({ ownerId }: Collection): Author {
    return asAuthor(structuredClone(this.db.tables.accounts.get(ownerId) as Author))
  }

  private exposedDealsOf({ dealIds, ownerId }: Collection): number {
    const deals = dealIds.flatMap((id) => this.db.tables.deals.get(id) ?? [])
    return deals.filter((deal) => isExposedBy(ownerId, deal)).length
  }

  private counted(collection: Collection): CountedCollection {
    const { title, description, createdAt, updatedAt } = collection
    return {
      collection: { ...linkOf(collection), title, description, createdAt, updatedAt },
      exposedDeals: this.exposedDealsOf(collection),
    }
  }
}

const linkOf = ({ id, revision, publicEnabled, availableFrom, availableUntil, archivedAt }: Collection) => ({
  id,
  revision,
  publicEnabled,
  availableFrom,
  availableUntil,
  archivedAt,
})

const remove = (tables: Tables, id: CollectionId): void => {
  const { collections, collectionViews } = tables
  removePractice(tables, id)
  collections.delete(id)
  for (const [key, { collectionId }] of collectionViews) if (collectionId === id) collectionViews.delete(key)
}

const bytesOf = ({ title, description }: Collection): number => utf8Bytes(title) + utf8Bytes(description ?? '')

const oldestFirst = (a: Collection, b: Collection): number =>
  a.createdAt.getTime() - b.createdAt.getTime() || compareCodePoints(a.id, b.id)
