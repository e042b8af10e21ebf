import type { Grant } from '../../domain/grant.js'
import type { AccountId, GrantId } from '../../domain/ids.js'

export interface GrantRepository {
  /** Active or not; `null` if there is none. */
  findById(id: GrantId): Promise<Grant | null>

  /** Locks the id until the transaction ends, even if there is no such grant yet, so that writers decide one at a time. */
  lock(id: GrantId): Promise<void>

  /** Inserts, or overwrites what was stored `before`, with the event that follows. */
  put(grant: Grant, before?: Grant | null): Promise<void>

  /** Newest start first, then by id. */
  listByAccount(accountId: AccountId): Promise<readonly Grant[]>
}
