import type { BoardFormat } from '../ports/board-reader.js'
import type { Board, BoardWriter } from '../ports/board-writer.js'

export interface BoardsFile {
  /** Differs whenever the file may have changed. */
  readonly version: unknown
  /** The file in pieces, which are created as they are read. */
  readonly pieces: () => AsyncIterable<string>
}

interface Contents<Deal> {
  readonly format: BoardFormat
  readonly batches: AsyncIterable<readonly Deal[]>
  readonly boardOf: (deal: Deal) => Board
}

/** A file of boards in pieces, which are written on demand. Deals are not kept in memory between pieces. */
export async function* boardFile<Deal>(
  writer: BoardWriter,
  { format, batches, boardOf }: Contents<Deal>,
): AsyncIterable<string> {
  yield writer.head(format)
  let isFirst = true
  for await (const deals of batches) {
    let piece = ''
    for (const deal of deals) {
      piece += writer.board(format, boardOf(deal), isFirst)
      isFirst = false
    }
    yield piece
  }
}
