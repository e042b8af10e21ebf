import { requireAccount } from '../../domain/actor.js'
import { ceilingReached, withoutDeleted } from '../../domain/collection.js'
import { requireRevision } from '../../domain/revision.js'
import type { Plans } from '../plans.js'
import type { Clock } from '../ports/clock.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import type { CollectionTarget } from './collection-writes.js'
import {
  collectionIdOf,
  type OwnedCollection,
  ownedCollection,
  ownedDeletedCollection,
  withStanding,
} from './owned-collection.js'

/** Restores a deleted collection, if the plan covers another one. Does nothing if it is not deleted. */
export class RestoreCollection {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly plans: Plans,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_COLLECTION_NOT_FOUND, COLLECTION_CEILING_REACHED, PRECONDITION_FAILED
   */
  async execute({ actor, id: text, expected }: CollectionTarget): Promise<OwnedCollection> {
    const { id: ownerId } = requireAccount(actor)
    const id = collectionIdOf(text)
    return this.unitOfWork.run(async (repositories) => {
      const { accounts, collections } = repositories
      // The owner first, as when a collection is created: it serialises counting the owner's collections.
      await accounts.lock(ownerId)
      await collections.lock(id)
      const ceiling = await this.plans.ceilingOf(repositories, ownerId)
      const deleted = await ownedDeletedCollection(repositories, actor, id)
      const before = deleted ?? (await ownedCollection(repositories, actor, id))
      if (deleted !== null && deleted.archivedAt === null && ceiling !== null) {
        if ((await collections.countUnarchived(ownerId)) >= ceiling) throw ceilingReached(ceiling)
      }
      requireRevision(before, expected)
      const after = deleted === null ? before : await collections.save(withoutDeleted(deleted, this.clock.now()))
      return withStanding(ceiling)(after ?? before)
    })
  }
}
