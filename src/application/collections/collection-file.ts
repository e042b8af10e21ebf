import type { SharedDeal } from '../../domain/deal.js'
import type { DealId } from '../../domain/ids.js'
import { type BoardLooks, shownAs } from '../../domain/turned-board.js'
import { everyBatchOf } from '../batched-list.js'
import { boardFile } from '../deals/board-file.js'
import type { DealList } from '../deals/deal-list.js'
import type { BoardFormat } from '../ports/board-reader.js'
import type { Board, BoardWriter } from '../ports/board-writer.js'
import type { Listed } from '../ports/deal-repository.js'

export interface BoardsFile {
  /** Differs whenever the file may have changed. */
  readonly version: unknown
  /** The file in pieces, which are created as they are read. */
  readonly pieces: () => AsyncIterable<string>
}

interface Contents {
  /** The deals of the list, or their outlines. */
  readonly listed: readonly Listed<SharedDeal>[]
  readonly list: DealList<Board>
}

interface Asked {
  readonly format: BoardFormat
  readonly looks: BoardLooks
}

/** The deals of a collection as a file of boards, in its order. */
export async function* collectionFile(
  writer: BoardWriter,
  { format, looks }: Asked,
  read: () => Promise<Contents>,
): AsyncIterable<string> {
  const { listed, list } = await read()
  const numbers = numbersOf(listed)
  const places = new Map(listed.map(({ id }, place) => [id, place]))
  const boardOf = (board: Board): Board =>
    shownAs({ ...board, boardNumber: numbers.get(board.id) ?? null }, looks, places.get(board.id) ?? 0)
  yield* boardFile(writer, { format, batches: everyBatchOf(list), boardOf })
}

/** Numbers the boards of a file: with the numbers of the deals if they all differ, otherwise 1, 2, 3 and so on. */
const numbersOf = (deals: readonly Listed<SharedDeal>[]): ReadonlyMap<DealId, number | null> => {
  const numbers = new Set(deals.flatMap(({ boardNumber }) => boardNumber ?? []))
  const areOwn = numbers.size === deals.length
  return new Map(deals.map(({ id, boardNumber }, i) => [id, areOwn ? boardNumber : i + 1]))
}
