import { accountNotFound, HANDLE_HELD_DAYS, isActiveAdmin, lastAdmin } from '../../domain/account.js'
import { isSelf, requireOneself } from '../../domain/actor.js'
import type { Initiator } from '../../domain/audit.js'
import { daysLater } from '../../domain/day.js'
import { serviceUnavailable } from '../../domain/errors.js'
import { type ExpectedRevisions, requireRevision } from '../../domain/revision.js'
import type { AuditTrail } from '../audit/audit-trail.js'
import type { CurrentRights } from '../current-rights.js'
import type { CallerAccounts } from '../ports/caller-accounts.js'
import type { Clock } from '../ports/clock.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import { managedAccountId } from './get-account.js'

interface Input extends Initiator {
  readonly id: string
  /** `If-Match`. */
  readonly expected?: ExpectedRevisions
}

/** Erases an account, by its owner or an admin. Nobody does so for another while impersonating it. */
export class EraseAccount {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly callers: CallerAccounts,
    private readonly rights: CurrentRights,
    private readonly trail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** @throws LAST_ADMIN, and SERVICE_UNAVAILABLE when the account becomes an admin meanwhile */
  async execute({ id: idText, expected, ...initiator }: Input): Promise<void> {
    requireOneself(initiator.actor)
    const id = managedAccountId(initiator.actor, idText)
    try {
      await this.unitOfWork.run(async (repositories) => {
        const { accounts, erasure, serves } = repositories
        // Only the erasure of an admin touches the count of admins, and an erasure takes long: others need not wait for it.
        const before = await accounts.findById(id)
        const isOfAdmin = before !== null && isActiveAdmin(before)
        if (isOfAdmin) await accounts.lockRoles()
        managedAccountId(await this.rights.currentActor(repositories, initiator.actor), id)
        // Whoever writes for this account meanwhile waits here, and finds it gone.
        await accounts.lock(id)
        const account = await accounts.findById(id)
        if (account === null) throw accountNotFound()
        if (isActiveAdmin(account) && !isOfAdmin) throw serviceUnavailable()
        if (isOfAdmin && isActiveAdmin(account) && (await accounts.countActiveAdmins()) <= 1) throw lastAdmin()
        requireRevision(account, expected)
        const now = this.clock.now()
        await serves.forgetPlayer(id)
        await erasure.erase(id, now, daysLater(now, HANDLE_HELD_DAYS))
        if (!isSelf(initiator.actor, id))
          await this.trail.append(repositories, initiator, {
            action: 'account.erase',
            subject: { type: 'account', id },
            changes: {},
          })
      })
    } finally {
      // After a failure too: it may have been done, and only the answer of the database lost.
      this.callers.forget(id)
    }
  }
}
