import { type Actor, requireAccount } from '../../domain/actor.js'
import type { Collection } from '../../domain/collection.js'
import { type AnswerSheet, answerSheet } from '../../domain/practice/answer-sheet.js'
import { collectionIdOf, ownedCollection } from '../collections/owned-collection.js'
import { inSteps } from '../pieces.js'
import type { Repositories } from '../ports/unit-of-work.js'

export interface ListedAnswers {
  readonly collection: Collection
  /** Differs whenever a participant, an answer or the collection has changed. */
  readonly version: string
  readonly read: () => Promise<AnswerSheet>
}

interface Input {
  readonly actor: Actor
  readonly id: string
}

/** Reads the answers to the practice of a collection, for its owner, even if the collection is archived or degraded. */
export class ListAnswers {
  constructor(private readonly repositories: Pick<Repositories, 'answers' | 'collections' | 'participants'>) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_COLLECTION_NOT_FOUND */
  async execute({ actor, id }: Input): Promise<ListedAnswers> {
    requireAccount(actor)
    const { answers, participants } = this.repositories
    const collection = await ownedCollection(this.repositories, actor, collectionIdOf(id))
    const { dealIds, practice } = collection
    return {
      collection,
      version: `${collection.revision} ${await answers.versionOf(collection.id)}`,
      read: async () => {
        const boards = await answers.listBoards(collection.id)
        const summaries = await answers.listByCollection(collection.id)
        const members = await participants.listByCollection(collection.id)
        return inSteps(answerSheet({ participants: members, boards, summaries, dealIds, practice }))
      },
    }
  }
}
