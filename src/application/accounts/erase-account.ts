import { accountNotFound, HANDLE_HELD_DAYS, isActiveAdmin, lastAdmin } from '../../domain/account.js'
import { isSelf, requireAccount, requireOneself } from '../../domain/actor.js'
import type { Initiator } from '../../domain/audit.js'
import { daysLater } from '../../domain/day.js'
import { serviceUnavailable } from '../../domain/errors.js'
import { type ExpectedRevisions, requireRevision } from '../../domain/revision.js'
import type { AuditTrail } from '../audit/audit-trail.js'
import type { CurrentRights } from '../current-rights.js'
import type { BackgroundWork } from '../maintenance/background-work.js'
import type { CallerAccounts } from '../ports/caller-accounts.js'
import type { Clock } from '../ports/clock.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import { managedAccountId } from './managed-account.js'

interface Input extends Initiator {
  readonly id: string
  readonly expected?: ExpectedRevisions
}

/**
 * Erases an account, for its owner or an admin, but not for an admin who acts as the account. The account can no longer
 * be found once this returns; its remaining data is removed in the background.
 */
export class EraseAccount {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly callers: CallerAccounts,
    private readonly rights: CurrentRights,
    private readonly trail: AuditTrail,
    private readonly work: BackgroundWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN, ACCOUNT_NOT_FOUND, LAST_ADMIN,
   *   PRECONDITION_FAILED, and SERVICE_UNAVAILABLE if the account becomes an admin in the meantime
   */
  async execute({ id: idText, expected, ...initiator }: Input): Promise<void> {
    requireAccount(initiator.actor)
    requireOneself(initiator.actor)
    const id = managedAccountId(initiator.actor, idText)
    try {
      await this.unitOfWork.run(async (repositories) => {
        const { accounts, erasure } = repositories
        // Only the erasure of an admin changes the number of admins.
        const before = await accounts.findById(id)
        const isAdmin = before !== null && isActiveAdmin(before)
        if (isAdmin) await accounts.lockRoles()
        managedAccountId(await this.rights.currentActor(repositories, initiator.actor), id)
        // Concurrent writes for this account wait for this lock, then find that the account no longer exists.
        await accounts.lock(id)
        const account = await accounts.findById(id)
        if (account === null) throw accountNotFound()
        if (isActiveAdmin(account) && !isAdmin) throw serviceUnavailable()
        if (isAdmin && isActiveAdmin(account) && (await accounts.countActiveAdmins()) <= 1) throw lastAdmin()
        requireRevision(account, expected)
        const now = this.clock.now()
        // Recorded before the erasure, which removes the id from the audit trail.
        if (!isSelf(initiator.actor, id))
          await this.trail.append(repositories, initiator, {
            action: 'account.erase',
            subject: { type: 'account', id },
            changes: {},
          })
        await erasure.erase(id, now, daysLater(now, HANDLE_HELD_DAYS))
      })
    } finally {
      // Also after a failure: the transaction may have been committed, with only the database's reply lost.
      this.callers.forget(id)
    }
    await this.work.begin({ kind: 'erase-account', subject: id })
  }
}
