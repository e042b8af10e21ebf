import type { components } from 'dealbook-client'
import type { Seat } from 'dealbook-domain/bridge/board.js'
import { type ReactNode, useMemo, useState } from 'react'
import { useBoardWords } from '../../../board/board-words.js'
import { useTexts } from '../../../texts/use-texts.js'
import { type Column, DataTable } from '../../../ui/tables/data-table.js'
import type { Seen } from '../use-collection.js'
import { boardName, boardNumbers, boardsOfAnswers } from './answer-words.js'
import { type Cells, classRows, type ListedParticipant, type Part, partsOf, type Row } from './class-rows.js'
import { withDistinctNames } from './distinct-names.js'
import { OneStudent } from './one-student.js'

type LessonAnswers = components['schemas']['Answers']

interface AnswersTableProps {
  readonly seen: Seen
  readonly answers: LessonAnswers
  readonly onDelete: (participant: ListedParticipant) => void
}

/** A table with a row per student, and columns for the bidding and the play of each board. */
export const AnswersTable = ({ seen, answers, onDelete }: AnswersTableProps) => {
  const { t } = useTexts()
  const [open, setOpen] = useState<string | null>(null)
  const participants = useMemo(() => withDistinctNames(answers.participants), [answers])
  // There may be 500 students and 36 boards.
  const rows = useMemo(() => classRows(seen, participants, answers.answers), [seen, participants, answers])
  const boards = useBoardColumns(seen, answers.boards)
  const student = participants.find(({ id }) => id === open)
  const name: Column<Row> = {
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
  }
  return (
    <>
      <DataTable
        label={t('practice.answers.table')}
        columns={[name, ...boards]}
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

/** The columns of the boards: two under a common heading if a board is both bid and played. */
const useBoardColumns = (seen: Seen, answered: LessonAnswers['boards']): readonly Column<Row>[] => {
  const { t } = useTexts()
  const { letters, seat: nameOf } = useBoardWords()
  return useMemo(() => {
    const dealIds = boardsOfAnswers(seen.collection.dealIds, answered)
    const numbers = boardNumbers(dealIds, seen.deals)
    return dealIds.flatMap((dealId) => {
      const board = boardName(t, numbers.get(dealId))
      const parts = partsOf(dealId, seen, answered)
      return parts.map((part) => ({
        name: `${dealId} ${part}`,
        label: parts.length === 1 ? board : t(`practice.answers.${part}`),
        ...(parts.length > 1 && { group: { id: dealId, label: board } }),
        isFigure: true,
        cell: ({ cells }: Row) => figures(cells.get(dealId), part, { letters, nameOf }),
      }))
    })
  }, [t, letters, nameOf, seen, answered])
}

interface SeatWords {
  readonly letters: Readonly<Record<Seat, string>>
  readonly nameOf: (seat: Seat) => string
}

/** A part of an answer in short, with a tick if it was right, and the hand if it was another one. */
const figures = (cells: Cells | undefined, part: Part, { letters, nameOf }: SeatWords): ReactNode => {
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
