import { NIL } from 'uuid'
import type { AuditFilter, AuditLog } from '../../../application/ports/audit-log.js'
import type { AuditChange, AuditRecord, AuditSubject } from '../../../domain/audit.js'
import type { AccountId, AuditRecordId } from '../../../domain/ids.js'
import { offsetOf, type Page, type PageRequest } from '../../../domain/page.js'
import { LOCKS } from '../../postgres/advisory-locks.js'
import { namesOf, toRecord } from '../../postgres/columns.js'
import { escapeLike } from '../../postgres/escape-like.js'
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
    const where: Model.AuditRecordWhereInput = {
      ...(filter.actor === undefined ? {} : { actorId: filter.actor }),
      ...(filter.as === undefined ? {} : { asId: filter.as }),
      ...(filter.subject === undefined ? {} : { subjectId: filter.subject }),
      ...(filter.action === undefined ? {} : { action: { startsWith: escapeLike(filter.action) } }),
      at: { ...(filter.from && { gte: filter.from }), ...(filter.to && { lt: filter.to }) },
    }
    const rows = await this.prisma.auditRecord.findMany({
      where,
      orderBy: NEWEST_FIRST,
      skip: offsetOf(request),
      take: request.pageSize,
    })
    return {
      items: rows.map(toAuditRecord),
      ...(await countedTotal(filter, (limit) => this.prisma.auditRecord.count({ where, ...limit }))),
    }
  }

  async listAbout(accountId: AccountId, after: AuditRecord | null, limit: number): Promise<readonly AuditRecord[]> {
    // Reads each kind through its own index, and takes the first of both together.
    const first = Prisma.sql`
      AND (at, id) < (${after?.at.toISOString() ?? 'infinity'}::timestamptz, ${after?.id ?? NIL}::uuid)
      ORDER BY at DESC, id DESC LIMIT ${limit}`
    const found = await this.prisma.$queryRaw<{ id: string }[]>`
      SELECT id FROM (
        (SELECT id, at FROM audit_records WHERE subject_type = 'account' AND subject_id = ${accountId} ${first}) UNION
        (SELECT id, at FROM audit_records
          WHERE subject_type = 'grant' AND parameters @> jsonb_build_object('accountId', ${accountId}::text) ${first})
      ) AS found ORDER BY at DESC, id DESC LIMIT ${limit}`
    const rows = await this.prisma.auditRecord.findMany({
      where: { id: { in: found.map(({ id }) => id) } },
      orderBy: NEWEST_FIRST,
    })
    return rows.map(toAuditRecord)
  }

  async findLatestAs(accountId: AccountId): Promise<AuditRecord | null> {
    const row = await this.prisma.auditRecord.findFirst({ where: { asId: accountId }, orderBy: NEWEST_FIRST })
    return row && toAuditRecord(row)
  }
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
