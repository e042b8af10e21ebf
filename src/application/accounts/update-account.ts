import {
  type Account,
  type AccountChange,
  accountNotFound,
  changeAccount,
  isActiveAdmin,
  lastAdmin,
  requireFieldRights,
} from '../../domain/account.js'
import { type Actor, administers, requireOneself } from '../../domain/actor.js'
import type { ApiKey } from '../../domain/api-key.js'
import { accountChanges, type Initiator, isAdministrative } from '../../domain/audit.js'
import { DomainError } from '../../domain/errors.js'
import type { AccountId } from '../../domain/ids.js'
import { type ExpectedRevisions, requireRevision } from '../../domain/revision.js'
import type { AuditTrail } from '../audit/audit-trail.js'
import type { CurrentRights } from '../current-rights.js'
import { type Store, writeOptimistically } from '../optimistic-write.js'
import type { AccountRepository } from '../ports/account-repository.js'
import type { CallerAccounts } from '../ports/caller-accounts.js'
import type { Clock } from '../ports/clock.js'
import type { Repositories } from '../ports/unit-of-work.js'
import { type ByAuctionSystemId, withAuctionSystem } from './auction-system-of.js'
import { managedAccountId } from './managed-account.js'
import { requireFree } from './require-free.js'

export type AccountPatch = Omit<AccountChange, 'auctionSystem'> & ByAuctionSystemId

interface Input extends Initiator {
  readonly id: string
  readonly patch: AccountPatch
  readonly expected?: ExpectedRevisions
}

/** An account after an update. */
export interface UpdatedAccount {
  readonly account: Account
  /** The live API keys that the account has created, if the update removed its admin rights; otherwise empty. */
  readonly apiKeys: readonly ApiKey[]
}

const withoutKeys = (account: Account): UpdatedAccount => ({ account, apiKeys: [] })

interface Decision {
  readonly change: AccountChange
  readonly actor: Actor
  readonly expected: ExpectedRevisions | undefined
}

/** Applies a merge patch to an account: by its owner, an admin or an internal backend. */
export class UpdateAccount {
  constructor(
    private readonly store: Store,
    private readonly callers: CallerAccounts,
    private readonly rights: CurrentRights,
    private readonly trail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN naming the fields that the actor may
   *   not set, ACCOUNT_NOT_FOUND, AUCTION_SYSTEM_NOT_FOUND, VALIDATION_FAILED, LAST_ADMIN, ACCOUNT_EMAIL_TAKEN,
   *   ACCOUNT_HANDLE_TAKEN, PRECONDITION_FAILED
   */
  async execute({ actor, requestId, id: idText, patch, expected }: Input): Promise<UpdatedAccount> {
    const authorize = (current: Actor): AccountId => {
      if (patch.email !== undefined) requireOneself(current)
      const managed = managedAccountId(current, idText)
      requireFieldRights(current, patch)
      return managed
    }
    const id = authorize(actor)
    const change = await withAuctionSystem(this.store.repositories.auctionSystems, patch)

    // The number of admins is only reliable inside a transaction that has locked roles.
    const touchesAdmins = change.role !== undefined || change.isActive !== undefined
    // Administrative changes are authorised and recorded in the transaction that makes them.
    const isRecorded = isAdministrative(actor, id, Object.keys(patch))
    const decision = { change, actor, expected }
    // An uploaded picture is deleted in the transaction that replaces it.
    const needsLock = touchesAdmins || isRecorded || change.avatarUrl !== undefined
    const shortcut = async (): Promise<UpdatedAccount | null> => {
      const before = needsLock ? null : this.callers.recall(id)
      if (before === null) return null
      const { accounts } = this.store.repositories
      const after = await this.decide(accounts, before, decision).catch((error) => {
        // The refusal may only be due to an outdated cached account.
        if (error instanceof DomainError) return before
        throw error
      })
      return after === before ? null : this.remember(await accounts.save(before, after))
    }
    const attempt = async (repositories: Repositories, isLocked: boolean): Promise<UpdatedAccount | null | 'lock'> => {
      if (needsLock && !isLocked) return 'lock'
      const { accounts } = repositories
      if (isRecorded) authorize(await this.rights.currentActor(repositories, actor))
      const before = await accounts.findById(id)
      if (before === null) throw accountNotFound()
      const after = await this.decide(accounts, before, decision)
      if (after === before) return withoutKeys(before)
      const saved = await accounts.save(before, after)
      if (after.avatarUrl !== before.avatarUrl) await repositories.uploadedPictures.delete(id)
      if (isRecorded && saved !== null)
        await this.trail.append(
          repositories,
          { actor, requestId },
          { action: 'account.update', subject: { type: 'account', id }, changes: accountChanges(before, saved) },
        )
      if (!isLocked || saved === null) return this.remember(saved)
      const takesRights = touchesAdmins && administers(actor) && !isActiveAdmin(saved)
      return { account: saved, apiKeys: takesRights ? await this.keysOf(repositories, id) : [] }
    }
    const lock = async ({ accounts }: Repositories): Promise<void> => {
      if (touchesAdmins) await accounts.lockRoles()
      await accounts.lock(id)
    }
    const write = { key: id, shortcut, attempt, lock }
    try {
      return await writeOptimistically(this.store, write)
    } finally {
      // Also after a failure: the transaction may have been committed, with only the database's reply lost.
      if (touchesAdmins) this.callers.forget(id)
    }
  }

  private async decide(
    accounts: AccountRepository,
    before: Account,
    { change, actor, expected }: Decision,
  ): Promise<Account> {
    const after = changeAccount(before, change, actor, this.clock.now())
    if (isActiveAdmin(before) && !isActiveAdmin(after) && (await accounts.countActiveAdmins()) <= 1) throw lastAdmin()
    await requireFree(accounts, before, after)
    requireRevision(before, expected)
    return after
  }

  private async keysOf({ apiKeys }: Repositories, id: AccountId): Promise<readonly ApiKey[]> {
    const live = await apiKeys.listLive(this.clock.now())
    return live.map(({ key }) => key).filter(({ createdBy }) => createdBy === id)
  }

  private remember(saved: Account | null): UpdatedAccount | null {
    if (saved === null) return null
    this.callers.refresh(saved)
    return withoutKeys(saved)
  }
}
