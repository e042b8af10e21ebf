import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { auctionIssues, type Call, type Contract, contractOf } from '../../src/domain/bridge/auction.js'
import { dealerOfBoard, SEATS, type Seat, seatAfter, vulnerabilityOfBoard } from '../../src/domain/bridge/board.js'
import { readHands } from '../../src/domain/bridge/hand.js'
import { type Card, playersOf, playIssues } from '../../src/domain/bridge/play.js'
import { contractOfDeal } from '../../src/domain/deal.js'
import { renumbered, SOUTH_HANDS, shownAs, turned, turnedSouth } from '../../src/domain/turned-board.js'
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

  it('has no effect four times over', () => {
    fc.assert(
      fc.property(anyDeal, (deal) => {
        expect(turned(deal, 4)).toEqual(deal)
        expect(turned(turned(turned(turned(deal, 1), 1), 1), 1)).toEqual(deal)
      }),
    )
  })

  it('adds up with others, so two half turns have no effect', () => {
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

  it('turns the contract too: its declarer moves like a hand', () => {
    fc.assert(
      fc.property(anyDeal, turns, (deal, count) => {
        const contract = contractOfDeal(deal)
        const declarer = contract?.declarer ? seatAfter(contract.declarer, count) : null
        expect(contractOfDeal(turned(deal, count))).toEqual(contract && { ...contract, declarer })
      }),
    )
  })

  it('preserves the cards, calls and vulnerability of every player', () => {
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

  it('keeps a board legal, and everything else unchanged', () => {
    fc.assert(
      fc.property(anyDeal, turns, (deal, count) => {
        const { hands, dealer, vulnerability, doubleDummy, ...rest } = turned(deal, count)
        expect(readHands(hands)).toEqual({ hands, issues: [] })
        expect(auctionIssues(rest.auction)).toEqual([])
        expect(doubleDummy?.source).toBe(deal.doubleDummy?.source)
        const { hands: _, dealer: __, vulnerability: ___, doubleDummy: ____, ...before } = deal
        expect(rest).toEqual(before)
      }),
    )
  })
})

/** A complete board in a contract, and the first cards of a legal play. */
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
  it('keeps it legal, and every player plays the cards of the moved hand', () => {
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

describe('a board turned so that a hand sits South', () => {
  it('has that hand in the South', () => {
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

  it('has the declarer in the South, and is unchanged without a contract', () => {
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

  it('keeps the notes at its calls, which name no seat', () => {
    const callNotes = [{ call: 0, text: 'Could be short', alert: true, accepts: ['1D'] as Call[] }]
    const board = aDeal({ callNotes, auction: ['1C'] as Call[], dealer: 'N' })
    for (const seat of SEATS) expect(turnedSouth(board, seat)).toMatchObject({ callNotes, auction: ['1C'] })
  })

  it('loses its supplement if it is turned, because that says who sat where', () => {
    const supplement = [{ name: 'West', value: 'Ann' }]
    const board = aDeal({ supplement, auction: ['1C', 'P', 'P', 'P'] as Call[], dealer: 'S' })
    expect(SOUTH_HANDS.map((hand) => turnedSouth(board, hand).supplement)).toEqual([[], [], supplement, [], supplement])
  })

  it('is the same however it was turned before', () => {
    fc.assert(
      fc.property(anyDeal, southHand, turns, (deal, hand, count) => {
        const moved = hand === 'declarer' ? hand : seatAfter(hand, count)
        if (hand === 'declarer' && contractOf(deal.auction, deal.dealer)?.declarer == null) return
        expect(turnedSouth(turned(deal, count), moved)).toEqual(turnedSouth(deal, hand))
      }),
    )
  })
})

describe('a board with another number', () => {
  const supplement = [{ name: 'West', value: 'Ann' }]

  it("gets the dealer and vulnerability of the number, and keeps every hand's and call's distance from the dealer", () => {
    fc.assert(
      fc.property(anyDeal, fc.integer({ min: 1, max: 500 }), (deal, number) => {
        const board = renumbered(deal, number)
        expect(board.boardNumber).toBe(number)
        expect([board.dealer, board.vulnerability]).toEqual([dealerOfBoard(number), vulnerabilityOfBoard(number)])
        for (const steps of [0, 1, 2, 3])
          expect(board.hands[seatAfter(board.dealer, steps)]).toBe(deal.hands[seatAfter(deal.dealer, steps)])
        expect([board.auction, board.play]).toEqual([deal.auction, deal.play])
      }),
    )
  })

  it('loses its supplement only if it changes', () => {
    const board = aDeal({ boardNumber: 18, dealer: 'E', vulnerability: 'NS', supplement })
    expect(renumbered(board, 2)).toEqual({ ...board, boardNumber: 2 })
    for (const other of [{ ...board, dealer: 'S' } as const, { ...board, vulnerability: 'All' } as const])
      expect(renumbered(other, 2).supplement).toEqual([])
  })

  it('is numbered first and then turned, so the declarer sits South whatever the number', () => {
    const board = aDeal({ dealer: 'S', auction: ['1C', 'P', 'P', 'P'] as Call[] })
    for (const place of [0, 1, 2, 3]) {
      const shown = shownAs(board, { numbers: 'place', south: 'declarer' }, place)
      expect([shown.boardNumber, contractOfDeal(shown)?.declarer]).toEqual([place + 1, 'S'])
    }
    expect(shownAs(board, {}, 3)).toBe(board)
  })
})
