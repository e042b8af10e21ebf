import { v7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import type { ServeId } from '../../../src/domain/ids.js'
import { aDeal, later } from '../../support/builders.js'
import { HOUR } from '../../support/held-time.js'
import { openUseCaseWorld } from '../../support/use-case-world.js'

const DAY = 24 * HOUR
const NOTHING = {
  accountsMade: 0,
  accountsOnboarded: 0,
  dealsMade: 0,
  dealsPublished: 0,
  dealsImported: 0,
  serves: 0,
}

describe('the figures of each day', () => {
  /** A world in which everything was done by the requesting admin, today and yesterday. */
  const openWorld = async () => {
    const world = await openUseCaseWorld()
    const { actor, account } = await world.signUp({
      role: 'admin',
      createdAt: later(-DAY),
      onboardedAt: later(-DAY),
    })
    const { deals, serves } = world.repositories
    const deal = aDeal({ ownerId: account.id, createdAt: later(-DAY), publishedAt: later(0), imported: true })
    await deals.insertMany([deal])
    for (const ms of [0, -DAY, -12 * HOUR])
      await serves.serve({ id: v7() as ServeId, dealId: deal.id, playerId: null, servedAt: later(ms) }, null)
    const figures = (from: string | null, to: string | null) => {
      const at = (text: string | null) => (text === null ? null : new Date(text))
      return world.useCases.getDailyFigures.execute({ actor, from: at(from), to: at(to) })
    }
    return { ...world, account, deal, figures }
  }

  it('count from the first day to the last, both included', async () => {
    const { figures } = await openWorld()
    expect(await figures('2026-02-27', '2026-03-01')).toEqual([
      { day: '2026-02-27', ...NOTHING },
      {
        day: '2026-02-28',
        ...NOTHING,
        accountsMade: 1,
        accountsOnboarded: 1,
        dealsMade: 1,
        dealsImported: 1,
        serves: 1,
      },
      { day: '2026-03-01', ...NOTHING, dealsPublished: 1, serves: 2 },
    ])
    expect(await figures('2026-03-01T23:00:00Z', '2026-03-01T01:00:00Z')).toMatchObject([{ day: '2026-03-01' }])
  })

  it('cover the last thirty days by default', async () => {
    const { figures } = await openWorld()
    const days = (await figures(null, null)).map(({ day }) => day)
    expect([days.length, days[0], days.at(-1)]).toEqual([30, '2026-01-31', '2026-03-01'])
    const before = (await figures(null, '2026-01-30')).map(({ day }) => day)
    expect([before.length, before[0], before.at(-1)]).toEqual([30, '2026-01-01', '2026-01-30'])
    expect(await figures('2026-03-01', null)).toHaveLength(1)
  })

  it('keep counting deleted accounts and deals', async () => {
    const { useCases, repositories, signUp, account, deal, figures } = await openWorld()
    const before = await figures(null, null)
    const { actor } = await signUp({ role: 'admin', createdAt: later(-365 * DAY) })
    await repositories.deals.delete(deal)
    await useCases.eraseAccount.execute({ actor, requestId: 'request', id: account.id })
    const other = useCases.getDailyFigures.execute({ actor, from: null, to: null })
    expect(await other).toEqual(before)
  })

  it.each([
    ['2026-03-01', '2026-02-28', '/to'],
    ['2025-02-28', '2026-03-01', '/from'],
  ])('are refused from %s to %s', async (from, to, path) => {
    const { figures } = await openWorld()
    await expect(figures(from, to)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', meta: { issues: [{ path }] } })
  })

  it('cover a year and a day at most', async () => {
    const { figures } = await openWorld()
    expect(await figures('2025-03-01', '2026-03-01')).toHaveLength(366)
  })

  it('are refused to everyone else', async () => {
    const { useCases, signUp } = await openWorld()
    const { actor } = await signUp()
    await expect(useCases.getDailyFigures.execute({ actor, from: null, to: null })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })
})
