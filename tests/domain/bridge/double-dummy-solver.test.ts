import { describe, expect, it } from 'vitest'
import { STRAINS, type Strain } from '../../../src/domain/bridge/auction.js'
import { SEATS, type Seat, seatAfter } from '../../../src/domain/bridge/board.js'
import {
  DoubleDummySolver,
  type FourHands,
  type Played,
} from '../../../src/domain/bridge/double-dummy/double-dummy-solver.js'
import { cardsOf } from '../../../src/domain/bridge/hand.js'
import type { TrickTable } from '../../../src/domain/bridge/par.js'
import { afterCard, type Card, playerOf, type Trick } from '../../../src/domain/bridge/play.js'
import { dealt, fourHands, randomHands, randomOf } from '../../support/random-hands.js'

const solver = new DoubleDummySolver()
const cards = (text: string) => text.split(' ') as Card[]

const table = (hands: FourHands): TrickTable => {
  const solved = solver.solveTable(hands)
  if (solved === null) throw new Error('not solved')
  return solved
}

/** A row of a table, in the order of the strains: clubs, diamonds, hearts, spades, notrump. */
const row = (of: TrickTable, seat: Seat): readonly number[] => STRAINS.map((strain) => of[seat][strain])

const isNorthSouth = (seat: Seat): boolean => seat === 'N' || seat === 'S'

/** What North and South take if every card is tried, by the rules of play alone. */
const bruteForce = (hands: FourHands, strain: Strain, start: Trick): number => {
  const known = new Map<string, number>()
  const held = new Map(SEATS.map((seat) => [seat, new Set(cardsOf(hands[seat]))]))
  const best = (trick: Trick): number => {
    const seat = playerOf(trick)
    const hand = held.get(seat) as Set<string>
    if (hand.size === 0) return 0
    const key = [trick.leader, ...trick.cards, ...[...held.values()].map((of) => [...of].sort().join())].join()
    const before = known.get(key)
    if (before !== undefined) return before
    const suit = trick.cards[0]?.[0]
    const following = [...hand].filter((card) => card[0] === suit)
    const results = (following.length > 0 ? following : [...hand]).map((card) => {
      hand.delete(card)
      const next = afterCard(trick, card as Card, strain)
      const won = next.cards.length === 0 && isNorthSouth(next.leader) ? 1 : 0
      const result = won + best(next)
      hand.add(card)
      return result
    })
    const result = isNorthSouth(seat) ? Math.max(...results) : Math.min(...results)
    known.set(key, result)
    return result
  }
  return best(start)
}

const bruteForceTable = (hands: FourHands): TrickTable => {
  const size = cardsOf(hands.N).length
  const rowOf = (declarer: Seat) =>
    STRAINS.map((strain) => {
      const ours = bruteForce(hands, strain, { leader: seatAfter(declarer, 1), cards: [] })
      return [strain, isNorthSouth(declarer) ? ours : size - ours]
    })
  return Object.fromEntries(SEATS.map((seat) => [seat, Object.fromEntries(rowOf(seat))])) as unknown as TrickTable
}

