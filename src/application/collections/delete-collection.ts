import { requireAccount } from '../../domain/actor.js'
import { requireRevision } from '../../domain/revision.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import type { CollectionTarget } from './collection-writes.js'
import { collectionIdOf, ownedCollection } from './owned-collection.js'

/** Deletes a collection, even if it is degraded or archived. Its deals stay. */
export class DeleteCollection {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_COLLECTION_NOT_FOUND, PRECONDITION_FAILED */
  async execute({ actor, id: text, expected }: CollectionTarget): Promise<void> {
    requireAccount(actor)
    const id = collectionIdOf(text)
    await this.unitOfWork.run(async (repositories) => {
      await repositories.collections.lock(id)
      requireRevision(await ownedCollection(repositories, actor, id), expected)
      await repositories.collections.delete(id)
    })
  }
}
