import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { auctionIssues, type Call, type Contract, contractOf } from '../../src/domain/auction.js'
import { SEATS, type Seat, seatAfter } from '../../src/domain/board.js'
import { contractOfDeal } from '../../src/domain/deal.js'
import { readHands } from '../../src/domain/hand.js'
import { type Card, playersOf, playIssues } from '../../src/domain/play.js'
import { SOUTH_HANDS, turned, turnedSouth } from '../../src/domain/turned-board.js'
import { aDeal } from '../support/builders.js'
import { anyDeal } from '../support/deals.js'

const DECK = [...'SHDC'].flatMap((suit) => [...'AKQJT98765432'].map((rank) => suit + rank))
const turns = fc.nat(8)
const southHand = fc.constantFrom(...SOUTH_HANDS)
const sideOf = (seat: Seat) => (seat === 'N' || seat === 'S' ? 'NS' : 'EW')
const isVulnerable = (vulnerability: string, seat: Seat) => vulnerability === 'All' || vulnerability === sideOf(seat)

describe('a quarter turn of a board', () => {
  it('moves every hand to the next seat clockwise', () => {
    const { hands } = readHands({ N: 'A...', E: 'K...', S: 'Q...', W: null })
    const board = turned(aDeal({ hands, dealer: 'W', vulnerability: 'NS', auction: ['1C'] as Call[] }), 1)
    expect(board).toMatchObject({
      hands: { E: 'A...', S: 'K...', W: 'Q...', N: null },
      dealer: 'N',
      vulnerability: 'EW',
      auction: ['1C'],
    })
  })

  it('is none four times over', () => {
    fc.assert(
      fc.property(anyDeal, (deal) => {
        expect(turned(deal, 4)).toEqual(deal)
        expect(turned(turned(turned(turned(deal, 1), 1), 1), 1)).toEqual(deal)
      }),
    )
  })

  it('adds up with others, so that two half turns are none', () => {
    fc.assert(
      fc.property(anyDeal, turns, turns, (deal, first, second) => {
        expect(turned(turned(deal, first), second)).toEqual(turned(deal, first + second))
      }),
    )
    fc.assert(
      fc.property(anyDeal, (deal) => {
        expect(turned(turned(deal, 2), 2)).toEqual(deal)
      }),
    )
  })

  it('turns the contract with it: its declarer moves like a hand', () => {
    fc.assert(
      fc.property(anyDeal, turns, (deal, count) => {
        const contract = contractOfDeal(deal)
        const declarer = contract?.declarer ? seatAfter(contract.declarer, count) : null
        expect(contractOfDeal(turned(deal, count))).toEqual(contract && { ...contract, declarer })
      }),
    )
  })

  it('leaves every player their cards, their calls and their vulnerability', () => {
    fc.assert(
      fc.property(anyDeal, turns, (deal, count) => {
        const board = turned(deal, count)
        const callsOf = ({ auction, dealer }: typeof deal, seat: Seat) =>
          auction.filter((_, i) => seatAfter(dealer, i) === seat)
        for (const seat of SEATS) {
          const moved = seatAfter(seat, count)
          expect(board.hands[moved]).toBe(deal.hands[seat])
          expect(callsOf(board, moved)).toEqual(callsOf(deal, seat))
          expect(isVulnerable(board.vulnerability, moved)).toBe(isVulnerable(deal.vulnerability, seat))
        }
      }),
    )
  })

  it('swaps the vulnerability of the two sides at odd turns only', () => {
    fc.assert(
      fc.property(anyDeal, turns, (deal, count) => {
        const isSwapped = count % 2 === 1 && ['NS', 'EW'].includes(deal.vulnerability)
        expect(turned(deal, count).vulnerability !== deal.vulnerability).toBe(isSwapped)
      }),
    )
  })

  it('keeps a board legal, and everything else about it', () => {
    fc.assert(
      fc.property(anyDeal, turns, (deal, count) => {
        const { hands, dealer, vulnerability, ...rest } = turned(deal, count)
        expect(readHands(hands)).toEqual({ hands, issues: [] })
        expect(auctionIssues(rest.auction)).toEqual([])
        expect({ ...rest, hands: deal.hands, dealer: deal.dealer, vulnerability: deal.vulnerability }).toEqual(deal)
      }),
    )
  })
})

