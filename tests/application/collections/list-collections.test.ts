import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../../src/domain/actor.js'
import type { Collection } from '../../../src/domain/collection.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { later, NOON } from '../../support/builders.js'
import { insertCollection, insertGrant } from '../../support/inserts.js'
import { openOwnerWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('ListCollections', () => {
  let world: UseCaseWorld
  let actor: Actor
  let ownerId: AccountId
  let own: readonly Collection[]

  beforeEach(async () => {
    ;({ world, actor, ownerId } = await openOwnerWorld({ limits: { freeCollections: 1 } }))
    own = [
      await insertCollection(world, { ownerId, createdAt: later(1), seniority: 0 }),
      await insertCollection(world, { ownerId, createdAt: later(3), seniority: 1 }),
      await insertCollection(world, { ownerId, createdAt: later(2), archivedAt: NOON, seniority: null }),
    ]
    await insertCollection(world, { ownerId: (await world.signUp()).account.id })
  })

  const list = (request = {}) => world.useCases.listCollections.execute({ actor, page: 1, pageSize: 10, ...request })

  it("lists the actor's collections, newest first, each with whether it is degraded", async () => {
    const [oldest, newest, archived] = own
    expect(await list()).toEqual({
      items: [
        { collection: newest, degraded: true },
        { collection: archived, degraded: false },
        { collection: oldest, degraded: false },
      ],
      total: 3,
    })
  })

  it('does not list one as degraded that a grant adds to the plan', async () => {
    await insertGrant(world, { accountId: ownerId, feature: 'collections', limit: null })
    expect((await list()).items.map(({ degraded }) => degraded)).toEqual([false, false, false])
  })

  it('lists page by page, and nothing past the end', async () => {
    expect(await list({ page: 2, pageSize: 2 })).toMatchObject({ items: [{ collection: own[0] }], total: 3 })
    expect(await list({ page: 3, pageSize: 2 })).toEqual({ items: [], total: 3 })
  })
})
