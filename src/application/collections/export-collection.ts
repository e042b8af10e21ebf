import { type Actor, requireAccount } from '../../domain/actor.js'
import type { Collection } from '../../domain/collection.js'
import type { SouthHand } from '../../domain/turned-board.js'
import type { BoardFormat } from '../ports/board-reader.js'
import type { BoardWriter } from '../ports/board-writer.js'
import type { Repositories } from '../ports/unit-of-work.js'
import { type BoardsFile, collectionFile } from './collection-file.js'
import { heldDealList, heldDeals } from './held-deals.js'
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
    south = 'S',
  }: {
    readonly actor: Actor
    readonly id: string
    readonly format: BoardFormat
    /** Which hand of each board should sit South; as it was dealt by default. */
    readonly south?: SouthHand | undefined
  }): Promise<CollectionFile> {
    requireAccount(actor)
    const { deals } = this.repositories
    const collection = await ownedCollection(this.repositories, actor, collectionIdOf(id))
    const held = await heldDeals(deals, actor, collection)
    const listed = held.map(({ deal }) => deal)
    const { title } = collection
    const list = heldDealList(deals, actor, held)
    return { collection, ...collectionFile(this.writer, { format, title, listed, list, south }) }
  }
}
