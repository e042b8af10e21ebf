import type { Contract } from 'dealbook-domain/bridge/auction.js'
import type { Seat } from 'dealbook-domain/bridge/board.js'
import type { PlayTricks } from 'dealbook-domain/bridge/double-dummy/double-dummy-solver.js'
import { type Card, isDeclaring, playersOf, TRICK_SIZE } from 'dealbook-domain/bridge/play.js'

export interface CostlyCard {
  readonly card: Card
  readonly seat: Seat
  /** The number of the trick, from 1. */
  readonly trick: number
  /** How many tricks it cost. */
  readonly cost: number
}

/** The cards that cost their player's side at least one trick. */
export const costlyCards = ({ start, cards }: PlayTricks, contract: Contract): readonly CostlyCard[] => {
  const { declarer } = contract
  if (declarer === null) return []
  const players = playersOf(
    cards.map(({ card }) => card),
    contract,
  )
  return cards.flatMap(({ card, tricks }, i) => {
    const seat = players[i] as Seat
    const lost = (cards[i - 1]?.tricks ?? start) - tricks
    const cost = isDeclaring(declarer, seat) ? lost : -lost
    return cost > 0 ? [{ card, seat, trick: Math.floor(i / TRICK_SIZE) + 1, cost }] : []
  })
}
