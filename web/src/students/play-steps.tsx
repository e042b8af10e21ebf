import { useRef } from 'react'
import { useBoardWords } from '../board/board-words.js'
import { SuitSign } from '../board/call-sign.js'
import { ContractLine } from '../board/contract-line.js'
import { type PlayedTrick, tricksOf } from '../board/replay.js'
import { useAlive } from './is-alive.js'
import type { StudentsDeal } from './page-data.js'
import { useWords } from './use-words.js'

interface Props {
  readonly deal: StudentsDeal
  /** How many cards have been played; `null`: the whole play is listed. */
  readonly cards: number | null
  readonly onStep: (cards: number | null) => void
}

/** The play, card by card or all at once. */
export const PlaySteps = ({ deal, cards, onStep }: Props) => {
  const t = useWords()
  const isAlive = useAlive()
  const step = useRef<HTMLButtonElement>(null)
  const { play, contract, result } = deal
  const shown = isAlive && cards !== null ? cards : play.length
  const isWhole = shown >= play.length
  const showAll = () => {
    onStep(null)
    step.current?.focus()
  }
  return (
    <>
      <ContractLine contract={contract} />
      {isAlive && play.length > 0 && (
        <div className="controls">
          <button ref={step} type="button" onClick={() => onStep(isWhole ? 0 : shown + 1)}>
            {isWhole ? t('students.startAgain') : t('students.nextCard')}
          </button>
          {cards !== null && cards > 0 && (
            <button type="button" className="quiet" onClick={() => onStep(cards - 1)}>
              {t('students.previousCard')}
            </button>
          )}
          {!isWhole && (
            <button type="button" className="quiet" onClick={showAll}>
              {t('students.allCards')}
            </button>
          )}
        </div>
      )}
      <ol className="tricks" aria-live="polite">
        {tricksOf(play.slice(0, shown), contract).map((trick, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a trick is known by its number
          <TrickLine key={i} trick={trick} number={i + 1} />
        ))}
      </ol>
      {isWhole && result !== null && <p>{t('students.tricksTaken', { count: result })}</p>}
    </>
  )
}

const TrickLine = ({ trick: { cards, winner }, number }: { trick: PlayedTrick; number: number }) => {
  const t = useWords()
  const { letters, seat: nameOf } = useBoardWords()
  return (
    <li>
      <span className="hidden">{t('students.trick', { number })}: </span>
      {cards.map(({ seat, card }) => (
        <span key={seat} className={seat === winner ? 'played won' : 'played'}>
          <span aria-hidden="true">{letters[seat]} </span>
          <span className="hidden">{nameOf(seat)} </span>
          <SuitSign suit={card.charAt(0)} />
          {card.charAt(1) === 'T' ? '10' : card.charAt(1)}
        </span>
      ))}
    </li>
  )
}
