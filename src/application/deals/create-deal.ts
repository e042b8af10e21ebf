import { accountsNotFound } from '../../domain/account.js'
import { type Actor, requireActingFor } from '../../domain/actor.js'
import { type Deal, newDeal } from '../../domain/deal.js'
import type { DealFields } from '../../domain/deal-content.js'
import { type AccountId, type DealId, parseAccountId, type SharingGroupId } from '../../domain/ids.js'
import { foundOr } from '../found-or.js'
import type { Clock } from '../ports/clock.js'
import type { IdGenerator } from '../ports/id-generator.js'
import type { Repositories, UnitOfWork } from '../ports/unit-of-work.js'
import type { Quotas } from '../quotas.js'
import { namesNewGroups, requireOwnGroups } from './require-own-groups.js'

interface Input {
  readonly actor: Actor
  readonly ownerId: string
  readonly fields: DealFields
}

/** Creates a deal for an account, on behalf of the account or an internal backend. */
export class CreateDeal {
  constructor(
    private readonly repositories: Pick<Repositories, 'deals'>,
    private readonly unitOfWork: UnitOfWork,
    private readonly quotas: Quotas,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, FORBIDDEN, ACCOUNT_NOT_FOUND, SHARING_GROUP_NOT_FOUND, VALIDATION_FAILED,
   *   QUOTA_EXCEEDED
   */
  async execute({ actor, ownerId: text, fields }: Input): Promise<Deal> {
    requireActingFor(actor, 'deals:write', text)
    const ownerId = foundOr(parseAccountId(text), () => accountsNotFound([text]))
    if (!namesNewGroups(fields, null)) {
      const deal = this.made(ownerId, fields, [])
      if (await this.repositories.deals.insertWithin(deal, this.quotas.commonLimit('deals'))) return deal
    }
    return this.unitOfWork.run(async (repositories) => {
      const { accounts, deals, sharingGroups } = repositories
      foundOr(await accounts.findById(ownerId), () => accountsNotFound([text]))
      const deal = this.made(ownerId, fields, await requireOwnGroups(sharingGroups, ownerId, fields))
      await deals.insertMany([deal])
      await this.quotas.settle(repositories, ownerId, 'deals')
      return deal
    })
  }

  private made(ownerId: AccountId, fields: DealFields, sharingGroupIds: readonly SharingGroupId[]): Deal {
    return newDeal({ id: this.ids.next() as DealId, ownerId, fields, sharingGroupIds }, this.clock.now())
  }
}
