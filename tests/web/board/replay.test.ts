import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SEATS } from '../../../src/domain/bridge/board.js'
import { cardsOf, type Hand } from '../../../src/domain/bridge/hand.js'
import { playersOf, tricksOf, tricksTaken } from '../../../src/domain/bridge/play.js'
import { contractOfDeal } from '../../../src/domain/deal.js'
import { handsAfter, tricksWon } from '../../../web/src/board/replay.js'
import { anyDeal } from '../../support/deals.js'

describe('a replayed play', () => {
  it('removes each card only from the hand that played it', () => {
    fc.assert(
      fc.property(anyDeal, fc.nat(52), (deal, count) => {
        const played = deal.play.slice(0, count)
        const left = handsAfter(deal.hands, played)
        for (const seat of SEATS) {
          const hand = deal.hands[seat]
          if (hand === null) expect(left[seat]).toBeNull()
          else
            expect(cardsOf(left[seat] as Hand)).toEqual(cardsOf(hand).filter((card) => !played.includes(card as never)))
        }
      }),
      { numRuns: 50 },
    )
  })

  it('has four cards in a trick, led by the winner of the previous one', () => {
    fc.assert(
      fc.property(anyDeal, (deal) => {
        const contract = contractOfDeal(deal)
        const tricks = tricksOf(deal.play, contract)
        const { NS, EW } = tricksWon(tricks)
        expect(NS + EW).toBe(Math.floor(deal.play.length / 4))
        const taken = contract && tricksTaken(deal.play, contract)
        if (taken != null) expect([taken, 13 - taken]).toContain(NS)
        expect(tricks.flatMap(({ cards }) => cards.map(({ card }) => card))).toEqual(deal.play)
        if (contract !== null)
          expect(tricks.flatMap(({ cards }) => cards.map(({ seat }) => seat))).toEqual(playersOf(deal.play, contract))
        for (const [i, { cards, winner }] of tricks.entries()) {
          expect(winner === null).toBe(cards.length < 4)
          const next = tricks[i + 1]
          if (next !== undefined) expect(next.cards[0]?.seat).toBe(winner)
        }
      }),
      { numRuns: 50 },
    )
  })
})
