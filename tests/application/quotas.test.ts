import { describe, expect, it } from 'vitest'
import { MAX_MEMBERSHIPS_OF_OWNER } from '../../src/domain/quotas.js'
import { aDeal, aGrant, anAccountId, aSharingGroup, later, NOON } from '../support/builders.js'
import { openUseCaseWorld } from '../support/use-case-world.js'

const accountId = anAccountId('owner')
const refusalOf = (quota: string, limit: number) => ({ code: 'QUOTA_EXCEEDED', meta: { quota, limit } })

describe('the quotas', () => {
  /** A world in which an account may have two deals. */
  const openWorld = async () => {
    const { dependencies, repositories } = await openUseCaseWorld({ limits: { maxDeals: 2 } })
    const { quotas, metrics } = dependencies
    return {
      ...repositories,
      quotas,
      room: (more: number) => quotas.requireRoom(repositories, accountId, 'deals', more),
      settle: () => quotas.settle(repositories, accountId, 'deals'),
      keep: (deals: number) =>
        repositories.deals.insertMany(Array.from({ length: deals }, () => aDeal({ ownerId: accountId }))),
      refusals: async () => (await metrics.text()).match(/quota="deals"\} (\d+)/)?.[1],
    }
  }

  it('have room up to the limit, and not for one more', async () => {
    const { keep, room } = await openWorld()
    await room(2)
    await expect(room(3)).rejects.toMatchObject(refusalOf('deals', 2))
    await keep(1)
    await room(1)
    await expect(room(2)).rejects.toMatchObject(refusalOf('deals', 2))
  })

  it('count only what belongs to the account', async () => {
    const { deals, room } = await openWorld()
    await deals.insertMany([1, 2, 3].map(() => aDeal({ ownerId: anAccountId('other') })))
    await expect(room(2)).resolves.toBeUndefined()
    await expect(room(3)).rejects.toMatchObject(refusalOf('deals', 2))
  })

  it('accept what was written within the limit, and nothing beyond', async () => {
    const { keep, settle } = await openWorld()
    await keep(2)
    await settle()
    await keep(1)
    await expect(settle()).rejects.toMatchObject(refusalOf('deals', 2))
  })

  it('are raised by active grants', async () => {
    const { grants, room } = await openWorld()
    const granting = { accountId, feature: 'deals' }
    await grants.put(aGrant({ ...granting, limit: 9, startsAt: later(1) }))
    await expect(room(3)).rejects.toMatchObject(refusalOf('deals', 2))
    await grants.put(aGrant({ ...granting, limit: 3 }))
    await room(3)
    await expect(room(4)).rejects.toMatchObject(refusalOf('deals', 3))
    await grants.put(aGrant({ ...granting, limit: null }))
    await room(1_000_000)
  })

  it('limit memberships in groups of one owner', async () => {
    const { quotas, sharingGroups, ...repositories } = await openWorld()
    const ownerId = anAccountId('teacher')
    const join = async () => {
      const group = aSharingGroup({ ownerId })
      await sharingGroups.insert(group)
      await sharingGroups.addMember(group.id, accountId, NOON)
      await quotas.settleMembership(repositories, accountId, ownerId)
    }
    for (let i = 0; i < MAX_MEMBERSHIPS_OF_OWNER; i++) await join()
    await quotas.settleMembership(repositories, accountId, anAccountId('another'))
    await expect(join()).rejects.toMatchObject(refusalOf('memberships', MAX_MEMBERSHIPS_OF_OWNER))
  })

  it('count each refusal', async () => {
    const { room, refusals } = await openWorld()
    await room(2)
    const before = Number(await refusals())
    await expect(room(3)).rejects.toThrow()
    expect(Number(await refusals())).toBe(before + 1)
  })
})
