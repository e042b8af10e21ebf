import { setImmediate } from 'node:timers/promises'
import {
  type DealFilter,
  type DealOutline,
  type DealRepository,
  type DealWithOwner,
  type Listed,
  MAX_LISTED_PLACES,
  type PublishedDeal,
} from '../../application/ports/deal-repository.js'
import type { CursorRequest } from '../../domain/cursor.js'
import type { Deal, SharedDeal } from '../../domain/deal.js'
import type { Handle } from '../../domain/handle.js'
import type { AccountId, CollectionId, DealId, SharingGroupId } from '../../domain/ids.js'
import { offsetOf, type Page, type PageRequest } from '../../domain/page.js'
import {
  AUTHOR_COLUMNS,
  type AuthorRow,
  CARD_COLUMNS,
  type CardRow,
  DEAL_COLUMNS,
  DEAL_TABLE_COLUMNS,
  type DealRow,
  HEADER_COLUMNS,
  type ListedRow,
  listedDealColumns,
  listedSharedDealColumns,
  OUTLINE_COLUMNS,
  type SharedDealRow,
  toAuthor,
  toCard,
  toDeal,
  toDealRecord,
  toDealWithOwner,
  toHeader,
  toListedDeal,
  toListedSharedDeal,
  toOutline,
  WRITTEN_ASSIGNMENTS,
  writtenValues,
} from './deal-rows.js'
import { Prisma } from './generated/client.js'
import { type GrantsRow, grantsColumn, toGrants } from './prisma-entitlements.js'
import { deletionCounted } from './prisma-figures.js'
import type { Statement, Statements } from './statements.js'

type Row = DealRow
type TotalRow = { readonly total: number }

/** `isExposedInCatalog`, as the partial indexes have it. */
const IS_EXPOSED = "d.sharing = 'public' AND d.lifecycle = 'active'"
const IS_LISTED = 'a.is_active AND a.handle IS NOT NULL'
/** The order of `latestPublishedFirst`: minus infinity comes last. */
const PUBLISHED = "COALESCE(d.published_at, '-infinity')"
const LATEST_PUBLISHED_FIRST = `ORDER BY ${PUBLISHED} DESC, d.id DESC`

const FIND: Statement = { name: 'deal_by_id', text: `SELECT ${DEAL_COLUMNS} FROM deals d WHERE d.id = $1::uuid` }

const ownedDeals = (where: string, columns = `${DEAL_COLUMNS}, ${AUTHOR_COLUMNS}`): string =>
  `SELECT ${columns} FROM deals d JOIN accounts a ON a.id = d.owner_id WHERE ${where}`
const FIND_OWNED: Statement = { name: 'deal_owned', text: ownedDeals('d.id = $1::uuid') }
const FIND_HEADERS: Statement = {
  name: 'deals_owned',
  text: ownedDeals('d.id = ANY ($1::uuid[])', `${HEADER_COLUMNS}, ${AUTHOR_COLUMNS}`),
}
const FIND_OUTLINES: Statement = {
  name: 'deals_outlined',
  kind: 'long',
  text: `SELECT ${OUTLINE_COLUMNS} FROM deals d WHERE d.id = ANY ($1::uuid[])`,
}
const FIND_MANY: Statement = {
  name: 'deals_by_ids',
  kind: 'long',
  text: `SELECT ${DEAL_COLUMNS} FROM unnest($1::uuid[]) WITH ORDINALITY AS asked(id, place)
    JOIN deals d ON d.id = asked.id ORDER BY asked.place`,
}
/** $2 deals of owner $1. */
const LIST_BY_OWNER = (isAfter: string): string =>
  `SELECT ${listedDealColumns()} FROM deals d WHERE d.owner_id = $1 ${isAfter} ORDER BY d.id DESC LIMIT $2`
const LIST_FIRST_BY_OWNER: Statement = { name: 'deals_by_owner_first', kind: 'long', text: LIST_BY_OWNER('') }
const LIST_NEXT_BY_OWNER: Statement = {
  name: 'deals_by_owner_next',
  kind: 'long',
  text: LIST_BY_OWNER('AND d.id < $3::uuid'),
}

/** A trigger keeps a stored published_at. */
const SAVE: Statement = {
  name: 'deal_save',
  kind: 'write',
  text: `UPDATE deals d SET revision = revision + 1, ${WRITTEN_ASSIGNMENTS} WHERE id = $1::uuid AND revision = $2
    RETURNING revision, owner_id AS "ownerId", published_at AS "publishedAt", created_at AS "createdAt"`,
}

const IS_NEAR = `held.place <= ${MAX_LISTED_PLACES}`
const LIST_BY_COLLECTION: Statement = {
  name: 'deals_of_collection',
  kind: 'long',
  text: `SELECT ${listedDealColumns(IS_NEAR)}, ${AUTHOR_COLUMNS}
    FROM collections c CROSS JOIN unnest(c.deal_ids) WITH ORDINALITY AS held(id, place)
      JOIN deals d ON d.id = held.id JOIN accounts a ON a.id = d.owner_id
    WHERE c.id = $1::uuid ORDER BY held.place`,
}

