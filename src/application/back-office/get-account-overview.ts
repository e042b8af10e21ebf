import { type Account, accountNotFound } from '../../domain/account.js'
import { type Actor, requireAdmin } from '../../domain/actor.js'
import type { AuditRecord } from '../../domain/audit.js'
import type { CollectionState } from '../../domain/collection.js'
import { dayName, daysLater } from '../../domain/day.js'
import { type Grant, isActiveGrant } from '../../domain/grant.js'
import { parseAccountId } from '../../domain/ids.js'
import { foundOr } from '../found-or.js'
import type { Plans } from '../plans.js'
import type { Clock } from '../ports/clock.js'
import type { AccountFigures } from '../ports/figures.js'
import type { Repositories } from '../ports/unit-of-work.js'

/** What the back-office shows about an account. */
export interface AccountOverview {
  readonly account: Account
  readonly grants: readonly Grant[]
  readonly figures: AccountFigures
  /** Serves charged to the account today and in the 29 UTC days before. */
  readonly servesIn30Days: number
  readonly collectionsByState: Readonly<Record<CollectionState, number>>
  readonly lastImpersonation: AuditRecord | null
}

const DAYS = 30

/** Reads an account with its grants and figures, for admins. */
export class GetAccountOverview {
  constructor(
    private readonly repositories: Repositories,
    private readonly plans: Plans,
    private readonly clock: Clock,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN, ACCOUNT_NOT_FOUND */
  async execute({ actor, id: text }: { readonly actor: Actor; readonly id: string }): Promise<AccountOverview> {
    requireAdmin(actor)
    const { accounts, audit, collections, figures, grants, serves } = this.repositories
    const id = foundOr(parseAccountId(text), accountNotFound)
    const account = foundOr(await accounts.findById(id), accountNotFound)
    const now = this.clock.now()
    const held = await grants.listByAccount(id)
    const ceiling = this.plans.ceilingUnder(held.filter((grant) => isActiveGrant(grant, now)))
    return {
      account,
      grants: held,
      figures: await figures.ofAccount(id),
      servesIn30Days: await serves.countOfPlayer(id, dayName(daysLater(now, 1 - DAYS)), dayName(now)),
      collectionsByState: await collections.countByState(id, ceiling, now),
      lastImpersonation: await audit.findLatestAs(id),
    }
  }
}
