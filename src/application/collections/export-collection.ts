import type { Actor } from '../../domain/actor.js'
import type { Collection } from '../../domain/collection.js'
import type { Deal } from '../../domain/deal.js'
import type { DealId } from '../../domain/ids.js'
import type { DealList } from '../deals/deal-list.js'
import type { BoardFormat } from '../ports/board-reader.js'
import type { BoardWriter } from '../ports/board-writer.js'
import type { Listed } from '../ports/deal-repository.js'
import type { ReadCollections } from './read-collections.js'

export interface CollectionFile {
  readonly collection: Collection
  /** Another value whenever the file changes. */
  readonly madeOf: () => unknown
  /** The file in pieces, made as they are taken. */
  readonly pieces: () => AsyncIterable<string>
}

/** A collection as a file of boards, of the deals that its owner sees in it. */
export class ExportCollection {
  constructor(
    private readonly collections: ReadCollections,
    private readonly writer: BoardWriter,
  ) {}

  async execute({
    actor,
    id,
    format,
  }: {
    readonly actor: Actor
    readonly id: string
    readonly format: BoardFormat
  }): Promise<CollectionFile> {
    const { collection } = await this.collections.one({ actor, id })
    const held = await this.collections.heldDeals(actor, collection)
    const list = this.collections.listOf(actor, held)
    const numbers = numbersOf(held.map(({ deal }) => deal))
    return {
      collection,
      madeOf: () => [collection.title, [...numbers], list.madeOf()],
      pieces: () => this.write(format, list, numbers),
    }
  }

  private async *write(
    format: BoardFormat,
    list: DealList<Deal>,
    numbers: ReadonlyMap<DealId, number | null>,
  ): AsyncIterable<string> {
    yield this.writer.head(format)
    let isFirst = true
    const write = (deals: readonly Deal[]): string =>
      deals
        .map((deal) => {
          const board = { ...deal, boardNumber: numbers.get(deal.id) ?? null }
          const text = this.writer.board(format, board, isFirst)
          isFirst = false
          return text
        })
        .join('')
    // Between pieces nothing is held of the deals.
    for (const read of list.batches()) yield write(await read())
  }
}

/** Within a file each board has a number of its own: those of the deals where all have different ones, else 1, 2, 3 … */
const numbersOf = (deals: readonly Listed<Deal>[]): ReadonlyMap<DealId, number | null> => {
  const numbers = new Set(deals.flatMap(({ boardNumber }) => boardNumber ?? []))
  const areOwn = numbers.size === deals.length
  return new Map(deals.map(({ id, boardNumber }, i) => [id, areOwn ? boardNumber : i + 1]))
}
