import { accountRequired } from '../../domain/account.js'
import { asAccount, type CallerAccount } from '../../domain/actor.js'
import { collectionNotFound, ownsCollection } from '../../domain/collection.js'
import { dealNotFound, mayManageDeal } from '../../domain/deal.js'
import { authorExposure, collectionExposure, dealExposure, type Exposure } from '../../domain/exposure.js'
import { ceilingOf, collectionIdOf } from '../collections/managed-collection.js'
import { dealIdOf } from '../deals/managed-deal.js'
import type { Clock } from '../ports/clock.js'
import type { Repositories } from '../ports/unit-of-work.js'

/** Tells owners why something of theirs is, or is not, in the catalog. */
export class ExplainExposure {
  constructor(
    private readonly repositories: Repositories,
    private readonly clock: Clock,
    private readonly freeCollections: number,
  ) {}

  async ofAccount(caller: CallerAccount): Promise<Exposure> {
    const account = await this.repositories.accounts.findById(caller.id)
    if (account === null) throw accountRequired()
    return authorExposure(account)
  }

  async ofDeal(caller: CallerAccount, id: string): Promise<Exposure> {
    const found = await this.repositories.deals.findOwned(dealIdOf(id))
    if (found === null || !mayManageDeal(asAccount(caller), found.deal)) throw dealNotFound()
    return dealExposure(found.owner, found.deal)
  }

  async ofCollection(caller: CallerAccount, idText: string): Promise<Exposure> {
    const found = await this.repositories.collections.findOwned(collectionIdOf(idText))
    if (found === null || !ownsCollection(asAccount(caller), found.collection)) throw collectionNotFound()
    const { collection, owner: author, exposedDeals } = found
    const at = this.clock.now()
    const ceiling = await ceilingOf(this.repositories, collection, { free: this.freeCollections, at })
    return collectionExposure({ author, collection, ceiling, exposedDeals, at })
  }
}
