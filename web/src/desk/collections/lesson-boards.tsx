import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.js'
import { AddBoards } from './add-boards.js'
import { ArrangeBoards } from './arrange-boards.js'
import { BoardList } from './board-list.js'
import { withBoards } from './changes.js'
import { isChangeable } from './collection-state.js'
import type { ChangeCollection, Seen } from './use-collection.js'

interface LessonBoardsProps {
  readonly seen: Seen
  readonly change: ChangeCollection
  readonly boardId: string | undefined
  readonly onGo: (id: string) => void
}

/** All boards of a lesson, for opening, ordering, adding and removing them. */
export const LessonBoards = ({ seen, change, boardId, onGo }: LessonBoardsProps) => {
  const { t } = useTexts()
  const [isAdding, setAdding] = useState(false)
  const { collection, deals, asked } = seen
  const { dealIds, ownerId } = collection
  const isFixed = !isChangeable(collection)
  const titleOf = (id: string): string => deals.find((deal) => deal.id === id)?.title ?? t('collection.goneBoard')
  const remove = (id: string) => {
    const at = dealIds.indexOf(id)
    const next = dealIds[at + 1] ?? dealIds[at - 1]
    if (id === boardId && next !== undefined) onGo(next)
    const rest = dealIds.filter((other) => other !== id)
    void change(withBoards(rest, t('collection.removed', { title: titleOf(id) })))
  }
  return (
    <section className="lesson-boards" aria-label={t('collection.boardList')}>
      {!isFixed && <ArrangeBoards collection={collection} change={change} />}
      <BoardList
        dealIds={dealIds}
        deals={deals}
        asked={asked}
        ownerId={ownerId}
        currentId={boardId}
        isFixed={isFixed}
        onOrder={(ids) => void change(withBoards(ids))}
        onRemove={remove}
      />
      {!isFixed && (
        <button
          type="button"
          className={dealIds.length === 0 ? 'primary' : undefined}
          aria-expanded={isAdding}
          onClick={() => setAdding(!isAdding)}
        >
          {t('collection.add')}
        </button>
      )}
      {isAdding && !isFixed && (
        <AddBoards
          dealIds={dealIds}
          onAdd={(ids) => change(withBoards([...dealIds, ...ids], t('collection.added', { count: ids.length })))}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  )
}
