import type { BoardFormat } from '../../application/ports/board-reader.js'
import type { Board, BoardWriter } from '../../application/ports/board-writer.js'
import { withoutAcceptedCalls } from '../../domain/call-note.js'
import { drawHands } from './diagrams/hand-diagram.js'
import { viewerAddress, writeLinBoard } from './lin/lin-writer.js'
import { PBN_HEAD, writePbnGame } from './pbn/pbn-writer.js'

interface FormatWriter {
  readonly head: string
  readonly board: (board: Board, isFirst: boolean) => string
}

const WRITERS: Readonly<Record<BoardFormat, FormatWriter>> = {
  pbn: { head: PBN_HEAD, board: writePbnGame },
  lin: { head: '', board: writeLinBoard },
}

/** A whole file of boards. */
export const writeBoards = (format: BoardFormat, boards: readonly Board[]): string =>
  WRITERS[format].head + boards.map((board, i) => WRITERS[format].board(board, i === 0)).join('')

/** The board without the parts of its notes that only the owner may see. */
const shown = (board: Board): Board => ({ ...board, callNotes: withoutAcceptedCalls(board.callNotes) })

export const fileBoardWriter: BoardWriter = {
  head: (format) => WRITERS[format].head,
  board: (format, board, isFirst) => WRITERS[format].board(shown(board), isFirst),
  draw: (board, options) => drawHands(shown(board), options),
  viewerAddress: (board) => viewerAddress(shown(board)),
}
