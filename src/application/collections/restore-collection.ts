import { requireAccount } from '../../domain/actor.js'
import { ceilingReached, collectionNotFound, withoutDeleted } from '../../domain/collection.js'
import { requireRevision } from '../../domain/revision.js'
import { foundOr } from '../found-or.js'
import type { Plans } from '../plans.js'
import type { Clock } from '../ports/clock.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import type { CollectionTarget } from './collection-writes.js'
import {
  collectionIdOf,
  lockedCollection,
  type OwnedCollection,
  ownedOrDeletedCollection,
  withDegraded,
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
      // Locks the owner first, as creating a collection does: this serialises counting the owner's collections.
      await accounts.lock(ownerId)
      const before = await lockedCollection(repositories, actor, id, ownedOrDeletedCollection)
      const ceiling = await this.plans.ceilingOf(repositories, ownerId)
      const isDeleted = before.deletedAt !== null
      const takesRoom = isDeleted && before.archivedAt === null
      if (takesRoom && ceiling !== null && (await collections.countUnarchived(ownerId)) >= ceiling)
        throw ceilingReached(ceiling)
      requireRevision(before, expected)
      if (!isDeleted) return withDegraded(ceiling)(before)
      const after = await collections.save(before, withoutDeleted(before, this.clock.now()))
      return withDegraded(ceiling)(foundOr(after, collectionNotFound))
    })
  }
}
