import type { Entitlements } from '../../../application/ports/entitlements.js'
import { type Grant, isActiveGrant } from '../../../domain/grant.js'
import type { AccountId } from '../../../domain/ids.js'
import { compareCodePoints } from '../../../domain/text.js'
import type { InMemoryDatabase, Tables } from '../in-memory-database.js'

export class InMemoryEntitlements implements Entitlements {
  constructor(private readonly db: InMemoryDatabase) {}

  listActiveGrants(accountId: AccountId, at: Date): Promise<readonly Grant[]> {
    return this.listActiveGrantsOf([accountId], at)
  }

  async listActiveGrantsOf(accountIds: readonly AccountId[], at: Date): Promise<readonly Grant[]> {
    return activeGrants(this.db.tables, accountIds, at)
  }
}

export const activeGrants = (tables: Tables, accountIds: readonly AccountId[], at: Date): readonly Grant[] =>
  structuredClone([...tables.grants.values()])
    .filter((grant) => accountIds.includes(grant.accountId) && isActiveGrant(grant, at))
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || compareCodePoints(a.id, b.id))