const EXPOSED_BY_COLLECTION: Statement = {
  name: 'deals_exposed_by_collection',
  text: `SELECT ${listedSharedDealColumns(IS_NEAR)}
    FROM collections c CROSS JOIN unnest(c.deal_ids) WITH ORDINALITY AS held(id, place) JOIN deals d ON d.id = held.id
    WHERE c.id = $1::uuid AND d.owner_id = c.owner_id AND ${IS_EXPOSED} ORDER BY held.place`,
}

/** A page of deals, $2 of them from $3 on, and how many there are. */
interface Listing {
  readonly page: Statement
  readonly total: Statement
}
const listing = (name: string, from: string, order: string): Listing => ({
  page: { name, text: `SELECT ${listedDealColumns()} ${from} ${order} LIMIT $2 OFFSET $3` },
  total: { name: `${name}_total`, text: `SELECT count(*)::int AS total ${from}` },
})
const IN_GROUP = listing(
  'deals_of_group',
  `FROM deals d JOIN accounts a ON a.id = d.owner_id
    WHERE d.sharing = 'group' AND d.lifecycle = 'active' AND d.sharing_group_ids @> ARRAY[$1::uuid] AND a.is_active`,
  'ORDER BY d.id DESC',
)
/**
 * The author who carries handle $1 beside each deal of the page, $2 deals from $3 on, or beside none. A page that is not
 * full tells how many there are by itself, unless it is empty and not the first.
 */
const EXPOSED_BY_HANDLE: Statement = {
  name: 'deals_exposed_by_handle',
  text: `
    WITH author AS MATERIALIZED (SELECT * FROM accounts WHERE handle = $1),
      exposed AS NOT MATERIALIZED (SELECT * FROM deals d WHERE d.owner_id = (SELECT id FROM author) AND ${IS_EXPOSED}),
      page AS MATERIALIZED (SELECT * FROM exposed d ${LATEST_PUBLISHED_FIRST} LIMIT $2 OFFSET $3),
      found AS MATERIALIZED (SELECT count(*)::int AS deals FROM page)
    SELECT ${AUTHOR_COLUMNS}, ${listedSharedDealColumns()}, CASE
        WHEN f.deals < $2::int AND (f.deals > 0 OR $3::int = 0) THEN $3::int + f.deals
        ELSE (SELECT count(*)::int FROM exposed)
      END AS total
    FROM author a CROSS JOIN found f LEFT JOIN page d ON true ${LATEST_PUBLISHED_FIRST}`,
}

/** A list from its start, and from behind a cursor. */
interface Stretches {
  readonly first: Statement
  readonly next: Statement
}
const stretches = (
  name: string,
  text: (isAfter: string) => string,
  [time, id]: readonly [string, string],
): Stretches => ({
  first: { name: `${name}_first`, text: text('true') },
  next: { name: `${name}_next`, text: text(`(${PUBLISHED}, d.id) < (${time}::timestamptz, ${id}::uuid)`) },
})
const PUBLISHED_COLUMNS = `${listedSharedDealColumns()}, ${CARD_COLUMNS}, ${grantsColumn('a.id', '$2')}`
type PublishedRow = ListedRow<SharedDealRow> & CardRow & GrantsRow
/** $1 deals, with the grants active at $2. */
const RECENT = stretches(
  'deals_recent',
  (isAfter) =>
    `${ownedDeals(`${IS_EXPOSED} AND ${IS_LISTED} AND ${isAfter}`, PUBLISHED_COLUMNS)} ${LATEST_PUBLISHED_FIRST} LIMIT $1`,
  ['$3', '$4'],
)
/**
 * The same of those that $3 follows: the latest of each author from that author's own index range, then the latest of
 * those. Only these are read; what was left behind is known from the indexes alone.
 */
const FEED = stretches(
  'deals_feed',
  (isAfter) =>
    `${ownedDeals(
      `d.id = ANY (ARRAY(
      SELECT d.id FROM subscriptions s JOIN accounts a ON a.id = s.author_id
        CROSS JOIN LATERAL (
          SELECT d.id, d.published_at FROM deals d WHERE d.owner_id = a.id AND ${IS_EXPOSED} AND ${isAfter}
          ${LATEST_PUBLISHED_FIRST} LIMIT $1
        ) AS d
      WHERE s.follower_id = $3 AND ${IS_LISTED} ${LATEST_PUBLISHED_FIRST} LIMIT $1))`,
      PUBLISHED_COLUMNS,
    )} ${LATEST_PUBLISHED_FIRST}`,
  ['$4', '$5'],
)

/** How much JSON one INSERT takes: little enough for the timeout of a statement, and for other requests meanwhile. */
const INSERT_LENGTH = 64 * 1024

/** JSON lists of deals, each made as it is asked for. */
function* insertBatches(deals: readonly Deal[]): Iterable<string> {
  let records: string[] = []
  let length = 0
  for (const deal of deals) {
    const record = JSON.stringify(toDealRecord(deal))
    if (length > 0 && length + record.length > INSERT_LENGTH) {
      yield `[${records.join(',')}]`
      records = []
      length = 0
    }
    records.push(record)
    length += record.length
  }
  if (length > 0) yield `[${records.join(',')}]`
}

