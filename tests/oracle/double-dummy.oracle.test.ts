import { describe, expect, it } from 'vitest'
import { STRAINS, type Strain } from '../../src/domain/bridge/auction.js'
import { SEATS, type Seat, seatAfter, VULNERABILITIES } from '../../src/domain/bridge/board.js'
import { DoubleDummySolver } from '../../src/domain/bridge/double-dummy/double-dummy-solver.js'
import { cardsOf } from '../../src/domain/bridge/hand.js'
import { parOf, type TrickTable, writeParContract } from '../../src/domain/bridge/par.js'
import { afterCard, type Card, playerOf, type Trick } from '../../src/domain/bridge/play.js'
import { type FourHands, randomHands, randomOf } from '../support/random-hands.js'
import { askLibdds, dealTextOf, numbersOf } from './ask-libdds.js'
import { oddHands } from './odd-hands.js'

/** How many random boards are compared, besides a fifth as many odd ones and a tenth as many plays. */
const BOARDS = Number(process.env.ORACLE_BOARDS ?? 30)
const ODD_BOARDS = Math.ceil(BOARDS / 5)
const PLAYS = Math.ceil(BOARDS / 10)

const solver = new DoubleDummySolver()
const random = randomOf(Number(process.env.SEED ?? 20261127) || Date.now())

const boards = Array.from({ length: BOARDS }, () => randomHands(random))

const solved = new Map<FourHands, TrickTable>()
const tableOf = (hands: FourHands): TrickTable => {
  const table = solved.get(hands) ?? solver.solveTable(hands)
  if (table === null) throw new Error(`past the budget: ${dealTextOf(hands)}`)
  solved.set(hands, table)
  return table
}

/** Boards on which the tables differ. libdds counts the tricks of fewer cards as if the others were the declarer's. */
const differencesOf = async (compared: readonly FourHands[]): Promise<readonly string[]> => {
  const { answers } = await askLibdds(
    'table',
    compared.map((hands) => ({ deal: dealTextOf(hands) })),
  )
  return compared.flatMap((hands, i) => {
    const missing = 13 - cardsOf(hands.N).length
    const expected = answers[i]?.table.map((tricks) => tricks - missing).join(' ')
    const actual = numbersOf(tableOf(hands)).join(' ')
    return actual === expected ? [] : [`${dealTextOf(hands)}: ${actual}, not ${expected}`]
  })
}

/** A legal play of all cards, drawn at random. */
const randomPlay = (hands: FourHands, strain: Strain, leader: Seat): readonly Card[] => {
  const held = new Map(SEATS.map((seat) => [seat, [...cardsOf(hands[seat])]]))
  const play: Card[] = []
  let trick: Trick = { leader, cards: [] }
  while (play.length < 52) {
    const hand = held.get(playerOf(trick)) as string[]
    const following = hand.filter((card) => card[0] === trick.cards[0]?.[0])
    const legal = following.length > 0 ? following : hand
    const card = legal[Math.floor(random() * legal.length)] as Card
    hand.splice(hand.indexOf(card), 1)
    play.push(card)
    trick = afterCard(trick, card, strain)
  }
  return play
}

const time = { timeout: 7_200_000 }

describe('libdds agrees with the solver', time, () => {
  it(`about ${BOARDS} random boards`, async () => {
    expect(await differencesOf(boards)).toEqual([])
  })

  it(`about ${ODD_BOARDS} odd boards`, async () => {
    const odd = Array.from({ length: ODD_BOARDS }, (_, i) => oddHands(random, i))
    expect(await differencesOf(odd)).toEqual([])
  })

  it("about par, at every vulnerability, and names no contract that we don't", async () => {
    const questions = boards.flatMap((hands) =>
      VULNERABILITIES.map((vulnerability) => ({ table: tableOf(hands), vulnerability })),
    )
    const { answers } = await askLibdds(
      'par',
      questions.map(({ table, vulnerability }) => ({ table: numbersOf(table), vulnerability })),
    )
    const differences = questions.flatMap(({ table, vulnerability }, i) => {
      const par = parOf(table, vulnerability)
      const { score, contracts } = answers[i] as { score: string; contracts: string }
      const ours = par.contracts.map(writeParContract)
      const missing = contractsOf(contracts).filter((contract) => !ours.includes(contract))
      return score === `NS ${par.score}` && missing.length === 0
        ? []
        : [{ table, vulnerability, par, score, contracts }]
    })
    expect(differences).toEqual([])
  })

  it(`about ${PLAYS} plays, after every card`, async () => {
    const played = Array.from({ length: PLAYS }, (_, i) => {
      const hands = randomHands(random)
      const strain = STRAINS[i % STRAINS.length] as Strain
      const leader = seatAfter('N', i)
      return { hands, strain, leader, play: randomPlay(hands, strain, leader) }
    })
    const { answers } = await askLibdds(
      'play',
      played.map(({ hands, strain, leader, play }) => ({ deal: dealTextOf(hands), strain, leader, play })),
    )
    for (const [i, position] of played.entries()) {
      const after = solver.solvePlay(position)
      const ours = [after?.start, ...(after?.cards ?? []).map(({ tricks }) => tricks)]
      const theirs = answers[i] as readonly number[]
      expect(theirs.length).toBeGreaterThan(44)
      expect(ours.slice(0, theirs.length), JSON.stringify(position)).toEqual(theirs)
    }
  })
})

/** The contracts of `NS:NS 23S,EW 4Dx`; of several levels the highest. */
const contractsOf = (text: string): readonly string[] =>
  [...text.matchAll(/([NESW]+) (?:\d*)(\d)([SHDCN])(x?)/g)].map(
    ([, declarers, level, strain, doubled]) =>
      `${level}${strain === 'N' ? 'NT' : strain}${doubled === 'x' ? 'X' : ''}${declarers}`,
  )
