import type { CallerAccount } from '../../domain/actor.js'
import type { AccountId } from '../../domain/ids.js'

export interface CallerAccounts {
  /** The account that a signed-in caller acts as, cached for up to five seconds; `null` if there is none. */
  find(id: AccountId): CallerAccount | Promise<CallerAccount | null>

  /** Drops an account from the cache, because it has just been changed here. */
  forget(id: AccountId): void
}
