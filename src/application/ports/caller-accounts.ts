import type { CallerAccount } from '../../domain/actor.js'
import type { AccountId } from '../../domain/ids.js'

export interface CallerAccounts {
  /** The account that a signed-in caller acts as, at most five seconds old; `null` when there is none. */
  find(id: AccountId): CallerAccount | Promise<CallerAccount | null>

  /** Forgets what is known of an account that has just been changed here. */
  forget(id: AccountId): void
}
