import type { components } from 'dealbook-client'
import { turnsOf } from 'dealbook-domain/practice/bidding-practice.js'
import { useState } from 'react'
import { exerciseOf } from '../../../students/practice/exercise-of.js'
import { useTexts } from '../../../texts/use-texts.js'
import { type Column, DataTable } from '../../../ui/tables/data-table.js'
import type { Seen } from '../use-collection.js'
import { type Asked, boardNumbers, boardsOfAnswers, shortBoard, shortResult } from './answer-words.js'
import { withDistinctNames } from './distinct-names.js'
import { OneStudent } from './one-student.js'

type LessonAnswers = components['schemas']['Answers']
type ListedParticipant = components['schemas']['Participant']

interface AnswersTableProps {
  readonly seen: Seen
  readonly answers: LessonAnswers
  readonly onDelete: (participant: ListedParticipant) => void
}

/** A row for a student, or for the whole class if `participant` is `null`. */
interface Row {
  readonly participant: ListedParticipant | null
  /** The cells by board id. */
  readonly cells: ReadonlyMap<string, string>
}

const rowsOf = (
  participants: readonly ListedParticipant[],
  { boards, answers }: LessonAnswers,
  asked: ReadonlyMap<string, Asked>,
): readonly Row[] => [
  { participant: null, cells: new Map(boards.map((board) => [board.dealId, shortBoard(board)])) },
  ...participants.map((participant) => {
    const own = answers.filter(({ participantId }) => participantId === participant.id)
    const cellOf = (answer: (typeof own)[number]) =>
      shortResult(answer, asked.get(answer.dealId) ?? { calls: 0, isPlayed: false })
    return { participant, cells: new Map(own.map((answer) => [answer.dealId, cellOf(answer)])) }
  }),
]

/** What each board of the lesson asks. */
const askedOf = ({ collection: { practice }, deals }: Seen): ReadonlyMap<string, Asked> =>
  new Map(
    deals.flatMap((deal) => {
      const exercise = exerciseOf(practice, deal)
      if (exercise === null) return []
      const calls = exercise.bidding ? turnsOf(exercise.board, exercise.seat).length : 0
      return [[deal.id, { calls, isPlayed: exercise.play !== null }] as const]
    }),
  )

/** A table with a row per student and a column per board. A student's name opens that student's answers. */
export const AnswersTable = ({ seen, answers, onDelete }: AnswersTableProps) => {
  const { t } = useTexts()
  const [open, setOpen] = useState<string | null>(null)
  const dealIds = boardsOfAnswers(seen.collection.dealIds, answers.boards)
  const participants = withDistinctNames(answers.participants)
  const numbers = boardNumbers(dealIds, seen.deals)
  const student = participants.find(({ id }) => id === open)
  const columns: readonly Column<Row>[] = [
    {
      name: 'student',
      label: t('practice.answers.student'),
      cell: ({ participant }) =>
        participant === null ? (
          t('practice.answers.class')
        ) : (
          <button
            type="button"
            className="quiet"
            aria-expanded={open === participant.id}
            onClick={() => setOpen(open === participant.id ? null : participant.id)}
          >
            <bdi>{participant.name}</bdi>
          </button>
        ),
    },
    ...dealIds.map((dealId) => ({
      name: dealId,
      label: t('practice.answers.board', { number: numbers.get(dealId) ?? '' }),
      isFigure: true,
      cell: ({ cells }: Row) => cells.get(dealId) ?? '',
    })),
  ]
  return (
    <>
      <DataTable
        label={t('practice.answers.table')}
        columns={columns}
        rows={rowsOf(participants, answers, askedOf(seen))}
        keyOf={({ participant }) => participant?.id ?? ''}
      />
      <Legend boards={answers.boards} />
      {student !== undefined && (
        <OneStudent
          key={student.id}
          student={student}
          seen={seen}
          boards={answers.boards}
          answers={answers.answers.filter(({ participantId }) => participantId === student.id)}
          onDelete={() => {
            setOpen(null)
            onDelete(student)
          }}
        />
      )}
    </>
  )
}

/** Explains the cells, with an example of each kind of figure in the table. */
const Legend = ({ boards }: Pick<LessonAnswers, 'boards'>) => {
  const { t } = useTexts()
  const figures = [
    { name: 'bidding', isShown: boards.some(({ bidding }) => bidding !== null && bidding.asked > 0) },
    { name: 'play', isShown: boards.some(({ play }) => play !== null && play.tried > 0) },
  ] as const
  const shown = figures.filter(({ isShown }) => isShown)
  if (shown.length === 0) return null
  return (
    <ul className="plain hint legend" aria-label={t('practice.answers.legend')}>
      {shown.map(({ name }) => (
        <li key={name}>{t(`practice.answers.legend.${name}`)}</li>
      ))}
    </ul>
  )
}
