import type { Seat } from 'dealbook-domain/bridge/board.js'
import { SUITS } from 'dealbook-domain/bridge/card.js'
import type { Hand } from 'dealbook-domain/bridge/hand.js'
import { drawHand, HAND_PLACES, ranksBySuit, SUIT_SYMBOLS } from 'dealbook-domain/drawing/board-drawing.js'
import type { RankLanguage } from 'dealbook-domain/drawing/ranks.js'

/** How far below a card's baseline and beside its centre a point still belongs to it, in units of the drawing. */
const BELOW = 6
const BESIDE = 16

/**
 * The card at a point of a drawn hand; `null` if there is none.
 * @param x from the left edge of the hand
 * @param language the language of the drawn ranks
 */
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
