import type { QuotaUsage } from '../../../application/ports/quota-usage.js'
import type { AccountId } from '../../../domain/ids.js'
import type { Quota } from '../../../domain/quotas.js'
import type { InMemoryDatabase, Tables } from '../in-memory-database.js'

const HELD: Readonly<Record<Quota, (tables: Tables, id: AccountId) => readonly boolean[]>> = {
  deals: ({ deals }, id) => [...deals.values()].map(({ ownerId }) => ownerId === id),
  collections: ({ collections }, id) => [...collections.values()].map(({ ownerId }) => ownerId === id),
  sharingGroups: ({ sharingGroups }, id) => [...sharingGroups.values()].map(({ ownerId }) => ownerId === id),
  subscriptions: ({ subscriptions }, id) => [...subscriptions.values()].map(({ followerId }) => followerId === id),
  memberships: ({ sharingGroups }, id) => [...sharingGroups.values()].map(({ memberIds }) => memberIds.includes(id)),
  participants: ({ collections, participants }, id) =>
    [...participants.values()].map(({ participant }) => collections.get(participant.collectionId)?.ownerId === id),
}

export class InMemoryQuotaUsage implements QuotaUsage {
  constructor(private readonly db: InMemoryDatabase) {}

  /** Does nothing: transactions run one after another here. */
  async lock(): Promise<void> {}

  async count(accountId: AccountId, quota: Quota, atMost: number): Promise<number> {
    return Math.min(atMost, HELD[quota](this.db.tables, accountId).filter(Boolean).length)
  }

  async countMemberships(accountId: AccountId, ownerId: AccountId): Promise<number> {
    const groups = [...this.db.tables.sharingGroups.values()]
    return groups.filter((group) => group.ownerId === ownerId && group.memberIds.includes(accountId)).length
  }
}
