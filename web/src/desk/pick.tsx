import { type ReactNode, useId } from 'react'
import { Board } from '../board/board.js'
import './picks.css'
import type { ForeseenBoard } from './import/reading.js'

export type Pickable = Pick<ForeseenBoard, 'title' | 'boardNumber' | 'dealer' | 'vulnerability' | 'hands'>

interface PickProps {
  readonly board: Pickable
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
export const PickedBoard = ({ board, isChosen, isFixed, onToggle, children }: PickProps) => {
  const id = useId()
  return (
    <li className={`card pick${isChosen ? ' chosen-card' : ''}`}>
      <label>
        <input
          aria-describedby={id}
          type="checkbox"
          checked={isChosen}
          disabled={isFixed}
          onChange={({ nativeEvent }) => onToggle((nativeEvent as MouseEvent).shiftKey)}
        />
        <bdi>{board.title}</bdi>
      </label>
      <div id={id}>{children}</div>
      <Board board={board} size="thumb" />
    </li>
  )
}
