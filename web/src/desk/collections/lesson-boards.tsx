import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.js'
import { complain } from '../../ui/toasts.js'
import { useOnce } from '../../use-once.js'
import { createBoard } from '../boards/boards-service.js'
import { bodyOf, NEW_DRAFT, withBoardNumber } from '../boards/editor/draft.js'
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
  /** Called when a board of the list is chosen, which may be the current one. */
  readonly onOpen: () => void
}

/** All boards of a lesson, for opening, ordering, adding and removing them. */
export const LessonBoards = ({ seen, change, boardId, onGo, onOpen }: LessonBoardsProps) => {
  const { t, explain } = useTexts()
  const [isAdding, setAdding] = useState(false)
  const { collection, deals, asked } = seen
  const { dealIds, ownerId } = collection
  const isFixed = !isChangeable(collection)
  const add = (ids: readonly string[]) =>
    change(withBoards([...dealIds, ...ids], t('collection.added', { count: ids.length })))
  const once = useOnce()
  const addNew = async (): Promise<void> => {
    const number = dealIds.length + 1
    const draft = withBoardNumber({ ...NEW_DRAFT, title: t('lesson.newTitle', { number }) }, number)
    try {
      const id = await once(draft, async (key) => {
        const { deal } = await createBoard(key, bodyOf(draft))
        return (await add([deal.id])) ? deal.id : null
      })
      if (id === null) return
      setAdding(false)
      onGo(id)
    } catch (error) {
      complain(explain(error))
    }
  }
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
        onOpen={onOpen}
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
          collectionId={collection.id}
          dealIds={dealIds}
          onAdd={add}
          onNew={addNew}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  )
}
