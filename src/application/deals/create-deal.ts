import { accountsNotFound } from '../../domain/account.js'
import { type Deal, type DealFields, newDeal } from '../../domain/deal.js'
import type { KeptAnswer } from '../../domain/idempotency.js'
import { type DealId, parseAccountId } from '../../domain/ids.js'
import { createOnce, type Once } from '../create-once.js'
import type { Clock } from '../ports/clock.js'
import type { IdGenerator } from '../ports/id-generator.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import type { Quotas } from '../quotas.js'
import { requireOwnGroups } from './require-own-groups.js'

/** Keeps a deal of an account. @throws ACCOUNT_NOT_FOUND, SHARING_GROUP_NOT_FOUND, QUOTA_EXCEEDED */
export class CreateDeal {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly quotas: Quotas,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  execute({ ownerId: text, fields }: { ownerId: string; fields: DealFields }, once: Once<Deal>): Promise<KeptAnswer> {
    return createOnce(this.unitOfWork, this.clock, once, async (repositories) => {
      const { accounts, deals, sharingGroups } = repositories
      const ownerId = parseAccountId(text)
      if (ownerId === null || (await accounts.findById(ownerId)) === null) throw accountsNotFound([text])
      const sharingGroupIds = await requireOwnGroups(sharingGroups, ownerId, fields)
      const deal = newDeal({ id: this.ids.next() as DealId, ownerId, fields, sharingGroupIds }, this.clock.now())
      await deals.insertMany([deal])
      await this.quotas.settle(repositories, ownerId, 'deals')
      return deal
    })
  }
}