export class PrismaDealRepository implements DealRepository {
  constructor(
    private readonly prisma: Prisma.TransactionClient,
    private readonly statements: Statements,
  ) {}

  async findById(id: DealId): Promise<Deal | null> {
    const [row] = await this.statements.rows<Row>(FIND, [id])
    return row === undefined ? null : toDeal(row)
  }

  async findOwned(id: DealId): Promise<DealWithOwner | null> {
    const [row] = await this.statements.rows<Row & AuthorRow>(FIND_OWNED, [id])
    return row === undefined ? null : toDealWithOwner(row)
  }

  async findMany(ids: readonly DealId[]): Promise<readonly Deal[]> {
    return (await this.statements.rows<Row>(FIND_MANY, [ids])).map(toDeal)
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

  async insertMany(deals: readonly Deal[]): Promise<void> {
    // Prisma would send a large import in far smaller pieces, each compiled anew.
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
    await this.prisma.$executeRaw`
      UPDATE deals SET sharing_group_ids = array_remove(sharing_group_ids, ${groupId}::uuid),
        sharing = CASE WHEN cardinality(array_remove(sharing_group_ids, ${groupId}::uuid)) = 0 THEN 'private' ELSE sharing END,
        updated_at = ${at}, revision = revision + 1
      WHERE sharing = 'group' AND sharing_group_ids @> ARRAY[${groupId}::uuid]`
  }

  async list({ ownerId, sharing, lifecycle }: DealFilter, request: PageRequest): Promise<Page<Listed<Deal>>> {
    const where = {
      ...(ownerId === undefined ? {} : { ownerId }),
      ...(sharing === undefined ? {} : { sharing }),
      ...(lifecycle === undefined ? {} : { lifecycle }),
    }
    const conditions = [
      Prisma.sql`true`,
      ...(ownerId === undefined ? [] : [Prisma.sql`d.owner_id = ${ownerId}`]),
      ...(sharing === undefined ? [] : [Prisma.sql`d.sharing = ${sharing}`]),
      ...(lifecycle === undefined ? [] : [Prisma.sql`d.lifecycle = ${lifecycle}`]),
    ]
    const rows = await this.prisma.$queryRaw<ListedRow<Row>[]>`
      SELECT ${Prisma.raw(listedDealColumns())} FROM deals d WHERE ${Prisma.join(conditions, ' AND ')}
      ORDER BY d.id DESC LIMIT ${request.pageSize} OFFSET ${offsetOf(request)}`
    return {
      items: rows.map(toListedDeal),
      total: await totalOf(rows.length, request, () => this.prisma.deal.count({ where })),
    }
  }

  async listByOwner(ownerId: AccountId, after: DealId | null, limit: number): Promise<readonly Listed<Deal>[]> {
    const rows = await (after === null
      ? this.statements.rows<ListedRow<Row>>(LIST_FIRST_BY_OWNER, [ownerId, limit])
      : this.statements.rows<ListedRow<Row>>(LIST_NEXT_BY_OWNER, [ownerId, limit, after]))
    return rows.map(toListedDeal)
  }

  listByGroup(groupId: SharingGroupId, request: PageRequest): Promise<Page<Listed<Deal>>> {
    return this.page(IN_GROUP, groupId, request)
  }

  async listByCollection(collectionId: CollectionId) {
    const rows = await this.statements.rows<ListedRow<Row> & AuthorRow>(LIST_BY_COLLECTION, [collectionId])
    // Hundreds of deals have few owners: each stands in memory once.
    const owners = new Map(rows.map((row) => [row.authorId, row]))
    const authors = new Map([...owners].map(([id, row]) => [id, toAuthor(row)]))
    return rows.map((row) => ({ deal: toListedDeal(row), owner: authors.get(row.authorId) ?? toAuthor(row) }))
  }

  async listExposedByCollection(collectionId: CollectionId): Promise<readonly Listed<SharedDeal>[]> {
    const rows = await this.statements.rows<ListedRow<SharedDealRow>>(EXPOSED_BY_COLLECTION, [collectionId])
    return rows.map(toListedSharedDeal)
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
    return rows.map((row) => ({ deal: toListedSharedDeal(row), owner: toCard(row), grants: toGrants(row) }))
  }

  private async page({ page, total }: Listing, key: string, request: PageRequest): Promise<Page<Listed<Deal>>> {
    const values = [key, request.pageSize, offsetOf(request)]
    const rows = await this.statements.rows<ListedRow<Row>>(page, values)
    const count = async () => (await this.statements.rows<TotalRow>(total, [key]))[0]?.total ?? 0
    return { items: rows.map(toListedDeal), total: await totalOf(rows.length, request, count) }
  }
}

/** How long the list is: a page that is not full tells by itself, unless it is empty and not the first. */
const totalOf = async (found: number, request: PageRequest, count: () => Promise<number>): Promise<number> => {
  const isLast = found < request.pageSize && (found > 0 || request.page === 1)
  return isLast ? offsetOf(request) + found : count()
}
