import { setImmediate } from 'node:timers/promises'
import type {
  DealChangePair,
  DealFilter,
  DealRepository,
  DealWithOwner,
  Listed,
  PlacedDeal,
  PublishedDeal,
} from '../../application/ports/deal-repository.js'
import type { Author } from '../../domain/author.js'
import { consequencesOf, type DealConsequences, sumByAuthor } from '../../domain/consequences.js'
import type { CursorRequest } from '../../domain/cursor.js'
import type { Deal, PlainDeal, SharedDeal } from '../../domain/deal.js'
import type { DealPlace } from '../../domain/deal-order.js'
import { searchedDeal } from '../../domain/deal-search.js'
import type { Handle } from '../../domain/handle.js'
import type { AccountId, CollectionId, DealId, SharingGroupId } from '../../domain/ids.js'
import { offsetOf, type Page, type PageRequest } from '../../domain/page.js'
import { LOCKS } from './advisory-locks.js'
import { type AuthorRow, toAuthor } from './author-rows.js'
import { CHANGE_ENTRIES, LOCK_AUTHORS, LOCK_AUTHORS_OF, latestText } from './catalog-author-statements.js'
import { inTurns, jsonBatches, made } from './deal-batches.js'
import { toChangedRecords, toDealRecord, writtenValues } from './deal-records.js'
import {
  type DealRow,
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
  INSERT_MANY,
  LIST_BY_COLLECTION,
  LIST_PLAIN_BY_COLLECTION,
  type Listing,
  LOCK_MANY,
  LOCK_STORED,
  MARK_OF_EXPOSED,
  type PublishedRow,
  RECENT,
  SAVE,
  SAVE_EXPOSURE,
  type Stretches,
  saveMany,
} from './deal-statements.js'
import { Prisma } from './generated/client.js'
import { lengthOf, PrismaDealExplorer } from './prisma-deal-explorer.js'
import { deletionCounted } from './prisma-figures.js'
import { toPublishedDeal } from './published-deals.js'
import type { Statements } from './statements.js'

type Row = DealRow
type TotalRow = { readonly total: number }
/** How many boards one statement looks up. */
const KEYS_A_READ = 500

export class PrismaDealRepository implements DealRepository {
  private readonly explorer: PrismaDealExplorer

  constructor(
    private readonly prisma: Prisma.TransactionClient,
    private readonly statements: Statements,
  ) {
    this.explorer = new PrismaDealExplorer(statements)
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
    await this.prisma.$executeRaw`SELECT pg_advisory_xact_lock(${LOCKS.boards}::int, hashtext(${ownerId}))`
  }

  async insertMany(deals: readonly Deal[]): Promise<void> {
    const consequences = deals.map((deal) => consequencesOf(null, deal))
    await this.changingEntries(consequences, async () => {
      const records = deals.map((deal, i) => () => toDealRecord(deal, consequences[i]?.search ?? searchedDeal(deal)))
      for await (const batch of inTurns(jsonBatches(made(records)))) await this.statements.rows(INSERT_MANY, [batch])
    })
  }

  async save(before: Deal, after: Deal): Promise<Deal | null> {
    const { authors, search } = consequencesOf(before, after)
    const values = [before.id, before.revision, ...writtenValues(after, search)]
    const [author] = authors
    const [row] =
      author === undefined
        ? await this.statements.rows<SavedRow>(SAVE, values)
        : await this.statements.inOneTransaction<SavedRow>(
            [
              { statement: LOCK_AUTHORS, values: [[author.ownerId]] },
              { statement: SAVE_EXPOSURE, values: [...values, author.ownerId, author.gained, latestText(author)] },
            ],
            author.ownerId,
          )
    return row === undefined ? null : { ...after, ...row, ownerId: row.ownerId as AccountId | null }
  }

  async saveMany(changes: readonly DealChangePair[]): Promise<void> {
    if (changes.length === 0) return
    const changed = changes.map((change) => ({ ...change, ...consequencesOf(change.before, change.after) }))
    await this.changingEntries(changed, async () => {
      const { columns, records } = toChangedRecords(changed)
      const statement = saveMany(columns)
      let saved = 0
      for await (const batch of inTurns(jsonBatches(records)))
        saved += (await this.statements.rows<{ readonly count: number }>(statement, [batch]))[0]?.count ?? 0
      if (saved !== changes.length) throw new Error('deals changed although they were locked')
    })
  }

  lock(id: DealId): Promise<void> {
    return this.lockStored([id])
  }

  /** Locks deals and the entries of their authors in the order in which all writers do. */
  async lockStored(ids: readonly DealId[]): Promise<void> {
    await this.statements.rows(LOCK_AUTHORS_OF, [ids])
    await this.statements.rows(LOCK_STORED, [ids])
  }

  /** Deals as they are stored: their owner may be an account that is being erased. */
  async findStored(ids: readonly DealId[]): Promise<readonly Deal[]> {
    return (await this.statements.rows<Row>(FIND_STORED, [ids])).map(toStoredDeal)
  }

  async delete(deal: Deal): Promise<void> {
    await this.changingEntries([consequencesOf(deal, null)], async () => {
      await this.prisma.$executeRaw(
        deletionCounted(
          Prisma.sql`DELETE FROM deals WHERE id = ${deal.id}::uuid RETURNING created_at, published_at, imported`,
          {
            dealsMade: Prisma.sql`created_at`,
            dealsPublished: Prisma.sql`published_at`,
            dealsImported: Prisma.sql`CASE WHEN imported THEN created_at END`,
          },
        ),
      )
    })
  }

  /** Writes deals, between taking the lock of their authors' entries, if these change, and changing them. */
  private async changingEntries(
    consequences: readonly Pick<DealConsequences, 'authors'>[],
    write: () => Promise<void>,
  ): Promise<void> {
    const authors = sumByAuthor(consequences.flatMap((one) => one.authors))
    const ids = authors.map(({ ownerId }) => ownerId)
    if (authors.length > 0) await this.statements.rows(LOCK_AUTHORS, [ids])
    await write()
    if (authors.length > 0) await this.statements.rows(CHANGE_ENTRIES, [ids, authors.map(({ gained }) => gained)])
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

type SavedRow = Pick<Row, 'revision' | 'ownerId' | 'publishedAt' | 'createdAt'>

/** Hundreds of deals have few owners: each stands in memory once. */
const ownersOf = (rows: readonly AuthorRow[]): ((row: AuthorRow) => Author) => {
  const firsts = new Map(rows.map((row) => [row.authorId, row]))
  const authors = new Map([...firsts].map(([id, row]) => [id, toAuthor(row)]))
  return (row) => authors.get(row.authorId) ?? toAuthor(row)
}
