import { type Actor, requireAccount } from '../../domain/actor.js'
import type { Collection } from '../../domain/collection.js'
import type { Deal } from '../../domain/deal.js'
import type { DealId } from '../../domain/ids.js'
import { type SouthHand, turnedSouth } from '../../domain/turned-board.js'
import type { DealList } from '../deals/deal-list.js'
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
    south = null,
  }: {
    readonly actor: Actor
    readonly id: string
    readonly format: BoardFormat
    /** Turns each board; `null` leaves them as they are. */
    readonly south?: SouthHand | null
  }): Promise<CollectionFile> {
    requireAccount(actor)
    const { deals } = this.repositories
    const collection = await ownedCollection(this.repositories, actor, collectionIdOf(id))
    const held = await heldDeals(deals, actor, collection)
    const list = heldDealList(deals, actor, held)
    const numbers = numbersOf(held.map(({ deal }) => deal))
    const boardOf = (deal: Deal): Board => {
      const board = { ...deal, boardNumber: numbers.get(deal.id) ?? null }
      return south === null ? board : turnedSouth(board, south)
    }
    return {
      collection,
      madeOf: () => [collection.title, south, [...numbers], list.madeOf()],
      pieces: () => this.write(format, list, boardOf),
    }
  }

  private async *write(
    format: BoardFormat,
    list: DealList<Deal>,
    boardOf: (deal: Deal) => Board,
  ): AsyncIterable<string> {
    yield this.writer.head(format)
    let isFirst = true
    const write = (deals: readonly Deal[]): string =>
      deals
        .map((deal) => {
          const text = this.writer.board(format, boardOf(deal), isFirst)
          isFirst = false
          return text
        })
        .join('')
    // No deals stay in memory between pieces.
    for (const read of list.batches()) yield write(await read())
  }
}

/** Numbers the boards of a file: with the numbers of the deals if they all differ, otherwise 1, 2, 3 and so on. */
const numbersOf = (deals: readonly Listed<Deal>[]): ReadonlyMap<DealId, number | null> => {
  const numbers = new Set(deals.flatMap(({ boardNumber }) => boardNumber ?? []))
  const areOwn = numbers.size === deals.length
  return new Map(deals.map(({ id, boardNumber }, i) => [id, areOwn ? boardNumber : i + 1]))
}
