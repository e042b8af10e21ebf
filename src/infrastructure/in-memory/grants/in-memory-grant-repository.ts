import type { GrantRepository } from '../../../application/ports/grant-repository.js'
import { grantEvents } from '../../../domain/consequences.js'
import type { Grant } from '../../../domain/grant.js'
import type { AccountId, GrantId } from '../../../domain/ids.js'
import { compareCodePoints } from '../../../domain/text.js'
import { appendEvents } from '../events/in-memory-event-log.js'
import type { InMemoryDatabase } from '../in-memory-database.js'

export class InMemoryGrantRepository implements GrantRepository {
  constructor(private readonly db: InMemoryDatabase) {}

  async findById(id: GrantId): Promise<Grant | null> {
    return structuredClone(this.db.tables.grants.get(id) ?? null)
  }

  /** Does nothing: transactions run one after another here. */
  async lock(): Promise<void> {}

  put(grant: Grant, before: Grant | null = null): Promise<void> {
    return this.db.write((tables) => {
      tables.grants.set(grant.id, structuredClone(grant))
      appendEvents(tables, grantEvents(before, grant))
    })
  }

  async listByAccount(accountId: AccountId): Promise<readonly Grant[]> {
    return structuredClone([...this.db.tables.grants.values()])
      .filter((grant) => grant.accountId === accountId)
      .sort((a, b) => b.startsAt.getTime() - a.startsAt.getTime() || compareCodePoints(a.id, b.id))
  }
}
