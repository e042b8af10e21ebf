import type { Deal } from '../../domain/deal.js'
import type { BoardFormat } from './board-reader.js'

/** What leaves with a board: nothing personal, nor who may see it. */
export type Board = Pick<
  Deal,
  'id' | 'title' | 'boardNumber' | 'dealer' | 'vulnerability' | 'hands' | 'auction' | 'commentary'
>

export interface BoardWriter {
  /** The text of a file of the boards. Read again, it gives the same boards, their commentary as plain text. */
  write(format: BoardFormat, boards: readonly Board[]): string
  /** A hand diagram in SVG, with a title and a description for screen readers; it runs and loads nothing. */
  draw(board: Board): string
  /** An address that shows the board in a hand viewer. */
  viewerAddress(board: Board): string
}
