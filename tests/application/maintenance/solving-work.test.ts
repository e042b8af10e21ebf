import { beforeEach, describe, expect, it } from 'vitest'
import { MAX_TRIES, type SolvingOutcome, SolvingWork } from '../../../src/application/maintenance/solving-work.js'
import type { DealSolver } from '../../../src/application/ports/deal-solver.js'
import type { Repositories } from '../../../src/application/ports/unit-of-work.js'
import { type Hands, readHands } from '../../../src/domain/bridge/hand.js'
import type { Deal } from '../../../src/domain/deal.js'
import { InMemoryDatabase } from '../../../src/infrastructure/in-memory/in-memory-database.js'
import { inMemoryRepositories } from '../../../src/infrastructure/in-memory/in-memory-transactions.js'
import { aDeal, anAccountId, later } from '../../support/builders.js'
import { aTable, LAYDOWN, WHOLE_HANDS } from '../../support/trick-tables.js'

const [alice, bob] = [anAccountId('alice'), anAccountId('bob')]
const { hands } = readHands(WHOLE_HANDS)
const laydown = readHands(LAYDOWN).hands

describe('solving deals', () => {
  let repositories: Repositories
  let now: number
  let outcomes: SolvingOutcome[]
  let differed: string[]
  let errors: unknown[]
  let asked: Hands[]

  beforeEach(() => {
    repositories = inMemoryRepositories(new InMemoryDatabase())
    now = 0
    outcomes = []
    differed = []
    errors = []
    asked = []
  })

  const opened = (solveTable: DealSolver['solveTable'], close = async () => {}): DealSolver => ({
    solveTable: (given) => {
      asked.push(given)
      return solveTable(given)
    },
    solvePlay: async () => null,
    close,
  })
  const solving = (solver: DealSolver, workers = 1, isOn = true) =>
    new SolvingWork(
      {
        work: repositories.doubleDummyWork,
        openSolver: () => solver,
        clock: { now: () => later(now) },
        pause: async () => {},
        report: {
          ended: (outcome) => outcomes.push(outcome),
          differed: (id) => differed.push(id),
          failed: (error) => errors.push(error),
        },
      },
      { isOn, workers },
    )
  const run = async (work: SolvingWork) => {
    work.wake()
    await work.idle()
  }
  const tricksOf = async ({ id }: Deal) => (await repositories.deals.findById(id))?.doubleDummy

  it('stores its results, and reuses them for the same hands of the same owner', async () => {
    const deals = [
      aDeal({ ownerId: alice, hands }),
      aDeal({ ownerId: alice, hands }),
      aDeal({ ownerId: bob, hands }),
      aDeal({ ownerId: bob, hands: laydown }),
    ]
    await repositories.deals.insertMany(deals)
    await run(solving(opened(async () => aTable(6))))
    for (const deal of deals) expect(await tricksOf(deal)).toEqual({ tricks: aTable(6), source: 'solver' })
    expect(outcomes.sort()).toEqual(['reused', 'solved', 'solved', 'solved'])
    expect(asked).toHaveLength(3)
    expect(await repositories.doubleDummyWork.count()).toBe(0)
  })

  it('reports the ids of deals whose file had a different table', async () => {
    const file = (tricks: number) => ({ tricks: aTable(tricks), source: 'file' }) as const
    const [same, other] = [
      aDeal({ ownerId: alice, hands, doubleDummy: file(6) }),
      aDeal({ ownerId: bob, hands, doubleDummy: file(7) }),
    ]
    await repositories.deals.insertMany([same, other])
    await run(solving(opened(async () => aTable(6))))
    expect(differed).toEqual([other.id])
    for (const deal of [same, other]) expect((await tricksOf(deal))?.source).toBe('solver')
  })

  it('gives up immediately on a deal that takes too long, and after three tries on one that fails', async () => {
    const [long, bad] = [aDeal({ ownerId: alice, hands }), aDeal({ ownerId: bob, hands: laydown })]
    await repositories.deals.insertMany([long, bad])
    const solver = opened(async (given) => {
      if (given.N === hands.N) return null
      throw new Error('broken')
    })
    for (let i = 1; i <= MAX_TRIES + 1; i++) {
      await run(solving(solver))
      // The deal is only tried again once the lease of the last try has expired.
      await run(solving(solver))
      expect(errors).toHaveLength(Math.min(i, MAX_TRIES))
      now += 300_000
    }
    expect(outcomes).toEqual(['unsolved', 'failed'])
    expect(await repositories.doubleDummyWork.count()).toBe(0)
    for (const deal of [long, bad]) expect(await tricksOf(deal)).toBeNull()
  })

  it('does not retry a deal whose process has died three times', async () => {
    await repositories.deals.insertMany([aDeal({ ownerId: alice, hands })])
    for (let i = 0; i < MAX_TRIES; i++) {
      await repositories.doubleDummyWork.claim({ after: '', at: later(now), until: later(now + 1) })
      now++
    }
    await run(solving(opened(async () => aTable(6))))
    expect([outcomes, asked]).toEqual([['failed'], []])
  })

  it('releases its deal when stopped, without counting the try', async () => {
    await repositories.deals.insertMany([aDeal({ ownerId: alice, hands }), aDeal({ ownerId: bob, hands })])
    let end: (error: Error) => void = () => {}
    const solver = opened(
      () =>
        new Promise((_, reject) => {
          end = reject
        }),
      async () => end(new Error('ended')),
    )
    const work = solving(solver)
    work.wake()
    while (asked.length === 0) await new Promise(setImmediate)
    await work.stop()
    work.wake()
    await work.idle()
    expect([asked.length, outcomes, errors]).toEqual([1, [], []])
    for (let i = 0; i < 2; i++) {
      const claimed = await repositories.doubleDummyWork.claim({ after: '', at: later(now), until: later(now + 1) })
      expect(claimed?.tries).toBe(1)
    }
  })

  it('lets several workers share the deals', async () => {
    const deals = Array.from({ length: 6 }, (_, i) => aDeal({ ownerId: anAccountId(`owner ${i}`), hands }))
    await repositories.deals.insertMany(deals)
    await run(
      solving(
        opened(async () => aTable(6)),
        3,
      ),
    )
    expect(asked).toHaveLength(6)
    expect(outcomes).toEqual(deals.map(() => 'solved'))
  })

  it('does nothing if it is switched off or has no workers', async () => {
    await repositories.deals.insertMany([aDeal({ ownerId: alice, hands })])
    await run(
      solving(
        opened(async () => aTable(6)),
        1,
        false,
      ),
    )
    await run(
      solving(
        opened(async () => aTable(6)),
        0,
      ),
    )
    expect([asked, await repositories.doubleDummyWork.count()]).toEqual([[], 1])
  })
})
