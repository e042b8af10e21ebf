import type { AuditRecord } from '../../domain/audit.js'
import type { AccountId } from '../../domain/ids.js'
import type { Page, PageRequest } from '../../domain/page.js'

export interface AuditFilter {
  readonly actor?: string | undefined
  readonly as?: string | undefined
  /** The id of the subject; that of an account includes the records of its grants. */
  readonly subject?: string | undefined
  /** A prefix of the action. */
  readonly action?: string | undefined
  /** Inclusive. */
  readonly from?: Date | undefined
  /** Exclusive. */
  readonly to?: Date | undefined
}

/** The audit trail. It is append-only: records cannot be changed or deleted. */
export interface AuditLog {
  /** Adds a record, in the transaction that these repositories belong to. */
  append(record: AuditRecord): Promise<void>

  /**
   * Appends a record of an impersonated read, unless there is one by the same actor for the same account since the given
   * time. If two transactions do this at the same time, only one appends its record.
   */
  appendFirstRead(record: AuditRecord, since: Date): Promise<void>

  /** Newest first. */
  list(filter: AuditFilter, request: PageRequest): Promise<Page<AuditRecord>>

  /** Up to `limit` records about an account and its grants, newest first, starting after the given one. */
  listAbout(accountId: AccountId, after: AuditRecord | null, limit: number): Promise<readonly AuditRecord[]>

  /** The latest record of an admin who acted as the account. */
  findLatestAs(accountId: AccountId): Promise<AuditRecord | null>
}
