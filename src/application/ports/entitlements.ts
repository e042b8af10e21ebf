import type { Grant } from '../../domain/grant.js'
import type { AccountId } from '../../domain/ids.js'

export interface Entitlements {
  /** The grants of the account that `isActiveGrant` accepts at that time, oldest start first, then by id. */
  listActiveGrants(accountId: AccountId, at: Date): Promise<readonly Grant[]>

  /** Like `listActiveGrants`, for several accounts. */
  listActiveGrantsOf(accountIds: readonly AccountId[], at: Date): Promise<readonly Grant[]>
}
