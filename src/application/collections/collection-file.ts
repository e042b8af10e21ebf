import type { SharedDeal } from '../../domain/deal.js'
import type { DealId } from '../../domain/ids.js'
import { type BoardLooks, shownAs } from '../../domain/turned-board.js'
import { everyBatchOf } from '../batched-list.js'
import { boardFile } from '../deals/board-file.js'
import type { DealList } from '../deals/deal-list.js'
import type { BoardFormat } from '../ports/board-reader.js'
import type { Board, BoardWriter } from '../ports/board-writer.js'
import type { Listed } from '../ports/deal-repository.js'

interface Contents {
  /** The deals of the list, or their outlines. */
  readonly listed: readonly Listed<SharedDeal>[]
  readonly list: DealList<Board>
}

interface FileOptions {
  readonly format: BoardFormat
  readonly looks: BoardLooks
}

/** The deals of a collection as a file of boards, in its order. */
export async function* collectionFile(
  writer: BoardWriter,
  { format, looks }: FileOptions,
  read: () => Promise<Contents>,
): AsyncIterable<string> {
  const { listed, list } = await read()
  const numbers = numbersOf(listed)
  const batches = shownBoards({ listed, list }, looks, (board) => numbers.get(board.id) ?? null)
  yield* boardFile(writer, { format, batches, boardOf: (board) => board })
}

/** The boards of a collection as they are printed. They keep their own numbers unless numbered by place. */
export async function* printedBoards(
  read: () => Promise<Contents>,
  looks: BoardLooks,
): AsyncIterable<readonly Board[]> {
  yield* shownBoards(await read(), looks, ({ boardNumber }) => boardNumber)
}

async function* shownBoards(
  { listed, list }: Contents,
  looks: BoardLooks,
  numberOf: (board: Board) => number | null,
): AsyncIterable<readonly Board[]> {
  const places = new Map(listed.map(({ id }, place) => [id, place]))
  for await (const boards of everyBatchOf(list))
    yield boards.map((board) => shownAs({ ...board, boardNumber: numberOf(board) }, looks, places.get(board.id) ?? 0))
}

/** Numbers the boards of a file: with the numbers of the deals if they all differ, otherwise 1, 2, 3 and so on. */
const numbersOf = (deals: readonly Listed<SharedDeal>[]): ReadonlyMap<DealId, number | null> => {
  const numbers = new Set(deals.flatMap(({ boardNumber }) => boardNumber ?? []))
  const areOwn = numbers.size === deals.length
  return new Map(deals.map(({ id, boardNumber }, i) => [id, areOwn ? boardNumber : i + 1]))
}
