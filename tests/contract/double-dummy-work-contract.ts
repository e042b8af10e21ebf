import { v7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ClaimedDeal } from '../../src/application/ports/double-dummy-work.js'
import { readHands } from '../../src/domain/bridge/hand.js'
import { type Deal, LIFECYCLES } from '../../src/domain/deal.js'
import type { AccountId, DealId } from '../../src/domain/ids.js'
import { SHARINGS } from '../../src/domain/sharing.js'
import { mayShareTricks } from '../../src/domain/solving.js'
import { aCollection, aDeal, anAccount, anAccountId, later, NOON } from '../support/builders.js'
import { finishJobs } from '../support/jobs.js'
import { aTable, WHOLE_HANDS } from '../support/trick-tables.js'
import type { OpenWorld, World } from './world.js'

const [alice, bob] = [anAccountId('alice'), anAccountId('bob')]
const { hands } = readHands(WHOLE_HANDS)
const otherHands = { ...hands, N: hands.S, S: hands.N }
const MINUTE = 60_000

export const doubleDummyWorkContract = (open: OpenWorld) =>
  describe('DoubleDummyWork', () => {
    let world: World
    const whole = (overrides: Partial<Deal> = {}) => aDeal({ ownerId: alice, hands, ...overrides })
    const insert = (...deals: readonly Deal[]) =>
      world.unitOfWork.run(({ deals: repository }) => repository.insertMany(deals))
    const claim = (after: AccountId | '' = '', at = NOON) =>
      world.repositories.doubleDummyWork.claim({ after, at, until: later(MINUTE, at) })
    const claimAll = async (): Promise<readonly DealId[]> => {
      const ids: DealId[] = []
      for (let one = await claim(); one !== null; one = await claim()) ids.push(one.id)
      return ids
    }
    const depth = () => world.repositories.doubleDummyWork.count()

    beforeEach(async () => {
      world = await open()
      for (const id of [alice, bob]) await world.repositories.accounts.insert(anAccount({ id }))
    })

    describe('after a write', () => {
      it('contains deals with four whole hands that no solver has solved, however they were inserted', async () => {
        const one = whole()
        await world.repositories.deals.insertWithin(one, 10)
        const exposed = whole({
          sharing: 'public',
          publishedAt: NOON,
          doubleDummy: { tricks: aTable(6), source: 'file' },
        })
        await world.repositories.deals.insertWithin(exposed, 10)
        const many = whole()
        const solved = whole({ doubleDummy: { tricks: aTable(6), source: 'solver' } })
        await insert(many, aDeal({ ownerId: alice }), whole({ hands: { ...hands, W: null } }), solved)
        expect(new Set(await claimAll())).toEqual(new Set([one.id, exposed.id, many.id]))
      })

      it('contains a deal again once its hands change, and only then', async () => {
        const { deals, doubleDummyWork } = world.repositories
        let deal = whole()
        await deals.insertWithin(deal, 10)
        await doubleDummyWork.finish((await claim()) as ClaimedDeal)
        const save = async (change: Partial<Deal>) => {
          deal = (await deals.save(deal, { ...deal, ...change, updatedAt: later(1) })) as Deal
        }
        await save({ title: 'Other', result: 7, hands: { ...hands } })
        expect(await depth()).toBe(0)
        await save({ hands: otherHands, sharing: 'public', publishedAt: NOON })
        expect(await claimAll()).toEqual([deal.id])
        await doubleDummyWork.finish({ ...deal, tries: 1, leasedUntil: later(MINUTE) })
        await save({ hands: { ...otherHands, E: null } })
        await save({ hands, title: 'More' })
        expect(await claimAll()).toEqual([deal.id])
        await doubleDummyWork.finish({ ...deal, tries: 1, leasedUntil: later(MINUTE) })
        await world.unitOfWork.run((bound) =>
          bound.deals.saveMany([{ before: deal, after: { ...deal, hands: otherHands } }]),
        )
        expect(await claimAll()).toEqual([deal.id])
      })

      it('no longer contains deleted deals, and those of an erased account', async () => {
        const [gone, kept] = [whole(), whole({ ownerId: bob })]
        await insert(gone, kept, whole())
        await world.unitOfWork.run(({ deals }) => deals.delete(gone))
        expect(await depth()).toBe(2)
        await world.unitOfWork.run(({ erasure }) => erasure.erase(alice, later(1), later(2)))
        await finishJobs(world.unitOfWork)
        expect(await claimAll()).toEqual([kept.id])
      })

      it('contains nothing from a save that was refused', async () => {
        const deal = aDeal({ ownerId: alice })
        await insert(deal)
        expect(await world.repositories.deals.save({ ...deal, revision: 7 }, whole({ id: deal.id }))).toBeNull()
        expect(await world.repositories.deals.insertWithin(whole(), 0)).toBe(false)
        expect(await depth()).toBe(0)
      })
    })

    describe('claiming', () => {
      it('gives owners turns, with their latest single deals before imported ones', async () => {
        const at = (ms: number, overrides: Partial<Deal> = {}) => whole({ updatedAt: later(ms), ...overrides })
        const imported = [0, 1, 2].map(() => at(9, { imported: true }))
        const [old, young, other] = [at(1), at(2), at(0, { ownerId: bob, imported: true })]
        await insert(...imported.toReversed(), old, young, other)
        const order: DealId[] = []
        let after: AccountId | '' = ''
        for (let one = await claim(after); one !== null; one = await claim(after)) {
          order.push(one.id)
          after = one.ownerId ?? ''
        }
        expect(order).toEqual([young.id, other.id, old.id, ...imported.map(({ id }) => id)])
      })

      it('gives a deal to one worker until the lease expires, and counts the tries', async () => {
        const deal = whole({ doubleDummy: { tricks: aTable(5), source: 'file' }, sharing: 'group' })
        await insert(deal)
        const first = await claim()
        expect(first).toEqual({
          ...{
            id: deal.id,
            ownerId: alice,
            hands,
            doubleDummy: deal.doubleDummy,
            sharing: 'group',
            lifecycle: 'active',
          },
          ...{ tries: 1, leasedUntil: later(MINUTE) },
        })
        expect(await claim()).toBeNull()
        expect(await claim('', later(MINUTE - 1))).toBeNull()
        const second = await claim('', later(MINUTE))
        expect(second).toMatchObject({ id: deal.id, tries: 2 })
        const { doubleDummyWork } = world.repositories
        await doubleDummyWork.finish(first as ClaimedDeal)
        await doubleDummyWork.release(first as ClaimedDeal)
        expect(await claim()).toBeNull()
        await doubleDummyWork.release(second as ClaimedDeal)
        const third = await claim()
        expect(third).toMatchObject({ id: deal.id, tries: 2 })
        await doubleDummyWork.finish(third as ClaimedDeal)
        expect([await claim('', later(9 * MINUTE)), await depth()]).toEqual([null, 0])
      })

      it('gives a deal to one of many concurrent workers', async () => {
        const deals = Array.from({ length: 8 }, (_, i) => whole({ ownerId: i % 2 === 0 ? alice : bob }))
        await insert(...deals)
        const claims = await Promise.all(Array.from({ length: 12 }, () => claim(alice)))
        const ids = claims.flatMap((one) => one?.id ?? [])
        expect(new Set(ids).size).toBe(ids.length)
        expect(new Set([...ids, ...(await claimAll())])).toEqual(new Set(deals.map(({ id }) => id)))
      })

      it('voids a claim if the deal gets other hands in the meantime', async () => {
        const { deals, doubleDummyWork } = world.repositories
        const deal = whole()
        await insert(deal)
        const claimed = (await claim()) as ClaimedDeal
        await deals.save(deal, { ...deal, hands: otherHands, updatedAt: later(1) })
        await doubleDummyWork.store(deal.id, hands as never, aTable(8))
        await doubleDummyWork.finish(claimed)
        expect((await deals.findById(deal.id))?.doubleDummy).toBeNull()
        expect(await claim()).toMatchObject({ id: deal.id, tries: 1, hands: otherHands })
      })
    })

    describe('storing a table', () => {
      it('shows it in every read, without a new revision', async () => {
        const { deals, doubleDummyWork } = world.repositories
        const deal = whole({ doubleDummy: { tricks: aTable(5), source: 'file' } })
        await insert(deal)
        await doubleDummyWork.store(deal.id, hands as never, aTable(8))
        const solved = { ...deal, doubleDummy: { tricks: aTable(8), source: 'solver' } }
        expect(await deals.findById(deal.id)).toEqual(solved)
        expect(await deals.list({ ownerId: alice }, { page: 1, pageSize: 5 })).toMatchObject({ items: [solved] })
        await doubleDummyWork.store(v7() as DealId, hands as never, aTable(8))
      })

      it('changes the versions of lists and collections', async () => {
        const { collections, deals, doubleDummyWork } = world.repositories
        const deal = whole()
        await insert(deal)
        const collection = aCollection({ ownerId: alice, dealIds: [deal.id] })
        await collections.insert(collection)
        const versions = async () => [
          await deals.versionOf(alice),
          await deals.versionOf(null),
          await deals.versionOfCollection(collection.id),
        ]
        const before = await versions()
        await doubleDummyWork.store(deal.id, hands as never, aTable(8))
        for (const [i, version] of (await versions()).entries()) expect(version).not.toBe(before[i])
      })

      it('is not undone by a save of the deal as read before', async () => {
        const { deals, doubleDummyWork } = world.repositories
        const deal = whole()
        await insert(deal)
        await doubleDummyWork.store(deal.id, hands as never, aTable(8))
        const known = { tricks: aTable(8), source: 'solver' }
        const saved = await deals.save(deal, { ...deal, title: 'Other', hands: { ...hands }, result: 3 })
        expect(saved).toMatchObject({ title: 'Other', doubleDummy: known })
        expect(await deals.findById(deal.id)).toEqual(saved)
        const stale = saved as Deal
        await world.unitOfWork.run((bound) =>
          bound.deals.saveMany([{ before: stale, after: { ...stale, hands: { ...hands }, doubleDummy: null } }]),
        )
        expect(await deals.findById(deal.id)).toMatchObject({ doubleDummy: known, revision: 3 })
        const moved = await deals.save({ ...stale, revision: 3 }, { ...stale, hands: otherHands, updatedAt: later(1) })
        expect(moved?.doubleDummy).toBeNull()
        expect((await deals.findById(deal.id))?.doubleDummy).toBeNull()
      })
    })

    it('reuses a table exactly where mayShareTricks allows it', async () => {
      const kinds = [alice, bob, null].flatMap((ownerId) =>
        SHARINGS.flatMap((sharing) =>
          LIFECYCLES.filter((lifecycle) => (lifecycle === 'orphaned') === (ownerId === null)).map((lifecycle) => ({
            ...{ ownerId, sharing, lifecycle },
          })),
        ),
      )
      const { doubleDummyWork } = world.repositories
      for (const kind of kinds) {
        const solved = whole({ ...kind, doubleDummy: { tricks: aTable(4), source: 'solver' } })
        await insert(solved)
        for (const other of kinds) {
          const asking = { ...whole(other), tries: 1, leasedUntil: NOON }
          const found = await doubleDummyWork.findSolved(asking)
          expect([kind, other, found !== null]).toEqual([kind, other, mayShareTricks(solved, asking)])
          expect(await doubleDummyWork.findSolved({ ...asking, hands: otherHands })).toBeNull()
        }
        await world.unitOfWork.run((bound) => bound.deals.delete(solved))
      }
      await insert(whole({ doubleDummy: { tricks: aTable(4), source: 'file' } }))
      expect(await doubleDummyWork.findSolved({ ...whole(), tries: 1, leasedUntil: NOON })).toBeNull()
    })
  })
