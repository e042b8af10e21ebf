import { dealerOfBoard, type Seat, type Vulnerability, vulnerabilityOfBoard } from '../../../domain/bridge/board.js'
import { type BoardDraft, boardNumberFrom } from '../board-draft.js'

/** The board numbers of a record, as written. */
export interface LinNames {
  /** The value of `ah|Board 3|`; `named` is the number at its end. */
  readonly called: string
  readonly named: string
  /** The number in `qx|o39|`, which in some files counts the records of a session. */
  readonly counter: string
  /** Whether `bn|39|` has the same number. */
  readonly isCertain: boolean
}

export const namesOf = ({ room, called, own }: Record<'room' | 'called' | 'own', string>): LinNames => {
  const counter = /^[a-z]?(\d{1,9})(?!\d)/i.exec(room)?.[1] ?? ''
  return { called, named: boardIn(called), counter, isCertain: counter !== '' && own === counter }
}

/** The number in the name of a board. */
export const boardIn = (called: string): string => /^(?:.*, )?board\s?#?(\d{1,9})$/i.exec(called)?.[1] ?? ''

/** The number in the board's name if it agrees with dealer and vulnerability, otherwise that of the record. */
export const numberOf = (
  { named, counter, isCertain }: LinNames,
  { dealer, vulnerability }: { readonly dealer: Seat | null; readonly vulnerability: Vulnerability | null },
  draft: BoardDraft,
): string => {
  const number = boardNumberFrom(named)
  if (counter === '') return named
  if (number === null || isCertain || Number(counter) === 0 || Number(counter) === number) return counter
  if (dealer === dealerOfBoard(number) && vulnerability === vulnerabilityOfBoard(number)) return named
  draft.warn('the number of the board is that of the record: the one in its name does not fit dealer and vulnerability')
  return counter
}
