import type { Repositories, UnitOfWork } from '../../application/ports/unit-of-work.js'
import { InMemoryAccountRepository } from './in-memory-account-repository.js'
import { InMemoryAuctionSystemRepository } from './in-memory-auction-system-repository.js'
import type { InMemoryDatabase } from './in-memory-database.js'
import { InMemoryDealRepository } from './in-memory-deal-repository.js'

export const inMemoryRepositories = (db: InMemoryDatabase): Repositories => ({
  accounts: new InMemoryAccountRepository(db),
  auctionSystems: new InMemoryAuctionSystemRepository(db),
  deals: new InMemoryDealRepository(db),
})

export class InMemoryUnitOfWork implements UnitOfWork {
  constructor(private readonly db: InMemoryDatabase) {}

  run<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result> {
    return this.db.transaction((transaction) => work(inMemoryRepositories(transaction)))
  }
}
