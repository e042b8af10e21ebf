import type { Card } from 'dealbook-domain/bridge/play.js'
import { judgeBidding } from 'dealbook-domain/practice/bidding-practice.js'
import { judgePlay, tricksOfSeat } from 'dealbook-domain/practice/play-practice.js'
import { useEffect, useRef } from 'react'
import { CostlyCards } from '../../board/double-dummy.js'
import { addressOf } from '../address.js'
import type { ExerciseProps } from './board-exercise.js'
import type { Exercise, ExerciseState } from './exercise-of.js'
import { Feedback } from './feedback.js'
import type { PlayedDeal } from './play-steps.js'
import { isOwnCard, useSolvedPlay } from './solved-play.js'
import { usePracticeWords } from './use-practice-words.js'

interface OutcomeProps extends Omit<ExerciseProps, 'onProgress'> {
  /** Whether the board has just been an exercise. */
  readonly isFresh: boolean
  readonly onShown: () => void
  /** Whether the student's own play is shown instead of the teacher's. */
  readonly isReplayed: boolean
  readonly onPractise: () => void
  readonly onReplay: () => void
}

/** The outcome of a board's practice, with a link to practise it. */
export const Outcome = ({ data, deal, at, chosen, onNext, exercise, state, ...props }: OutcomeProps) => {
  const { isFresh, onShown, isReplayed, onPractise, onReplay } = props
  const t = usePracticeWords()
  const whole = useRef<HTMLElement>(null)
  // Takes the focus once, because the focused element has disappeared.
  useEffect(() => {
    if (!isFresh) return
    whole.current?.focus()
    onShown()
  }, [isFresh, onShown])
  const { stage, step, progress } = state
  const isDone = stage === 'done'
  const otherPlay = deal.play.length > 0 ? 'practice.teachersPlay' : 'practice.hideOwnPlay'
  const playLabel = isReplayed ? otherPlay : 'practice.ownPlay'
  return (
    <section className="outcome" aria-label={t('practice.exercise')} ref={whole} tabIndex={-1}>
      {isDone && step !== null && (
        <>
          {exercise.play === null && <Feedback board={exercise.board} deal={deal} step={step} />}
          <FirstTries exercise={exercise} state={state} />
        </>
      )}
      {isDone && exercise.play !== null && (
        <>
          <PlayOutcome play={exercise.play} lead={deal.play[0]} exercise={exercise} cards={progress.cards} />
          <button
            type="button"
            onClick={() => {
              onReplay()
              // The list of the chosen play opens.
              requestAnimationFrame(() => document.querySelector('.tricks')?.scrollIntoView({ block: 'center' }))
            }}
          >
            {t(playLabel)}
          </button>
        </>
      )}
      {isDone && onNext === null && <p>{t('practice.lastBoard')}</p>}
      {isDone && onNext !== null && (
        <p className="next-board">
          <a
            href={addressOf(data, at + 1, chosen)}
            onClick={(event) => {
              event.preventDefault()
              onNext()
              // This link has disappeared by then.
              requestAnimationFrame(() => document.querySelector<HTMLElement>('h2.title')?.focus())
            }}
          >
            {t('practice.nextBoard')}
          </a>
        </p>
      )}
      <p className="instead">
        <a
          href={addressOf(data, at, chosen)}
          onClick={(event) => {
            event.preventDefault()
            onPractise()
          }}
        >
          {t(isDone ? 'practice.again' : 'practice.instead')}
        </a>
      </p>
    </section>
  )
}

const FirstTries = ({
  exercise: { board, seat },
  state: { progress },
}: {
  exercise: Exercise
  state: ExerciseState
}) => {
  const t = usePracticeWords()
  const { right, asked } = judgeBidding(board, seat, progress.chosen)
  return asked === 0 ? null : <p>{t('practice.firstTry', { right, asked })}</p>
}

interface PlayOutcomeProps {
  readonly play: PlayedDeal
  /** The teacher's opening lead, if there is one. */
  readonly lead: string | undefined
  readonly exercise: Exercise
  readonly cards: readonly Card[]
}

/** Tricks made, needed and possible, and the cards that cost a trick. */
const PlayOutcome = ({ play, lead, exercise: { board, seat }, cards }: PlayOutcomeProps) => {
  const t = usePracticeWords()
  const solved = useSolvedPlay(play, cards)
  const judged = judgePlay(board, seat, cards)
  if (judged === null) return null
  const possible = solved?.play == null ? null : tricksOfSeat(play.contract.declarer, seat, solved.play.start)
  return (
    <>
      <dl className="figures">
        <div>
          <dt>{t('practice.tricks')}</dt>
          <dd>{judged.tricks}</dd>
        </div>
        <div>
          <dt>{t('practice.needed')}</dt>
          <dd>{judged.needed}</dd>
        </div>
        <div>
          <dt>{t('practice.possible')}</dt>
          <dd>{possible ?? t(solved === null ? 'practice.working' : 'practice.unknown')}</dd>
        </div>
      </dl>
      {solved?.play != null && (
        <CostlyCards
          play={solved.play}
          contract={play.contract}
          shown={cards.length}
          isListed={isOwnCard(play, lead)}
          none={t('practice.noCostlyCards')}
        />
      )}
    </>
  )
}
