import { type ReactNode, useEffect, useRef } from 'react'
import { addressOf } from '../address.js'
import type { BoardOnPage, LessonData } from '../practising.js'
import { BiddingExercise } from './bidding-exercise.js'
import type { Exercise, ExerciseState } from './exercise-of.js'
import { PlayExercise } from './play-exercise.js'
import type { BoardProgress } from './progress.js'
import { usePracticeWords } from './use-practice-words.js'

export interface ExerciseProps extends BoardOnPage {
  readonly data: Pick<LessonData, 'numbers'>
  readonly exercise: Exercise
  readonly state: ExerciseState
  readonly onProgress: (progress: BoardProgress) => void
}

interface BoardExerciseProps extends ExerciseProps {
  readonly onShowAll: () => void
  /** Content before the exercise. */
  readonly children: ReactNode
}

/** A board to bid and then play, with a link for reading it instead. */
export const BoardExercise = ({ onShowAll, children, ...props }: BoardExerciseProps) => {
  const t = usePracticeWords()
  const { data, at, chosen, exercise, state } = props
  const whole = useRef<HTMLElement>(null)
  const stage = useRef(state.stage)
  // Takes the focus when the play begins, because the bidding box has disappeared. From there, arrow keys choose a card.
  useEffect(() => {
    if (stage.current !== state.stage)
      (whole.current?.querySelector<HTMLElement>('.play-cards') ?? whole.current)?.focus({ preventScroll: true })
    stage.current = state.stage
  }, [state.stage])
  return (
    <section className="exercise" aria-label={t('practice.exercise')} ref={whole} tabIndex={-1}>
      {children}
      {state.stage === 'bidding' ? (
        <BiddingExercise {...props} />
      ) : (
        exercise.play !== null && <PlayExercise {...props} play={exercise.play} />
      )}
      <p className="instead">
        <a
          href={addressOf(data, at, chosen, { isReading: true })}
          onClick={(event) => {
            event.preventDefault()
            onShowAll()
          }}
        >
          {t('practice.showAll')}
        </a>
      </p>
    </section>
  )
}
