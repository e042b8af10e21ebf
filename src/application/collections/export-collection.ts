import { type Actor, requireAccount } from '../../domain/actor.js'
import type { Collection } from '../../domain/collection.js'
import type { Deal } from '../../domain/deal.js'
import type { DealId } from '../../domain/ids.js'
import { type SouthHand, turnedSouth } from '../../domain/turned-board.js'
import { everyBatchOf } from '../batched-list.js'
import { boardFile } from '../deals/board-file.js'
import type { BoardFormat } from '../ports/board-reader.js'
import type { Board, BoardWriter } from '../ports/board-writer.js'
import type { Listed } from '../ports/deal-repository.js'
import type { Repositories } from '../ports/unit-of-work.js'
import { heldDealList, heldDeals } from './held-deals.js'
import { collectionIdOf, ownedCollection } from './owned-collection.js'

export interface CollectionFile {
  readonly collection: Collection
  /** Returns a different value whenever the file changes. */
  readonly madeOf: () => unknown
  /** The file in pieces, which are created as they are read. */
  readonly pieces: () => AsyncIterable<string>
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
    const list = heldDealList(deals, actor, held)
    const numbers = numbersOf(held.map(({ deal }) => deal))
    const boardOf = (deal: Deal): Board => turnedSouth({ ...deal, boardNumber: numbers.get(deal.id) ?? null }, south)
    return {
      collection,
      madeOf: () => [collection.title, south, [...numbers], list.madeOf()],
      pieces: () => boardFile(this.writer, { format, batches: everyBatchOf(list), boardOf }),
    }
  }
}

/** Numbers the boards of a file: with the numbers of the deals if they all differ, otherwise 1, 2, 3 and so on. */
const numbersOf = (deals: readonly Listed<Deal>[]): ReadonlyMap<DealId, number | null> => {
  const numbers = new Set(deals.flatMap(({ boardNumber }) => boardNumber ?? []))
  const areOwn = numbers.size === deals.length
  return new Map(deals.map(({ id, boardNumber }, i) => [id, areOwn ? boardNumber : i + 1]))
}
