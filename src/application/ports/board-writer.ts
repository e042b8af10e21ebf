import type { Deal } from '../../domain/deal.js'
import type { BoardFormat } from './board-reader.js'

/** What leaves with a board: nothing personal, nor who may see it. */
export type Board = Pick<
  Deal,
  'id' | 'title' | 'boardNumber' | 'dealer' | 'vulnerability' | 'hands' | 'auction' | 'commentary'
>

export interface BoardWriter {
  /** What a file begins with. */
  head(format: BoardFormat): string
  /**
   * A board of a file, behind its head and the boards before. Read again, the file holds the same boards, their commentary
   * as plain text.
   */
  board(format: BoardFormat, board: Board, isFirst: boolean): string
  /** A hand diagram in SVG, with a title and a description for screen readers; it runs and loads nothing. */
  draw(board: Board): string
  /** An address that shows the board in a hand viewer. */
  viewerAddress(board: Board): string
}
