import type { Grant } from '../../domain/grant.js'
import type { AccountId, GrantId } from '../../domain/ids.js'

export interface GrantRepository {
  findById(id: GrantId): Promise<Grant | null>

  /** Locks the id until the transaction ends, whether or not a grant has it, so that one writer at a time decides. */
  lock(id: GrantId): Promise<void>

  /** Inserts or overwrites. */
  put(grant: Grant): Promise<void>

  /** Newest start first, then by id. */
  listByAccount(accountId: AccountId): Promise<readonly Grant[]>
}
