import type { Account } from '../../domain/account.js'
import type { CallerAccount } from '../../domain/actor.js'
import type { AccountId } from '../../domain/ids.js'

export type KnownCaller = CallerAccount & Pick<Account, 'createdAt'>

export interface CallerAccounts {
  /** The account that a signed-in caller acts as, cached for up to five seconds; `null` if there is none. */
  find(id: AccountId): KnownCaller | Promise<KnownCaller | null>

  /**
   * When an earlier account with the id of this one was last erased; `null` if there is no record of that. Read once for each
   * account and then cached, because it can't change while the account exists.
   */
  findErasedBefore(caller: KnownCaller): Date | null | Promise<Date | null>

  /**
   * The cached account of a caller, which may be outdated; `null` if it is not cached. A write may start from it
   * instead of a read, because it is refused if its revision is no longer the stored one.
   */
  recall(id: AccountId): Account | null

  /** Replaces a cached account that has just been saved here. The expiry stays the same. */
  refresh(account: Account): void

  /** Drops an account that has just been changed here from the cache. */
  forget(id: AccountId): void
}
