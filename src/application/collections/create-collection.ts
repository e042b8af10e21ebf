import { asAccount, type CallerAccount } from '../../domain/actor.js'
import { type Collection, ceilingReached, newCollection } from '../../domain/collection.js'
import type { KeptAnswer } from '../../domain/idempotency.js'
import type { CollectionId } from '../../domain/ids.js'
import { createOnce, type Once } from '../create-once.js'
import type { Clock } from '../ports/clock.js'
import type { IdGenerator } from '../ports/id-generator.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import type { Quotas } from '../quotas.js'
import { ceilingOf } from './managed-collection.js'
import { holdDeals } from './readable-deals.js'

interface Input {
  readonly owner: CallerAccount
  readonly title: string
  readonly description: string | null
  readonly dealIds: readonly string[]
}

/** Makes a collection while the owner's plan carries another one. @throws COLLECTION_CEILING_REACHED, QUOTA_EXCEEDED */
export class CreateCollection {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly quotas: Quotas,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly freeCollections: number,
  ) {}

  execute({ owner, title, description, dealIds: texts }: Input, once: Once<Collection>): Promise<KeptAnswer> {
    return createOnce(this.unitOfWork, this.clock, once, async (repositories) => {
      const { accounts, collections } = repositories
      const ownerId = owner.id
      // Collections of one owner are counted and made one after another.
      await accounts.lock(ownerId)
      const dealIds = await holdDeals(repositories, asAccount(owner), texts)
      const now = this.clock.now()
      const ceiling = await ceilingOf(repositories, { ownerId }, { free: this.freeCollections, at: now })
      const seniority = await collections.countUnarchived(ownerId)
      if (ceiling !== null && seniority >= ceiling) throw ceilingReached(ceiling)
      const id = this.ids.next() as CollectionId
      const collection = newCollection({ id, ownerId, title, description, dealIds, seniority }, now)
      await collections.insert(collection)
      await this.quotas.settle(repositories, ownerId, 'collections')
      return collection
    })
  }
}
