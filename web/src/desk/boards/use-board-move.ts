import type { Deal } from 'dealbook-client'
import { contentChanged } from '../../service.js'
import { useTexts } from '../../texts/use-texts.js'
import { complain, notify } from '../../ui/toasts.js'
import { keepRead, moveBoard } from './boards-service.js'
import type { ReadBoard } from './read-board.js'

/** Moves a board to the trash or back, with an undo in the message. */
export const useBoardMove = ({ id, title }: Deal, onMoved?: (board: ReadBoard) => void) => {
  const { t, explain } = useTexts()
  const move = async (to: 'trash' | 'restore', isUndo = false): Promise<void> => {
    try {
      const board = await moveBoard(id, to)
      keepRead(board)
      onMoved?.(board)
      void contentChanged()
      const back = to === 'trash' ? 'restore' : 'trash'
      const done = t(to === 'trash' ? 'boards.trashed' : 'boards.restoredBoard', { title })
      notify(done, isUndo ? undefined : () => void move(back, true))
    } catch (error) {
      complain(explain(error))
    }
  }
  return move
}
