import type { SubscriptionRepository } from '../../application/ports/subscription-repository.js'
import { type Author, asAuthor } from '../../domain/author.js'
import type { Handle } from '../../domain/handle.js'
import type { AccountId } from '../../domain/ids.js'
import type { Prisma } from './generated/client.js'
import { toAccountWithSystem } from './prisma-account-repository.js'

export class PrismaSubscriptionRepository implements SubscriptionRepository {
  constructor(private readonly prisma: Prisma.TransactionClient) {}

  async follow(followerId: AccountId, authorId: AccountId, createdAt: Date): Promise<boolean> {
    const data = { followerId, authorId, createdAt }
    return (await this.prisma.subscription.createMany({ data, skipDuplicates: true })).count === 1
  }

  async leave(followerId: AccountId, handle: Handle): Promise<void> {
    await this.prisma.subscription.deleteMany({ where: { followerId, author: { handle } } })
  }

  async listAuthors(followerId: AccountId): Promise<readonly Author[]> {
    const rows = await this.prisma.account.findMany({
      where: { followers: { some: { followerId } }, isActive: true, handle: { not: null } },
      include: { auctionSystem: true },
      orderBy: [{ searchName: 'asc' }, { id: 'asc' }],
    })
    return rows.map((row) => asAuthor(toAccountWithSystem(row)))
  }
}
