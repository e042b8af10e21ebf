import type { components } from 'dealbook-client'
import type { Seat } from 'dealbook-domain/bridge/board.js'
import { turnsOf } from 'dealbook-domain/practice/bidding-practice.js'
import { useState } from 'react'
import { useBoardWords } from '../../../board/board-words.js'
import { exerciseOf } from '../../../students/practice/exercise-of.js'
import { useTexts } from '../../../texts/use-texts.js'
import { type Column, DataTable } from '../../../ui/tables/data-table.js'
import type { Seen } from '../use-collection.js'
import {
  type Asked,
  biddingCell,
  boardNumbers,
  boardsOfAnswers,
  type Cell,
  classCells,
  playCell,
} from './answer-words.js'
import { withDistinctNames } from './distinct-names.js'
import { OneStudent } from './one-student.js'

type LessonAnswers = components['schemas']['Answers']
type ListedParticipant = components['schemas']['Participant']

interface AnswersTableProps {
  readonly seen: Seen
  readonly answers: LessonAnswers
  readonly onDelete: (participant: ListedParticipant) => void
}

type Part = 'bidding' | 'play'

/** The cells of a board in a row. */
interface Cells {
  readonly bidding: Cell | null
  readonly play: Cell | null
  /** The hand of the answer, if the lesson asks for another one now. */
  readonly otherSeat: Seat | null
}

/** A row for a student, or for the whole class if `participant` is `null`. */
interface Row {
  readonly participant: ListedParticipant | null
  /** The cells by board id. */
  readonly cells: ReadonlyMap<string, Cells>
}

const rowsOf = (
  participants: readonly ListedParticipant[],
  { boards, answers }: LessonAnswers,
  asked: ReadonlyMap<string, Asked>,
): readonly Row[] => [
  {
    participant: null,
    cells: new Map(boards.map((board) => [board.dealId, { ...classCells(board), otherSeat: null }])),
  },
  ...participants.map((participant) => {
    const own = answers.filter(({ participantId }) => participantId === participant.id)
    const cellsOf = ({ dealId, seat, bidding, play }: (typeof own)[number]): Cells => ({
      bidding: biddingCell(bidding, asked.get(dealId)?.calls ?? 0),
      play: playCell(play),
      otherSeat: seat === (asked.get(dealId)?.seat ?? seat) ? null : seat,
    })
    return { participant, cells: new Map(own.map((answer) => [answer.dealId, cellsOf(answer)])) }
  }),
]

/** What each board of the lesson asks. */
const askedOf = ({ collection: { practice }, deals }: Seen): ReadonlyMap<string, Asked> =>
  new Map(
    deals.flatMap((deal) => {
      const exercise = exerciseOf(practice, deal)
      if (exercise === null) return []
      const { seat, bidding, board, play } = exercise
      return [[deal.id, { seat, calls: bidding ? turnsOf(board, seat).length : 0, isPlayed: play !== null }] as const]
    }),
  )

/** What is practised on a board, or has been. */
const partsOf = (asked: Asked | undefined, board: LessonAnswers['boards'][number] | undefined): readonly Part[] => {
  const isBid = (asked?.calls ?? 0) > 0 || board?.bidding != null
  const isPlayed = asked?.isPlayed === true || board?.play != null
  return isPlayed ? (isBid ? ['bidding', 'play'] : ['play']) : ['bidding']
}

/** A table with a row per student and a column per board. A student's name opens that student's answers. */
export const AnswersTable = ({ seen, answers, onDelete }: AnswersTableProps) => {
  const { t } = useTexts()
  const [open, setOpen] = useState<string | null>(null)
  const dealIds = boardsOfAnswers(seen.collection.dealIds, answers.boards)
  const participants = withDistinctNames(answers.participants)
  const numbers = boardNumbers(dealIds, seen.deals)
  const student = participants.find(({ id }) => id === open)
  const asked = askedOf(seen)
  const rows = rowsOf(participants, answers, asked)
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
    ...dealIds.flatMap((dealId) => {
      const board = t('practice.answers.board', { number: numbers.get(dealId) ?? '' })
      const parts = partsOf(
        asked.get(dealId),
        answers.boards.find((answered) => answered.dealId === dealId),
      )
      return parts.map((part) => ({
        name: `${dealId} ${part}`,
        ...(parts.length === 1 ? { label: board } : { group: board, label: t(`practice.answers.${part}`) }),
        isFigure: true,
        cell: ({ cells }: Row) => <Figures cells={cells.get(dealId)} part={part} />,
      }))
    }),
  ]
  return (
    <>
      <DataTable
        label={t('practice.answers.table')}
        columns={columns}
        rows={rows}
        keyOf={({ participant }) => participant?.id ?? ''}
      />
      <Legend rows={rows} />
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

/** A part of an answer in short, with a tick if it was right, and the hand if it was another one. */
const Figures = ({ cells, part }: { cells: Cells | undefined; part: Part }) => {
  const { letters, seat: nameOf } = useBoardWords()
  const cell = cells?.[part] ?? null
  if (cells === undefined || cell === null) return null
  return (
    <span className={cell.isGood ? 'good' : undefined}>
      {cell.text}
      {cell.isGood && ' ✓'}
      {cells.otherSeat !== null && (
        <>
          {' '}
          <abbr title={nameOf(cells.otherSeat)}>({letters[cells.otherSeat]})</abbr>
        </>
      )}
    </span>
  )
}

/** Explains the cells, with an example of each kind of figure in the table. */
const Legend = ({ rows }: { rows: readonly Row[] }) => {
  const { t } = useTexts()
  const { letters, seat: nameOf } = useBoardWords()
  const cells = rows.flatMap((row) => [...row.cells.values()])
  const otherSeats = [...new Set(cells.flatMap(({ otherSeat }) => otherSeat ?? []))]
  const kinds = [
    { name: 'bidding', isShown: cells.some(({ bidding }) => bidding !== null) },
    { name: 'play', isShown: cells.some(({ play }) => play !== null) },
    { name: 'good', isShown: cells.some(({ bidding, play }) => bidding?.isGood || play?.isGood) },
  ] as const
  const shown = kinds.filter(({ isShown }) => isShown)
  if (shown.length === 0) return null
  return (
    <ul className="plain hint legend" aria-label={t('practice.answers.legend')}>
      {shown.map(({ name }) => (
        <li key={name}>{t(`practice.answers.legend.${name}`)}</li>
      ))}
      {otherSeats.map((seat) => (
        <li key={seat}>{t('practice.answers.legend.otherHand', { letter: letters[seat], seat: nameOf(seat) })}</li>
      ))}
    </ul>
  )
}
