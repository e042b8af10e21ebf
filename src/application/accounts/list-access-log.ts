import { type Actor, requireAccount } from '../../domain/actor.js'
import type { AuditRecord } from '../../domain/audit.js'
import type { Page, PageRequest } from '../../domain/page.js'
import type { AuditLog } from '../ports/audit-log.js'

/** Lists which admins acted as the actor's account, and what they did, newest first. */
export class ListAccessLog {
  constructor(private readonly audit: AuditLog) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE */
  async execute({ actor, ...request }: PageRequest & { readonly actor: Actor }): Promise<Page<AuditRecord>> {
    return this.audit.list({ as: requireAccount(actor).id }, request)
  }
}
