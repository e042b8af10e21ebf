import type { SubscriptionRepository } from '../../../application/ports/subscription-repository.js'
import type { Author } from '../../../domain/author.js'
import type { Handle } from '../../../domain/handle.js'
import type { AccountId } from '../../../domain/ids.js'
import type { Prisma } from '../generated/client.js'
import type { SubscriptionModel } from '../generated/models.js'

const AUTHOR = {
  id: true,
  displayName: true,
  avatarUrl: true,
  avatarTrusted: true,
  certified: true,
  handle: true,
  isActive: true,
  createdAt: true,
} as const satisfies Record<keyof Author, true>

export class PrismaSubscriptionRepository implements SubscriptionRepository {
  constructor(private readonly prisma: Prisma.TransactionClient) {}

  async follow(followerId: AccountId, authorId: AccountId, createdAt: Date): Promise<boolean> {
    const data: SubscriptionModel = { followerId, authorId, createdAt }
    return (await this.prisma.subscription.createMany({ data, skipDuplicates: true })).count === 1
  }

  async unfollow(followerId: AccountId, handle: Handle): Promise<void> {
    await this.prisma.subscription.deleteMany({ where: { followerId, author: { handle } } })
  }

  async listFollowed(followerId: AccountId): Promise<readonly Author[]> {
    const rows = await this.prisma.account.findMany({
      where: { followers: { some: { followerId } } },
      select: AUTHOR,
      orderBy: [{ searchName: 'asc' }, { id: 'asc' }],
    })
    return rows.map((row) => ({ ...row, id: row.id as AccountId, handle: row.handle as Handle | null }))
  }
}
