import { v7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { COLLECTIONS_FEATURE } from '../../../src/domain/collection.js'
import type { ServeId } from '../../../src/domain/ids.js'
import { aCollection, aDeal, aGrant, anAuditRecord, aSharingGroup, later, NOON } from '../../support/builders.js'
import { HOUR } from '../../support/held-time.js'
import { openUseCaseWorld } from '../../support/use-case-world.js'

const DAY = 24 * HOUR

describe('the overview of an account, for admins', () => {
  const openWorld = async () => {
    const world = await openUseCaseWorld({ limits: { freeCollections: 1 } })
    const { actor } = await world.signUp({ role: 'admin' })
    const { account } = await world.signUp()
    const overview = (id: string = account.id) => world.useCases.getAccountOverview.execute({ actor, id })
    return { ...world, account, overview }
  }

  it('shows an account without any data', async () => {
    const { account, overview } = await openWorld()
    const { figures, collectionsByState, ...others } = await overview()
    expect(others).toEqual({ account, grants: [], servesIn30Days: 0, lastImpersonation: null })
    const { dealsBySharing, dealsByLifecycle, ...groups } = figures
    expect(groups).toEqual({ groupsOwned: 0, groupsJoined: 0 })
    for (const counts of [dealsBySharing, dealsByLifecycle, collectionsByState])
      expect(new Set(Object.values(counts))).toEqual(new Set([0]))
  })

  it('counts its deals and groups', async () => {
    const { repositories, signUp, account, overview } = await openWorld()
    const { account: other } = await signUp()
    await repositories.deals.insertMany([
      aDeal({ ownerId: account.id, sharing: 'public' }),
      aDeal({ ownerId: account.id, sharing: 'private', lifecycle: 'trashed' }),
      aDeal({ ownerId: other.id, sharing: 'public' }),
    ])
    const joined = aSharingGroup({ ownerId: other.id })
    for (const group of [joined, aSharingGroup({ ownerId: account.id })]) await repositories.sharingGroups.insert(group)
    await repositories.sharingGroups.addMember(joined.id, account.id, NOON)
    expect((await overview()).figures).toMatchObject({
      dealsBySharing: { public: 1, private: 1 },
      dealsByLifecycle: { active: 1, trashed: 1 },
      groupsOwned: 1,
      groupsJoined: 1,
    })
  })

  it('counts its serves of today and the 29 days before', async () => {
    const { repositories, account, overview } = await openWorld()
    const deal = aDeal({ ownerId: account.id })
    await repositories.deals.insertMany([deal])
    const serve = (playerId: typeof account.id | null, servedAt: Date) =>
      repositories.serves.serve({ id: v7() as ServeId, dealId: deal.id, playerId, servedAt }, 10)
    for (const days of [0, -29, -30]) await serve(account.id, later(days * DAY))
    await serve(null, NOON)
    expect((await overview()).servesIn30Days).toBe(2)
  })

  it('lists all its grants, and its collections under the active ones', async () => {
    const { repositories, account, overview } = await openWorld()
    const { collections, grants } = repositories
    const kept = [0, 1, 2].map((seniority) =>
      aCollection({ ownerId: account.id, seniority, createdAt: later(seniority) }),
    )
    for (const collection of kept) await collections.insert(collection)
    expect((await overview()).collectionsByState).toMatchObject({ degraded: 2 })
    const ended = aGrant({ accountId: account.id, feature: COLLECTIONS_FEATURE, startsAt: later(-2), endsAt: NOON })
    await grants.put(ended)
    expect(await overview()).toMatchObject({ grants: [ended], collectionsByState: { degraded: 2 } })
    const active = aGrant({ accountId: account.id, feature: COLLECTIONS_FEATURE, limit: 2 })
    await grants.put(active)
    expect(await overview()).toMatchObject({ grants: [active, ended], collectionsByState: { degraded: 1 } })
  })

  it('shows the last time an admin acted as it', async () => {
    const { repositories, account, overview } = await openWorld()
    const [last, first] = [later(2), later(1)].map((at) => anAuditRecord({ as: account.id, at }))
    for (const record of [last, first]) if (record !== undefined) await repositories.audit.append(record)
    await repositories.audit.append(anAuditRecord({ at: later(3), subject: { type: 'account', id: account.id } }))
    expect((await overview()).lastImpersonation).toEqual(last)
  })

  it('does not find an unknown account', async () => {
    const { overview } = await openWorld()
    for (const id of ['unknown', 'not an id'])
      await expect(overview(id)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' })
  })

  it('is refused to its owner', async () => {
    const { useCases, signUp } = await openWorld()
    const { actor, account } = await signUp()
    await expect(useCases.getAccountOverview.execute({ actor, id: account.id })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })
})
