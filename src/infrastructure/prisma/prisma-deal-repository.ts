import { setImmediate } from 'node:timers/promises'
import type {
  DealFilter,
  DealOutline,
  DealRepository,
  DealWithOwner,
  Listed,
  PlacedDeal,
  PublishedDeal,
} from '../../application/ports/deal-repository.js'
import type { Author } from '../../domain/author.js'
import type { CursorRequest } from '../../domain/cursor.js'
import type { Deal, PlainDeal, SharedDeal } from '../../domain/deal.js'
import type { DealPlace } from '../../domain/deal-order.js'
import type { Handle } from '../../domain/handle.js'
import type { AccountId, CollectionId, DealId, SharingGroupId } from '../../domain/ids.js'
import { offsetOf, type Page, type PageRequest } from '../../domain/page.js'
import { PRIVATE_SHARING } from '../../domain/sharing.js'
import { type AuthorRow, toAuthor } from './author-rows.js'
import { namesOf } from './columns.js'
import { insertBatches } from './deal-batches.js'
import {
  type DealRow,
  type ListedRow,
  type PlainDealRow,
  type SharedDealRow,
  TABLE_COLUMNS,
  toDeal,
  toDealWithOwner,
  toHeader,
  toListedDeal,
  toListedPlainDeal,
  toListedSharedDeal,
  toOutline,
  toPlainDeal,
  writtenValues,
} from './deal-rows.js'
import {
  EXPOSED_BY_COLLECTION,
  EXPOSED_BY_HANDLE,
  FEED,
  FIND_BOARDS,
  FIND_HEADERS,
  FIND_MANY,
  FIND_MANY_PLAIN,
  FIND_OUTLINES,
  FIND_OWNED,
  IN_GROUP,
  LIST_BY_COLLECTION,
  LIST_PLAIN_BY_COLLECTION,
  type Listing,
  MARK_OF_EXPOSED,
  type PublishedRow,
  RECENT,
  SAVE,
  type Stretches,
} from './deal-statements.js'
import { IS_SHARED_IN_GROUPS } from './exposure-sql.js'
import { Prisma } from './generated/client.js'
import { lengthOf, PrismaDealExplorer } from './prisma-deal-explorer.js'
import { deletionCounted } from './prisma-figures.js'
import { toPublishedDeal } from './published-deals.js'
import type { Statements } from './statements.js'

type Row = DealRow
type TotalRow = { readonly total: number }

/** The columns of an INSERT. */
const DEAL_TABLE_COLUMNS = Prisma.raw(namesOf(TABLE_COLUMNS))

/** How many boards one statement looks up. */
const KEYS_A_READ = 500

/** The first key of the advisory locks on the boards of an owner; any number of our own. */
const BOARDS_LOCK = 4_251_980

export class PrismaDealRepository implements DealRepository {
  private readonly explorer: PrismaDealExplorer

  constructor(
    private readonly prisma: Prisma.TransactionClient,
    private readonly statements: Statements,
  ) {
    this.explorer = new PrismaDealExplorer(statements)
  }

