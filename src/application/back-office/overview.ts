import { type Account, accountNotFound } from '../../domain/account.js'
import type { AuditRecord } from '../../domain/audit.js'
import {
  COLLECTION_STATES,
  type CollectionState,
  collectionCeiling,
  stateOfCollection,
} from '../../domain/collection.js'
import { dayName, dayOf, dayRangeIssues, daysLater } from '../../domain/day.js'
import { rejectIssues } from '../../domain/errors.js'
import { type Grant, isActiveGrant } from '../../domain/grant.js'
import { parseAccountId } from '../../domain/ids.js'
import type { Page, PageRequest } from '../../domain/page.js'
import { everyPage } from '../every-page.js'
import type { AccountFilter, AccountSort } from '../ports/account-repository.js'
import type { AuditFilter } from '../ports/audit-log.js'
import type { Clock } from '../ports/clock.js'
import type { AccountFigures, DailyFigures } from '../ports/figures.js'
import type { Repositories } from '../ports/unit-of-work.js'

/** An account as the back-office shows it. */
export interface AccountOverview {
  readonly account: Account
  readonly grants: readonly Grant[]
  readonly figures: AccountFigures
  /** Serves that the account paid, today and on the 29 days of UTC before. */
  readonly servesIn30Days: number
  readonly collectionsByState: Readonly<Record<CollectionState, number>>
  readonly lastImpersonation: AuditRecord | null
}

const DEFAULT_DAYS = 30

/** What happened on a day. */
export interface DayOverview extends DailyFigures {
  readonly serves: number
}

/** What admins read. */
export class Overview {
  constructor(
    private readonly repositories: Repositories,
    private readonly clock: Clock,
    private readonly freeCollections: number,
  ) {}

  accounts(filter: AccountFilter, sort: AccountSort, request: PageRequest): Promise<Page<Account>> {
    return this.repositories.accounts.list(filter, sort, request)
  }

  async account(text: string): Promise<AccountOverview> {
    const { accounts, audit, collections, figures, grants, serves } = this.repositories
    const id = parseAccountId(text)
    const account = id === null ? null : await accounts.findById(id)
    if (account === null) throw accountNotFound()
    const now = this.clock.now()
    const held = await grants.listByAccount(account.id)
    const ceiling = collectionCeiling(
      held.filter((grant) => isActiveGrant(grant, now)),
      this.freeCollections,
    )
    const states = (await everyPage((request) => collections.listByOwner(account.id, request))).map((collection) =>
      stateOfCollection(collection, ceiling, now),
    )
    return {
      account,
      grants: held,
      figures: await figures.ofAccount(account.id),
      servesIn30Days: await serves.countOfPlayer(account.id, dayName(daysLater(now, 1 - DEFAULT_DAYS)), dayName(now)),
      collectionsByState: Object.fromEntries(
        COLLECTION_STATES.map((state) => [state, states.filter((one) => one === state).length]),
      ) as Record<CollectionState, number>,
      lastImpersonation: await audit.findLatestAs(account.id),
    }
  }

  /** The figures of each day, both ends included; without them the last thirty. @throws VALIDATION_FAILED */
  async daily({ from, to }: { from: Date | null; to: Date | null }): Promise<readonly DayOverview[]> {
    const end = dayOf(to ?? this.clock.now())
    const start = dayOf(from ?? daysLater(end, 1 - DEFAULT_DAYS))
    rejectIssues(dayRangeIssues(start, end))
    const { figures, serves } = this.repositories
    const served = new Map((await serves.countByDay(dayName(start), dayName(end))).map((one) => [one.day, one.serves]))
    return (await figures.daily(start, end)).map((one) => ({ ...one, serves: served.get(one.day) ?? 0 }))
  }

  audit(filter: AuditFilter, request: PageRequest): Promise<Page<AuditRecord>> {
    return this.repositories.audit.list(filter, request)
  }
}
