import { LRUCache } from 'lru-cache'
import type { AccountRepository } from '../../application/ports/account-repository.js'
import type { CallerAccounts } from '../../application/ports/caller-accounts.js'
import type { CallerAccount } from '../../domain/actor.js'
import type { AccountId } from '../../domain/ids.js'

/** Cached for a little less than the five seconds within which a change has to reach every caller. */
const MAX_AGE_MS = 4_500
const MAX_ACCOUNTS = 20_000

/** Caches callers' accounts for a few seconds, only to decide who is acting: response data is always read from the database. */
export class SnapshotCallerAccounts implements CallerAccounts {
  hits = 0
  misses = 0
  private readonly snapshots = new LRUCache<AccountId, CallerAccount>({ max: MAX_ACCOUNTS, ttl: MAX_AGE_MS })

  constructor(private readonly accounts: AccountRepository) {}

  find(id: AccountId): CallerAccount | Promise<CallerAccount | null> {
    const known = this.snapshots.get(id)
    if (known === undefined) {
      this.misses++
      return this.read(id)
    }
    this.hits++
    return known
  }

  forget(id: AccountId): void {
    this.snapshots.delete(id)
  }

  private async read(id: AccountId): Promise<CallerAccount | null> {
    const start = performance.now()
    const account = await this.accounts.findById(id)
    if (account === null) return null
    const caller = { id: account.id, role: account.role, isActive: account.isActive }
    this.snapshots.set(id, caller, { start })
    return caller
  }
}