/** A whole board in a contract, and the first cards of a legal play of it. */
const playedDeal = fc
  .tuple(anyDeal, fc.shuffledSubarray(DECK, { minLength: 52 }), fc.integer({ min: 1, max: 9 }))
  .filter(([deal]) => contractOfDeal(deal)?.declarer != null)
  .map(([deal, deck, length]) => {
    const handAt = (at: number) =>
      [...'SHDC']
        .map((suit) => deck.slice(at * 13, at * 13 + 13).flatMap((card) => (card[0] === suit ? card.charAt(1) : [])))
        .map((ranks) => ranks.join(''))
        .join('.')
    const { hands } = readHands({ N: handAt(0), E: handAt(1), S: handAt(2), W: handAt(3) })
    const play: Card[] = []
    while (play.length < length) {
      const isNext = (card: string) => playIssues([...play, card as Card], hands, contractOfDeal(deal)).length === 0
      play.push(deck.find(isNext) as Card)
    }
    return { ...deal, hands, play }
  })

describe('a quarter turn of a play', () => {
  it('keeps it legal, and every player plays the cards of the hand that moved', () => {
    fc.assert(
      fc.property(playedDeal, turns, (deal, count) => {
        const board = turned(deal, count)
        const [before, after] = [contractOfDeal(deal), contractOfDeal(board)] as [Contract, Contract]
        expect(board.play).toEqual(deal.play)
        expect(playIssues(board.play, board.hands, after)).toEqual([])
        expect(playersOf(board.play, after)).toEqual(playersOf(deal.play, before).map((seat) => seatAfter(seat, count)))
      }),
      { numRuns: 50 },
    )
  })
})

describe('a board with a hand in the South', () => {
  it('has that hand there', () => {
    fc.assert(
      fc.property(anyDeal, fc.constantFrom(...SEATS), (deal, seat) => {
        expect(turnedSouth(deal, seat).hands.S).toBe(deal.hands[seat])
      }),
    )
    fc.assert(
      fc.property(anyDeal, (deal) => {
        expect(turnedSouth(deal, 'S')).toBe(deal)
      }),
    )
  })

  it('has the declarer there, and stays as it is without a contract', () => {
    fc.assert(
      fc.property(anyDeal, (deal) => {
        const declarer = contractOfDeal(deal)?.declarer ?? null
        const board = turnedSouth(deal, 'declarer')
        if (declarer === null) expect(board).toBe(deal)
        else {
          expect(board.hands.S).toBe(deal.hands[declarer])
          expect(contractOfDeal(board)?.declarer).toBe('S')
        }
      }),
    )
    const passedOut = aDeal({ auction: ['P', 'P', 'P', 'P'] as Call[], dealer: 'E' })
    expect(turnedSouth(passedOut, 'declarer')).toBe(passedOut)
  })

  it('has no supplement if it turns, because that says who sat where', () => {
    const supplement = [{ name: 'West', value: 'Ann' }]
    const board = aDeal({ supplement, auction: ['1C', 'P', 'P', 'P'] as Call[], dealer: 'S' })
    expect(SOUTH_HANDS.map((hand) => turnedSouth(board, hand).supplement)).toEqual([[], [], supplement, [], supplement])
  })

  it('is the same whichever way it was turned before', () => {
    fc.assert(
      fc.property(anyDeal, southHand, turns, (deal, hand, count) => {
        const moved = hand === 'declarer' ? hand : seatAfter(hand, count)
        if (hand === 'declarer' && contractOf(deal.auction, deal.dealer)?.declarer == null) return
        expect(turnedSouth(turned(deal, count), moved)).toEqual(turnedSouth(deal, hand))
      }),
    )
  })
})
