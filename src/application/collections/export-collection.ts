import type { Actor } from '../../domain/actor.js'
import type { Collection } from '../../domain/collection.js'
import type { BoardFormat } from '../ports/board-reader.js'
import type { Board, BoardWriter } from '../ports/board-writer.js'
import type { ReadCollections } from './read-collections.js'

/** A collection as a file of boards, of the deals that its owner sees in it. */
export class ExportCollection {
  constructor(
    private readonly collections: ReadCollections,
    private readonly writer: BoardWriter,
  ) {}

  async execute(input: {
    actor: Actor
    id: string
    format: BoardFormat
  }): Promise<{ collection: Collection; text: string }> {
    const read = await this.collections.one(input)
    const deals = await this.collections.dealsOf(input.actor, read)
    return { collection: read.collection, text: this.writer.write(input.format, numbered(deals)) }
  }
}

/** Within a file each board has a number of its own: those of the deals where all have different ones, else 1, 2, 3 … */
export const numbered = (boards: readonly Board[]): readonly Board[] => {
  const numbers = new Set(boards.flatMap(({ boardNumber }) => boardNumber ?? []))
  return numbers.size === boards.length ? boards : boards.map((board, i) => ({ ...board, boardNumber: i + 1 }))
}
