import { NIL } from 'uuid'
import type { AuditFilter, AuditLog } from '../../../application/ports/audit-log.js'
import type { AuditChange, AuditRecord, AuditSubject } from '../../../domain/audit.js'
import type { AccountId, AuditRecordId } from '../../../domain/ids.js'
import { isFiltering, isTooFar, offsetOf, type Page, type PageRequest } from '../../../domain/page.js'
import { LOCKS } from '../../postgres/advisory-locks.js'
import { namesOf, toRecord } from '../../postgres/columns.js'
import { countedTotal } from '../filtered-totals.js'
import { Prisma } from '../generated/client.js'
import type * as Model from '../generated/models.js'

const NEWEST_FIRST = [{ at: 'desc' }, { id: 'desc' }] as const satisfies Model.AuditRecordOrderByWithRelationInput[]

/** Maps the fields of a record's model to its columns. */
const COLUMNS = {
  id: 'id',
  at: 'at',
  actorType: 'actor_type',
  actorId: 'actor_id',
  asId: 'as_id',
  action: 'action',
  parameters: 'parameters',
  subjectType: 'subject_type',
  subjectId: 'subject_id',
  changes: 'changes',
  requestId: 'request_id',
} as const satisfies Record<keyof Model.AuditRecordModel, string>
const TABLE_COLUMNS = Prisma.raw(namesOf(COLUMNS))

export class PrismaAuditLog implements AuditLog {
  constructor(private readonly prisma: Prisma.TransactionClient) {}

  async append(record: AuditRecord): Promise<void> {
    await this.prisma.auditRecord.createMany({ data: toRow(record) })
  }

  async appendFirstRead(record: AuditRecord, since: Date): Promise<void> {
    const { actor, as } = record
    // The lock lasts until the transaction ends, so of two concurrent requests the second sees the record of the first.
    await this.prisma.$executeRaw`
      SELECT pg_advisory_xact_lock(${LOCKS.firstReads}, hashtext(${JSON.stringify([actor.id, as])}))`
    await this.prisma.$executeRaw`
      INSERT INTO audit_records (${TABLE_COLUMNS})
      SELECT ${TABLE_COLUMNS} FROM jsonb_populate_record(NULL::audit_records, ${JSON.stringify(toRecord(COLUMNS, toRow(record)))}::jsonb)
      WHERE NOT EXISTS (
        SELECT 1 FROM audit_records
        WHERE as_id = ${as} AND actor_id = ${actor.id} AND at > ${since} AND starts_with(action, 'GET '))`
  }

  async list(filter: AuditFilter, request: PageRequest): Promise<Page<AuditRecord>> {
    const parts = partsOf(filter)
    const isOutOfReach = isFiltering(filter) && isTooFar(request)
    return {
      items: isOutOfReach ? [] : await this.read(parts, offsetOf(request), request.pageSize),
      ...(await countedTotal(filter, ({ take }) => this.count(parts, take ?? null))),
    }
  }

  async listAbout(accountId: AccountId, after: AuditRecord | null, limit: number): Promise<readonly AuditRecord[]> {
    const following = Prisma.sql`
      (at, id) < (${after?.at.toISOString() ?? 'infinity'}::timestamptz, ${after?.id ?? NIL}::uuid)`
    const [own, ofGrants] = partsAbout(accountId)
    const parts = [Prisma.sql`${own} AND subject_type = 'account'`, ofGrants].map(
      (part) => Prisma.sql`${part} AND ${following}`,
    )
    return this.read(parts, 0, limit)
  }

