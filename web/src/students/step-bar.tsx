import { useRef } from 'react'
import type { Revealed, StudentsDeal } from './page-data.js'
import { phaseOf, stepBack, stepOn, stepToEnd, stepToStart } from './steps.js'
import { useLastStep } from './use-last-step.js'
import { useWords } from './use-words.js'

interface Props {
  readonly deal: StudentsDeal
  readonly revealed: Revealed
  readonly atFirst: Revealed
  readonly onStep: (change: Partial<Revealed>) => void
}

/** Steps forwards and backwards through the auction and then the play, or shows the rest at once. */
export const StepBar = ({ deal, revealed, atFirst, onStep }: Props) => {
  const t = useWords()
  const next = useRef<HTMLButtonElement>(null)
  const lastStep = useLastStep(deal, revealed)
  const phase = phaseOf(deal, revealed)
  const back = stepBack(deal, revealed)
  const end = stepToEnd(deal, revealed)
  const on = stepOn(deal, revealed)
  const label = { auction: 'students.nextCall', play: 'students.nextCard', end: 'students.allSeen' } as const
  return (
    // biome-ignore lint/a11y/useSemanticElements: the buttons are not fields of a form
    <div className="steps" role="group" aria-label={t('students.steps')}>
      <button
        type="button"
        className="back"
        aria-label={t('students.stepBack')}
        disabled={back === null}
        onClick={() => {
          if (back === null) return
          onStep(back)
          // At the beginning, this button is disabled and would lose the focus.
          if (stepBack(deal, { ...revealed, ...back }) === null) next.current?.focus()
        }}
      >
        ‹
      </button>
      <button
        ref={next}
        type="button"
        className="next"
        // Keeps the focus, so that one press too many at the end does nothing.
        aria-disabled={on === null}
        onClick={() => on !== null && onStep(on)}
      >
        {t(label[phase])}
        {phase !== 'end' && <span aria-hidden="true">›</span>}
      </button>
      {end === null ? (
        <button
          key="again"
          type="button"
          className="quiet"
          onClick={({ detail }) => {
            // The second click of a double click on the button that was here before.
            if (detail > 1) return
            onStep(stepToStart(deal, atFirst))
            next.current?.focus()
          }}
        >
          {t('students.startAgain')}
        </button>
      ) : (
        <button
          key="all"
          type="button"
          className="quiet"
          onClick={() => {
            onStep(end)
            next.current?.focus()
          }}
        >
          {t(phase === 'auction' ? 'students.allCalls' : 'students.allCards')}
        </button>
      )}
      <p className="hidden" role="status">
        {lastStep}
      </p>
    </div>
  )
}
