import type {
  CollectionRepository,
  CollectionWithOwner,
  CountedCollection,
  LinkedCollection,
  OpenCollection,
  WhichCollections,
} from '../../../application/ports/collection-repository.js'
import type { EventLog } from '../../../application/ports/event-log.js'
import { byState, type Collection, type CollectionState, type ViewsOfDay } from '../../../domain/collection.js'
import { collectionEvents } from '../../../domain/consequences.js'
import type { AccountId, CollectionId, DealId } from '../../../domain/ids.js'
import { offsetOf, type Page, type PageRequest } from '../../../domain/page.js'
import type { Statement, Statements } from '../../postgres/statements.js'
import { type AuthorRow, toAuthor } from '../catalog/author-rows.js'
import { LOCK_AGAINST_DELETION } from '../deals/deal-statements.js'
import { appendedValues } from '../events/event-statements.js'
import type { Prisma } from '../generated/client.js'
import { type GrantsRow, toGrants } from '../grants/grant-rows.js'
import { BEGIN_REMOVAL } from '../practice/practice-statements.js'
import {
  type CollectionRow,
  type Counted,
  type CountedRow,
  type LinkedRow,
  type OpenRow,
  toCollection,
  toCounted,
  toLink,
  toLinked,
  toRow,
  toSavedValues,
} from './collection-rows.js'
import {
  ADD_VIEWS,
  COUNT_BY_STATE,
  COUNT_UNARCHIVED,
  FIND,
  FIND_BY_TOKEN,
  FIND_DELETED,
  FIND_LINKED,
  FIND_OWNED,
  FROM_THE_START,
  LIST_BY_OWNER,
  LIST_COUNTED,
  LIST_DELETED,
  LIST_OPEN,
  LOCK,
  SAVE,
} from './collection-statements.js'

export class PrismaCollectionRepository implements CollectionRepository {
  constructor(
    private readonly prisma: Prisma.TransactionClient,
    private readonly statements: Statements,
    private readonly events: Pick<EventLog, 'append'>,
  ) {}

  findById(id: CollectionId): Promise<Collection | null> {
    return this.find(FIND, id)
  }

  findDeleted(id: CollectionId): Promise<Collection | null> {
    return this.find(FIND_DELETED, id)
  }

  private async find(statement: Statement, id: CollectionId): Promise<Collection | null> {
    const [row] = await this.statements.rows<CollectionRow>(statement, [id])
    return row === undefined ? null : toCollection(row)
  }

  async findOwned(id: CollectionId): Promise<CollectionWithOwner | null> {
    const [row] = await this.statements.rows<CollectionRow & Counted & AuthorRow>(FIND_OWNED, [id])
    if (row === undefined) return null
    return { collection: toCollection(row), owner: toAuthor(row), exposedDeals: row.exposedDeals }
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
    await this.events.append(collectionEvents(null, collection))
  }

  async save(before: Collection, after: Collection, added: readonly DealId[] = []): Promise<Collection | null> {
    const { id, revision } = before
    const events = appendedValues(collectionEvents(before, after))
    const save = { statement: SAVE, values: [...toSavedValues({ ...after, id, revision }, added), ...events] }
    const [row] =
      added.length === 0
        ? await this.statements.rows<CollectionRow>(SAVE, save.values)
        : await this.statements.inOneTransaction<CollectionRow>(
            [{ statement: LOCK_AGAINST_DELETION, values: [added] }, save],
            before.ownerId,
          )
    return row === undefined ? null : toCollection(row)
  }

  async lock(id: CollectionId): Promise<void> {
    await this.statements.rows(LOCK, [id])
  }

  async deleteForever(collection: Collection, at: Date): Promise<void> {
    const { count } = await this.prisma.collection.deleteMany({ where: { id: collection.id } })
    if (count > 0) await this.events.append(collectionEvents(collection, null))
    await this.statements.rows(BEGIN_REMOVAL, [at])
  }

  deleteForeverBefore(time: Date, atMost: number): Promise<number> {
    return this.prisma.$executeRaw`
      DELETE FROM collections WHERE id IN (
        SELECT id FROM collections WHERE deleted_at < ${time.toISOString()}::timestamptz
        ORDER BY deleted_at LIMIT ${atMost} FOR UPDATE SKIP LOCKED)`
  }

  async listByOwner(ownerId: AccountId, request: PageRequest & WhichCollections): Promise<Page<Collection>> {
    const { page, total } = request.deleted ? LIST_DELETED : LIST_BY_OWNER
    const rows = await this.statements.rows<CollectionRow>(page, [ownerId, request.pageSize, offsetOf(request)])
    return { items: rows.map(toCollection), total: await this.count(total, ownerId) }
  }

  async listByOwnerAfter(
    ownerId: AccountId,
    after: Collection | null,
    { deleted, limit }: WhichCollections & { readonly limit: number },
  ): Promise<readonly Collection[]> {
    const from = after === null ? FROM_THE_START : [after.createdAt, after.id]
    const statement = (deleted ? LIST_DELETED : LIST_BY_OWNER).after
    return (await this.statements.rows<CollectionRow>(statement, [ownerId, limit, ...from])).map(toCollection)
  }

  async listOpenByOwner(ownerId: AccountId): Promise<readonly OpenCollection[]> {
    const rows = await this.statements.rows<OpenRow>(LIST_OPEN, [ownerId])
    return rows.map((row) => ({
      collection: { ...toLink(row), seniority: row.seniority },
      bytes: row.bytes,
      counted: row.isWhole ? toCounted(row) : null,
    }))
  }

  async listCounted(ids: readonly CollectionId[]): Promise<readonly CountedCollection[]> {
    return (await this.statements.rows<CountedRow>(LIST_COUNTED, [ids])).map(toCounted)
  }

  async countByState(ownerId: AccountId, ceiling: number | null, at: Date) {
    const rows = await this.statements.rows<{ state: CollectionState; count: number }>(COUNT_BY_STATE, [
      ownerId,
      ceiling,
      at,
    ])
    return byState((state) => rows.find((row) => row.state === state)?.count ?? 0)
  }

  countUnarchived(ownerId: AccountId): Promise<number> {
    return this.count(COUNT_UNARCHIVED, ownerId)
  }

  private async count(statement: Statement, ownerId: AccountId): Promise<number> {
    return (await this.statements.rows<{ readonly n: number }>(statement, [ownerId]))[0]?.n ?? 0
  }

  async addViews(views: readonly ViewsOfDay[]): Promise<void> {
    await this.statements.rows(ADD_VIEWS, [
      views.map(({ collectionId }) => collectionId),
      views.map(({ day }) => day),
      views.map(({ count }) => count),
      views.map(({ last }) => last),
    ])
  }

  async removeDeal(dealId: DealId): Promise<void> {
    await this.prisma.$executeRaw`
      UPDATE collections SET deal_ids = array_remove(deal_ids, ${dealId}::uuid), revision = revision + 1
      WHERE deal_ids @> ARRAY[${dealId}::uuid]`
  }
}
