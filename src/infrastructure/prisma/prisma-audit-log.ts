import type { AuditFilter, AuditLog } from '../../application/ports/audit-log.js'
import type { AuditChange, AuditRecord, AuditSubject } from '../../domain/audit.js'
import type { AccountId, AuditRecordId } from '../../domain/ids.js'
import { offsetOf, type Page, type PageRequest } from '../../domain/page.js'
import { escapeLike } from './escape-like.js'
import type { Prisma } from './generated/client.js'
import type * as Model from './generated/models.js'

const NEWEST_FIRST = [{ at: 'desc' }, { id: 'desc' }] as const satisfies Model.AuditRecordOrderByWithRelationInput[]

/** The first key of the advisory locks under which first reads are told apart; any number of our own. */
const READS_LOCK = 4_251_993

export class PrismaAuditLog implements AuditLog {
  constructor(private readonly prisma: Prisma.TransactionClient) {}

  async append(record: AuditRecord): Promise<void> {
    await this.prisma.auditRecord.createMany({ data: toRow(record) })
  }

  async appendFirstRead(record: AuditRecord, since: Date): Promise<void> {
    const { id, at, actor, as, action, parameters, subject, changes, requestId } = record
    // The lock ends with the statement's transaction, so that of two at once the later one sees what the first left.
    await this.prisma.$executeRaw`
      SELECT pg_advisory_xact_lock(${READS_LOCK}, hashtext(${JSON.stringify([actor.id, as])}))`
    await this.prisma.$executeRaw`
      INSERT INTO audit_records (id, at, actor_type, actor_id, as_id, action, parameters, subject_type, subject_id, changes, request_id)
      SELECT ${id}::uuid, ${at}, ${actor.type}, ${actor.id}, ${as}, ${action}, ${JSON.stringify(parameters)}::jsonb,
        ${subject.type}, ${subject.id},        ${JSON.stringify(changes)}::jsonb, ${requestId}
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
    return { items: rows.map(toRecord), total: await this.prisma.auditRecord.count({ where }) }
  }

  async listOfSubject(subjectId: string, after: AuditRecord | null, limit: number): Promise<readonly AuditRecord[]> {
    const rows = await this.prisma.auditRecord.findMany({
      where: { subjectId, ...(after && { at: { lte: after.at }, NOT: { at: after.at, id: { gte: after.id } } }) },
      orderBy: NEWEST_FIRST,
      take: limit,
    })
    return rows.map(toRecord)
  }

  async findLatestAs(accountId: AccountId): Promise<AuditRecord | null> {
    const row = await this.prisma.auditRecord.findFirst({ where: { asId: accountId }, orderBy: NEWEST_FIRST })
    return row && toRecord(row)
  }
}

const toRow = (record: AuditRecord) => ({
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

const toRecord = (row: Model.AuditRecordModel): AuditRecord => ({
  id: row.id as AuditRecordId,
  at: row.at,
  actor: { type: row.actorType as AuditRecord['actor']['type'], id: row.actorId as AccountId | null },
  as: row.asId as AccountId | null,
  action: row.action,
  parameters: row.parameters as AuditRecord['parameters'],
  subject: { type: row.subjectType as AuditSubject, id: row.subjectId },
  changes: row.changes as Readonly<Record<string, AuditChange>>,
  requestId: row.requestId,
})
