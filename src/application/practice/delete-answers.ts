import { type Actor, requireAccount } from '../../domain/actor.js'
import { collectionIdOf, ownedCollection } from '../collections/owned-collection.js'
import { type BackgroundWork, REMOVE_ANSWERS } from '../maintenance/background-work.js'
import type { Clock } from '../ports/clock.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'

interface Input {
  readonly actor: Actor
  readonly id: string
}

/**
 * Deletes all participants of a collection with their answers, for its owner, even if the collection is archived or
 * degraded. The answers can no longer be read; if there are many, they are removed in the background.
 */
export class DeleteAnswers {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly work: BackgroundWork,
    private readonly clock: Clock,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_COLLECTION_NOT_FOUND */
  async execute({ actor, id }: Input): Promise<void> {
    requireAccount(actor)
    const collectionId = collectionIdOf(id)
    await this.unitOfWork.run(async (repositories) => {
      const collection = await ownedCollection(repositories, actor, collectionId)
      await repositories.participants.deleteAll(collection.id, this.clock.now())
    })
    await this.work.begin(REMOVE_ANSWERS)
  }
}
