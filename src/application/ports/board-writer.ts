import type { Deal, SharedDeal } from '../../domain/deal.js'
import type { RankLanguage } from '../../domain/drawing/ranks.js'
import type { BoardFormat } from './board-reader.js'

/**
 * The fields of a deal that are written to files. They include nothing about sharing, and nothing personal except the
 * supplement, which is absent unless the owner or an internal backend reads the file.
 */
export type Board = Pick<
  SharedDeal,
  | ('id' | 'title' | 'boardNumber' | 'dealer' | 'vulnerability' | 'hands')
  | ('auction' | 'callNotes' | 'play' | 'result' | 'doubleDummy' | 'commentary')
> &
  Partial<Pick<Deal, 'supplement'>>

export interface PictureOptions {
  /** The language of the ranks, English by default. */
  readonly ranks?: RankLanguage | undefined
  /** Whether the picture shows the double dummy results, as far as they are known; `false` by default. */
  readonly doubleDummy?: boolean | undefined
}

export interface BoardWriter {
  /** The beginning of a file. */
  head(format: BoardFormat): string
  /**
   * The next board of a file, after its head and any previous boards. Importing the file yields the same boards, with
   * their commentary as plain text.
   */
  board(format: BoardFormat, board: Board, isFirst: boolean): string
  /** A hand diagram in SVG, with a title and a description for screen readers, without scripts or external resources. */
  draw(board: Board, options?: PictureOptions): string
  /** A URL that shows the board in a hand viewer. */
  viewerAddress(board: Board): string
}
