import type { ReactNode } from 'react'
import { Board } from '../board/board.js'
import './picks.css'
import type { ForeseenBoard } from './import/reading.js'

interface PickProps {
  readonly board: Pick<ForeseenBoard, 'title' | 'boardNumber' | 'dealer' | 'vulnerability' | 'hands'>
  readonly isChosen: boolean
  readonly isFixed: boolean
  /**
   * @param isRange whether to include everything from the board ticked last
   */
  readonly onToggle: (isRange: boolean) => void
  /** Further details of the board. */
  readonly children?: ReactNode
}

/** A board as a small diagram with a checkbox, for a list of the class `picks`. */
export const PickedBoard = ({ board, isChosen, isFixed, onToggle, children }: PickProps) => (
  <li className={`card pick${isChosen ? ' chosen-card' : ''}`}>
    <label>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isFixed}
        onChange={({ nativeEvent }) => onToggle((nativeEvent as MouseEvent).shiftKey)}
      />
      <bdi>{board.title}</bdi>
    </label>
    {children}
    <Board board={board} size="thumb" />
  </li>
)
