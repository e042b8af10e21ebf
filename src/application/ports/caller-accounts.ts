import type { Account } from '../../domain/account.js'
import type { CallerAccount } from '../../domain/actor.js'
import type { AccountId } from '../../domain/ids.js'

export type KnownCaller = CallerAccount & Pick<Account, 'createdAt'>

export interface CallerAccounts {
  /** The account that a signed-in caller acts as, cached for up to five seconds; `null` if there is none. */
  find(id: AccountId): KnownCaller | Promise<KnownCaller | null>

  /**
   * When an earlier account with the same id was last erased; `null` if there is no record of that. Read once for each
   * account and then cached, because it can't change while the account exists.
   */
  findErasedBefore(caller: KnownCaller): Date | null | Promise<Date | null>

  /**
   * The cached account of a caller, which may be outdated; `null` if it is not cached. A write may use it instead of a
   * read, because a save is refused if its revision is outdated.
   */
  recall(id: AccountId): Account | null

  /** Replaces a cached account that this instance has just saved. The expiry stays the same. */
  refresh(account: Account): void

  /** Drops an account that this instance has just changed from the cache. */
  forget(id: AccountId): void
}
