import { beforeEach, describe, expect, it } from 'vitest'
import { BACKEND } from '../../../src/domain/actor.js'
import { asPlain, type Deal } from '../../../src/domain/deal.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { anAccountId, NOON } from '../../support/builders.js'
import { HOUR } from '../../support/held-time.js'
import { insertDeal, insertGrant, unknownIds } from '../../support/inserts.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

const DAY = '2026-03-01'

describe('ServeDeal', () => {
  let now: Date
  let world: UseCaseWorld
  let deal: Deal
  let playerId: AccountId

  beforeEach(async () => {
    now = NOON
    world = await openUseCaseWorld({ clock: { now: () => now }, limits: { freeServes: 2 } })
    deal = await insertDeal(world)
    playerId = (await world.signUp({ role: 'player' })).account.id
  })

  const serve = (player: AccountId | null = playerId, { useCases } = world) =>
    useCases.serveDeal.execute({ actor: BACKEND, id: deal.id, playerId: player })
  const countServes = async () => (await world.repositories.serves.countByDay(DAY, '2026-03-02'))[0]?.serves ?? 0

  it('returns the whole deal with its serve, which counts for the player', async () => {
    const served = await serve()
    expect(served).toMatchObject({
      deal: asPlain(deal),
      serve: { dealId: deal.id, playerId, servedAt: NOON },
      remaining: 1,
    })
    expect(await world.repositories.serves.listOfPlayer(playerId, null, 10)).toEqual([served.serve])
    expect(await world.repositories.serves.countOfPlayer(playerId, DAY, DAY)).toBe(1)
  })

  it('reports a serve once its transaction is committed, and not after a rollback', async () => {
    const { metrics, unitOfWork } = world.dependencies
    const isCounted = async (times: number) => (await metrics.text()).includes(`outcome="served"} ${times}\n`)
    const undone = unitOfWork.enclose(async () => {
      await serve()
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    expect(await isCounted(0)).toBe(true)
    await unitOfWork.enclose(() => serve())
    expect(await isCounted(1)).toBe(true)
  })

  it('refuses a player without remaining serves until the UTC day is over, and records nothing', async () => {
    expect(await serve()).toMatchObject({ remaining: 1 })
    expect(await serve()).toMatchObject({ remaining: 0 })
    now = new Date(NOON.getTime() + 12 * HOUR - 1)
    await expect(serve()).rejects.toMatchObject({
      code: 'SERVE_ALLOWANCE_EXHAUSTED',
      meta: { allowance: 2, used: 2, resetsAt: '2026-03-02T00:00:00.000Z' },
    })
    expect(await countServes()).toBe(2)
    now = new Date(NOON.getTime() + 12 * HOUR)
    expect(await serve()).toMatchObject({ remaining: 1 })
  })

  it('has a larger allowance by an active grant', async () => {
    await insertGrant(world, { accountId: playerId, feature: 'deal_serves', limit: 5 })
    expect(await serve()).toMatchObject({ remaining: 4 })
  })

  it('has no limit if free serves are unlimited', async () => {
    const free = await openUseCaseWorld()
    await free.repositories.deals.insertMany([deal])
    const { account } = await free.signUp()
    for (let i = 0; i < 3; i++) expect(await serve(account.id, free)).toMatchObject({ remaining: null })
  })

  it('serves an anonymous player for free, and also one without an active account', async () => {
    const { account: inactive } = await world.signUp({ isActive: false })
    for (const player of [null, anAccountId('nobody'), inactive.id])
      for (let i = 0; i < 3; i++)
        expect(await serve(player)).toMatchObject({ serve: { playerId: null }, remaining: null })
    expect(await countServes()).toBe(9)
  })

  it('serves a trashed deal, and one without an owner', async () => {
    for (const lifecycle of ['trashed', 'orphaned'] as const) {
      deal = await insertDeal(world, { ownerId: lifecycle === 'orphaned' ? null : playerId, lifecycle })
      expect((await serve(null)).deal).toEqual(asPlain(deal))
    }
  })

  it('does not find an unknown deal, and counts nothing', async () => {
    for (const id of unknownIds())
      await expect(world.useCases.serveDeal.execute({ actor: BACKEND, id, playerId })).rejects.toMatchObject({
        code: 'DEAL_NOT_FOUND',
      })
    expect(await serve()).toMatchObject({ remaining: 1 })
  })

  it('refuses the owner of the deal, who is not an internal backend', async () => {
    const { account, actor } = await world.signUp({ role: 'admin' })
    const { id } = await insertDeal(world, { ownerId: account.id })
    await expect(world.useCases.serveDeal.execute({ actor, id, playerId })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await countServes()).toBe(0)
  })
})
