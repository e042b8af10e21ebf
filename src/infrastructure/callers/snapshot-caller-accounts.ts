import { LRUCache } from 'lru-cache'
import type { AccountErasure } from '../../application/ports/account-erasure.js'
import type { AccountRepository } from '../../application/ports/account-repository.js'
import type { CallerAccounts, KnownCaller } from '../../application/ports/caller-accounts.js'
import type { Account } from '../../domain/account.js'
import type { AccountId } from '../../domain/ids.js'
import { jsonBytes } from '../../domain/text.js'

/** A little less than the five seconds within which a change has to take effect for every caller. */
const MAX_AGE_MS = 4_500
const MAX_ACCOUNTS = 5_000
/** Preferences may contain long texts. */
const MAX_BYTES = 16 * 1024 * 1024
/** The typical size of the rest of an account. */
const OTHER_BYTES = 1024

/**
 * Caches callers' accounts for a few seconds, to decide who is acting and to let a write start without a read. Data in
 * responses never comes from this cache.
 */
export class SnapshotCallerAccounts implements CallerAccounts {
  hits = 0
  misses = 0
  private readonly snapshots = new LRUCache<AccountId, Account>({
    max: MAX_ACCOUNTS,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ preferences }) => OTHER_BYTES + jsonBytes(preferences),
    ttl: MAX_AGE_MS,
  })

  private readonly erasures = new LRUCache<string, { readonly erasedAt: Date | null }>({ max: MAX_ACCOUNTS })

  constructor(
    private readonly accounts: AccountRepository,
    private readonly erasure: Pick<AccountErasure, 'findErasedAt'>,
  ) {}

  find(id: AccountId): KnownCaller | Promise<KnownCaller | null> {
    const known = this.snapshots.get(id)
    if (known === undefined) {
      this.misses++
      return this.read(id)
    }
    this.hits++
    return known
  }

  findErasedBefore({ id, createdAt }: KnownCaller): Date | null | Promise<Date | null> {
    const key = `${createdAt.getTime()} ${id}`
    const known = this.erasures.get(key)
    return known === undefined ? this.readErasure(id, key) : known.erasedAt
  }

  recall(id: AccountId): Account | null {
    return this.snapshots.get(id) ?? null
  }

  refresh(account: Account): void {
    if (this.snapshots.has(account.id)) this.snapshots.set(account.id, account, { noUpdateTTL: true })
  }

  forget(id: AccountId): void {
    this.snapshots.delete(id)
  }

  private async readErasure(id: AccountId, key: string): Promise<Date | null> {
    const erasedAt = await this.erasure.findErasedAt(id)
    this.erasures.set(key, { erasedAt })
    return erasedAt
  }

  private async read(id: AccountId): Promise<KnownCaller | null> {
    const start = performance.now()
    const account = await this.accounts.findById(id)
    if (account === null) return null
    this.snapshots.set(id, account, { start })
    return account
  }
}
