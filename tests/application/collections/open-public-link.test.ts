import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../../src/domain/actor.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { later, NOON } from '../../support/builders.js'
import { insertCollection, SOON, unknownIds } from '../../support/inserts.js'
import { openOwnerWorld, type UseCaseWorld } from '../../support/use-case-world.js'

const ALWAYS = { availableFrom: null, availableUntil: null }
const CLOSED = { publicEnabled: false, publicToken: 'token', availableFrom: NOON, availableUntil: NOON }

describe('OpenPublicLink', () => {
  let world: UseCaseWorld
  let actor: Actor
  let ownerId: AccountId

  beforeEach(async () => {
    ;({ world, actor, ownerId } = await openOwnerWorld({ clock: { now: () => SOON }, limits: { freeCollections: 1 } }))
  })

  const open = (id: string, input = {}, expected: readonly number[] | null = null) =>
    world.useCases.openPublicLink.execute({ actor, id, expected, link: ALWAYS, rotate: false, ...input })

  it("opens the link for a time, with a token that can't be guessed", async () => {
    const before = await insertCollection(world, { ownerId })
    const link = { availableFrom: NOON, availableUntil: later(1) }
    const { collection, degraded } = await open(before.id, { link }, [1])
    const publicToken = expect.stringMatching(/^[\w-]{32}$/)
    expect(collection).toEqual({ ...before, ...link, publicEnabled: true, publicToken, updatedAt: SOON, revision: 2 })
    expect(degraded).toBe(false)
    expect(await world.repositories.collections.findById(before.id)).toEqual(collection)
  })

  it('reopens a link with the same token and the requested window', async () => {
    const { id } = await insertCollection(world, { ownerId, ...CLOSED })
    expect(await open(id)).toMatchObject({ collection: { publicEnabled: true, publicToken: 'token', ...ALWAYS } })
  })

  it('replaces the token if students need a new link', async () => {
    const { id } = await insertCollection(world, { ownerId, ...CLOSED })
    const { collection } = await open(id, { rotate: true })
    expect(collection.publicToken).toMatch(/^[\w-]{32}$/)
    expect(await world.repositories.collections.findByPublicToken('token', SOON)).toBeNull()
  })

  it.each([NOON, later(-1)])('refuses an empty window: from noon until %s', async (availableUntil) => {
    const before = await insertCollection(world, { ownerId })
    await expect(open(before.id, { link: { availableFrom: NOON, availableUntil } })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      meta: { issues: [{ path: '/availableUntil' }] },
    })
    expect(await world.repositories.collections.findById(before.id)).toEqual(before)
  })

  it.each([
    ['DEAL_COLLECTION_DEGRADED', { createdAt: SOON, seniority: 1 }, null],
    ['DEAL_COLLECTION_ARCHIVED', { archivedAt: NOON, seniority: null }, null],
    ['PRECONDITION_FAILED', { createdAt: later(-1) }, [2]],
  ] as const)('refuses with %s, and writes nothing', async (code, overrides, expected) => {
    await insertCollection(world, { ownerId })
    const before = await insertCollection(world, { ownerId, ...CLOSED, ...overrides })
    await expect(open(before.id, {}, expected)).rejects.toMatchObject({ code })
    expect(await world.repositories.collections.findById(before.id)).toEqual(before)
  })

  it("finds neither a stranger's collection nor an unknown one", async () => {
    const { account } = await world.signUp()
    const foreign = await insertCollection(world, { ownerId: account.id })
    for (const id of [...unknownIds(), foreign.id])
      await expect(open(id)).rejects.toMatchObject({ code: 'DEAL_COLLECTION_NOT_FOUND' })
    expect(await world.repositories.collections.findById(foreign.id)).toEqual(foreign)
  })
})
