import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, ANONYMOUS } from '../../../src/domain/actor.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { later, NOON } from '../../support/builders.js'
import { insertCollection, SOON, unknownIds } from '../../support/inserts.js'
import { openOwnerWorld, type UseCaseWorld } from '../../support/use-case-world.js'

const OPEN = { publicEnabled: true, publicToken: 'token', availableFrom: NOON, availableUntil: later(3_600_000) }

describe('ClosePublicLink', () => {
  let world: UseCaseWorld
  let actor: Actor
  let ownerId: AccountId

  beforeEach(async () => {
    ;({ world, actor, ownerId } = await openOwnerWorld({ clock: { now: () => SOON }, limits: { freeCollections: 1 } }))
  })

  const close = (id: string, expected: readonly number[] | null = null) =>
    world.useCases.closePublicLink.execute({ actor, id, expected })

  it('closes the link, but keeps its token and window', async () => {
    const before = await insertCollection(world, { ownerId, ...OPEN })
    const { collection, degraded } = await close(before.id, [1])
    expect(collection).toEqual({ ...before, publicEnabled: false, updatedAt: SOON, revision: 2 })
    expect(degraded).toBe(false)
    expect(await world.repositories.collections.findById(before.id)).toEqual(collection)
  })

  it('hides the collection from its students', async () => {
    const { id } = await insertCollection(world, { ownerId, ...OPEN })
    const target = { actor: ANONYMOUS, token: 'token', admit: async () => {} }
    const read = () => world.useCases.getPublicCollection.execute(target)
    expect(await read()).toMatchObject({ title: 'A collection' })
    await close(id)
    await expect(read()).rejects.toMatchObject({ code: 'DEAL_COLLECTION_NOT_FOUND' })
  })

  it.each([
    ['DEAL_COLLECTION_DEGRADED', { createdAt: SOON, seniority: 1 }, null],
    ['DEAL_COLLECTION_ARCHIVED', { archivedAt: NOON, seniority: null }, null],
    ['PRECONDITION_FAILED', { createdAt: later(-1) }, [2]],
  ] as const)('refuses with %s, and writes nothing', async (code, overrides, expected) => {
    await insertCollection(world, { ownerId })
    const before = await insertCollection(world, { ownerId, ...OPEN, ...overrides })
    await expect(close(before.id, expected)).rejects.toMatchObject({ code })
    expect(await world.repositories.collections.findById(before.id)).toEqual(before)
  })

  it("finds neither a stranger's collection nor an unknown one", async () => {
    const { account } = await world.signUp()
    const foreign = await insertCollection(world, { ownerId: account.id, ...OPEN })
    for (const id of [...unknownIds(), foreign.id])
      await expect(close(id)).rejects.toMatchObject({ code: 'DEAL_COLLECTION_NOT_FOUND' })
    expect(await world.repositories.collections.findById(foreign.id)).toEqual(foreign)
  })
})
