import type { Seat } from 'dealbook-domain/bridge/board.js'
import { SUITS } from 'dealbook-domain/bridge/card.js'
import type { Hand } from 'dealbook-domain/bridge/hand.js'
import { ranksBySuit } from 'dealbook-domain/drawing/board-drawing.js'
import { useBoardWords } from '../../board/board-words.js'
import { SuitSign } from '../../board/call-sign.js'
import type { StudentsDeal } from '../page-data.js'
import { usePracticeWords } from './use-practice-words.js'

/** The bidder's own hand, and the facts of the board. */
export const OwnHand = ({ deal, seat }: { deal: StudentsDeal; seat: Seat }) => {
  const t = usePracticeWords()
  const { ranks, caption, spokenHand, seat: nameOf } = useBoardWords()
  const hand = deal.hands[seat] as Hand
  const suits = ranksBySuit(hand, ranks)
  return (
    <div className="own-hand">
      <p className="facts">{caption(deal).join(' · ')}</p>
      <p className="whose">
        {t('practice.hand', { seat: nameOf(seat) })}
        <span className="hidden"> {spokenHand(hand)}</span>
      </p>
      <div className="suits" aria-hidden="true">
        {SUITS.map((suit, i) => (
          <span key={suit}>
            <SuitSign suit={suit} />
            <b>{suits[i]?.join(' ') || '—'}</b>
          </span>
        ))}
      </div>
    </div>
  )
}
