import type { Deal } from 'dealbook-client'
import { Link } from 'react-router'
import { Board } from '../../../board/board.js'
import { useTexts } from '../../../texts/use-texts.js'
import { ContractText } from '../contract-text.js'
import { RestoreButton } from './restore-button.js'
import { SelectionBox } from './selection-box.js'
import type { BoardSelection } from './use-board-selection.js'

interface BoardsGridProps {
  readonly deals: readonly Deal[]
  readonly selection: BoardSelection
  readonly isStale: boolean
}

/** The boards as small diagrams. */
export const BoardsGrid = ({ deals, selection, isStale }: BoardsGridProps) => {
  const { t } = useTexts()
  return (
    <ul className="boards-grid plain" aria-label={t('boards.title')} aria-busy={isStale}>
      {deals.map((deal) => (
        <li key={deal.id} className={selection.ids.has(deal.id) ? 'card selected' : 'card'}>
          <div className="board-card-head">
            <SelectionBox deal={deal} selection={selection} />
            <Link dir="auto" to={`/desk/boards/${deal.id}`}>
              {deal.title}
            </Link>
          </div>
          <Board board={deal} size="thumb" />
          <p className="board-card-foot">
            {deal.contract !== null && <ContractText contract={deal.contract} />}
            <span className={`state ${deal.sharing}`}>{t(`boards.shared.${deal.sharing}`)}</span>
            {deal.lifecycle === 'trashed' && <RestoreButton deal={deal} />}
          </p>
          {deal.themes.length > 0 && (
            <ul className="themes">
              {deal.themes.map((theme) => (
                <li key={theme} dir="auto">
                  {theme}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
