import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, BACKEND } from '../../../src/domain/actor.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { NOON } from '../../support/builders.js'
import { insertDeal, insertGrant, insertGroup } from '../../support/inserts.js'
import { openOwnerWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('CreateDeal', () => {
  let world: UseCaseWorld
  let actor: Actor
  let ownerId: AccountId

  beforeEach(async () => {
    ;({ world, actor, ownerId } = await openOwnerWorld({ limits: { maxDeals: 2 } }))
  })

  const create = (fields = {}, by: Actor = actor, owner: string = ownerId) =>
    world.useCases.createDeal.execute({ actor: by, ownerId: owner, fields: { title: 'Squeeze', ...fields } })
  const countKept = async () => (await world.repositories.deals.list({}, { page: 1, pageSize: 10 })).total

  it('stores and returns a private, active deal with the defaults of its board number', async () => {
    const deal = await create({ boardNumber: 2 })
    expect(deal).toMatchObject({
      ...{ ownerId, title: 'Squeeze', boardNumber: 2, dealer: 'E', vulnerability: 'NS' },
      ...{ sharing: 'private', lifecycle: 'active', imported: false, publishedAt: null, revision: 1, createdAt: NOON },
    })
    expect(await world.repositories.deals.findById(deal.id)).toEqual(deal)
  })

  it('is published immediately if it is created as public', async () => {
    expect(await create({ sharing: 'public' })).toMatchObject({ sharing: 'public', publishedAt: NOON })
  })

  it('shares the deal with groups of its owner, each once', async () => {
    const { id } = await insertGroup(world, { ownerId })
    expect(await create({ sharing: 'group', sharingGroupIds: [id, id] })).toMatchObject({ sharingGroupIds: [id] })
  })

  it('stores no groups unless the deal is shared with groups', async () => {
    expect(await create({ sharingGroupIds: ['whatever'] })).toMatchObject({ sharing: 'private', sharingGroupIds: [] })
  })

  it('creates a deal of any account for an internal backend', async () => {
    expect(await create({}, BACKEND)).toMatchObject({ ownerId })
  })

  it('refuses to let an account create a deal for another', async () => {
    const { account } = await world.signUp()
    await expect(create({}, actor, account.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await countKept()).toBe(0)
  })

  it.each(['nobody', 'no id'])('refuses the unknown owner "%s" of an internal backend, and names it', async (owner) => {
    await expect(create({}, BACKEND, owner)).rejects.toMatchObject({
      code: 'ACCOUNT_NOT_FOUND',
      meta: { ids: [owner] },
    })
  })

  it('refuses and names groups of other owners, including joined ones', async () => {
    const own = await insertGroup(world, { ownerId })
    const joined = await insertGroup(world, { memberIds: [ownerId] })
    const sharingGroupIds = [own.id, joined.id, 'no-uuid']
    await expect(create({ sharing: 'group', sharingGroupIds })).rejects.toMatchObject({
      code: 'SHARING_GROUP_NOT_FOUND',
      meta: { ids: [joined.id, 'no-uuid'] },
    })
    expect(await countKept()).toBe(0)
  })

  it('names every fault of an invalid deal', async () => {
    const fields = { hands: { N: 'AA...' }, auction: ['1S', '1H'], sharing: 'group', sharingGroupIds: [] }
    await expect(create(fields)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      meta: { issues: [{ path: '/hands/N' }, { path: '/auction/1' }, { path: '/sharingGroupIds' }] },
    })
    expect(await countKept()).toBe(0)
  })

  it('fills the quota exactly, including trashed deals, and refuses the next', async () => {
    await insertDeal(world, { ownerId, lifecycle: 'trashed' })
    await insertDeal(world)
    await create()
    await expect(create()).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED', meta: { quota: 'deals', limit: 2 } })
    expect(await countKept()).toBe(3)
  })

  it('enforces the quota exactly for concurrent calls', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => create()))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await countKept()).toBe(2)
  })

  it('is allowed more often with an active grant', async () => {
    await insertGrant(world, { accountId: ownerId, feature: 'deals', limit: 3 })
    for (let i = 0; i < 3; i++) await create()
    await expect(create()).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED', meta: { limit: 3 } })
  })
})
