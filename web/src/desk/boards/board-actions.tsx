import { unwrap } from 'dealbook-client'
import { useNavigate } from 'react-router'
import { visitor } from '../../service.js'
import { useTexts } from '../../texts/use-texts.js'
import { ConfirmedButton } from '../../ui/confirmed-button.js'
import { complain, notify } from '../../ui/toasts.js'
import { BoardDownloads } from './board-downloads.js'
import { boardsChanged, keepRead, moveBoard, type ReadBoard, refusalOf } from './boards-service.js'

interface BoardActionsProps {
  readonly read: ReadBoard
  readonly onMoved: (board: ReadBoard) => void
}

/** What can be done with a whole board. */
export const BoardActions = ({ read: { deal }, onMoved }: BoardActionsProps) => {
  const { t, explain } = useTexts()
  const navigate = useNavigate()
  const failed = (error: unknown) => complain(explain(refusalOf(error)))

  const move = async (to: 'trash' | 'restore', isUndo = false): Promise<void> => {
    try {
      const board = await moveBoard(deal.id, to)
      keepRead(board)
      onMoved(board)
      void boardsChanged()
      const back = to === 'trash' ? 'restore' : 'trash'
      notify(
        t(to === 'trash' ? 'boards.trashed' : 'boards.restoredBoard', { title: deal.title }),
        isUndo ? undefined : () => void move(back, true),
      )
    } catch (error) {
      failed(error)
    }
  }

  const remove = () =>
    unwrap(visitor.DELETE('/deals/{id}', { params: { path: { id: deal.id } } })).then(() => {
      notify(t('boards.deleted', { title: deal.title }))
      navigate('/desk/boards')
      return boardsChanged()
    }, failed)

  return (
    <>
      <BoardDownloads id={deal.id} title={deal.title} />
      {deal.lifecycle === 'active' ? (
        <button type="button" onClick={() => move('trash')}>
          {t('boards.trash')}
        </button>
      ) : (
        <>
          <button type="button" onClick={() => move('restore')}>
            {t('boards.restore')}
          </button>
          <ConfirmedButton
            label={t('boards.delete')}
            question={t('boards.deleteQuestion', { title: deal.title })}
            onConfirm={() => void remove()}
          />
        </>
      )}
    </>
  )
}
