import type { AccountFigures, DailyFigures, Figures } from '../../application/ports/figures.js'
import { dayName, everyDay } from '../../domain/day.js'
import { LIFECYCLES, SHARINGS } from '../../domain/deal.js'
import type { AccountId } from '../../domain/ids.js'
import type { InMemoryDatabase } from './in-memory-database.js'

export class InMemoryFigures implements Figures {
  constructor(private readonly db: InMemoryDatabase) {}

  async daily(from: Date, to: Date): Promise<readonly DailyFigures[]> {
    const accounts = [...this.db.tables.accounts.values()]
    const deals = [...this.db.tables.deals.values()]
    return everyDay(from, to).map((day) => {
      const isOnDay = (at: Date | null): boolean => at !== null && dayName(at) === day
      return {
        day,
        accountsMade: accounts.filter(({ createdAt }) => isOnDay(createdAt)).length,
        accountsOnboarded: accounts.filter(({ onboardedAt }) => isOnDay(onboardedAt)).length,
        dealsMade: deals.filter(({ createdAt }) => isOnDay(createdAt)).length,
        dealsPublished: deals.filter(({ publishedAt }) => isOnDay(publishedAt)).length,
        dealsImported: deals.filter(({ createdAt, imported }) => imported && isOnDay(createdAt)).length,
      }
    })
  }

  async ofAccount(accountId: AccountId): Promise<AccountFigures> {
    const deals = [...this.db.tables.deals.values()].filter(({ ownerId }) => ownerId === accountId)
    const groups = [...this.db.tables.sharingGroups.values()]
    return {
      dealsBySharing: countsOf(SHARINGS, (name) => deals.filter(({ sharing }) => sharing === name).length),
      dealsByLifecycle: countsOf(LIFECYCLES, (name) => deals.filter(({ lifecycle }) => lifecycle === name).length),
      groupsOwned: groups.filter(({ ownerId }) => ownerId === accountId).length,
      groupsJoined: groups.filter(({ memberIds }) => memberIds.includes(accountId)).length,
    }
  }
}

const countsOf = <Name extends string>(names: readonly Name[], count: (name: Name) => number) =>
  Object.fromEntries(names.map((name) => [name, count(name)])) as Record<Name, number>
