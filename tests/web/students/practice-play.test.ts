import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../src/domain/bridge/board.js'
import { DoubleDummySolver, type FourHands } from '../../../src/domain/bridge/double-dummy/double-dummy-solver.js'
import { type Card, openingLeader, playIssues, turnAfter } from '../../../src/domain/bridge/play.js'
import { judgePlay } from '../../../src/domain/practice/play-practice.js'
import {
  cardAgainst,
  fittingCards,
  type PlayedDeal,
  playedByStudent,
  seatsSeen,
  takenBackTo,
} from '../../../web/src/students/practice/play-steps.js'

const HANDS = {
  N: '87.AKQJ43.3.JT92',
  E: 'QJ53.T85.AKJ.K73',
  S: 'KT42.97.T42.AQ85',
  W: 'A96.62.Q98765.64',
} as FourHands
/** East leads. */
const CONTRACT = { level: 2, strain: 'H', doubled: 0, declarer: 'N' } as const
const dealFor = (seat: Seat): PlayedDeal => ({ hands: HANDS, contract: CONTRACT, seat })
const cards = (text: string) => text.split(' ').filter(Boolean) as Card[]

describe('the play of an exercise', () => {
  it("shows the student's hand, and dummy once it is face up", () => {
    expect(seatsSeen(dealFor('N'), [])).toEqual(['N'])
    expect(seatsSeen(dealFor('S'), [])).toEqual(['S'])
    expect(seatsSeen(dealFor('N'), cards('DA'))).toEqual(['N', 'S'])
    expect(seatsSeen(dealFor('S'), cards('DA'))).toEqual(['S', 'N'])
    expect(seatsSeen(dealFor('W'), cards('DA'))).toEqual(['W', 'S'])
  })

  it('can be taken back to the start of the last trick that the student played to', () => {
    const played = 'DA D2 D8 D3 DK D4 D5'
    expect(takenBackTo(dealFor('N'), cards(''))).toBeNull()
    expect(takenBackTo(dealFor('N'), cards('DA'))).toBeNull()
    expect(takenBackTo(dealFor('N'), cards('DA D2 D8'))).toEqual([])
    expect(takenBackTo(dealFor('N'), cards('DA D2 D8 D3 DK'))).toEqual([])
    expect(takenBackTo(dealFor('N'), cards(played))).toEqual(cards('DA D2 D8 D3'))
    expect(takenBackTo(dealFor('W'), cards('DA D2 D8 D3 DK D4'))).toEqual([])
  })

  it('continues with the cards of an earlier visit if they fit the board', () => {
    expect(fittingCards(dealFor('N'), ['DA', 'D2'])).toEqual(['DA', 'D2'])
    for (const wrong of [['D2'], ['DA', 'S2'], ['DA', 'DA'], ['??']])
      expect(fittingCards(dealFor('N'), wrong)).toEqual([])
  })

  it('has the other hands play the best card, the lowest of equals, and a low one if the solver gave up', () => {
    const turn = turnAfter([], HANDS, CONTRACT) as NonNullable<ReturnType<typeof turnAfter>>
    const solved = turn.cards.map(({ card }) => ({ card, tricks: card.startsWith('D') ? 8 : 9 }))
    expect(cardAgainst(dealFor('N'), turn, solved)).toBe('DJ')
    expect(cardAgainst(dealFor('N'), turn, null)).toBe('S3')
    // The declaring side wants as many tricks as possible.
    const dummy = turnAfter(cards('DA'), HANDS, CONTRACT) as NonNullable<ReturnType<typeof turnAfter>>
    const made = [
      { card: 'DT' as Card, tricks: 9 },
      { card: 'D4' as Card, tricks: 8 },
      { card: 'D2' as Card, tricks: 8 },
    ]
    expect(cardAgainst(dealFor('W'), dummy, made)).toBe('DT')
  })

  it('reaches the double dummy result if the student plays as well as the other hands', () => {
    const solver = new DoubleDummySolver()
    const deal = dealFor('N')
    const leader = openingLeader(CONTRACT) as Seat
    const played: Card[] = []
    for (let turn = turnAfter(played, HANDS, CONTRACT); turn !== null; turn = turnAfter(played, HANDS, CONTRACT)) {
      const solved = solver.solveCards({ hands: HANDS, strain: 'H', leader, play: played })
      played.push(cardAgainst(deal, turn, solved) as Card)
    }
    expect(playIssues(played, HANDS, CONTRACT)).toEqual([])
    expect(playedByStudent(deal)).toEqual(['N', 'S'])
    const auction = ['1C', 'P', '1H', 'P', '1S', 'P', '2H', 'P', 'P', 'P'] as never
    const judged = judgePlay({ hands: HANDS, dealer: 'S', auction }, 'N', played)
    const start = solver.solvePlay({ hands: HANDS, strain: 'H', leader, play: [] })?.start
    expect(judged).toEqual({ tricks: start, needed: 8 })
  })
})
