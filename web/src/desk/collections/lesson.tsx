import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useIsStacked } from '../../ui/use-narrow.js'
import { LessonBoard } from './lesson-board.js'
import { LessonBoards } from './lesson-boards.js'
import { LessonPanel, type Part } from './lesson-panel.js'
import type { ChangeCollection, Seen } from './use-collection.js'
import './lesson.css'

interface LessonProps {
  readonly seen: Seen
  readonly change: ChangeCollection
}

/** The board in the address, or else the first, and a function that opens another one. */
const useBoard = (dealIds: readonly string[]) => {
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('board')
  const isNamed = wanted !== null && dealIds.includes(wanted)
  return {
    boardId: isNamed ? wanted : dealIds[0],
    isNamed,
    go: (id: string) => setSearch({ board: id }, { replace: true }),
  }
}

/**
 * The boards of a lesson, the current one in its editor, and beside it its notes, the students' view or the class link.
 */
export const Lesson = ({ seen, change }: LessonProps) => {
  const { dealIds } = seen.collection
  const { boardId, isNamed, go } = useBoard(dealIds)
  const [chosen, setPart] = useState<Part | null>(null)
  const [notes, setNotes] = useState<HTMLElement | null>(null)
  const isStacked = useIsStacked()
  // Not updated later, so that turning a phone or resizing a window changes neither the part shown nor what is open in
  // it.
  const [beganStacked] = useState(isStacked)
  const atFirst = beganStacked ? 'board' : isNamed ? 'notes' : 'share'
  const part = boardId === undefined ? 'share' : (chosen ?? atFirst)
  // The class link may be shown in place of the board.
  const onOpen = useCallback(() => {
    if (isStacked && part === 'share') setPart('board')
  }, [isStacked, part])
  return (
    <div className={boardId === undefined ? 'lesson empty-lesson' : 'lesson'} data-part={part}>
      <LessonBoards seen={seen} change={change} boardId={boardId} onGo={go} onOpen={onOpen} />
      <div className="lesson-board">
        <LessonBoard seen={seen} boardId={boardId} isNamed={isNamed} onGo={go} notes={notes} />
        <LessonPanel seen={seen} change={change} boardId={boardId} part={part} onPart={setPart} notesRef={setNotes} />
      </div>
    </div>
  )
}
