import { type Actor, requireAccount } from '../../domain/actor.js'
import type { Collection } from '../../domain/collection.js'
import type { BoardLooks } from '../../domain/turned-board.js'
import type { BoardsFile } from '../deals/board-file.js'
import type { BoardFormat } from '../ports/board-reader.js'
import type { BoardWriter } from '../ports/board-writer.js'
import type { Repositories } from '../ports/unit-of-work.js'
import { collectionEntries, entriesAsDealList } from './collection-entries.js'
import { collectionFile } from './collection-file.js'
import { collectionIdOf, ownedCollection } from './owned-collection.js'

export interface CollectionFile extends BoardsFile {
  readonly collection: Collection
}

/** Writes the deals that the owner sees in a collection to a file of boards. */
export class ExportCollection {
  constructor(
    private readonly repositories: Pick<Repositories, 'collections' | 'deals'>,
    private readonly writer: BoardWriter,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_COLLECTION_NOT_FOUND */
  async execute({
    actor,
    id,
    format,
    ...looks
  }: {
    readonly actor: Actor
    readonly id: string
    readonly format: BoardFormat
  } & BoardLooks): Promise<CollectionFile> {
    requireAccount(actor)
    const { deals } = this.repositories
    const collection = await ownedCollection(this.repositories, actor, collectionIdOf(id))
    const read = async () => {
      const entries = await collectionEntries(deals, actor, collection)
      // Leaves out deals in the trash, as the students' page does, so that boards have the same numbers there and here.
      const held = looks.numbers === 'place' ? entries.filter(({ deal }) => deal.lifecycle === 'active') : entries
      return { listed: held.map(({ deal }) => deal), list: entriesAsDealList(deals, actor, collection, held) }
    }
    return {
      collection,
      version: [collection.title, looks, await deals.versionOfCollection(collection.id)],
      pieces: () => collectionFile(this.writer, { format, looks }, read),
    }
  }
}
