import type { components } from 'dealbook-client'
import { useBoardWords } from '../../../board/board-words.js'
import { useTexts } from '../../../texts/use-texts.js'
import { ConfirmedButton } from '../../../ui/forms/confirmed-button.js'
import { Loaded } from '../../../ui/loaded.js'
import type { Seen } from '../use-collection.js'
import { boardNumbers, boardsOfAnswers } from './answer-words.js'
import { BoardHeading } from './board-heading.js'
import { StudentPath } from './student-path.js'
import { useStudentPath } from './use-answers.js'

type ListedParticipant = components['schemas']['Participant']
type StudentsAnswer = components['schemas']['ParticipantResult']

interface OneStudentProps {
  readonly student: ListedParticipant
  readonly seen: Seen
  readonly answers: readonly StudentsAnswer[]
  /** The boards that anyone has answered. */
  readonly boards: readonly components['schemas']['BoardResults'][]
  readonly onDelete: () => void
}

/** The answers of one student, board by board. */
export const OneStudent = ({ student, seen, answers, boards, onDelete }: OneStudentProps) => {
  const { t, until } = useTexts()
  const { seat: nameOf } = useBoardWords()
  const { name, lastAt } = student
  const path = useStudentPath(seen.collection.id, student)
  const numbers = boardNumbers(boardsOfAnswers(seen.collection.dealIds, boards), seen.deals)
  const dealOf = (dealId: string) => seen.deals.find(({ id }) => id === dealId)
  return (
    <section className="card one-student" aria-label={name}>
      <h2>
        <bdi>{name}</bdi>
      </h2>
      {lastAt !== null && <p className="hint">{t('practice.answers.last', { when: until(lastAt) })}</p>}
      <dl>
        {answers.map((answer) => (
          <div key={answer.dealId}>
            <dt>
              <BoardHeading number={numbers.get(answer.dealId)} title={dealOf(answer.dealId)?.title} /> ·{' '}
              {nameOf(answer.seat)}
            </dt>
            <dd>
              <Result answer={answer} />
              {path.data?.answers
                .filter(({ dealId }) => dealId === answer.dealId)
                .map((whole) => (
                  <StudentPath key={whole.dealId} deal={dealOf(whole.dealId)} seat={answer.seat} answer={whole} />
                ))}
            </dd>
          </div>
        ))}
      </dl>
      {path.data === undefined && answers.length > 0 && <Loaded query={path}>{() => null}</Loaded>}
      <ConfirmedButton
        label={t('practice.answers.delete', { name })}
        question={t('practice.answers.deleteQuestion', { name })}
        onConfirm={onDelete}
      />
    </section>
  )
}

const Result = ({ answer: { bidding, play } }: { answer: StudentsAnswer }) => {
  const { t } = useTexts()
  return (
    <>
      {bidding !== null && <p>{t('practice.answers.right', { ...bidding })}</p>}
      {play !== null && (
        <p>
          {play.tricks !== null &&
            play.needed !== null &&
            t('practice.answers.tricks', { tricks: play.tricks, needed: play.needed })}
          {play.possible !== null && ` · ${t('practice.answers.possible', { possible: play.possible })}`}
          {play.takenBack > 0 && ` · ${t('practice.answers.takenBack', { count: play.takenBack })}`}
        </p>
      )}
    </>
  )
}
