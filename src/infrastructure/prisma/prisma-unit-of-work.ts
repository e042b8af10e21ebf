import type { Repositories, UnitOfWork } from '../../application/ports/unit-of-work.js'
import type { Prisma, PrismaClient } from './generated/client.js'
import { PrismaAccountRepository } from './prisma-account-repository.js'
import { PrismaAuctionSystemRepository } from './prisma-auction-system-repository.js'
import { PrismaDealRepository } from './prisma-deal-repository.js'

export const prismaRepositories = (prisma: Prisma.TransactionClient): Repositories => ({
  accounts: new PrismaAccountRepository(prisma),
  auctionSystems: new PrismaAuctionSystemRepository(prisma),
  deals: new PrismaDealRepository(prisma),
})

export class PrismaUnitOfWork implements UnitOfWork {
  constructor(private readonly prisma: PrismaClient) {}

  run<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result> {
    return this.prisma.$transaction((transaction) => work(prismaRepositories(transaction)))
  }
}
