import type { AuditFilter, AuditLog } from '../../../application/ports/audit-log.js'
import type { AuditRecord } from '../../../domain/audit.js'
import type { AccountId } from '../../../domain/ids.js'
import { isFiltering, listTotal, offsetOf, type Page, type PageRequest } from '../../../domain/page.js'
import { compareCodePoints } from '../../../domain/text.js'
import type { InMemoryDatabase } from '../in-memory-database.js'

export class InMemoryAuditLog implements AuditLog {
  constructor(private readonly db: InMemoryDatabase) {}

  append(record: AuditRecord): Promise<void> {
    return this.db.write(({ auditRecords }) => void auditRecords.set(record.id, structuredClone(record)))
  }

  appendFirstRead(record: AuditRecord, since: Date): Promise<void> {
    return this.db.write(({ auditRecords }) => {
      const isKnown = [...auditRecords.values()].some(
        ({ actor, as, at, action }) =>
          as === record.as && actor.id === record.actor.id && at > since && action.startsWith('GET '),
      )
      if (!isKnown) auditRecords.set(record.id, structuredClone(record))
    })
  }

  async list(filter: AuditFilter, request: PageRequest): Promise<Page<AuditRecord>> {
    const found = this.newestFirst().filter((record) => {
      const { actor, as, action, at } = record
      return (
        (filter.actor === undefined || actor.id === filter.actor) &&
        (filter.as === undefined || as === filter.as) &&
        (filter.subject === undefined || isAbout(record, filter.subject)) &&
        (filter.action === undefined || action.startsWith(filter.action)) &&
        (filter.from === undefined || at >= filter.from) &&
        (filter.to === undefined || at < filter.to)
      )
    })
    return {
      items: found.slice(offsetOf(request), offsetOf(request) + request.pageSize),
      ...listTotal(isFiltering(filter), found.length),
    }
  }

  async listAbout(accountId: AccountId, after: AuditRecord | null, limit: number): Promise<readonly AuditRecord[]> {
    return this.newestFirst()
      .filter((record) => isAbout(record, accountId) && ['account', 'grant'].includes(record.subject.type))
      .filter((record) => after === null || newestFirst(after, record) < 0)
      .slice(0, limit)
  }

  async findLatestAs(accountId: AccountId): Promise<AuditRecord | null> {
    return this.newestFirst().find(({ as }) => as === accountId) ?? null
  }

  private newestFirst(): readonly AuditRecord[] {
    return structuredClone([...this.db.tables.auditRecords.values()]).sort(newestFirst)
  }
}

/** Whether a record is about a subject; those about an account include the records of its grants. */
const isAbout = ({ subject, parameters }: AuditRecord, id: string): boolean =>
  subject.id === id || (subject.type === 'grant' && parameters.accountId === id)

const newestFirst = (a: AuditRecord, b: AuditRecord): number =>
  b.at.getTime() - a.at.getTime() || compareCodePoints(b.id, a.id)
