import type { Contract } from 'dealbook-domain/bridge/auction.js'
import type { Hands } from 'dealbook-domain/bridge/hand.js'
import { type Card, MAX_TRICKS, tricksTaken } from 'dealbook-domain/bridge/play.js'
import { resultSign } from 'dealbook-domain/bridge/scoring.js'
import { Toolbar } from 'react-aria-components/Toolbar'
import { CardSign } from '../../../board/card-sign.js'
import { PlayedTricks } from '../../../board/played-tricks.js'
import { useTexts } from '../../../texts/use-texts.js'
import { turnOf } from './bidding.js'

const TRICKS = Array.from({ length: MAX_TRICKS + 1 }, (_, tricks) => tricks)

/** Tricks as on a score sheet: `10 (=)`, `8 (−2)`. */
const resultText = (tricks: number, contract: Contract | null): string => {
  if (contract === null || contract.level === 0) return String(tricks)
  return `${tricks} (${resultSign(contract, tricks)})`
}

interface PlayEditorProps {
  readonly play: readonly Card[]
  readonly result: number | null
  readonly hands: Hands
  /** The contract of a finished auction; `null` otherwise. */
  readonly contract: Contract | null
  readonly onChange: (changes: { play?: readonly Card[]; result?: number | null }) => void
}

/** Edits the play, card by card, and the number of tricks taken. */
export const PlayEditor = ({ play, result, hands, contract, onChange }: PlayEditorProps) => {
  const { t } = useTexts()
  const turn = turnOf(play, hands, contract)
  const playCard = (card: Card) => {
    const next = [...play, card]
    const taken = contract === null ? null : tricksTaken(next, contract)
    onChange(taken === null ? { play: next } : { play: next, result: taken })
  }
  return (
    <details className="play-editor" open={play.length > 0}>
      <summary>{t('boards.play')}</summary>
      {contract !== null && <PlayedTricks play={play} contract={contract} />}
      {turn === null ? (
        play.length === 0 && <p className="hint">{t('boards.playHint')}</p>
      ) : (
        <>
          <p role="status" className="turn">
            {t('boards.toPlay', { seat: t(`seat.${turn.seat}`) })}
          </p>
          <Toolbar className="play-cards" aria-label={t('boards.toPlay', { seat: t(`seat.${turn.seat}`) })}>
            {turn.cards.map(({ card, isLegal }) => (
              <button key={card} type="button" disabled={!isLegal} onClick={() => playCard(card)}>
                <CardSign card={card} />
              </button>
            ))}
          </Toolbar>
        </>
      )}
      <div className="row">
        <button type="button" disabled={play.length === 0} onClick={() => onChange({ play: play.slice(0, -1) })}>
          {t('boards.takeBackCard')}
        </button>
        <button type="button" disabled={play.length === 0} onClick={() => onChange({ play: [] })}>
          {t('boards.clearPlay')}
        </button>
      </div>
      <label className="field result">
        {t('boards.result')}
        <select
          value={result ?? ''}
          onChange={({ target }) => onChange({ result: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">{t('boards.resultUnknown')}</option>
          {TRICKS.map((tricks) => (
            <option key={tricks} value={tricks}>
              {resultText(tricks, contract)}
            </option>
          ))}
        </select>
      </label>
    </details>
  )
}
