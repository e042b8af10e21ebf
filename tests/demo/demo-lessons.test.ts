import { describe, expect, it } from 'vitest'
import { DEMO_ACCOUNTS } from '../../src/demo/demo-accounts.js'
import { DEMO_COURSES, demoFields } from '../../src/demo/demo-lessons.js'
import type { Contract } from '../../src/domain/bridge/auction.js'
import { SEATS, type Seat, seatAfter } from '../../src/domain/bridge/board.js'
import { cardsOf, type Hand } from '../../src/domain/bridge/hand.js'
import { playersOf, TRICK_SIZE } from '../../src/domain/bridge/play.js'
import { partsOf } from '../../src/domain/commentary.js'
import { contractOfDeal, newDeal } from '../../src/domain/deal.js'
import { dealIssues } from '../../src/domain/deal-content.js'
import { aDeal, anAccountId, NOON } from '../support/builders.js'

const boards = Object.entries(DEMO_COURSES).flatMap(([id, { boards }]) =>
  boards.map((board, i) => [`${id}, ${board.title}`, demoFields(board, i)] as const),
)
const dealOf = (fields: (typeof boards)[number][1]) =>
  newDeal({ id: aDeal().id, ownerId: anAccountId(), fields, sharingGroupIds: [] }, NOON)

const pointsOf = (hand: Hand): number => {
  const points: Readonly<Record<string, number>> = { A: 4, K: 3, Q: 2, J: 1 }
  return [...hand].reduce((sum, rank) => sum + (points[rank] ?? 0), 0)
}
const lengthsOf = (hand: Hand): readonly number[] => hand.split('.').map((ranks) => ranks.length)
const isBalanced = (hand: Hand): boolean =>
  lengthsOf(hand).every((length) => length >= 2) && lengthsOf(hand).filter((length) => length === 2).length <= 1

/** The tricks of the declaring side and of the defenders among the completed tricks. */
const tricksIn = (deal: ReturnType<typeof dealOf>, contract: Contract): readonly [number, number] => {
  const players = playersOf(deal.play, contract)
  // The winner of a trick leads to the next one.
  const won = players.filter((_, i) => i > 0 && i % TRICK_SIZE === 0)
  const isDeclaring = (seat: Seat) => seat === contract.declarer || seat === seatAfter(contract.declarer as Seat, 2)
  const taken = won.filter(isDeclaring).length
  return [taken, won.length - taken]
}

describe.each(boards)('the demo board %s', (_, fields) => {
  const deal = dealOf(fields)
  const contract = contractOfDeal(deal)

  it('is complete, with a legal deal, auction and play', () => {
    expect(dealIssues(fields)).toEqual([])
    expect(new Set(SEATS.flatMap((seat) => cardsOf(deal.hands[seat] as Hand))).size).toBe(52)
    expect(deal.play.length).toBeGreaterThan(0)
  })

  it('is played in a contract with enough trumps, and its result matches the play', () => {
    if (contract?.declarer == null) throw new Error('there is no contract')
    const sides = [contract.declarer, seatAfter(contract.declarer, 2)].map((seat) => deal.hands[seat] as Hand)
    const at = ['S', 'H', 'D', 'C'].indexOf(contract.strain ?? '')
    const trumps = sides.reduce((sum, hand) => sum + (lengthsOf(hand)[at] ?? 0), 0)
    if (contract.strain !== 'NT') expect(trumps).toBeGreaterThanOrEqual(8)
    const [taken, lost] = tricksIn(deal, contract)
    expect(taken).toBeLessThanOrEqual(deal.result as number)
    expect(lost).toBeLessThanOrEqual(13 - (deal.result as number))
  })

  it('is opened with suitable strength and shape', () => {
    const at = deal.auction.findIndex((call) => call !== 'P')
    const opener = deal.hands[seatAfter(deal.dealer, at)] as Hand
    const [spades = 0, hearts = 0, diamonds = 0] = lengthsOf(opener)
    expect(pointsOf(opener)).toBeGreaterThanOrEqual(12)
    const suitable: Readonly<Record<string, boolean>> = {
      '1NT': isBalanced(opener) && pointsOf(opener) <= 17,
      '1S': spades >= 5,
      '1H': hearts >= 4,
      '1D': diamonds >= 4,
      '1C': true,
    }
    expect(suitable[deal.auction[at] as string]).toBe(true)
  })

  it('has a commentary with a mark in bold, and themes', () => {
    const nodes = partsOf(deal.commentary)
      .flat()
      .flatMap(({ children }) => children)
    expect(nodes.some(({ bold }) => bold)).toBe(true)
    expect(nodes.map(({ text }) => text).join('')).not.toMatch(/[*_]/)
    expect(deal.themes.length).toBeGreaterThan(0)
  })
})

describe('the demo courses', () => {
  it('belong to the demo teachers, with a collection in each state', () => {
    const teachers = DEMO_ACCOUNTS.filter(({ role }) => role === 'teacher').map(({ id }) => id)
    expect(Object.keys(DEMO_COURSES)).toEqual(teachers)
    for (const { collections } of Object.values(DEMO_COURSES)) expect(collections).toHaveLength(5)
  })

  it('contain no board twice', () => {
    const hands = boards.map(([, fields]) => JSON.stringify(fields.hands))
    expect(new Set(hands).size).toBe(boards.length)
  })
})
