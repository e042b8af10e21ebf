import type {
  CollectionRepository,
  CollectionWithCount,
  LinkedCollection,
  OwnedCollection,
} from '../../application/ports/collection-repository.js'
import type { Collection } from '../../domain/collection.js'
import type { AccountId, CollectionId, DealId } from '../../domain/ids.js'
import { offsetOf, type Page, type PageRequest } from '../../domain/page.js'
import { AUTHOR_COLUMNS, type AuthorRow, toAuthor } from './deal-rows.js'
import type { Prisma } from './generated/client.js'
import type { CollectionModel } from './generated/models.js'
import { type GrantsRow, grantsColumn, toGrants } from './prisma-entitlements.js'
import type { Statement, Statements } from './statements.js'

type LinkedRow = Omit<CollectionModel, 'dealIds'> & { readonly seniority: number | null }
type Row = LinkedRow & Pick<CollectionModel, 'dealIds'>
type CountedRow = Row & { readonly exposedDeals: number }

/** A collection (`c`) under the names of its model, with how many unarchived ones of its owner are older. */
const LINKED_COLUMNS = `c.id, c.revision, c.owner_id AS "ownerId", c.title, c.description,
  c.public_enabled AS "publicEnabled", c.public_token AS "publicToken", c.available_from AS "availableFrom",
  c.available_until AS "availableUntil", c.archived_at AS "archivedAt", c.created_at AS "createdAt",
  c.updated_at AS "updatedAt",
  CASE WHEN c.archived_at IS NULL THEN (
    SELECT count(*)::int FROM collections o
    WHERE o.owner_id = c.owner_id AND o.archived_at IS NULL AND (o.created_at, o.id) < (c.created_at, c.id)
  ) END AS seniority`
const COLUMNS = `${LINKED_COLUMNS}, c.deal_ids AS "dealIds"`

/** `isExposedBy` the owner, counted. */
const EXPOSED_DEALS = `(
    SELECT count(*)::int FROM deals d
    WHERE d.id = ANY (c.deal_ids) AND d.owner_id = c.owner_id AND d.sharing = 'public' AND d.lifecycle = 'active'
  ) AS "exposedDeals"`

const NEWEST_FIRST = 'ORDER BY c.created_at DESC, c.id DESC'

const FIND: Statement = {
  name: 'collection_by_id',
  text: `SELECT ${COLUMNS} FROM collections c WHERE c.id = $1::uuid AND c.owner_id IS NOT NULL`,
}
const FIND_OWNED: Statement = {
  name: 'collection_owned',
  text: `SELECT ${COLUMNS}, ${EXPOSED_DEALS}, ${AUTHOR_COLUMNS}
    FROM collections c JOIN accounts a ON a.id = c.owner_id WHERE c.id = $1::uuid`,
}
const linkedBy = (name: string, condition: string): Statement => ({
  name,
  text: `SELECT ${LINKED_COLUMNS}, ${AUTHOR_COLUMNS}, ${grantsColumn('a.id', '$2')}
    FROM collections c JOIN accounts a ON a.id = c.owner_id WHERE ${condition}`,
})
const FIND_LINKED = linkedBy('collection_linked', 'c.id = $1::uuid')
const FIND_BY_TOKEN = linkedBy('collection_by_token', 'c.public_token = $1')
const LIST_BY_OWNER: Statement = {
  name: 'collections_by_owner',
  text: `SELECT ${COLUMNS} FROM collections c WHERE c.owner_id = $1 ${NEWEST_FIRST} LIMIT $2 OFFSET $3`,
}
const LIST_AFTER: Statement = {
  name: 'collections_by_owner_after',
  kind: 'long',
  text: `SELECT ${COLUMNS} FROM collections c
    WHERE c.owner_id = $1 AND (c.created_at, c.id) < ($3::timestamptz, $4::uuid) ${NEWEST_FIRST} LIMIT $2`,
}
/** Above every collection in the order of `NEWEST_FIRST`. */
const FROM_THE_START = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const
const LIST_OPEN: Statement = {
  name: 'collections_open',
  text: `SELECT ${COLUMNS}, ${EXPOSED_DEALS} FROM collections c
    WHERE c.owner_id = $1 AND c.public_enabled AND c.archived_at IS NULL ${NEWEST_FIRST}`,
}

export class PrismaCollectionRepository implements CollectionRepository {
  constructor(
    private readonly prisma: Prisma.TransactionClient,
    private readonly statements: Statements,
  ) {}

