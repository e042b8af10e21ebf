import { collectionCeiling } from '../domain/collection.js'
import type { Grant } from '../domain/grant.js'
import type { AccountId } from '../domain/ids.js'
import type { Clock } from './ports/clock.js'
import type { Entitlements } from './ports/entitlements.js'

/** The configured limits of accounts without grants. */
export interface Limits {
  /** Unarchived collections. */
  readonly freeCollections: number
  /** Serves per UTC day; `null` means no limit for anyone. */
  readonly freeServes: number | null
  /** The maximum number of deals, including trashed ones. */
  readonly maxDeals: number
}

/** The limits of accounts' plans, and how many collections they cover. The quotas of `quotas.ts` hold for all plans. */
export class Plans {
  constructor(
    private readonly clock: Clock,
    private readonly limits: Pick<Limits, 'freeCollections'>,
  ) {}

  /** How many unarchived collections an account's plan covers now; `null` means no limit. */
  async ceilingOf(
    { entitlements }: { readonly entitlements: Entitlements },
    accountId: AccountId,
    at = this.clock.now(),
  ): Promise<number | null> {
    return this.ceilingUnder(await entitlements.listActiveGrants(accountId, at))
  }

  /** Like `ceilingOf`, for grants that are already known to be active. */
  ceilingUnder(activeGrants: readonly Grant[]): number | null {
    return collectionCeiling(activeGrants, this.limits.freeCollections)
  }
}
