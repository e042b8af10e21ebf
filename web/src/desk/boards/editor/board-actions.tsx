import { unwrap } from 'dealbook-client'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { asReader, contentChanged, queryClient } from '../../../service.js'
import { useTexts } from '../../../texts/use-texts.js'
import { ConfirmedButton } from '../../../ui/forms/confirmed-button.js'
import { complain, notify } from '../../../ui/toasts.js'
import { BoardDownloads } from '../board-downloads.js'
import { boardKey } from '../boards-service.js'
import { CollectionDialog } from '../explorer/selection-dialogs.js'
import type { ReadBoard } from '../read-board.js'
import { useBoardMove } from '../use-board-move.js'

interface BoardActionsProps {
  readonly read: ReadBoard
  readonly onMoved: (board: ReadBoard) => void
}

/** Buttons that print or download a board, add it to a collection, trash, restore or delete it. */
export const BoardActions = ({ read: { deal }, onMoved }: BoardActionsProps) => {
  const { t, explain } = useTexts()
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  const failed = (error: unknown) => complain(explain(error))

  const move = useBoardMove(deal, onMoved)

  const remove = () =>
    unwrap(asReader.DELETE('/deals/{id}', { params: { path: { id: deal.id } } })).then(async () => {
      notify(t('boards.deleted', { title: deal.title }))
      await navigate('/desk/boards')
      queryClient.removeQueries({ queryKey: boardKey(deal.id) })
      await contentChanged()
    }, failed)

  return (
    <>
      <BoardDownloads id={deal.id} title={deal.title} />
      {deal.lifecycle === 'active' ? (
        <>
          <button type="button" onClick={() => setAdding(true)}>
            {t('boards.addTo')}
          </button>
          <button type="button" onClick={() => move('trash')}>
            {t('boards.trash')}
          </button>
        </>
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
      {isAdding && <CollectionDialog deals={[deal]} onClose={() => setAdding(false)} onDone={() => undefined} />}
    </>
  )
}
