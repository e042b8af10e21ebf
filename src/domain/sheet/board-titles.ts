import { captionOf } from '../board-in-words.js'
import type { SheetBoard } from './board-figure.js'
import type { SheetOptions } from './sheet-options.js'
import type { SheetWords } from './sheet-words.js'

const numberOf = ({ boardNumber }: SheetBoard, words: SheetWords): string | null =>
  boardNumber === null ? null : words('board.number', { number: boardNumber })

/** The title above a board or, if titles are hidden, its number. */
export const titleAbove = (board: SheetBoard, { titles }: Pick<SheetOptions, 'titles'>, words: SheetWords): string =>
  titles ? board.title : (numberOf(board, words) ?? '…')

/** The lines of a board's caption, without its number if that is its title already. */
export const captionUnder = (title: string, board: SheetBoard, words: SheetWords): readonly string[] =>
  captionOf(title === numberOf(board, words) ? { ...board, boardNumber: null } : board, words)

/** The title with the board number, for places where no diagram shows the number. */
export const numberedTitle = (board: SheetBoard, words: SheetWords): string => {
  const number = numberOf(board, words)
  return number === null || board.title === number ? board.title : `${number} · ${board.title}`
}

const SHORT = 24

/** A title that fits on a line: the board's number, or the beginning of its title. */
export const shortTitle = (board: SheetBoard, words: SheetWords): string =>
  numberOf(board, words) ?? `${Array.from(board.title).slice(0, SHORT).join('')}…`
