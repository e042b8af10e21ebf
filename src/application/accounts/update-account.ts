import {
  type Account,
  type AccountChange,
  accountNotFound,
  changeAccount,
  isActiveAdmin,
  lastAdmin,
  requireFieldRights,
} from '../../domain/account.js'
import type { Actor } from '../../domain/actor.js'
import { preconditionFailed } from '../../domain/errors.js'
import { type Store, writeOptimistically } from '../optimistic-write.js'
import type { CallerAccounts } from '../ports/caller-accounts.js'
import type { Clock } from '../ports/clock.js'
import type { Repositories } from '../ports/unit-of-work.js'
import { type ByAuctionSystemId, withAuctionSystem } from './auction-system-of.js'
import { managedAccountId } from './get-account.js'
import { requireFree } from './require-free.js'

export type AccountPatch = Omit<AccountChange, 'auctionSystem'> & ByAuctionSystemId

interface Input {
  readonly actor: Actor
  readonly id: string
  readonly patch: AccountPatch
  /** Whether the stored account is the one the caller means to change (`If-Match`). */
  readonly expects?: ((account: Account) => boolean) | undefined
}

/** Applies a merge patch to an account: by its owner, an admin or an internal backend. */
export class UpdateAccount {
  constructor(
    private readonly store: Store,
    private readonly callers: CallerAccounts,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, id: idText, patch, expects = () => true }: Input): Promise<Account> {
    const id = managedAccountId(actor, idText)
    requireFieldRights(actor, patch)
    const change = await withAuctionSystem(this.store.repositories.auctionSystems, patch)

    // The count of admins holds only inside a transaction.
    const touchesAdmins = change.role !== undefined || change.isActive !== undefined
    const attempt = async ({ accounts }: Repositories, isLocked: boolean): Promise<Account | null | 'lock'> => {
      if (touchesAdmins && !isLocked) return 'lock'
      const before = await accounts.findById(id)
      if (before === null) throw accountNotFound()
      const after = changeAccount(before, change, actor, this.clock.now())
      if (isActiveAdmin(before) && !isActiveAdmin(after) && (await accounts.countActiveAdmins()) <= 1) throw lastAdmin()
      await requireFree(accounts, before, after)
      if (!expects(before)) throw preconditionFailed()
      return accounts.save(after)
    }
    const write = { key: id, attempt, lock: ({ accounts }: Repositories) => accounts.lock(id) }
    const account = await writeOptimistically(this.store, write)
    if (touchesAdmins) this.callers.forget(id)
    return account
  }
}
