import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../../src/domain/actor.js'
import type { AccountId, CollectionId } from '../../../src/domain/ids.js'
import { DEFAULT_STUDENT_VIEW } from '../../../src/domain/student-view.js'
import { later, NOON } from '../../support/builders.js'
import { insertCollection, SOON, unknownIds } from '../../support/inserts.js'
import { openOwnerWorld, type UseCaseWorld } from '../../support/use-case-world.js'

const BEFORE = { title: 'Old', description: 'Squeezes' }

describe('UpdateCollection', () => {
  let world: UseCaseWorld
  let actor: Actor
  let ownerId: AccountId

  beforeEach(async () => {
    ;({ world, actor, ownerId } = await openOwnerWorld({ clock: { now: () => SOON }, limits: { freeCollections: 1 } }))
  })

  const update = (id: string, patch: object, expected: readonly number[] | null = null) =>
    world.useCases.updateCollection.execute({ actor, id, patch, expected })
  const kept = (id: CollectionId) => world.repositories.collections.findById(id)

  it.each([
    [{ title: 'New' }, { title: 'New', description: 'Squeezes' }],
    [{ description: 'Endplays' }, { title: 'Old', description: 'Endplays' }],
    [{ description: null }, { title: 'Old', description: null }],
    [{ embeddable: true }, { embeddable: true }],
    [{ studentView: { hands: 'NS' } }, { studentView: { ...DEFAULT_STUDENT_VIEW, hands: 'NS' as const } }],
  ])('applies the patch %o, and keeps missing fields', async (patch, after) => {
    const before = await insertCollection(world, { ownerId, ...BEFORE })
    const { collection, degraded } = await update(before.id, patch, [1])
    expect(collection).toEqual({ ...before, ...after, updatedAt: SOON, revision: 2 })
    expect(degraded).toBe(false)
    expect(await kept(before.id)).toEqual(collection)
  })

  it('restores the defaults with null', async () => {
    const chosen = { embeddable: true, studentView: { ...DEFAULT_STUDENT_VIEW, hands: 'S', play: true } } as const
    const before = await insertCollection(world, { ownerId, ...BEFORE, ...chosen })
    expect(await update(before.id, { embeddable: null, studentView: { play: null } })).toMatchObject({
      collection: { embeddable: false, studentView: { ...DEFAULT_STUDENT_VIEW, hands: 'S' } },
    })
    expect(await update(before.id, { studentView: null })).toMatchObject({
      collection: { studentView: DEFAULT_STUDENT_VIEW },
    })
  })

  it('does not change the collection if the patch is empty', async () => {
    const collection = await insertCollection(world, { ownerId, ...BEFORE })
    expect(await update(collection.id, {}, [1])).toEqual({ collection, degraded: false })
    expect(await kept(collection.id)).toEqual(collection)
  })

  it('loses no change of several concurrent ones', async () => {
    const { id } = await insertCollection(world, { ownerId, ...BEFORE })
    await Promise.all([update(id, { title: 'New' }), update(id, { description: 'Endplays' })])
    expect(await kept(id)).toMatchObject({ title: 'New', description: 'Endplays', revision: 3 })
  })

  it.each(
    [{ title: 'New' }, {}].flatMap((patch) => [
      ['DEAL_COLLECTION_DEGRADED', patch, { createdAt: SOON, seniority: 1 }, null] as const,
      ['DEAL_COLLECTION_ARCHIVED', patch, { archivedAt: NOON, seniority: null }, null] as const,
      ['PRECONDITION_FAILED', patch, { createdAt: later(-1) }, [2]] as const,
    ]),
  )('refuses with %s the patch %o, and writes nothing', async (code, patch, overrides, expected) => {
    await insertCollection(world, { ownerId })
    const before = await insertCollection(world, { ownerId, ...BEFORE, ...overrides })
    await expect(update(before.id, patch, expected)).rejects.toMatchObject({ code })
    expect(await kept(before.id)).toEqual(before)
  })

  it("finds neither a stranger's collection nor an unknown one", async () => {
    const { account } = await world.signUp()
    const foreign = await insertCollection(world, { ownerId: account.id })
    for (const id of [...unknownIds(), foreign.id])
      await expect(update(id, { title: 'New' })).rejects.toMatchObject({ code: 'DEAL_COLLECTION_NOT_FOUND' })
    expect(await kept(foreign.id)).toEqual(foreign)
  })
})
