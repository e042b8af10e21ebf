import { useParams, useSearchParams } from 'react-router'
import { useTexts } from '../../texts/use-texts.js'
import { Loaded } from '../../ui/loaded.js'
import { UpLink } from '../../ui/up-link.js'
import { useReader } from '../../use-reader.js'
import { BoardEditor } from './editor/board-editor.js'
import { StoredBoard } from './editor/stored-board.js'
import { LessonPath } from './lesson-path.js'

/** The editor for one of the account's boards: the one in the address, or a new one. */
export const BoardPage = () => {
  const { id } = useParams()
  const lesson = useSearchParams()[0].get('lesson')
  const { t } = useTexts()
  const owner = useReader()
  return (
    <Loaded query={owner}>
      {(account) =>
        id === undefined ? (
          <BoardEditor key="new" accountId={account.id} read={null} lostId={null} />
        ) : (
          <>
            {lesson === null ? (
              <UpLink to="/desk/boards">{t('nav.boards')}</UpLink>
            ) : (
              <LessonPath lessonId={lesson} boardId={id} accountId={account.id} />
            )}
            <StoredBoard key={id} id={id} accountId={account.id} />
          </>
        )
      }
    </Loaded>
  )
}