  async findById(id: CollectionId): Promise<Collection | null> {
    const [row] = await this.statements.rows<Row>(FIND, [id])
    return row === undefined ? null : toCollection(row)
  }

  async findOwned(id: CollectionId): Promise<OwnedCollection | null> {
    const [row] = await this.statements.rows<CountedRow & AuthorRow>(FIND_OWNED, [id])
    return row === undefined ? null : { ...toCounted(row), owner: toAuthor(row) }
  }

  findLinked(id: CollectionId, at: Date): Promise<LinkedCollection | null> {
    return this.findLink(FIND_LINKED, id, at)
  }

  findByPublicToken(token: string, at: Date): Promise<LinkedCollection | null> {
    return this.findLink(FIND_BY_TOKEN, token, at)
  }

  private async findLink(statement: Statement, key: string, at: Date): Promise<LinkedCollection | null> {
    const [row] = await this.statements.rows<LinkedRow & AuthorRow & GrantsRow>(statement, [key, at])
    return row === undefined ? null : { collection: toLinked(row), owner: toAuthor(row), grants: toGrants(row) }
  }

  async insert(collection: Collection): Promise<void> {
    await this.prisma.collection.create({ data: toRow(collection) })
  }

  async save(collection: Collection): Promise<Collection | null> {
    const { id, ownerId: _, createdAt: __, ...data } = toRow(collection)
    const { count } = await this.prisma.collection.updateMany({
      where: { id, revision: collection.revision },
      data: { ...data, revision: collection.revision + 1 },
    })
    return count === 0 ? null : this.findById(collection.id)
  }

  async lock(id: CollectionId): Promise<void> {
    await this.prisma.$queryRaw`SELECT 1 FROM collections WHERE id = ${id}::uuid FOR UPDATE`
  }

  async delete(id: CollectionId): Promise<void> {
    await this.prisma.collection.deleteMany({ where: { id } })
  }

  async listByOwner(ownerId: AccountId, request: PageRequest): Promise<Page<Collection>> {
    const rows = await this.statements.rows<Row>(LIST_BY_OWNER, [ownerId, request.pageSize, offsetOf(request)])
    return { items: rows.map(toCollection), total: await this.prisma.collection.count({ where: { ownerId } }) }
  }

  async listByOwnerAfter(ownerId: AccountId, after: Collection | null, limit: number): Promise<readonly Collection[]> {
    const from = after === null ? FROM_THE_START : [after.createdAt, after.id]
    return (await this.statements.rows<Row>(LIST_AFTER, [ownerId, limit, ...from])).map(toCollection)
  }

  async listOpenByOwner(ownerId: AccountId): Promise<readonly CollectionWithCount[]> {
    const rows = await this.statements.rows<CountedRow>(LIST_OPEN, [ownerId])
    return rows.map(toCounted)
  }

  async countUnarchived(ownerId: AccountId): Promise<number> {
    return this.prisma.collection.count({ where: { ownerId, archivedAt: null } })
  }

  async removeDeal(dealId: DealId): Promise<void> {
    await this.prisma.$executeRaw`
      UPDATE collections SET deal_ids = array_remove(deal_ids, ${dealId}::uuid), revision = revision + 1
      WHERE deal_ids @> ARRAY[${dealId}::uuid]`
  }
}

const toRow = (collection: Collection): CollectionModel => ({
  id: collection.id,
  revision: collection.revision,
  ownerId: collection.ownerId,
  title: collection.title,
  description: collection.description,
  dealIds: [...collection.dealIds],
  publicEnabled: collection.publicEnabled,
  publicToken: collection.publicToken,
  availableFrom: collection.availableFrom,
  availableUntil: collection.availableUntil,
  archivedAt: collection.archivedAt,
  createdAt: collection.createdAt,
  updatedAt: collection.updatedAt,
})

const toLinked = (row: LinkedRow): Omit<Collection, 'dealIds'> => ({
  id: row.id as CollectionId,
  revision: row.revision,
  ownerId: row.ownerId as AccountId,
  title: row.title,
  description: row.description,
  publicEnabled: row.publicEnabled,
  publicToken: row.publicToken,
  availableFrom: row.availableFrom,
  availableUntil: row.availableUntil,
  archivedAt: row.archivedAt,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  seniority: row.seniority,
})

const toCollection = (row: Row): Collection => ({ ...toLinked(row), dealIds: row.dealIds as DealId[] })

const toCounted = (row: CountedRow): CollectionWithCount => ({
  collection: toCollection(row),
  exposedDeals: row.exposedDeals,
})
