import { tricksTaken } from 'dealbook-domain/bridge/play.js'
import { useEffect, useMemo, useState } from 'react'
import type { Revealed, StudentsDeal } from '../page-data.js'
import type { BoardOnPage, PracticeOfPage, WithPracticeProps } from '../practising.js'
import { BoardExercise } from './board-exercise.js'
import { answerOf, type Exercise, type ExerciseState, exerciseStateOf, exercisesOf } from './exercise-of.js'
import { Outcome } from './outcome.js'
import { isSomebody, type Participation } from './participation.js'
import { seatsSeen, takenBackTo } from './play-steps.js'
import { type BoardProgress, NO_PROGRESS } from './progress.js'
import { AgainNote, OtherHandNote, TakePart, TakesPartLine } from './take-part.js'
import { useParticipation, useParticipationState } from './use-participation.js'
import { type PracticeProgress, useProgress } from './use-progress.js'

/** What is shown of a board during an exercise: the hands visible to the student, and the calls so far. */
const coverOf = ({ play, seat }: Exercise, { stage, step, progress }: ExerciseState): Revealed => ({
  hands: stage === 'play' && play !== null ? seatsSeen(play, progress.cards) : [seat],
  calls: stage === 'bidding' ? (step?.shown ?? 0) : null,
  cards: 0,
  isAuctionOpen: true,
  isPlayOpen: false,
  areTricksOpen: false,
  areNotesOpen: false,
  notes: 1,
})

/** Whether the student has made a call or played a card; others may have played before. */
const hasBegun = ({ play }: Exercise, { progress: { chosen, cards } }: ExerciseState): boolean =>
  chosen.length > 0 || (play !== null && takenBackTo(play, cards) !== null)

interface PractisedProps extends WithPracticeProps {
  readonly kept: PracticeProgress
  readonly participation: Participation
}

/** A set of marked boards, by id. */
const useMarked = (first: readonly string[]) => {
  const [marked, setMarked] = useState<ReadonlySet<string>>(() => new Set(first))
  const mark = (id: string, isMarked: boolean): void =>
    setMarked((before) => new Set(isMarked ? [...before, id] : [...before].filter((other) => other !== id)))
  return [marked, mark] as const
}

/** The exercises of a link's boards, and their progress. */
const usePractice = ({
  data,
  practice,
  kept: { progress, change },
}: Pick<PractisedProps, 'data' | 'practice' | 'kept'>) => {
  const [reading, read] = useMarked(data.isReading ? [data.deals[data.at]?.id ?? ''] : [])
  const [replayed, replay] = useMarked([])
  const exerciseOf = useMemo(() => exercisesOf(practice), [practice])
  const practised = (deal: StudentsDeal): { exercise: Exercise; state: ExerciseState } | null => {
    const exercise = exerciseOf(deal)
    return exercise && { exercise, state: exerciseStateOf(exercise, progress[deal.id]) }
  }
  return { practised, change, reading, read, replayed, replay }
}

/** The practice of a link, whose progress and participant are stored on the device. */
export const WithPractice = (props: WithPracticeProps) => (
  <PractisedInTurn {...props} kept={useProgress(props.data)} participation={useParticipation(props.data.token)} />
)

/** Practice by one student after another, independent of where progress is stored. */
export const PractisedInTurn = (props: PractisedProps) => {
  const { kept, participation } = props
  /** The number of students who have used this page. A new student starts with nothing opened or revealed. */
  const [student, setStudent] = useState(0)
  useEffect(() =>
    participation.onGone(() => {
      kept.clear()
      setStudent((before) => before + 1)
    }),
  )
  return <Practised key={student} {...props} />
}

/** Practice by one student. */
const Practised = ({ data, practice, kept, participation, children }: PractisedProps) => {
  const { practised, change, reading, read, replayed, replay } = usePractice({ data, practice, kept })
  const { part } = useParticipationState(participation)
  /** The board whose exercise has just ended, by id. */
  const [ended, setEnded] = useState<string | null>(null)
  const isAsked = practice.answers && part === null
  const exerciseNow = (deal: StudentsDeal) => {
    const found = reading.has(deal.id) ? null : practised(deal)
    return found?.state.stage === 'done' ? null : found
  }
  const onProgress = (deal: StudentsDeal, exercise: Exercise, now: BoardProgress): void => {
    change(deal.id, now)
    const answer = practice.answers ? answerOf(exercise, exerciseStateOf(exercise, now)) : null
    const before = answerOf(exercise, practised(deal)?.state ?? exerciseStateOf(exercise))
    if (exerciseStateOf(exercise, now).stage === 'done') setEnded(deal.id)
    if (answer !== null && JSON.stringify(answer) !== JSON.stringify(before)) participation.answer(deal.id, answer)
  }
  const again = (deal: StudentsDeal): void => {
    read(deal.id, false)
    replay(deal.id, false)
    if (practised(deal)?.state.stage === 'done') change(deal.id, { ...NO_PROGRESS, isAgain: true })
  }
  const exercise = (board: BoardOnPage) => {
    const found = exerciseNow(board.deal)
    return (
      found && (
        <BoardExercise
          key={board.deal.id}
          data={data}
          {...board}
          {...found}
          onProgress={(now) => onProgress(board.deal, found.exercise, now)}
          onShowAll={() => {
            read(board.deal.id, true)
            setEnded(board.deal.id)
          }}
        >
          <TakePart participation={participation} isAsked={isAsked} hasBegun={hasBegun(found.exercise, found.state)} />
          {practice.answers && found.state.progress.isAgain && isSomebody(part) && <AgainNote />}
          {found.state.isOtherHand && <OtherHandNote />}
        </BoardExercise>
      )
    )
  }
  const page: PracticeOfPage = {
    covered: (deal) => {
      const found = exerciseNow(deal)
      return found && coverOf(found.exercise, found.state)
    },
    begun: (deal, atFirst) => {
      const found = reading.has(deal.id) ? null : practised(deal)
      if (found?.state.stage !== 'done') return atFirst
      const hands = [...new Set([...atFirst.hands, found.exercise.seat])]
      return { ...atFirst, hands, calls: null, isAuctionOpen: true }
    },
    isDone: (deal) => {
      const found = practised(deal)
      return found && (found.state.stage === 'done' || found.state.progress.isAgain)
    },
    exercise,
    outcome: (board, onReveal) => {
      const found = practised(board.deal)
      const isReplayed = replayed.has(board.deal.id)
      return (
        found && (
          <Outcome
            key={board.deal.id}
            data={data}
            {...board}
            {...found}
            isReplayed={isReplayed}
            isFresh={ended === board.deal.id}
            onShown={() => setEnded(null)}
            onPractise={() => {
              again(board.deal)
              // The link has disappeared by then.
              requestAnimationFrame(() => document.querySelector<HTMLElement>('.exercise')?.focus())
            }}
            onReplay={() => {
              replay(board.deal.id, !isReplayed)
              // The hands as dealt, and the whole play as a list.
              onReveal({ calls: null, cards: null, isPlayOpen: true })
            }}
          />
        )
      )
    },
    replayed: (deal) => {
      const { exercise, state } = (replayed.has(deal.id) ? practised(deal) : null) ?? {}
      if (exercise?.play == null || state?.stage !== 'done') return deal
      const { cards } = state.progress
      return { ...deal, play: [...cards], result: tricksTaken(cards, exercise.play.contract) }
    },
    // Participants can leave even after the teacher has stopped collecting answers.
    participant: practice.answers || isSomebody(part) ? <TakesPartLine participation={participation} /> : null,
  }
  return children(page)
}
