import { type Actor, requireAdmin } from '../../domain/actor.js'
import type { AuditRecord } from '../../domain/audit.js'
import { type PageRequest, requireReachable, type Total } from '../../domain/page.js'
import { jsonBytes } from '../../domain/text.js'
import { type BatchedList, listAtHand } from '../batched-list.js'
import type { AuditFilter, AuditLog } from '../ports/audit-log.js'

/** A page of the audit trail. */
export interface AuditPage extends Total {
  readonly records: BatchedList<AuditRecord>
}

interface Input extends PageRequest {
  readonly actor: Actor
  readonly filter: AuditFilter
}

/** Lists the audit trail for admins, newest first. */
export class ListAuditRecords {
  constructor(private readonly log: AuditLog) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN, VALIDATION_FAILED */
  async execute({ actor, filter, ...request }: Input): Promise<AuditPage> {
    requireAdmin(actor)
    const { items, ...total } = requireReachable(request, await this.log.list(filter, request))
    // Records only change when an account that they name is erased.
    const records = listAtHand(
      items,
      ({ changes }) => jsonBytes(changes),
      ({ changes, ...names }) => names,
    )
    return { records, ...total }
  }
}
