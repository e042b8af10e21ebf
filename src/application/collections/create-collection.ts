import { type Actor, requireAccount } from '../../domain/actor.js'
import { ceilingReached, newCollection } from '../../domain/collection.js'
import { type NewCollectionContent, newCollectionContent } from '../../domain/collection-content.js'
import type { CollectionId } from '../../domain/ids.js'
import type { Plans } from '../plans.js'
import type { Clock } from '../ports/clock.js'
import type { IdGenerator } from '../ports/id-generator.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import type { Quotas } from '../quotas.js'
import { allowedDeals } from './allowed-deals.js'
import type { OwnedCollection } from './owned-collection.js'

interface Input extends NewCollectionContent {
  readonly actor: Actor
  readonly dealIds: readonly string[]
}

/** Creates a collection, if the owner's plan covers another one. */
export class CreateCollection {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly quotas: Quotas,
    private readonly plans: Plans,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, VALIDATION_FAILED, DEAL_NOT_FOUND, COLLECTION_CEILING_REACHED,
   *   QUOTA_EXCEEDED
   */
  async execute({ actor, dealIds: texts, ...input }: Input): Promise<OwnedCollection> {
    const { id: ownerId } = requireAccount(actor)
    const content = newCollectionContent(input)
    return this.unitOfWork.run(async (repositories) => {
      const { accounts, collections, deals } = repositories
      // The lock serialises counting and creating the collections of an owner.
      await accounts.lock(ownerId)
      const dealIds = await allowedDeals((ids) => deals.lockHeaders(ids), actor, texts)
      const now = this.clock.now()
      const ceiling = await this.plans.ceilingOf(repositories, ownerId, now)
      const seniority = await collections.countUnarchived(ownerId)
      if (ceiling !== null && seniority >= ceiling) throw ceilingReached(ceiling)
      const id = this.ids.next() as CollectionId
      const collection = newCollection({ id, ownerId, dealIds, seniority, ...content }, now)
      await collections.insert(collection)
      await this.quotas.settle(repositories, ownerId, 'collections')
      return { collection, degraded: false }
    })
  }
}