describe('a table', () => {
  it('has thirteen tricks for a hand with every top card, wherever it can reach them', () => {
    const solved = table(fourHands('AKQ.AKQ.AKQ.AKQJ JT98.JT98.JT9.T9 765.765.876.8765 432.432.5432.432'))
    expect(row(solved, 'N')).toEqual([13, 12, 12, 12, 13])
    expect(row(solved, 'E')).toEqual([0, 1, 1, 1, 0])
  })

  it('of four one-suited hands: trumps take everything, and in notrump the leader does', () => {
    const solved = table(fourHands('AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432'))
    for (const seat of ['N', 'S'] as const) expect(row(solved, seat)).toEqual([0, 13, 0, 13, 0])
    for (const seat of ['E', 'W'] as const) expect(row(solved, seat)).toEqual([13, 0, 13, 0, 0])
  })

  it('knows on which side of ace and queen a king takes a trick', () => {
    // The king before ace and queen is caught whichever side leads; after them it takes a trick, unless its owner has
    // to lead.
    const before = table(fourHands('AQ... 32... 54... K6...'))
    expect([before.N.NT, before.S.NT]).toEqual([2, 2])
    const behind = table(fourHands('AQ... K2... 54... 63...'))
    expect([behind.N.NT, behind.S.NT]).toEqual([2, 1])
  })

  it('of endings agrees with trying every card', () => {
    const random = randomOf(1)
    for (let i = 0; i < 45; i++) {
      const hands = randomHands(random, 1 + (i % 3))
      expect(table(hands), JSON.stringify(hands)).toEqual(bruteForceTable(hands))
    }
  })

  it('of endings in one or two suits agrees with trying every card', () => {
    const random = randomOf(2)
    for (let i = 0; i < 30; i++) {
      const deck = [...'AKQJT98765'].flatMap((rank) => [`S${rank}`, `H${rank}`]).slice(0, 12 + (i % 4))
      const hands = dealt(
        deck
          .map((card) => ({ card, at: random() }))
          .sort((a, b) => a.at - b.at)
          .map(({ card }) => card),
        3,
      )
      expect(table(hands), JSON.stringify(hands)).toEqual(bruteForceTable(hands))
    }
  })

  it('turns with the board', () => {
    const random = randomOf(3)
    for (let i = 0; i < 3; i++) {
      const hands = randomHands(random, 10)
      const solved = table(hands)
      const turned = table({ N: hands.W, E: hands.N, S: hands.E, W: hands.S })
      for (const seat of SEATS) expect(turned[seatAfter(seat, 1)]).toEqual(solved[seat])
    }
  })

  it('changes accordingly if suits are exchanged', () => {
    const random = randomOf(4)
    const exchange = (hand: string) => hand.split('.').reverse().join('.')
    for (let i = 0; i < 2; i++) {
      const hands = randomHands(random, 10)
      const solved = table(hands)
      const exchanged = table(fourHands(SEATS.map((seat) => exchange(hands[seat])).join(' ')))
      for (const seat of SEATS)
        expect(row(exchanged, seat)).toEqual([...row(solved, seat).slice(0, 4).reverse(), solved[seat].NT])
    }
  })

  it('is the same for the same hands, whatever was solved in between', () => {
    const random = randomOf(5)
    const hands = randomHands(random, 9)
    const first = table(hands)
    table(randomHands(random, 8))
    expect(table(hands)).toEqual(first)
  })

  it('is correct with little memory', () => {
    const hands = randomHands(randomOf(6), 9)
    expect(new DoubleDummySolver({ bytes: 64 * 1024 }).solveTable(hands)).toEqual(table(hands))
  })

  it.each([
    ['have a card in common', 'A... A... K... Q...'],
    ['differ in size', 'AK... Q... J... T...'],
  ])('is refused if the hands %s', (_, text) => {
    expect(() => solver.solveTable(fourHands(text))).toThrow(RangeError)
  })
})

describe('the cards of a position', () => {
  const finesse: Played = {
    hands: fourHands('AQ... J3... 54... K7...'),
    strain: 'NT',
    leader: 'S',
    play: cards('S4 S7'),
  }

  it("come with the tricks that each makes for the leader's opponents", () => {
    expect(solver.solveCards(finesse)).toEqual([
      { card: 'SA', tricks: 1 },
      { card: 'SQ', tricks: 0 },
    ])
  })

  it('are the legal ones, and equal cards make the same', () => {
    const hands = fourHands('KQJ.A.. A43.2.. 765.3.. T98.4..')
    const solved = solver.solveCards({ hands, strain: 'NT', leader: 'N', play: [] })
    expect(solved?.map(({ card }) => card)).toEqual(['SK', 'SQ', 'SJ', 'HA'])
    expect(new Set(solved?.slice(0, 3).map(({ tricks }) => tricks)).size).toBe(1)
    expect(solver.solveCards({ hands, strain: 'NT', leader: 'N', play: cards('SK') })?.map(({ card }) => card)).toEqual(
      ['SA', 'S4', 'S3'],
    )
  })

  it('are none after the last card', () => {
    const hands = fourHands('A... K... Q... J...')
    expect(solver.solveCards({ hands, strain: 'S', leader: 'N', play: cards('SA SK SQ SJ') })).toEqual([])
  })

  it('agree with trying every card, at every point of a play', () => {
    const random = randomOf(7)
    for (let i = 0; i < 12; i++) {
      const hands = randomHands(random, 4)
      const strain = STRAINS[i % STRAINS.length] as Strain
      const leader = SEATS[i % 4] as Seat
      let played: Played = { hands, strain, leader, play: [] }
      for (let n = 0; n < 16; n++) {
        const solved = solver.solveCards(played)
        expect(solved, JSON.stringify(played)).toEqual(bruteForceCards(played))
        const choice = solved?.[Math.floor(random() * solved.length)]
        played = { ...played, play: [...played.play, choice?.card as Card] }
      }
    }
  })
})

