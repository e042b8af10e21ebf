import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTexts } from '../../../texts/use-texts.js'
import { Loaded } from '../../../ui/loaded.js'
import { PageTitle } from '../../../ui/page-title.js'
import { boardKey, isGone, loadBoard } from '../boards-service.js'
import { BoardEditor, type Surroundings } from './board-editor.js'
import { keptDraft } from './kept-drafts.js'
import '../boards.css'

interface StoredBoardProps extends Surroundings {
  readonly id: string
  readonly accountId: string
}

/** The editor of a stored board, or of a deleted one that has unsaved changes. */
export const StoredBoard = ({ id, accountId, ...surroundings }: StoredBoardProps) => {
  const { t } = useTexts()
  const query = useQuery({ queryKey: boardKey(id), queryFn: () => loadBoard(id) })
  if (query.data === undefined && isGone(query.error) && keptDraft(accountId, id) !== null)
    return <BoardEditor {...surroundings} accountId={accountId} read={null} lostId={id} />
  if (query.data === undefined && isGone(query.error))
    return (
      <div className="board-page">
        {surroundings.before}
        {surroundings.textPlace === undefined ? <PageTitle>{t('boards.gone')}</PageTitle> : <h2>{t('boards.gone')}</h2>}
        <p>
          <Link to="/desk/boards">{t('boards.toBoards')}</Link>
        </p>
      </div>
    )
  return (
    <Loaded query={query}>
      {(read) =>
        read.deal.ownerId === accountId ? (
          <BoardEditor {...surroundings} accountId={accountId} read={read} lostId={null} />
        ) : (
          <p className="problem">{t('boards.notYours')}</p>
        )
      }
    </Loaded>
  )
}
