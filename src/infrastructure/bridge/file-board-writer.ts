import type { BoardFormat } from '../../application/ports/board-reader.js'
import type { Board, BoardWriter } from '../../application/ports/board-writer.js'
import { drawHands } from './hand-diagram.js'
import { viewerAddress, writeLin } from './lin-writer.js'
import { writePbn } from './pbn-writer.js'

const WRITERS: Readonly<Record<BoardFormat, (boards: readonly Board[]) => string>> = { pbn: writePbn, lin: writeLin }

export const fileBoardWriter: BoardWriter = {
  write: (format, boards) => WRITERS[format](boards),
  draw: drawHands,
  viewerAddress,
}
