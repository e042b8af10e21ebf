import type { DealFilter, DealRepository, DealWithOwner } from '../../application/ports/deal-repository.js'
import type { CursorRequest } from '../../domain/cursor.js'
import type { Deal } from '../../domain/deal.js'
import type { AccountId, CollectionId, DealId, SharingGroupId } from '../../domain/ids.js'
import { offsetOf, type Page, type PageRequest } from '../../domain/page.js'
import {
  AUTHOR_COLUMNS,
  type AuthorRow,
  DEAL_COLUMNS,
  DEAL_TABLE_COLUMNS,
  toDeal,
  toDealRecord,
  toDealRow,
  toDealWithOwner,
} from './deal-rows.js'
import { Prisma } from './generated/client.js'
import type * as Model from './generated/models.js'

type Row = Model.DealModel & AuthorRow

/** `isExposedInCatalog`, as the partial indexes have it. */
const IS_EXPOSED = Prisma.sql`d.sharing = 'public' AND d.lifecycle = 'active'`
const IS_LISTED = Prisma.sql`a.is_active AND a.handle IS NOT NULL`
/** The order of `latestPublishedFirst`: minus infinity comes last. */
const PUBLISHED = Prisma.raw(`COALESCE(d.published_at, '-infinity')`)
const LATEST_PUBLISHED_FIRST = Prisma.sql`ORDER BY ${PUBLISHED} DESC, d.id DESC`

const isAfter = ({ after }: CursorRequest): Prisma.Sql =>
  after === null
    ? Prisma.sql`true`
    : Prisma.sql`(${PUBLISHED}, d.id) < (${after.publishedAt?.toISOString() ?? '-infinity'}::timestamptz, ${after.id}::uuid)`

/** Deals of one INSERT: few enough for the timeout of a statement. */
const INSERT_BATCH = 10_000

export class PrismaDealRepository implements DealRepository {
  constructor(private readonly prisma: Prisma.TransactionClient) {}

  async findById(id: DealId): Promise<Deal | null> {
    const row = await this.prisma.deal.findUnique({ where: { id } })
    return row && toDeal(row)
  }

  async findOwned(id: DealId): Promise<DealWithOwner | null> {
    const [found] = await this.listOwned(Prisma.sql`WHERE d.id = ${id}::uuid`)
    return found ?? null
  }

  async findMany(ids: readonly DealId[]): Promise<readonly Deal[]> {
    return (await this.prisma.deal.findMany({ where: { id: { in: [...ids] } } })).map(toDeal)
  }

  async lockMany(ids: readonly DealId[]): Promise<readonly Deal[]> {
    await this.prisma.$queryRaw`SELECT 1 FROM deals WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR UPDATE`
    return this.findMany(ids)
  }

  async holdOwned(ids: readonly DealId[]): Promise<readonly DealWithOwner[]> {
    await this.prisma.$queryRaw`SELECT 1 FROM deals WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR KEY SHARE`
    return this.listOwned(Prisma.sql`WHERE d.id = ANY (${ids}::uuid[])`)
  }

  async insertMany(deals: readonly Deal[]): Promise<void> {
    // Prisma would send a large import in far smaller pieces, each compiled anew.
    for (let start = 0; start < deals.length; start += INSERT_BATCH)
      await this.prisma.$executeRaw`
        INSERT INTO deals (${DEAL_TABLE_COLUMNS}) SELECT ${DEAL_TABLE_COLUMNS}
        FROM jsonb_populate_recordset(NULL::deals, ${JSON.stringify(deals.slice(start, start + INSERT_BATCH).map(toDealRecord))}::jsonb)`
  }

  async save(deal: Deal): Promise<Deal | null> {
    const { id, ownerId: _, createdAt: __, ...data } = toDealRow(deal)
    // A trigger keeps a stored published_at.
    const [row] = await this.prisma.deal.updateManyAndReturn({
      where: { id, revision: deal.revision },
      data: { ...data, revision: deal.revision + 1 },
    })
    return row === undefined ? null : toDeal(row)
  }

  async lock(id: DealId): Promise<void> {
    await this.prisma.$queryRaw`SELECT 1 FROM deals WHERE id = ${id}::uuid FOR UPDATE`
  }

  async delete(id: DealId): Promise<void> {
    await this.prisma.deal.deleteMany({ where: { id } })
  }

  async withdrawFromGroup(groupId: SharingGroupId, at: Date): Promise<void> {
    await this.prisma.$executeRaw`
      UPDATE deals SET sharing_group_ids = array_remove(sharing_group_ids, ${groupId}::uuid),
        sharing = CASE WHEN cardinality(array_remove(sharing_group_ids, ${groupId}::uuid)) = 0 THEN 'private' ELSE sharing END,
        updated_at = ${at}, revision = revision + 1
      WHERE sharing = 'group' AND sharing_group_ids @> ARRAY[${groupId}::uuid]`
  }

