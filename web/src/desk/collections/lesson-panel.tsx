import { useTexts } from '../../texts/use-texts.js'
import { useIsStacked } from '../../ui/use-narrow.js'
import { isChangeable } from './collection-state.js'
import { DownloadBoards } from './download-boards.js'
import { useNumbered } from './numbered.js'
import { SharePanel } from './share-panel.js'
import { StudentPreview } from './student-preview.js'
import type { ChangeCollection, Seen } from './use-collection.js'

/**
 * The parts of the panel beside a board of a lesson, shown one at a time. Where the screen has no room for both, the
 * board itself is one of them.
 */
export type Part = 'board' | 'notes' | 'students' | 'share'

const LABELS = {
  board: 'lesson.board',
  notes: 'lesson.notes',
  students: 'collection.asStudentsSee',
  share: 'lesson.share',
} as const

export interface LessonPanelProps {
  readonly seen: Seen
  readonly change: ChangeCollection
  /** The current board; `undefined` if the lesson has none. */
  readonly boardId: string | undefined
  readonly part: Part
  readonly onPart: (part: Part) => void
  /** Receives the element for the notes; `null` while they are hidden. */
  readonly notesRef: (place: HTMLElement | null) => void
}

/** Shows either the notes on a board, the students' view of it, or the lesson's class link. */
export const LessonPanel = (props: LessonPanelProps) => {
  const { t } = useTexts()
  const { seen, change, boardId, part, onPart, notesRef } = props
  const { collection, deals } = seen
  const isStacked = useIsStacked()
  const numbering = useNumbered(collection.id)
  const parts: readonly Part[] = [
    ...(isStacked && boardId !== undefined ? (['board'] as const) : []),
    ...(boardId === undefined ? [] : (['notes', 'students'] as const)),
    'share',
  ]
  const shown = parts.includes(part) ? part : (parts[0] as Part)
  return (
    <div className="lesson-panel">
      {parts.length > 1 && (
        <fieldset className="switch" aria-label={t('collection.beside')}>
          {parts.map((each) => (
            <button key={each} type="button" aria-pressed={each === shown} onClick={() => onPart(each)}>
              {t(LABELS[each])}
            </button>
          ))}
        </fieldset>
      )}
      {shown === 'notes' && <div ref={notesRef} />}
      {shown === 'students' && (
        <StudentPreview collection={collection} deals={deals} id={boardId} isNumbered={numbering[0]} />
      )}
      {shown === 'share' &&
        (isChangeable(collection) ? (
          <SharePanel collection={collection} deals={deals} change={change} numbering={numbering} />
        ) : (
          <DownloadBoards collection={collection} />
        ))}
    </div>
  )
}
