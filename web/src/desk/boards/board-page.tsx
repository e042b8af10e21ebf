import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useTexts } from '../../texts/use-texts.js'
import { Loaded } from '../../ui/loaded.js'
import { BoardEditor } from './board-editor.js'
import { boardKey, isGone, loadBoard } from './boards-service.js'
import { keptDraft } from './kept-drafts.js'
import { useOwner } from './use-owner.js'
import './boards.css'

/** A board of one's own: the one that the address names, or a new one. */
export const BoardPage = () => {
  const { id } = useParams()
  const owner = useOwner()
  return (
    <Loaded query={owner}>
      {(account) =>
        id === undefined ? (
          <BoardEditor key="new" accountId={account.id} read={null} lostId={null} />
        ) : (
          <StoredBoard key={id} id={id} accountId={account.id} />
        )
      }
    </Loaded>
  )
}

const StoredBoard = ({ id, accountId }: { readonly id: string; readonly accountId: string }) => {
  const { t } = useTexts()
  const query = useQuery({ queryKey: boardKey(id), queryFn: () => loadBoard(id) })
  if (query.data === undefined && isGone(query.error) && keptDraft(accountId, id) !== null)
    return <BoardEditor accountId={accountId} read={null} lostId={id} />
  return (
    <Loaded query={query}>
      {(read) =>
        read.deal.ownerId === accountId ? (
          <BoardEditor accountId={accountId} read={read} lostId={null} />
        ) : (
          <p className="problem">{t('boards.notYours')}</p>
        )
      }
    </Loaded>
  )
}
