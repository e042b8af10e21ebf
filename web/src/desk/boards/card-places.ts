import type { Seat } from 'dealbook-domain/bridge/board.js'
import { drawHand, HAND_PLACES, ranksBySuit, SUIT_SYMBOLS, SUITS } from 'dealbook-domain/bridge/board-drawing.js'
import type { Hand } from 'dealbook-domain/bridge/hand.js'
import type { RankLanguage } from 'dealbook-domain/bridge/ranks.js'

/** How far below a card's foot and beside its middle it still is the nearest, in units of the drawing. */
const BELOW = 6
const BESIDE = 16

/** The card of a drawn hand at a place of its drawing, where there is one. @param x from the left of the hand's own place @param language whose ranks are drawn */
export const cardAt = (seat: Seat, hand: Hand, x: number, y: number, language: RankLanguage = 'en'): string | null => {
  const place = HAND_PLACES[seat]
  const cards = ranksBySuit(hand).map((ranks, i) => ranks.map((rank) => `${SUITS[i]}${rank === '10' ? 'T' : rank}`))
  let suit = -1
  let best: { readonly card: string; readonly away: number } | null = null
  for (const mark of drawHand(seat, hand, language)) {
    if (mark.shape !== 'text') continue
    if (Object.values(SUIT_SYMBOLS).includes(mark.text)) {
      suit++
      continue
    }
    const card = cards[suit]?.shift()
    const middle = mark.x - place.x
    const down = y - (mark.y - place.y)
    const away = Math.abs(x - middle)
    if (card === undefined || down > BELOW || down < -mark.size || away > BESIDE) continue
    if (best === null || away < best.away) best = { card, away }
  }
  return best?.card ?? null
}
