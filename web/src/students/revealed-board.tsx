import { SEATS, type Seat } from 'dealbook-domain/bridge/board.js'
import { type PlayedTrick, tricksOf } from 'dealbook-domain/bridge/play.js'
import { Board } from '../board/board.js'
import { handsAfter, tricksWon } from '../board/replay.js'
import { useAlive } from './is-alive.js'
import type { Revealed, StudentsDeal } from './page-data.js'
import { useWords } from './use-words.js'

interface Props {
  readonly deal: StudentsDeal
  readonly revealed: Revealed
  readonly initiallyShown: readonly Seat[]
  readonly onReveal: (change: Partial<Revealed>) => void
  readonly onTap?: () => void
}

/**
 * The remaining hands after the cards played so far, the current trick in the middle, and the tricks won by each side.
 */
export const RevealedBoard = ({ deal, revealed, initiallyShown, onReveal, onTap }: Props) => {
  const t = useWords()
  const isAlive = useAlive()
  const known = SEATS.filter((seat) => deal.hands[seat] !== null)
  const hidden = new Set(known.filter((seat) => !revealed.hands.includes(seat)))
  const canHide = known.some((seat) => !initiallyShown.includes(seat))
  const played = deal.play.slice(0, revealed.cards ?? 0)
  const tricks = tricksOf(played, deal.contract)
  return (
    <>
      <Board
        board={{ ...deal, hands: handsAfter(deal.hands, played) }}
        hidden={hidden}
        onReveal={(seat) => onReveal({ hands: [...revealed.hands, seat] })}
        {...onTable(tricks)}
        {...(tricks.length > 0 && {
          tally: [t('students.trick', { number: tricks.length }), t('students.tricksWon', tricksWon(tricks))],
        })}
        {...(onTap && { onTap })}
      />
      {isAlive && canHide && (
        <button
          type="button"
          className={hidden.size > 0 ? 'primary hands' : 'quiet hands'}
          onClick={() => onReveal({ hands: hidden.size > 0 ? SEATS : initiallyShown })}
        >
          {hidden.size > 0 ? t('students.showHands') : t('students.hideHands')}
        </button>
      )}
    </>
  )
}

/** The trick to show on the table. The last one stays until the next lead. */
export const onTable = (tricks: readonly PlayedTrick[]) => {
  const last = tricks.at(-1)
  if (last === undefined) return {}
  const cards = Object.fromEntries(last.cards.map(({ seat, card }) => [seat, card]))
  return { trick: { cards, winner: last.winner } }
}
