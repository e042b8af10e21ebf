import { setImmediate } from 'node:timers/promises'
import type {
  DealChangePair,
  DealFilter,
  DealRepository,
  DealWithOwner,
  Listed,
  PlacedDeal,
  PublishedDeal,
} from '../../../application/ports/deal-repository.js'
import type { Author } from '../../../domain/author.js'
import type { CursorRequest } from '../../../domain/cursor.js'
import type { Deal, PlainDeal, SharedDeal } from '../../../domain/deal.js'
import type { DealPlace } from '../../../domain/deal-order.js'
import type { Handle } from '../../../domain/handle.js'
import type { AccountId, CollectionId, DealId, SharingGroupId } from '../../../domain/ids.js'
import { offsetOf, type Page, type PageRequest } from '../../../domain/page.js'
import type { Statements } from '../../postgres/statements.js'
import { type AuthorRow, toAuthor } from '../catalog/author-rows.js'
import { LOCK_AUTHORS_OF } from '../catalog/catalog-author-statements.js'
import { toPublishedDeal } from '../catalog/published-deals.js'
import type { Prisma } from '../generated/client.js'
import { CHANGES_OF_ALL, CHANGES_OF_OWNER } from './deal-counter-statements.js'
import {
  type DealRow,
  type HeaderRow,
  type ListedRow,
  type PlainDealRow,
  type SharedDealRow,
  toDeal,
  toDealWithOwner,
  toHeader,
  toListedDeal,
  toListedPlainDeal,
  toListedSharedDeal,
  toPlainDeal,
  toStoredDeal,
} from './deal-rows.js'
import {
  type CursorPages,
  EXPOSED_BY_COLLECTION,
  EXPOSED_BY_HANDLE,
  FEED,
  FIND_BOARDS,
  FIND_BY_ID,
  FIND_HEADERS,
  FIND_MANY,
  FIND_MANY_PLAIN,
  FIND_OWNED,
  FIND_STORED,
  IN_GROUP,
  LIST_BY_COLLECTION,
  LIST_PLAIN_BY_COLLECTION,
  type Listing,
  LOCK_AGAINST_DELETION,
  LOCK_BOARDS,
  LOCK_MANY,
  LOCK_STORED,
  type PublishedRow,
  RECENT,
  VERSION_OF_COLLECTION,
  VERSION_OF_EXPOSED,
} from './deal-statements.js'
import { lengthOf, PrismaDealLists } from './prisma-deal-lists.js'
import { PrismaDealWriter } from './prisma-deal-writer.js'

type Row = DealRow
type TotalRow = { readonly total: number }
/** The number of boards that one statement looks up. */
const KEYS_PER_READ = 500

export class PrismaDealRepository implements DealRepository {
  private readonly lists: PrismaDealLists
  private readonly writer: PrismaDealWriter

  constructor(
    prisma: Prisma.TransactionClient,
    private readonly statements: Statements,
  ) {
    this.lists = new PrismaDealLists(statements)
    this.writer = new PrismaDealWriter(prisma, statements)
  }

  async findById(id: DealId): Promise<Deal | null> {
    const [row] = await this.statements.rows<Row>(FIND_BY_ID, [id])
    return row === undefined ? null : toDeal(row)
  }

  async findOwned(id: DealId): Promise<DealWithOwner | null> {
    const [row] = await this.statements.rows<Row & AuthorRow>(FIND_OWNED, [id])
    return row === undefined ? null : toDealWithOwner(row)
  }

  async findMany(ids: readonly DealId[]): Promise<readonly Deal[]> {
    return (await this.statements.rows<Row>(FIND_MANY, [ids])).map(toDeal)
  }

  async findManyPlain(ids: readonly DealId[]): Promise<readonly PlainDeal[]> {
    return (await this.statements.rows<PlainDealRow>(FIND_MANY_PLAIN, [ids])).map(toPlainDeal)
  }

  async lockMany(ids: readonly DealId[]): Promise<readonly Listed<Deal>[]> {
    await this.statements.rows(LOCK_AUTHORS_OF, [ids])
    return (await this.statements.rows<ListedRow<Row>>(LOCK_MANY, [ids])).map(toListedDeal)
  }

  async lockHeaders(ids: readonly DealId[]) {
    await this.statements.rows(LOCK_AGAINST_DELETION, [ids])
    return this.findHeaders(ids)
  }

  async findHeaders(ids: readonly DealId[]) {
    const rows = await this.statements.rows<HeaderRow & AuthorRow>(FIND_HEADERS, [ids])
    return rows.map((row) => ({ deal: toHeader(row), owner: toAuthor(row) }))
  }

  async findBoards(ownerId: AccountId, keys: readonly string[]): Promise<ReadonlyMap<string, DealId>> {
    const found = new Map<string, DealId>()
    for (let from = 0; from < keys.length; from += KEYS_PER_READ) {
      if (from > 0) await setImmediate()
      const values = [ownerId, keys.slice(from, from + KEYS_PER_READ)]
      const rows = await this.statements.rows<{ readonly key: string; readonly id: DealId }>(FIND_BOARDS, values)
      for (const { key, id } of rows) found.set(key, id)
    }
    return found
  }

  async lockBoards(ownerId: AccountId): Promise<void> {
    await this.statements.rows(LOCK_BOARDS, [ownerId])
  }

  insertMany(deals: readonly Deal[]): Promise<void> {
    return this.writer.insertMany(deals)
  }

  insertWithin(deal: Deal, limit: number): Promise<boolean> {
    return this.writer.insertWithin(deal, limit)
  }

