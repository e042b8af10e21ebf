import type { Deal } from 'dealbook-client'
import { useTexts } from '../../texts/use-texts.js'
import { complain, notify } from '../../ui/toasts.js'
import { boardsChanged, keepRead, moveBoard, type ReadBoard, refusalOf } from './boards-service.js'

/** Moves a board to the trash or back, with an undo in the message. */
export const useBoardMove = ({ id, title }: Deal, onMoved?: (board: ReadBoard) => void) => {
  const { t, explain } = useTexts()
  const move = async (to: 'trash' | 'restore', isUndo = false): Promise<void> => {
    try {
      const board = await moveBoard(id, to)
      keepRead(board)
      onMoved?.(board)
      void boardsChanged()
      const back = to === 'trash' ? 'restore' : 'trash'
      const done = t(to === 'trash' ? 'boards.trashed' : 'boards.restoredBoard', { title })
      notify(done, isUndo ? undefined : () => void move(back, true))
    } catch (error) {
      complain(explain(refusalOf(error)))
    }
  }
  return move
}
