import type { AccountRepository } from './account-repository.js'
import type { AuctionSystemRepository } from './auction-system-repository.js'
import type { CollectionRepository } from './collection-repository.js'
import type { DealRepository } from './deal-repository.js'
import type { Entitlements } from './entitlements.js'
import type { GrantRepository } from './grant-repository.js'
import type { IdempotencyRepository } from './idempotency-repository.js'
import type { SharingGroupRepository } from './sharing-group-repository.js'
import type { SubscriptionRepository } from './subscription-repository.js'

export interface Repositories {
  readonly accounts: AccountRepository
  readonly auctionSystems: AuctionSystemRepository
  readonly collections: CollectionRepository
  readonly deals: DealRepository
  readonly entitlements: Entitlements
  readonly grants: GrantRepository
  readonly idempotency: IdempotencyRepository
  readonly sharingGroups: SharingGroupRepository
  readonly subscriptions: SubscriptionRepository
}

export interface UnitOfWork {
  /**
   * Runs the work in one transaction, with repositories bound to it: all of its effects are kept, or, when it throws,
   * none. Work must use no other repository meanwhile.
   */
  run<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result>
}
