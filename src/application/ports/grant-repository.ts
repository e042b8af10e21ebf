import type { Grant } from '../../domain/grant.js'
import type { AccountId, GrantId } from '../../domain/ids.js'

export interface GrantRepository {
  /** The grant, active or not; `null` if there is none. */
  findById(id: GrantId): Promise<Grant | null>

  /** Locks the id until the transaction ends, even if there is no such grant yet, so that writers take turns. */
  lock(id: GrantId): Promise<void>

  /** Inserts the grant, or overwrites the one stored `before`, and appends the resulting event. */
  put(grant: Grant, before?: Grant | null): Promise<void>

  /** Newest start first, then by id. */
  listByAccount(accountId: AccountId): Promise<readonly Grant[]>
}
