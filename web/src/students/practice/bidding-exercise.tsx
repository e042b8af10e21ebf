import { ALL_CALLS, type Call } from 'dealbook-domain/bridge/auction.js'
import { legalCallsAt } from 'dealbook-domain/practice/bidding-practice.js'
import { useEffect, useRef } from 'react'
import { AuctionTable } from '../../board/auction-table.js'
import { addressFields } from '../address.js'
import { BiddingBox } from './bidding-box.js'
import type { ExerciseProps } from './board-exercise.js'
import { choicesText, withChoice } from './choices.js'
import { Feedback } from './feedback.js'
import { OwnHand } from './own-hand.js'

/** A bidding question: the hand, the calls so far, and the choice of the next call. */
export const BiddingExercise = ({ data, deal, at, chosen, exercise, state, onProgress }: ExerciseProps) => {
  const { board, seat } = exercise
  const { step, progress } = state
  const side = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)
  const question = `${step?.place} ${step?.tried.length}`
  // Restores the focus, because the pressed button is replaced or disabled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question replaces the button
  useEffect(() => {
    if (wasPressed.current) side.current?.querySelector<HTMLElement>('.bidding-box')?.focus({ preventScroll: true })
    wasPressed.current = false
  }, [question])
  if (step === null || step.place === null) return null
  const { shown, place, tried, last } = step
  /** The feedback already shows the explanation of the last answer. */
  const spoken = tried.length === 0 ? last?.call : undefined
  const legal = legalCallsAt(board, place, ALL_CALLS).filter((call) => !tried.includes(call))
  const choicesWith = (call: Call) => withChoice(progress.chosen, place, call)
  return (
    <>
      <div className="exercise-main">
        <OwnHand deal={deal} seat={seat} />
        <AuctionTable
          auction={deal.auction.slice(0, shown)}
          callNotes={deal.callNotes.filter(({ call }) => call < shown && call !== spoken)}
          dealer={deal.dealer}
          vulnerability={deal.vulnerability}
          cell={(at, content) => content ?? (at === shown ? '?' : null)}
        />
      </div>
      <div className="exercise-side" ref={side}>
        <Feedback board={board} deal={deal} step={step} />
        <BiddingBox
          key={question}
          legal={legal}
          tried={tried}
          fields={addressFields(data, at, chosen)}
          choicesWith={(call) => choicesText(choicesWith(call))}
          onCall={(call, isPressed) => {
            const around = side.current
            wasPressed.current = isPressed || around?.contains(around.ownerDocument.activeElement) === true
            onProgress({ ...progress, chosen: choicesWith(call) })
          }}
        />
      </div>
    </>
  )
}
