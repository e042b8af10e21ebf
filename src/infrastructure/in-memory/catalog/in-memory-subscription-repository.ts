import type { SubscriptionRepository } from '../../../application/ports/subscription-repository.js'
import { type Author, asAuthor } from '../../../domain/author.js'
import type { Handle } from '../../../domain/handle.js'
import type { AccountId } from '../../../domain/ids.js'
import { compareCodePoints, foldForSearch } from '../../../domain/text.js'
import type { InMemoryDatabase } from '../in-memory-database.js'

export class InMemorySubscriptionRepository implements SubscriptionRepository {
  constructor(private readonly db: InMemoryDatabase) {}

  follow(followerId: AccountId, authorId: AccountId): Promise<boolean> {
    return this.db.write(({ subscriptions }) => {
      const key = keyOf(followerId, authorId)
      const isNew = !subscriptions.has(key)
      subscriptions.set(key, { followerId, authorId })
      return isNew
    })
  }

  unfollow(followerId: AccountId, handle: Handle): Promise<void> {
    return this.db.write(({ accounts, subscriptions }) => {
      for (const account of accounts.values())
        if (account.handle === handle) subscriptions.delete(keyOf(followerId, account.id))
    })
  }

  async listFollowed(followerId: AccountId): Promise<readonly Author[]> {
    return [...this.db.tables.subscriptions.values()]
      .flatMap((one) => (one.followerId === followerId ? (this.db.tables.accounts.get(one.authorId) ?? []) : []))
      .sort(
        (a, b) =>
          compareCodePoints(foldForSearch(a.displayName), foldForSearch(b.displayName)) ||
          compareCodePoints(a.id, b.id),
      )
      .map((account) => asAuthor(structuredClone(account)))
  }
}

const keyOf = (followerId: AccountId, authorId: AccountId): string => JSON.stringify([followerId, authorId])
