import { requireAccount } from '../../domain/actor.js'
import { withDeleted } from '../../domain/collection.js'
import { requireRevision } from '../../domain/revision.js'
import { type BackgroundWork, REMOVE_ANSWERS } from '../maintenance/background-work.js'
import type { Clock } from '../ports/clock.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import type { CollectionTarget } from './collection-writes.js'
import { collectionIdOf, lockedCollection, ownedCollection, ownedOrDeletedCollection } from './owned-collection.js'

interface Input extends CollectionTarget {
  /** Whether to delete it permanently; it may then already be deleted. `false` by default. */
  readonly forever?: boolean
}

/** Deletes a collection, even if it is degraded or archived. Its deals stay. */
export class DeleteCollection {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly work: BackgroundWork,
    private readonly clock: Clock,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_COLLECTION_NOT_FOUND, PRECONDITION_FAILED */
  async execute({ actor, id: text, expected, forever = false }: Input): Promise<void> {
    requireAccount(actor)
    const id = collectionIdOf(text)
    await this.unitOfWork.run(async (repositories) => {
      const { collections } = repositories
      const find = forever ? ownedOrDeletedCollection : ownedCollection
      const collection = await lockedCollection(repositories, actor, id, find)
      requireRevision(collection, expected)
      const at = this.clock.now()
      if (forever) await collections.deleteForever(collection, at)
      else await collections.save(collection, withDeleted(collection, at))
    })
    if (forever) await this.work.begin(REMOVE_ANSWERS)
  }
}
