import type { AccountFigures, DailyFigure, DailyFigures, Figures } from '../../application/ports/figures.js'
import type { Account } from '../../domain/account.js'
import { dayName, everyDay } from '../../domain/day.js'
import { type Deal, LIFECYCLES } from '../../domain/deal.js'
import type { AccountId } from '../../domain/ids.js'
import { SHARINGS } from '../../domain/sharing.js'
import type { InMemoryDatabase } from './in-memory-database.js'

type Moments = readonly (readonly [DailyFigure, Date | null])[]

export const momentsOfAccount = ({ createdAt, onboardedAt }: Account): Moments => [
  ['accountsMade', createdAt],
  ['accountsOnboarded', onboardedAt],
]

export const momentsOfDeal = ({ createdAt, publishedAt, imported }: Deal): Moments => [
  ['dealsMade', createdAt],
  ['dealsPublished', publishedAt],
  ['dealsImported', imported ? createdAt : null],
]

/** Adds each time to the count of its figure and day. */
export const count = (counts: Map<string, number>, moments: Moments): void => {
  for (const [figure, at] of moments) {
    const key = at === null ? null : `${figure} ${dayName(at)}`
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
}

export class InMemoryFigures implements Figures {
  constructor(private readonly db: InMemoryDatabase) {}

  async daily(from: Date, to: Date): Promise<readonly DailyFigures[]> {
    const { accounts, deals, deletedFigures } = this.db.tables
    const counts = new Map(deletedFigures)
    for (const account of accounts.values()) count(counts, momentsOfAccount(account))
    for (const deal of deals.values()) count(counts, momentsOfDeal(deal))
    return everyDay(from, to).map((day) => {
      const on = (figure: DailyFigure): number => counts.get(`${figure} ${day}`) ?? 0
      return {
        day,
        accountsMade: on('accountsMade'),
        accountsOnboarded: on('accountsOnboarded'),
        dealsMade: on('dealsMade'),
        dealsPublished: on('dealsPublished'),
        dealsImported: on('dealsImported'),
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
