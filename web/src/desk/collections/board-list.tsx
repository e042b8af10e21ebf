import { useEffect, useState } from 'react'
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import { Link } from 'react-router'
import { useBoardWords } from '../../board/board-words.js'
import { useTexts } from '../../texts/use-texts.js'
import { moved } from './order.js'
import type { CollectionDeal } from './use-collection.js'

interface BoardListProps {
  readonly dealIds: readonly string[]
  readonly deals: readonly CollectionDeal[]
  readonly asked: readonly string[]
  readonly ownerId: string
  readonly isFixed: boolean
  readonly onOrder: (dealIds: readonly string[]) => void
  readonly onRemove: (dealId: string) => void
}

/** While something is carried by keyboard, the space bar puts it down like Enter: it is what picked it up. */
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

/** The boards in the order of the class, to be moved by mouse, finger or keyboard. */
export const BoardList = ({ dealIds, deals, asked, ownerId, isFixed, onOrder, onRemove }: BoardListProps) => {
  const { t, number } = useTexts()
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
      items={dealIds.map((id, place) => ({ id, place, deal: known.get(id) }))}
      dependencies={[t, isFixed]}
      dragAndDropHooks={dragAndDropHooks}
      renderEmptyState={() => <p>{t('collection.noBoards')}</p>}
    >
      {({ id, place, deal }) => (
        <GridListItem id={id} textValue={titleOf(id)} className="board-row">
          {!isFixed && (
            <Button slot="drag" className="quiet handle" aria-label={t('collection.move', { title: titleOf(id) })}>
              <svg viewBox="0 0 16 24" width="16" height="24" aria-hidden="true">
                <path d="M4 6h.01M12 6h.01M4 12h.01M12 12h.01M4 18h.01M12 18h.01" />
              </svg>
            </Button>
          )}
          <span className="place">{number(place + 1)}</span>
          <span className="name">
            {deal === undefined ? (
              titleOf(id)
            ) : (
              <Link to={deal.ownerId === ownerId ? `/desk/boards/${id}` : `/boards/${id}`}>{deal.title}</Link>
            )}
            {deal !== undefined || asked.includes(id) ? <Remarks deal={deal} ownerId={ownerId} /> : <small>…</small>}
          </span>
          {!isFixed && (
            <Button
              className="quiet"
              aria-label={t('collection.remove', { title: titleOf(id) })}
              onPress={() => onRemove(id)}
            >
              ✕
            </Button>
          )}
        </GridListItem>
      )}
    </GridList>
  )
}

/** What tells one board from another, and why students do not get one. */
const Remarks = ({ deal, ownerId }: { deal: CollectionDeal | undefined; ownerId: string }) => {
  const { t } = useTexts()
  const { caption } = useBoardWords()
  if (deal === undefined) return <small className="warn">{t('collection.goneWhy')}</small>
  const facts = [...caption(deal), ...(deal.ownerId === ownerId ? [] : [t('collection.foreign')])]
  return (
    <>
      <small>{facts.join(' · ')}</small>
      {deal.lifecycle !== 'active' && <small className="warn">{t('collection.trashedBoard')}</small>}
    </>
  )
}