  /** Reads each part through its own index, and takes the newest of them together. */
  private async read(parts: readonly Prisma.Sql[], skip: number, take: number): Promise<readonly AuditRecord[]> {
    const firsts = parts.map(
      (part) => Prisma.sql`
        (SELECT id, at FROM audit_records WHERE ${part} ORDER BY at DESC, id DESC LIMIT ${skip + take})`,
    )
    const found = await this.prisma.$queryRaw<{ id: string }[]>`
      SELECT id FROM (${Prisma.join(firsts, ' UNION ')}) AS found
      ORDER BY at DESC, id DESC LIMIT ${take} OFFSET ${skip}`
    const rows = await this.prisma.auditRecord.findMany({
      where: { id: { in: found.map(({ id }) => id) } },
      orderBy: NEWEST_FIRST,
    })
    return rows.map(toAuditRecord)
  }

  private async count(parts: readonly Prisma.Sql[], limit: number | null): Promise<number> {
    const ids = parts.map((part) => Prisma.sql`(SELECT id FROM audit_records WHERE ${part} LIMIT ${limit}::integer)`)
    const [counted] = await this.prisma.$queryRaw<[{ total: number }]>`
      SELECT count(*)::integer AS total
      FROM (SELECT FROM (${Prisma.join(ids, ' UNION ')}) AS parts LIMIT ${limit}::integer) AS found`
    return counted.total
  }

  async findLatestAs(accountId: AccountId): Promise<AuditRecord | null> {
    const row = await this.prisma.auditRecord.findFirst({ where: { asId: accountId }, orderBy: NEWEST_FIRST })
    return row && toAuditRecord(row)
  }
}

/** The conditions for records about a subject; those about an account include the records of its grants. */
const partsAbout = (id: string): readonly [Prisma.Sql, Prisma.Sql] => [
  Prisma.sql`subject_id = ${id}`,
  // Found first: if the planner expected many, it would look through everybody's records from the newest on.
  Prisma.sql`id = ANY (ARRAY(
    SELECT g.id FROM audit_records g
    WHERE g.subject_type = 'grant' AND g.parameters @> jsonb_build_object('accountId', ${id}::text)))`,
]

/** A filter as conditions, each served by one index, whose records together are the ones that it selects. */
const partsOf = ({ subject, actor, as, action, from, to }: AuditFilter): readonly Prisma.Sql[] => {
  const conditions = [
    ...(actor === undefined ? [] : [Prisma.sql`actor_id = ${actor}`]),
    ...(as === undefined ? [] : [Prisma.sql`as_id = ${as}`]),
    ...(action === undefined ? [] : [Prisma.sql`starts_with(action, ${action})`]),
    ...(from === undefined ? [] : [Prisma.sql`at >= ${from}`]),
    ...(to === undefined ? [] : [Prisma.sql`at < ${to}`]),
  ]
  const rest = Prisma.join([Prisma.sql`TRUE`, ...conditions], ' AND ')
  return subject === undefined ? [rest] : partsAbout(subject).map((part) => Prisma.sql`${part} AND ${rest}`)
}

type JsonField = 'parameters' | 'changes'

const toRow = (
  record: AuditRecord,
): Omit<Model.AuditRecordModel, JsonField> & Readonly<Record<JsonField, Prisma.InputJsonObject>> => ({
  id: record.id,
  at: record.at,
  actorType: record.actor.type,
  actorId: record.actor.id,
  asId: record.as,
  action: record.action,
  parameters: record.parameters as Prisma.InputJsonObject,
  subjectType: record.subject.type,
  subjectId: record.subject.id,
  changes: record.changes as Prisma.InputJsonObject,
  requestId: record.requestId,
})

const toAuditRecord = (row: Model.AuditRecordModel): AuditRecord => ({
  id: row.id as AuditRecordId,
  at: row.at,
  actor: { type: row.actorType, id: row.actorId } as AuditRecord['actor'],
  as: row.asId as AccountId | null,
  action: row.action,
  parameters: row.parameters as AuditRecord['parameters'],
  subject: { type: row.subjectType as AuditSubject, id: row.subjectId },
  changes: row.changes as Readonly<Record<string, AuditChange>>,
  requestId: row.requestId,
})
