import { describe, expect, it } from 'vitest'
import type { Contract } from '../../../src/domain/bridge/auction.js'
import { DoubleDummySolver, type FourHands } from '../../../src/domain/bridge/double-dummy/double-dummy-solver.js'
import type { Card } from '../../../src/domain/bridge/play.js'
import { costlyCards } from '../../../web/src/board/costly-cards.js'

const BY_NORTH: Contract = { level: 2, strain: 'H', doubled: 0, declarer: 'N' }
/** East leads. */
const PLAY = ['DA', 'D2', 'D8', 'D3', 'DK'] as Card[]

const withTricks = (start: number, tricks: readonly number[]) => ({
  start,
  cards: tricks.map((after, i) => ({ card: PLAY[i] as Card, tricks: after })),
})

describe('the cards of a play that cost a trick', () => {
  it("are those after which their player's side can take fewer tricks", () => {
    // South, of the declaring side, loses a trick; West gives it back; East gives another one away.
    expect(costlyCards(withTricks(9, [9, 8, 9, 9, 10]), BY_NORTH)).toEqual([
      { card: 'D2', seat: 'S', trick: 1, cost: 1 },
      { card: 'D8', seat: 'W', trick: 1, cost: 1 },
      { card: 'DK', seat: 'E', trick: 2, cost: 1 },
    ])
  })

  it('are none if every card preserves the number of tricks', () => {
    expect(costlyCards(withTricks(9, [9, 9, 9, 9, 9]), BY_NORTH)).toEqual([])
  })

  it('are none if the board was passed out', () => {
    const passedOut: Contract = { level: 0, strain: null, doubled: 0, declarer: null }
    expect(costlyCards(withTricks(9, []), passedOut)).toEqual([])
  })

  it('are found by the solver: an ace on partner’s winning king', () => {
    const hands = { N: 'A2...', E: '43...', S: 'K5...', W: '76...' } as unknown as FourHands
    const play = ['S4', 'SK', 'S6', 'SA'] as Card[]
    const solved = new DoubleDummySolver({ bytes: 2 ** 20 }).solvePlay({ hands, strain: 'NT', leader: 'E', play })
    expect(solved && costlyCards(solved, { level: 1, strain: 'NT', doubled: 0, declarer: 'N' })).toEqual([
      { card: 'SA', seat: 'N', trick: 1, cost: 1 },
    ])
  })
})
