import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, BACKEND } from '../../../src/domain/actor.js'
import type { Call } from '../../../src/domain/bridge/auction.js'
import type { DealChange } from '../../../src/domain/deal.js'
import type { AccountId, DealId } from '../../../src/domain/ids.js'
import { NOON } from '../../support/builders.js'
import { insertDeal, insertGroup, SOON, unknownIds } from '../../support/inserts.js'
import { openOwnerWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('UpdateDeal', () => {
  let world: UseCaseWorld
  let actor: Actor
  let ownerId: AccountId

  beforeEach(async () => {
    ;({ world, actor, ownerId } = await openOwnerWorld({ clock: { now: () => SOON } }))
  })

  const update = (id: string, change: DealChange, expected: readonly number[] | null = null, by: Actor = actor) =>
    world.useCases.updateDeal.execute({ actor: by, id, change, expected })
  const kept = (id: DealId) => world.repositories.deals.findById(id)

  it('applies a merge patch: missing fields stay, null restores the default', async () => {
    const before = await insertDeal(world, { ownerId, title: 'Old', themes: ['endplay'], personalThemes: ['a pupil'] })
    const deal = await update(before.id, { patch: { title: 'New', themes: null } }, [1])
    expect(deal).toEqual({ ...before, title: 'New', themes: [], updatedAt: SOON, revision: 2 })
    expect(await kept(deal.id)).toEqual(deal)
  })

  it('replaces: missing fields get their default', async () => {
    const before = await insertDeal(world, { ownerId, themes: ['endplay'], sharing: 'public', publishedAt: NOON })
    const deal = await update(before.id, { overwrite: { title: 'New' } })
    expect(deal).toEqual({ ...before, title: 'New', themes: [], sharing: 'private', updatedAt: SOON, revision: 2 })
    expect(await kept(deal.id)).toEqual(deal)
  })

  it('does not change the deal if the patch is empty', async () => {
    const deal = await insertDeal(world, { ownerId })
    expect(await update(deal.id, { patch: {} }, [1])).toEqual(deal)
    expect(await kept(deal.id)).toEqual(deal)
  })

  it('publishes a deal once, and keeps the first time', async () => {
    const { id } = await insertDeal(world, { ownerId })
    expect(await update(id, { patch: { sharing: 'public' } })).toMatchObject({ publishedAt: SOON })
    const published = await insertDeal(world, { ownerId, publishedAt: NOON })
    expect(await update(published.id, { patch: { sharing: 'public' } })).toMatchObject({ publishedAt: NOON })
  })

  it("shares the deal with its owner's groups, and keeps those it is already shared with", async () => {
    const [first, second] = [await insertGroup(world, { ownerId }), await insertGroup(world, { ownerId })]
    const { id } = await insertDeal(world, { ownerId })
    const one = await update(id, { patch: { sharing: 'group', sharingGroupIds: [first.id] } })
    expect(one).toMatchObject({ sharing: 'group', sharingGroupIds: [first.id] })
    const both = await update(id, { patch: { sharingGroupIds: [second.id, first.id] } })
    expect(both).toMatchObject({ sharingGroupIds: [second.id, first.id] })
    expect(await update(id, { patch: { title: 'New' } })).toMatchObject({ sharingGroupIds: [second.id, first.id] })
    expect(await update(id, { patch: { sharing: 'private' } })).toMatchObject({ sharingGroupIds: [] })
  })

  it('refuses groups of other owners, for the owner and internal backends, and names them', async () => {
    const deal = await insertDeal(world, { ownerId })
    const joined = await insertGroup(world, { memberIds: [ownerId] })
    const patch = { sharing: 'group', sharingGroupIds: [joined.id, 'no-uuid'] } as const
    for (const by of [actor, BACKEND])
      await expect(update(deal.id, { patch }, null, by)).rejects.toMatchObject({
        code: 'SHARING_GROUP_NOT_FOUND',
        meta: { ids: [joined.id, 'no-uuid'] },
      })
    expect(await kept(deal.id)).toEqual(deal)
  })

  it('names every fault of an invalid change, and writes nothing', async () => {
    const deal = await insertDeal(world, { ownerId })
    await expect(
      update(deal.id, { patch: { hands: { N: 'AA...' }, auction: ['1S', '1H'] as Call[], sharing: 'group' } }),
    ).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      meta: { issues: [{ path: '/hands/N' }, { path: '/auction/1' }, { path: '/sharingGroupIds' }] },
    })
    expect(await kept(deal.id)).toEqual(deal)
  })

  it.each<DealChange>([{ patch: { title: 'New' } }, { patch: {} }, { overwrite: { title: 'New' } }])(
    'refuses an unexpected revision, and writes nothing: %o',
    async (change) => {
      const deal = await insertDeal(world, { ownerId })
      await expect(update(deal.id, change, [2])).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' })
      expect(await kept(deal.id)).toEqual(deal)
    },
  )

  it('loses no change of several concurrent ones', async () => {
    const { id } = await insertDeal(world, { ownerId })
    await Promise.all([update(id, { patch: { title: 'New' } }), update(id, { patch: { themes: ['endplay'] } })])
    expect(await kept(id)).toMatchObject({ title: 'New', themes: ['endplay'], revision: 3 })
  })

  it('changes a trashed deal', async () => {
    const { id } = await insertDeal(world, { ownerId, lifecycle: 'trashed' })
    expect(await update(id, { patch: { title: 'New' } })).toMatchObject({ title: 'New', lifecycle: 'trashed' })
  })

  it('changes any deal for an internal backend, except one without an owner', async () => {
    const { id } = await insertDeal(world, { ownerId })
    expect(await update(id, { patch: { title: 'New' } }, null, BACKEND)).toMatchObject({ title: 'New' })
    const orphan = await insertDeal(world, { ownerId: null, lifecycle: 'orphaned' })
    for (const patch of [{ title: 'New' }, {}])
      await expect(update(orphan.id, { patch }, null, BACKEND)).rejects.toMatchObject({ code: 'DEAL_ORPHANED' })
    expect(await kept(orphan.id)).toEqual(orphan)
  })

  it("finds neither a stranger's deal nor an unknown one", async () => {
    const foreign = await insertDeal(world, { sharing: 'public' })
    for (const id of [...unknownIds(), foreign.id])
      await expect(update(id, { patch: { title: 'New' } })).rejects.toMatchObject({ code: 'DEAL_NOT_FOUND' })
    expect(await kept(foreign.id)).toEqual(foreign)
  })
})