  async list({ ownerId, sharing, lifecycle }: DealFilter, request: PageRequest): Promise<Page<Deal>> {
    const where = {
      ...(ownerId === undefined ? {} : { ownerId }),
      ...(sharing === undefined ? {} : { sharing }),
      ...(lifecycle === undefined ? {} : { lifecycle }),
    }
    const rows = await this.prisma.deal.findMany({
      where,
      orderBy: { id: 'desc' },
      skip: offsetOf(request),
      take: request.pageSize,
    })
    return {
      items: rows.map(toDeal),
      total: await totalOf(rows.length, request, () => this.prisma.deal.count({ where })),
    }
  }

  async listByGroup(groupId: SharingGroupId, request: PageRequest): Promise<Page<Deal>> {
    const from = Prisma.sql`FROM deals d JOIN accounts a ON a.id = d.owner_id
      WHERE d.sharing = 'group' AND d.lifecycle = 'active' AND d.sharing_group_ids @> ARRAY[${groupId}::uuid] AND a.is_active`
    return this.page(from, Prisma.sql`ORDER BY d.id DESC`, request)
  }

  async listByCollection(collectionId: CollectionId): Promise<readonly DealWithOwner[]> {
    const rows = await this.prisma.$queryRaw<Row[]>`
      SELECT ${DEAL_COLUMNS}, ${AUTHOR_COLUMNS}
      FROM collections c CROSS JOIN unnest(c.deal_ids) WITH ORDINALITY AS held(id, place)
        JOIN deals d ON d.id = held.id JOIN accounts a ON a.id = d.owner_id
      WHERE c.id = ${collectionId}::uuid ORDER BY held.place`
    return rows.map(toDealWithOwner)
  }

  async listExposedByOwner(ownerId: AccountId, request: PageRequest): Promise<Page<Deal>> {
    return this.page(
      Prisma.sql`FROM deals d WHERE d.owner_id = ${ownerId} AND ${IS_EXPOSED}`,
      LATEST_PUBLISHED_FIRST,
      request,
    )
  }

  async listRecent(request: CursorRequest): Promise<readonly DealWithOwner[]> {
    return this.listOwned(Prisma.sql`
      WHERE ${IS_EXPOSED} AND ${IS_LISTED} AND ${isAfter(request)} ${LATEST_PUBLISHED_FIRST} LIMIT ${request.limit}`)
  }

  async listFeed(followerId: AccountId, request: CursorRequest): Promise<readonly DealWithOwner[]> {
    // The latest of each author from that author's own index range, then the latest of those.
    const rows = await this.prisma.$queryRaw<Row[]>`
      SELECT ${DEAL_COLUMNS}, ${AUTHOR_COLUMNS}
      FROM subscriptions s JOIN accounts a ON a.id = s.author_id
        CROSS JOIN LATERAL (
          SELECT d.* FROM deals d WHERE d.owner_id = a.id AND ${IS_EXPOSED} AND ${isAfter(request)}
          ${LATEST_PUBLISHED_FIRST} LIMIT ${request.limit}
        ) AS d
      WHERE s.follower_id = ${followerId} AND ${IS_LISTED} ${LATEST_PUBLISHED_FIRST} LIMIT ${request.limit}`
    return rows.map(toDealWithOwner)
  }

  private async listOwned(rest: Prisma.Sql): Promise<readonly DealWithOwner[]> {
    const rows = await this.prisma.$queryRaw<Row[]>`
      SELECT ${DEAL_COLUMNS}, ${AUTHOR_COLUMNS} FROM deals d JOIN accounts a ON a.id = d.owner_id ${rest}`
    return rows.map(toDealWithOwner)
  }

  private async page(from: Prisma.Sql, order: Prisma.Sql, request: PageRequest): Promise<Page<Deal>> {
    const rows = await this.prisma.$queryRaw<Model.DealModel[]>`
      SELECT ${DEAL_COLUMNS} ${from} ${order} LIMIT ${request.pageSize} OFFSET ${offsetOf(request)}`
    const count = async () => {
      const [row] = await this.prisma.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total ${from}`
      return row?.total ?? 0
    }
    return { items: rows.map(toDeal), total: await totalOf(rows.length, request, count) }
  }
}

/** How long the list is: a page that is not full tells by itself, unless it is empty and not the first. */
const totalOf = async (found: number, request: PageRequest, count: () => Promise<number>): Promise<number> => {
  const isLast = found < request.pageSize && (found > 0 || request.page === 1)
  return isLast ? offsetOf(request) + found : count()
}