/** What each legal card makes by brute force, for the opponents of the first leader. */
const bruteForceCards = ({ hands, strain, leader, play }: Played) => {
  const size = cardsOf(hands.N).length
  const place = (cardsPlayed: readonly Card[]) => {
    let trick: Trick = { leader, cards: [] }
    let taken = 0
    let gone: Card[] = []
    for (const card of cardsPlayed) {
      const all = [...trick.cards, card]
      trick = afterCard(trick, card, strain)
      if (trick.cards.length > 0) continue
      gone = [...gone, ...all]
      if (isNorthSouth(trick.leader)) taken++
    }
    return { trick, taken, gone }
  }
  const without = (gone: readonly Card[]): FourHands => {
    const text = (seat: Seat) =>
      [...'SHDC']
        .map((suit) => cardsOf(hands[seat]).filter((card) => card[0] === suit && !gone.includes(card as Card)))
        .map((suitCards) => suitCards.map((card) => card[1]).join(''))
        .join('.')
    return Object.fromEntries(SEATS.map((seat) => [seat, text(seat)])) as FourHands
  }
  const now = place(play)
  const seat = playerOf(now.trick)
  const hand = cardsOf(without(now.gone)[seat])
  const suit = now.trick.cards[0]?.[0]
  const following = hand.filter((card) => card[0] === suit)
  return (following.length > 0 ? following : hand).map((card) => {
    const after = place([...play, card as Card])
    const ours = after.taken + bruteForce(without([...after.gone, ...after.trick.cards]), strain, after.trick)
    return { card, tricks: isNorthSouth(leader) ? size - ours : ours }
  })
}

describe('a play', () => {
  const played: Played = {
    hands: fourHands('AQ... J3... 54... K7...'),
    strain: 'NT',
    leader: 'S',
    play: cards('S4 S7 SA S3 SQ SJ S5 SK'),
  }

  it('has the possible tricks after each card, which change if a card costs one', () => {
    expect(solver.solvePlay(played)).toEqual({
      start: 0,
      cards: [0, 0, 1, 1, 1, 1, 1, 1].map((tricks, i) => ({ card: played.play[i], tricks })),
    })
  })

  it('agrees with what each card makes', () => {
    const random = randomOf(8)
    const hands = randomHands(random, 7)
    let position: Played = { hands, strain: 'H', leader: 'E', play: [] }
    const makes: number[] = []
    for (let i = 0; i < 28; i++) {
      const choices = solver.solveCards(position) ?? []
      const choice = choices[Math.floor(random() * choices.length)]
      makes.push(choice?.tricks as number)
      position = { ...position, play: [...position.play, choice?.card as Card] }
    }
    const solved = solver.solvePlay(position)
    expect(solved?.cards.map(({ tricks }) => tricks)).toEqual(makes)
    expect(solved?.start).toBe(table(hands)[seatAfter('E', 3)].H)
  })
})

describe('the budget', () => {
  const hands = randomHands(randomOf(9))

  it('ends a search that takes more positions, and the next one succeeds', () => {
    const bounded = new DoubleDummySolver({ positions: 10_000 })
    expect(bounded.solveTable(hands)).toBeNull()
    expect(bounded.solveTable(fourHands('A... K... Q... J...'))?.N.NT).toBe(1)
  })

  it('is reported while it is used, and the search ends if its answer is no longer wanted', () => {
    const told: number[] = []
    const cancelled = new DoubleDummySolver({
      onProgress: (positions) => {
        told.push(positions)
        return told.length < 3
      },
    })
    expect(cancelled.solveTable(hands)).toBeNull()
    expect(told).toHaveLength(3)
    expect(told).toEqual([...told].sort((a, b) => a - b))
  })
})