  async findById(id: DealId): Promise<Deal | null> {
    const row = await this.prisma.deal.findUnique({ where: { id } })
    return row && toDeal(row)
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

  async lockMany(ids: readonly DealId[]): Promise<readonly DealOutline[]> {
    await this.prisma.$queryRaw`SELECT 1 FROM deals WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR UPDATE`
    return (await this.statements.rows<ListedRow<Row>>(FIND_OUTLINES, [ids])).map(toOutline)
  }

  async holdOwned(ids: readonly DealId[]) {
    await this.prisma.$queryRaw`SELECT 1 FROM deals WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR KEY SHARE`
    const rows = await this.statements.rows<Row & AuthorRow>(FIND_HEADERS, [ids])
    return rows.map((row) => ({ deal: toHeader(row), owner: toAuthor(row) }))
  }

  async findBoards(ownerId: AccountId, keys: readonly string[]): Promise<ReadonlyMap<string, DealId>> {
    const found = new Map<string, DealId>()
    for (let from = 0; from < keys.length; from += KEYS_A_READ) {
      if (from > 0) await setImmediate()
      const values = [ownerId, keys.slice(from, from + KEYS_A_READ)]
      const rows = await this.statements.rows<{ readonly key: string; readonly id: DealId }>(FIND_BOARDS, values)
      for (const { key, id } of rows) found.set(key, id)
    }
    return found
  }

  async lockBoards(ownerId: AccountId): Promise<void> {
    await this.prisma.$executeRaw`SELECT pg_advisory_xact_lock(${BOARDS_LOCK}::int, hashtext(${ownerId}))`
  }

  async insertMany(deals: readonly Deal[]): Promise<void> {
    // Prisma would send a large import in far smaller pieces, each compiled separately.
    let isFirst = true
    for (const batch of insertBatches(deals)) {
      // The embedded database answers without a turn of the event loop.
      if (!isFirst) await setImmediate()
      isFirst = false
      await this.prisma.$executeRaw`
        INSERT INTO deals (${DEAL_TABLE_COLUMNS}) SELECT ${DEAL_TABLE_COLUMNS}
        FROM jsonb_populate_recordset(NULL::deals, ${batch}::jsonb)`
    }
  }

  async save(deal: Deal): Promise<Deal | null> {
    const values = [deal.id, deal.revision, ...writtenValues(deal)]
    const [row] = await this.statements.rows<Pick<Row, 'revision' | 'ownerId' | 'publishedAt' | 'createdAt'>>(
      SAVE,
      values,
    )
    return row === undefined ? null : { ...deal, ...row, ownerId: row.ownerId as AccountId | null }
  }

  async lock(id: DealId): Promise<void> {
    await this.prisma.$queryRaw`SELECT 1 FROM deals WHERE id = ${id}::uuid FOR UPDATE`
  }

  async delete(id: DealId): Promise<void> {
    await this.prisma.$executeRaw(
      deletionCounted(
        Prisma.sql`DELETE FROM deals WHERE id = ${id}::uuid RETURNING created_at, published_at, imported`,
        {
          dealsMade: Prisma.sql`created_at`,
          dealsPublished: Prisma.sql`published_at`,
          dealsImported: Prisma.sql`CASE WHEN imported THEN created_at END`,
        },
      ),
    )
  }

  async withdrawFromGroup(groupId: SharingGroupId, at: Date): Promise<void> {
    const alone = Prisma.sql`cardinality(array_remove(sharing_group_ids, ${groupId}::uuid)) = 0`
    await this.prisma.$executeRaw`
      UPDATE deals d SET sharing_group_ids = array_remove(sharing_group_ids, ${groupId}::uuid),
        sharing = CASE WHEN ${alone} THEN ${PRIVATE_SHARING} ELSE sharing END, updated_at = ${at},
        revision = revision + 1, search_revision = search_revision + 1
      WHERE ${Prisma.raw(IS_SHARED_IN_GROUPS)} AND sharing_group_ids @> ARRAY[${groupId}::uuid]`
  }

  list(filter: DealFilter, request: PageRequest): Promise<Page<Listed<Deal>>> {
    return this.explorer.list(filter, request)
  }

  markOf(filter: DealFilter): Promise<string> {
    return this.explorer.markOf(filter)
  }

  listAfter(filter: DealFilter, after: DealPlace | null, limit: number): Promise<readonly PlacedDeal[]> {
    return this.explorer.listAfter(filter, after, limit)
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

  async markOfExposed(ownerId: AccountId): Promise<string> {
    const [row] = await this.statements.rows<{ mark: string }>(MARK_OF_EXPOSED, [ownerId])
    return row?.mark ?? ''
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
    { first, next }: Stretches,
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

/** Hundreds of deals have few owners: each stands in memory once. */
const ownersOf = (rows: readonly AuthorRow[]): ((row: AuthorRow) => Author) => {
  const firsts = new Map(rows.map((row) => [row.authorId, row]))
  const authors = new Map([...firsts].map(([id, row]) => [id, toAuthor(row)]))
  return (row) => authors.get(row.authorId) ?? toAuthor(row)
}
