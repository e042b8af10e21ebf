import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { useKept } from '../../kept.js'
import { actsAs } from '../../session.js'
import { useTexts } from '../../texts/use-texts.js'
import { collectionQuery } from '../collections/use-collection.js'
import { BoardSteps } from './board-steps.js'

interface LessonPathProps {
  readonly lessonId: string
  readonly boardId: string
  readonly accountId: string
}

/** Links from a board back to the lesson that it was opened from, and to the lesson's previous and next boards. */
export const LessonPath = ({ lessonId, boardId, accountId }: LessonPathProps) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { data } = useQuery(collectionQuery(useKept(actsAs), lessonId))
  if (data === undefined) return null
  const { collection, deals } = data
  const own = new Set(deals.flatMap(({ id, ownerId }) => (ownerId === accountId ? id : [])))
  return (
    <nav className="lesson-path" aria-label={t('lesson.path')}>
      <Link to={`/desk/collections/${lessonId}?board=${boardId}`}>{collection.title}</Link>
      <span aria-hidden="true">›</span>
      <BoardSteps
        ids={collection.dealIds.filter((id) => own.has(id))}
        id={boardId}
        onGo={(id) => navigate(`/desk/boards/${id}?lesson=${lessonId}`, { replace: true })}
      />
    </nav>
  )
}
