import type { AccountRepository } from './account-repository.js'
import type { AuctionSystemRepository } from './auction-system-repository.js'
import type { DealRepository } from './deal-repository.js'

export interface Repositories {
  readonly accounts: AccountRepository
  readonly auctionSystems: AuctionSystemRepository
  readonly deals: DealRepository
}

export interface UnitOfWork {
  /**
   * Runs the work in one transaction, with repositories bound to it: all of its effects are kept, or, when it throws,
   * none. Work must use no other repository meanwhile.
   */
  run<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result>
}
