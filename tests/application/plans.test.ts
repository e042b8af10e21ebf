import { describe, expect, it } from 'vitest'
import { COLLECTIONS_FEATURE } from '../../src/domain/collection.js'
import type { Grant } from '../../src/domain/grant.js'
import { aGrant, anAccountId, later, NOON } from '../support/builders.js'
import { openUseCaseWorld } from '../support/use-case-world.js'

const accountId = anAccountId('owner')
const carrying = (overrides: Partial<Grant>): Grant =>
  aGrant({ accountId, feature: COLLECTIONS_FEATURE, limit: 10, ...overrides })

describe('the ceiling of collections', () => {
  const openWorld = async (grants: readonly Grant[] = []) => {
    const { dependencies, repositories } = await openUseCaseWorld({ limits: { freeCollections: 5 } })
    for (const grant of grants) await repositories.grants.put(grant)
    return {
      plans: dependencies.plans,
      ceiling: (at?: Date) => dependencies.plans.ceilingOf(repositories, accountId, at),
    }
  }

  it.each<[string, Grant[], number | null]>([
    ['what is free without a grant', [], 5],
    ['the largest of several grants', [carrying({ limit: 7 }), carrying({}), carrying({ limit: 8 })], 10],
    ['what is free where that is more', [carrying({ limit: 2 })], 5],
    ['none where a grant has no limit', [carrying({}), carrying({ limit: null })], null],
    ['not raised by a grant of another feature', [carrying({ feature: 'deals', limit: null })], 5],
    ["not raised by another account's grant", [carrying({ accountId: anAccountId('other') })], 5],
    ['not raised by a revoked grant', [carrying({ revokedAt: NOON })], 5],
  ])('is %s', async (_, grants, expected) => {
    const { ceiling, plans } = await openWorld(grants)
    expect(await ceiling()).toBe(expected)
    const active = grants.filter((grant) => grant.accountId === accountId && grant.revokedAt === null)
    expect(plans.ceilingUnder(active)).toBe(expected)
  })

  it('applies while the grant is active: now, or at a given time', async () => {
    const { ceiling } = await openWorld([carrying({ startsAt: later(1), endsAt: later(3) })])
    expect(await ceiling()).toBe(5)
    expect(await Promise.all([0, 1, 2, 3].map((ms) => ceiling(later(ms))))).toEqual([5, 10, 10, 5])
  })
})
