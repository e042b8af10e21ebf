import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { AuctionTable } from '../../board/auction-table.js'
import { Board } from '../../board/board.js'
import { Commentary } from '../../board/commentary.js'
import { ContractLine } from '../../board/contract-line.js'
import { useTexts } from '../../texts/use-texts.js'
import { useIsNarrow } from '../../ui/use-narrow.js'
import { BoardSteps } from '../boards/board-steps.js'
import { StoredBoard } from '../boards/editor/stored-board.js'
import type { CollectionDeal, Seen } from './use-collection.js'

interface LessonBoardProps {
  readonly seen: Seen
  readonly boardId: string | undefined
  /** Whether the address names the board. */
  readonly isNamed: boolean
  readonly onGo: (id: string) => void
  /** The element for the board's notes; `null` while they are hidden. */
  readonly notes: HTMLElement | null
}

/** A board of a lesson in its editor, or read-only if it is another author's. */
export const LessonBoard = ({ seen, boardId, isNamed, onGo, notes }: LessonBoardProps) => {
  const { t } = useTexts()
  const { id, ownerId, dealIds } = seen.collection
  if (boardId === undefined) return null
  const deal = seen.deals.find((one) => one.id === boardId)
  const steps = (
    <StepsInView key={boardId} isNamed={isNamed}>
      <BoardSteps ids={dealIds} id={boardId} onGo={onGo} />
    </StepsInView>
  )
  if (deal?.ownerId === ownerId)
    return (
      <StoredBoard
        key={boardId}
        id={boardId}
        accountId={ownerId}
        before={steps}
        after={<Link to={`/desk/boards/${boardId}?lesson=${id}`}>{t('lesson.alone')}</Link>}
        textPlace={notes}
      />
    )
  return (
    <>
      <div className="boards-head">
        {steps}
        {deal !== undefined && <h2>{deal.title}</h2>}
      </div>
      {deal !== undefined && notes !== null && createPortal(<Commentary blocks={deal.commentary} />, notes)}
      {deal === undefined ? (
        <p className="board-page">{t(seen.asked.includes(boardId) ? 'collection.goneWhy' : 'loading')}</p>
      ) : (
        <ForeignBoard deal={deal} />
      )}
    </>
  )
}

/** On a narrow screen, scrolls past the page's heading, so that the strip of boards and the board are both visible. */
const StepsInView = ({ isNamed, children }: { isNamed: boolean; children: ReactNode }) => {
  const self = useRef<HTMLDivElement>(null)
  const isNarrow = useIsNarrow()
  useLayoutEffect(() => {
    if (isNarrow && isNamed) self.current?.closest('.lesson')?.scrollIntoView()
  }, [isNarrow, isNamed])
  return <div ref={self}>{children}</div>
}

const ForeignBoard = ({ deal }: { deal: CollectionDeal }) => {
  const { t } = useTexts()
  return (
    <div className="board-page board-table">
      <div className="hero-board">
        <Board board={deal} />
      </div>
      {deal.auction.length > 0 && <AuctionTable {...deal} />}
      <ContractLine contract={deal.contract} />
      <p>
        {t('collection.foreign')} · <Link to={`/boards/${deal.id}`}>{t('collection.look')}</Link>
      </p>
    </div>
  )
}
