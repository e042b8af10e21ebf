import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import { Link } from 'react-router'
import { Board } from '../../board/board.js'
import { useTexts } from '../../texts/use-texts.js'
import { useIsNarrow } from '../../ui/use-narrow.js'
import { ContractText } from '../boards/contract-text.js'
import { keptDraft } from '../boards/editor/kept-drafts.js'
import { moved } from './order.js'
import type { CollectionDeal } from './use-collection.js'

interface BoardListProps {
  readonly dealIds: readonly string[]
  readonly deals: readonly CollectionDeal[]
  readonly asked: readonly string[]
  readonly ownerId: string
  /** The board being edited. */
  readonly currentId: string | undefined
  readonly isFixed: boolean
  readonly onOpen: () => void
  readonly onOrder: (dealIds: readonly string[]) => void
  readonly onRemove: (dealId: string) => void
}

/** While a board is moved by keyboard, the space bar drops it like Enter, because the space bar also picks it up. */
const useSpacePutsDown = (isCarried: boolean): void =>
  useEffect(() => {
    if (!isCarried) return
    const putDown = (event: KeyboardEvent) => {
      if (event.key !== ' ') return
      event.stopImmediatePropagation()
      event.preventDefault()
      event.target?.dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter', bubbles: true, cancelable: true }))
    }
    window.addEventListener('keyup', putDown, true)
    return () => window.removeEventListener('keyup', putDown, true)
  }, [isCarried])

/** The boards in the order of the lesson; they can be moved by mouse, touch or keyboard. */
export const BoardList = ({ dealIds, deals, asked, currentId, ...props }: BoardListProps) => {
  const { ownerId, isFixed, onOpen, onOrder, onRemove } = props
  const { t } = useTexts()
  const isNarrow = useIsNarrow()
  const [isCarried, setCarried] = useState(false)
  useSpacePutsDown(isCarried)
  const known = new Map(deals.map((deal) => [deal.id, deal]))
  const titleOf = (id: string): string =>
    known.get(id)?.title ?? t(asked.includes(id) ? 'collection.goneBoard' : 'loading')
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: isFixed,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': titleOf(String(key)) })),
    onDragStart: () => setCarried(true),
    onDragEnd: () => setCarried(false),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return
      const carried = new Set([...keys].map(String))
      onOrder(moved(dealIds, carried, { key: String(target.key), side: target.dropPosition }))
    },
  })
  return (
    <GridList
      aria-label={t('collection.boardList')}
      className="boards"
      keyboardNavigationBehavior="tab"
      orientation={isNarrow ? 'horizontal' : 'vertical'}
      items={dealIds.map((id, place) => ({ id, place, deal: known.get(id) }))}
      dependencies={[t, isFixed, currentId, onOpen]}
      dragAndDropHooks={dragAndDropHooks}
      renderEmptyState={() => <p>{t('collection.noBoards')}</p>}
    >
      {({ id, place, deal }) => (
        <GridListItem id={id} textValue={titleOf(id)} className={id === currentId ? 'board-row current' : 'board-row'}>
          <RowHead
            id={id}
            place={place}
            title={titleOf(id)}
            isCurrent={id === currentId}
            isWhole={deal !== undefined || asked.includes(id)}
            onOpen={onOpen}
            {...(isFixed ? {} : { onRemove })}
          />
          {deal !== undefined && <Board board={deal} size="thumb" />}
          {deal !== undefined || asked.includes(id) ? (
            <Remarks deal={deal} ownerId={ownerId} isCurrent={id === currentId} />
          ) : (
            <small>…</small>
          )}
        </GridListItem>
      )}
    </GridList>
  )
}

interface RowHeadProps {
  readonly id: string
  readonly place: number
  readonly title: string
  readonly isCurrent: boolean
  /** Whether the board has been loaded, so that the row has its height. */
  readonly isWhole: boolean
  readonly onOpen: () => void
  readonly onRemove?: (id: string) => void
}

/** The handle for moving a board, its position, its title as a link to it, and the button that removes it. */
const RowHead = ({ id, place, title, isCurrent, isWhole, onOpen, onRemove }: RowHeadProps) => {
  const { t, number } = useTexts()
  const link = useRef<HTMLAnchorElement>(null)
  // A layout effect scrolls before the user can press anything, so that the list doesn't move under a finger.
  useLayoutEffect(() => {
    if (!isCurrent || !isWhole) return
    for (const part of link.current?.closest('.board-row')?.querySelectorAll('.board, .row-head') ?? [])
      part.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isCurrent, isWhole])
  return (
    <div className="row-head">
      {onRemove && (
        <Button slot="drag" className="quiet handle" aria-label={t('collection.move', { title })}>
          <svg viewBox="0 0 16 24" width="16" height="24" aria-hidden="true">
            <path d="M4 6h.01M12 6h.01M4 12h.01M12 12h.01M4 18h.01M12 18h.01" />
          </svg>
        </Button>
      )}
      <span className="place">{number(place + 1)}</span>
      <Link
        ref={link}
        className="name"
        // The row is draggable, not its link.
        draggable={false}
        to={`?board=${id}`}
        replace
        onClick={onOpen}
        dir="auto"
        title={title}
        aria-current={isCurrent ? 'true' : undefined}
      >
        {title}
      </Link>
      {onRemove && (
        <Button className="quiet remove" aria-label={t('collection.remove', { title })} onPress={() => onRemove(id)}>
          ✕
        </Button>
      )}
    </div>
  )
}

interface RemarksProps {
  readonly deal: CollectionDeal | undefined
  readonly ownerId: string
  readonly isCurrent: boolean
}

/** The details that identify a board, and why students cannot see it. */
const Remarks = ({ deal, ownerId, isCurrent }: RemarksProps) => {
  const { t } = useTexts()
  if (deal === undefined) return <small className="warn">{t('collection.goneWhy')}</small>
  const isOwn = deal.ownerId === ownerId
  return (
    <small className="facts">
      {deal.contract !== null && <ContractText contract={deal.contract} />}
      {deal.themes.length > 0 && <span>{deal.themes[0]}</span>}
      {!isOwn && <span>{t('collection.foreign')}</span>}
      {/* The editor of the current board says this itself. */}
      {isOwn && !isCurrent && keptDraft(ownerId, deal.id) !== null && (
        <span className="warn">{t('lesson.unsaved')}</span>
      )}
      {deal.lifecycle !== 'active' && <span className="warn">{t('collection.trashedBoard')}</span>}
    </small>
  )
}