  save(before: Deal, after: Deal): Promise<Deal | null> {
    return this.writer.save(before, after)
  }

  saveMany(changes: readonly DealChangePair[]): Promise<void> {
    return this.writer.saveMany(changes)
  }

  delete(deal: Deal): Promise<void> {
    return this.writer.delete(deal)
  }

  lock(id: DealId): Promise<void> {
    return this.lockStored([id])
  }

  /** Locks deals and the entries of their authors, in the order that all writers use. */
  async lockStored(ids: readonly DealId[]): Promise<void> {
    await this.statements.rows(LOCK_AUTHORS_OF, [ids])
    await this.statements.rows(LOCK_STORED, [ids])
  }

  /** Deals as stored, even if the account of their owner is being erased. */
  async findStored(ids: readonly DealId[]): Promise<readonly Deal[]> {
    return (await this.statements.rows<Row>(FIND_STORED, [ids])).map(toStoredDeal)
  }

  list(filter: DealFilter, request: PageRequest): Promise<Page<Listed<Deal>>> {
    return this.lists.list(filter, request)
  }

  async versionOf(ownerId: AccountId | null): Promise<string> {
    const [row] = await (ownerId === null
      ? this.statements.rows<{ readonly version: string }>(CHANGES_OF_ALL, [])
      : this.statements.rows<{ readonly version: string }>(CHANGES_OF_OWNER, [ownerId]))
    return row?.version ?? ''
  }

  async versionOfCollection(collectionId: CollectionId): Promise<string> {
    const [row] = await this.statements.rows<{ readonly version: string }>(VERSION_OF_COLLECTION, [collectionId])
    return row?.version ?? ''
  }

  listAfter(filter: DealFilter, after: DealPlace | null, limit: number): Promise<readonly PlacedDeal[]> {
    return this.lists.listAfter(filter, after, limit)
  }

  listByGroup(groupId: SharingGroupId, request: PageRequest): Promise<Page<Listed<PlainDeal>>> {
    return this.page(IN_GROUP, groupId, request)
  }

  async listByCollection(collectionId: CollectionId) {
    const rows = await this.statements.rows<ListedRow<Row> & AuthorRow>(LIST_BY_COLLECTION, [collectionId])
    const ownerOf = ownersOf(rows)
    return rows.map((row) => ({ deal: toListedDeal(row), owner: ownerOf(row) }))
  }

  async listPlainByCollection(collectionId: CollectionId) {
    const values = [collectionId]
    const rows = await this.statements.rows<ListedRow<PlainDealRow> & AuthorRow>(LIST_PLAIN_BY_COLLECTION, values)
    const ownerOf = ownersOf(rows)
    return rows.map((row) => ({ deal: toListedPlainDeal(row), owner: ownerOf(row) }))
  }

  async listExposedByCollection(collectionId: CollectionId): Promise<readonly Listed<SharedDeal>[]> {
    const rows = await this.statements.rows<ListedRow<SharedDealRow>>(EXPOSED_BY_COLLECTION, [collectionId])
    return rows.map(toListedSharedDeal)
  }

  async versionOfExposed(ownerId: AccountId): Promise<string> {
    const [row] = await this.statements.rows<{ version: string }>(VERSION_OF_EXPOSED, [ownerId])
    return row?.version ?? ''
  }

  async listExposedByHandle(handle: Handle, request: PageRequest) {
    const values = [handle, request.pageSize, offsetOf(request)]
    const rows = await this.statements.rows<AuthorRow & TotalRow & (ListedRow<SharedDealRow> | { readonly id: null })>(
      EXPOSED_BY_HANDLE,
      values,
    )
    const [first] = rows
    if (first === undefined) return null
    const items = rows.flatMap((row) => (row.id === null ? [] : [toListedSharedDeal(row)]))
    return { owner: toAuthor(first), items, total: first.total }
  }

  listRecent({ after, limit }: CursorRequest, at: Date): Promise<readonly PublishedDeal[]> {
    return this.listStretch(RECENT, [limit, at], after)
  }

  listFeed(followerId: AccountId, { after, limit }: CursorRequest, at: Date): Promise<readonly PublishedDeal[]> {
    return this.listStretch(FEED, [limit, at, followerId], after)
  }

  private async listStretch(
    { first, next }: CursorPages,
    values: readonly unknown[],
    after: CursorRequest['after'],
  ): Promise<readonly PublishedDeal[]> {
    const rows = await (after === null
      ? this.statements.rows<PublishedRow>(first, values)
      : this.statements.rows<PublishedRow>(next, [
          ...values,
          after.publishedAt?.toISOString() ?? '-infinity',
          after.id,
        ]))
    return rows.map(toPublishedDeal)
  }

  private async page({ page, total }: Listing, key: string, request: PageRequest): Promise<Page<Listed<PlainDeal>>> {
    const values = [key, request.pageSize, offsetOf(request)]
    const rows = await this.statements.rows<ListedRow<PlainDealRow>>(page, values)
    const count = async () => (await this.statements.rows<TotalRow>(total, [key]))[0]?.total ?? 0
    return { items: rows.map(toListedPlainDeal), total: await lengthOf(rows.length, request, count) }
  }
}

/** Hundreds of deals have few owners; they share one object per owner. */
const ownersOf = (rows: readonly AuthorRow[]): ((row: AuthorRow) => Author) => {
  const firsts = new Map(rows.map((row) => [row.authorId, row]))
  const authors = new Map([...firsts].map(([id, row]) => [id, toAuthor(row)]))
  return (row) => authors.get(row.authorId) ?? toAuthor(row)
}
