import type { AuditRecord } from '../../domain/audit.js'
import type { AccountId } from '../../domain/ids.js'
import type { Page, PageRequest } from '../../domain/page.js'

export interface AuditFilter {
  readonly actor?: string | undefined
  readonly as?: string | undefined
  /** The id of the subject. */
  readonly subject?: string | undefined
  /** The beginning of the action. */
  readonly action?: string | undefined
  /** From this moment on. */
  readonly from?: Date | undefined
  /** Before this moment. */
  readonly to?: Date | undefined
}

/** The trail. It only grows: there is no way to change a record or to take one away. */
export interface AuditLog {
  append(record: AuditRecord): Promise<void>

  /**
   * Appends a record of an impersonated read, unless its actor has one of the same account since then. Of two
   * transactions at once one keeps its own.
   */
  appendFirstRead(record: AuditRecord, since: Date): Promise<void>

  /** Newest first. */
  list(filter: AuditFilter, request: PageRequest): Promise<Page<AuditRecord>>

  /** The records of a subject, newest first: so many from behind one on. */
  listOfSubject(subjectId: string, after: AuditRecord | null, limit: number): Promise<readonly AuditRecord[]>

  /** The latest record of somebody who acted as the account. */
  findLatestAs(accountId: AccountId): Promise<AuditRecord | null>
}
