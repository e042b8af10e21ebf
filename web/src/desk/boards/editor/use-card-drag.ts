import type { Seat } from 'dealbook-domain/bridge/board.js'
import type { Hand, Hands } from 'dealbook-domain/bridge/hand.js'
import { HAND_PLACES } from 'dealbook-domain/drawing/board-drawing.js'
import type { RankLanguage } from 'dealbook-domain/drawing/ranks.js'
import { type PointerEvent as ReactPointerEvent, useContext, useEffect, useRef, useState } from 'react'
import { ReaderRanks } from '../../../board/reader-ranks.js'
import { cardAt } from './card-places.js'

/** The distance that a pointer must move before a press becomes a drag. */
const DRAG_PX = 6

interface Carried {
  readonly card: string
  readonly x: number
  readonly y: number
}

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>

/** The card of a hand under a point of the window. */
const cardUnder = (
  target: Element,
  seat: Seat,
  hand: Hand,
  { clientX, clientY }: Point,
  ranks: RankLanguage,
): string | null => {
  const { left, top, width, height } = target.getBoundingClientRect()
  const place = HAND_PLACES[seat]
  const x = ((clientX - left) / width) * place.width
  return cardAt(seat, hand, x, ((clientY - top) / height) * place.height, ranks)
}

/**
 * Drags cards from a hand of the diagram, or from the picker, onto another hand. Hands are elements with `data-hand`.
 * @param onDrop also receives the card it was dropped on, if any
 */
export const useCardDrag = (hands: Hands, onDrop: (card: string, to: Seat, on: string | null) => void) => {
  const [carried, setCarried] = useState<Carried | null>(null)
  const start = useRef<Carried | null>(null)
  const ranks = useContext(ReaderRanks)
  const latest = useRef({ hands, onDrop, ranks })
  latest.current = { hands, onDrop, ranks }
  useEffect(() => {
    const move = ({ clientX, clientY }: PointerEvent) => {
      const from = start.current
      if (from === null) return
      const isFar = Math.hypot(clientX - from.x, clientY - from.y) >= DRAG_PX
      setCarried((before) => (before !== null || isFar ? { card: from.card, x: clientX, y: clientY } : null))
    }
    const stop = () => {
      start.current = null
      setCarried(null)
    }
    const drop = (event: PointerEvent) => {
      const from = start.current
      stop()
      if (from === null || Math.hypot(event.clientX - from.x, event.clientY - from.y) < DRAG_PX) return
      const target = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-hand]')
      if (!target) return
      const seat = target.dataset.hand as Seat
      const hand = latest.current.hands[seat]
      latest.current.onDrop(
        from.card,
        seat,
        hand === null ? null : cardUnder(target, seat, hand, event, latest.current.ranks),
      )
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', drop)
    addEventListener('pointercancel', stop)
    return () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', drop)
      removeEventListener('pointercancel', stop)
    }
  }, [])
  const begin = (card: string | null, { clientX, clientY, isPrimary, button }: ReactPointerEvent) => {
    if (card !== null && isPrimary && button === 0) start.current = { card, x: clientX, y: clientY }
  }
  return {
    carried,
    /** Handles a press on a card of the picker. */
    onCard: begin,
    /** Handles a press on a hand of the diagram. */
    onHand: (seat: Seat, event: ReactPointerEvent) => {
      const hand = hands[seat]
      if (hand !== null) begin(cardUnder(event.currentTarget, seat, hand, event, ranks), event)
    },
  }
}
