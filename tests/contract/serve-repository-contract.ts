import { v7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { asPlain, type Deal } from '../../src/domain/deal.js'
import { GRANT_SOURCES, type Grant, isActiveGrant } from '../../src/domain/grant.js'
import type { AccountId, DealId, ServeId } from '../../src/domain/ids.js'
import { SERVES_FEATURE, type Serve, serveAllowance, servesLeft } from '../../src/domain/serve.js'
import { aDeal, aGrant, anAccount, anAccountId, everyKindOfDeal, later, NOON } from '../support/builders.js'
import { finishJobs } from '../support/jobs.js'
import type { OpenWorld, World } from './world.js'

const ownerId = anAccountId('owner')
const player = anAccountId('player')
const DAY = 24 * 60 * 60 * 1_000
const TODAY = '2026-03-01'

const aServe = (deal: { readonly id: DealId }, overrides: Partial<Serve> = {}): Serve => ({
  id: v7() as ServeId,
  dealId: deal.id,
  playerId: player,
  servedAt: NOON,
  ...overrides,
})

/** A world with an owner's deal, and a player. */
const openServing = async (open: OpenWorld): Promise<World & { deal: Deal }> => {
  const world = await open()
  const deal = aDeal({ ownerId })
  for (const id of [ownerId, player]) await world.repositories.accounts.insert(anAccount({ id }))
  await world.repositories.deals.insertMany([deal])
  return { ...world, deal }
}

const usedBy = ({ repositories }: World, id: AccountId, from = TODAY, to = from): Promise<number> =>
  repositories.serves.countOfPlayer(id, from, to)

const totalOf = async ({ repositories }: World): Promise<number> =>
  (await repositories.serves.countByDay('2000-01-01', '2100-01-01')).reduce((sum, { serves }) => sum + serves, 0)

export const serveRepositoryContract = (open: OpenWorld) =>
  describe('ServeRepository', () => {
    it('records a serve and returns its deal, whatever its lifecycle and sharing', async () => {
      const world = await open()
      for (const id of [ownerId, player]) await world.repositories.accounts.insert(anAccount({ id }))
      const every = everyKindOfDeal([ownerId], { themes: ['a', 'b'], boardNumber: 7 })
      await world.repositories.deals.insertMany(every)
      for (const [i, deal] of every.entries()) {
        const serve = aServe(deal)
        const remaining = 100 - i - 1
        expect(await world.repositories.serves.serve(serve, 100)).toEqual({
          deal: asPlain(deal),
          serve,
          remaining,
        })
      }
      expect(await totalOf(world)).toBe(every.length)
      expect(await usedBy(world, player)).toBe(every.length)
    })

    it('records and counts nothing for a deal that does not exist', async () => {
      const world = await openServing(open)
      const { serves } = world.repositories
      expect(await serves.serve(aServe({ id: v7() as DealId }), 1)).toBeNull()
      expect(await serves.serve(aServe({ id: v7() as DealId }, { playerId: null }), 1)).toBeNull()
      expect([await totalOf(world), await usedBy(world, player)]).toEqual([0, 0])
    })

    it('treats a player without an active account as anonymous, without an allowance', async () => {
      const { deal, ...world } = await openServing(open)
      const { accounts, serves } = world.repositories
      const inactive = anAccountId('inactive')
      await accounts.insert(anAccount({ id: inactive, isActive: false }))
      for (const playerId of [null, inactive, anAccountId('nobody')]) {
        const serve = aServe(deal, { playerId })
        const anonymous = { deal: asPlain(deal), serve: { ...serve, playerId: null }, remaining: null }
        expect(await serves.serve(serve, 0)).toEqual(anonymous)
      }
      expect(await totalOf(world)).toBe(3)
      expect(await usedBy(world, inactive)).toBe(0)
    })

    it('refuses serves beyond the allowance, and does not record them', async () => {
      const { deal, ...world } = await openServing(open)
      const { serves } = world.repositories
      expect(await serves.serve(aServe(deal), 2)).toMatchObject({ remaining: 1 })
      expect(await serves.serve(aServe(deal), 2)).toMatchObject({ remaining: 0 })
      for (let i = 0; i < 2; i++)
        expect(await serves.serve(aServe(deal), 2)).toEqual({ refused: { allowance: 2, used: 2 } })
      expect(await serves.serve(aServe(deal), 1)).toEqual({ refused: { allowance: 1, used: 2 } })
      expect(await serves.serve(aServe(deal), 0)).toEqual({ refused: { allowance: 0, used: 2 } })
      expect(await serves.serve(aServe(deal), 3)).toMatchObject({ remaining: 0 })
      expect(await serves.serve(aServe(deal), null)).toMatchObject({ remaining: null })
      expect([await totalOf(world), await usedBy(world, player)]).toEqual([4, 4])
    })

    it('refuses the first serve of a day if there is no allowance', async () => {
      const { deal, ...world } = await openServing(open)
      expect(await world.repositories.serves.serve(aServe(deal), 0)).toEqual({ refused: { allowance: 0, used: 0 } })
      expect(await totalOf(world)).toBe(0)
    })

    it('counts by UTC day, to the millisecond, and for each player separately', async () => {
      const { deal, ...world } = await openServing(open)
      const { accounts, serves } = world.repositories
      const other = anAccountId('other')
      await accounts.insert(anAccount({ id: other }))
      const midnight = new Date('2026-03-02T00:00:00.000Z')
      expect(await serves.serve(aServe(deal, { servedAt: later(-1, midnight) }), 1)).toMatchObject({ remaining: 0 })
      expect(await serves.serve(aServe(deal, { servedAt: later(-1, midnight) }), 1)).toHaveProperty('refused')
      expect(await serves.serve(aServe(deal, { servedAt: midnight }), 1)).toMatchObject({ remaining: 0 })
      expect(await serves.serve(aServe(deal, { playerId: other }), 1)).toMatchObject({ remaining: 0 })
      expect(await serves.serve(aServe(deal, { playerId: other }), 1)).toHaveProperty('refused')
      expect(await serves.countByDay('2026-03-01', '2026-03-02')).toEqual([
        { day: '2026-03-01', serves: 2 },
        { day: '2026-03-02', serves: 1 },
      ])
      expect(await serves.countByDay('2026-03-02', '2026-03-02')).toEqual([{ day: '2026-03-02', serves: 1 }])
      expect(await serves.countByDay('2026-03-03', '2026-03-09')).toEqual([])
      expect(await usedBy(world, player, '2026-02-01', '2026-03-01')).toBe(1)
      expect(await usedBy(world, player, '2026-03-01', '2026-03-02')).toBe(2)
      expect(await usedBy(world, player, '2026-03-03', '2026-03-31')).toBe(0)
    })

    it('uses the allowance that the domain computes from the grants', async () => {
      const { deal, ...world } = await openServing(open)
      const limits = [0, 2, 5, null]
      const grants: Grant[] = [
        ...limits.map((limit) => aGrant({ feature: SERVES_FEATURE, limit })),
        aGrant({ feature: 'collections', limit: null }),
        aGrant({ feature: SERVES_FEATURE, limit: 9, startsAt: later(1) }),
        aGrant({ feature: SERVES_FEATURE, limit: 9, startsAt: later(-9), endsAt: NOON }),
        aGrant({ feature: SERVES_FEATURE, limit: 7, startsAt: later(-9), endsAt: later(1) }),
        aGrant({ feature: SERVES_FEATURE, limit: 9, revokedAt: later(-1) }),
        aGrant({ feature: SERVES_FEATURE, limit: 3, source: GRANT_SOURCES[3] }),
      ]
      // Every grant alone, every pair of grants, and none, each for a separate player.
      const sets = [[], ...grants.flatMap((a, i) => grants.slice(i).map((b) => (a === b ? [a] : [a, b])))]
      for (const [i, set] of sets.entries()) {
        const accountId = anAccountId(`holder-${i}`)
        await world.repositories.accounts.insert(anAccount({ id: accountId }))
        const held = set.map((grant) => aGrant({ ...grant, id: aGrant().id, accountId }))
        for (const grant of held) await world.putGrant(grant)
        const active = held.filter((grant) => isActiveGrant(grant, NOON))
        for (const free of [0, 4, null]) {
          const used = await usedBy(world, accountId)
          const allowance = serveAllowance(active, free)
          const outcome = await world.repositories.serves.serve(aServe(deal, { playerId: accountId }), free)
          const isRefused = allowance !== null && used >= allowance
          expect(outcome, JSON.stringify({ set, free })).toMatchObject(
            isRefused ? { refused: { allowance, used } } : { remaining: servesLeft(allowance, used + 1) },
          )
        }
      }
    })

    it('allows no more concurrent serves than the allowance', async () => {
      const { deal, ...world } = await openServing(open)
      const outcomes = await Promise.all(
        Array.from({ length: 40 }, () => world.repositories.serves.serve(aServe(deal), 7)),
      )
      const left = outcomes.flatMap((outcome) =>
        outcome !== null && 'remaining' in outcome ? [outcome.remaining] : [],
      )
      expect(left.sort()).toEqual([0, 1, 2, 3, 4, 5, 6])
      for (const outcome of outcomes)
        if (outcome !== null && 'refused' in outcome) expect(outcome.refused).toEqual({ allowance: 7, used: 7 })
      expect([await totalOf(world), await usedBy(world, player)]).toEqual([7, 7])
    })

    it('counts nothing if its transaction fails', async () => {
      const { deal, ...world } = await openServing(open)
      const failing = world.unitOfWork.run(async ({ serves }) => {
        await serves.serve(aServe(deal), 1)
        throw new Error('refused')
      })
      await expect(failing).rejects.toThrow('refused')
      expect([await totalOf(world), await usedBy(world, player)]).toEqual([0, 0])
    })

    it("lists a player's serves, newest first", async () => {
      const { deal, ...world } = await openServing(open)
      const { serves } = world.repositories
      const [first, second, third] = [1, 2, 3].map((minute) => aServe(deal, { servedAt: later(minute) }))
      for (const serve of [second, third, first, aServe(deal, { playerId: ownerId }), aServe(deal, { playerId: null })])
        if (serve !== undefined) await serves.serve(serve, null)
      expect(await serves.listOfPlayer(player, null, 2)).toEqual([third, second])
      expect(await serves.listOfPlayer(player, second ?? null, 2)).toEqual([first])
      expect(await serves.listOfPlayer(player, first ?? null, 2)).toEqual([])
    })

    it('keeps the serves of an erased player, without the player', async () => {
      const { deal, ...world } = await openServing(open)
      const { serves } = world.repositories
      await serves.serve(aServe(deal), 5)
      await serves.serve(aServe(deal, { servedAt: later(-DAY) }), 5)
      await serves.serve(aServe(deal, { playerId: ownerId }), 5)
      await world.unitOfWork.run(({ erasure }) => erasure.erase(player, NOON, NOON))
      await finishJobs(world.unitOfWork)
      expect(await totalOf(world)).toBe(3)
      expect(await usedBy(world, player, '2000-01-01', '2100-01-01')).toBe(0)
      expect(await usedBy(world, ownerId)).toBe(1)
      for (const [id, total] of [
        [player, 0],
        [ownerId, 1],
      ] as const)
        expect(await serves.listOfPlayer(id, null, 2)).toHaveLength(total)
    })

    it('sums up the oldest serves of past days, each once, and continues to count them', async () => {
      const { deal, ...world } = await openServing(open)
      const { deals, serves } = world.repositories
      const second = aDeal({ ownerId })
      await deals.insertMany([second])
      const at = (days: number, ms = 0) => later(days * DAY + ms)
      for (const servedAt of [at(-2), at(-2, 1), at(-1), at(-1), at(-1), at(0)])
        await serves.serve(aServe(deal, { servedAt }), null)
      for (const servedAt of [at(-2), new Date('2026-02-28T23:59:59.999Z'), new Date('2026-03-01T00:00:00.000Z')])
        await serves.serve(aServe(second, { servedAt, playerId: null }), null)
      const days = await serves.countByDay('2026-01-01', '2026-03-31')
      expect(days.map(({ serves: count }) => count)).toEqual([3, 4, 2])

      for (const count of [4, 3, 0]) expect(await serves.sumUp(TODAY, 4)).toBe(count)
      expect(await serves.countByDay('2026-01-01', '2026-03-31')).toEqual(days)
      // A late serve is added to the existing sum.
      await serves.serve(aServe(deal, { servedAt: at(-2) }), null)
      expect(await serves.sumUp(TODAY, 4)).toBe(1)
      expect(await serves.countByDay('2026-02-27', '2026-02-27')).toEqual([{ day: '2026-02-27', serves: 4 }])
      expect(await usedBy(world, player, '2026-02-01', '2026-03-31')).toBe(7)
      // It does not count towards today's allowance.
      expect(await serves.serve(aServe(deal), 2)).toMatchObject({ remaining: 0 })
    })

    it('sums up in two places at once without counting any twice or losing any', async () => {
      const { deal, ...world } = await openServing(open)
      const { serves } = world.repositories
      for (let i = 0; i < 60; i++)
        await serves.serve(aServe(deal, { playerId: null, servedAt: later(-DAY + (i % 7)) }), null)
      const done = await Promise.all(Array.from({ length: 12 }, () => serves.sumUp(TODAY, 10)))
      let rest = 0
      for (let last = 1; last > 0; rest += last) last = await serves.sumUp(TODAY, 10)
      expect(done.reduce((sum, count) => sum + count, rest)).toBe(60)
      expect(await totalOf(world)).toBe(60)
    })

    it('deletes the counts of past days, the oldest first, and no later ones', async () => {
      const { deal, ...world } = await openServing(open)
      const { serves } = world.repositories
      for (const days of [-3, -2, -1, 0]) await serves.serve(aServe(deal, { servedAt: later(days * DAY) }), 1)
      expect(await serves.deleteCounts(TODAY, 2)).toBe(2)
      expect(await usedBy(world, player, '2026-02-01', '2026-02-28')).toBe(1)
      expect(await serves.deleteCounts(TODAY, 2)).toBe(1)
      expect(await serves.deleteCounts(TODAY, 2)).toBe(0)
      expect(await serves.serve(aServe(deal), 1)).toHaveProperty('refused')
      expect(await totalOf(world)).toBe(4)
    })
  })
