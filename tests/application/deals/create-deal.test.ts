import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, SERVICE } from '../../../src/domain/actor.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { NOON } from '../../support/builders.js'
import { insertDeal, insertGrant, insertGroup } from '../../support/inserts.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('CreateDeal', () => {
  let world: UseCaseWorld
  let actor: Actor
  let ownerId: AccountId

  beforeEach(async () => {
    world = await openUseCaseWorld({ limits: { maxDeals: 2 } })
    const { account, actor: self } = await world.signUp()
    ownerId = account.id
    actor = self
  })

  const create = (fields = {}, by: Actor = actor, owner: string = ownerId) =>
    world.useCases.createDeal.execute({ actor: by, ownerId: owner, fields: { title: 'Squeeze', ...fields } })
  const countKept = async () => (await world.repositories.deals.list({}, { page: 1, pageSize: 10 })).total

  it('keeps and returns a private, active deal with the defaults of its board number', async () => {
    const deal = await create({ boardNumber: 2 })
    expect(deal).toMatchObject({
      ...{ ownerId, title: 'Squeeze', boardNumber: 2, dealer: 'E', vulnerability: 'NS' },
      ...{ sharing: 'private', lifecycle: 'active', imported: false, publishedAt: null, revision: 1, createdAt: NOON },
    })
    expect(await world.repositories.deals.findById(deal.id)).toEqual(deal)
  })

  it('is published at once when it is created public', async () => {
    expect(await create({ sharing: 'public' })).toMatchObject({ sharing: 'public', publishedAt: NOON })
  })

  it('shares the deal with groups of its owner, each once', async () => {
    const { id } = await insertGroup(world, { ownerId })
    expect(await create({ sharing: 'group', sharingGroupIds: [id, id] })).toMatchObject({ sharingGroupIds: [id] })
  })

  it('keeps no groups of a deal that is not shared with groups', async () => {
    expect(await create({ sharingGroupIds: ['whatever'] })).toMatchObject({ sharing: 'private', sharingGroupIds: [] })
  })

  it('creates a deal of any account for an internal backend', async () => {
    expect(await create({}, SERVICE)).toMatchObject({ ownerId })
  })

  it('refuses an account to create a deal of another', async () => {
    const { account } = await world.signUp()
    await expect(create({}, actor, account.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await countKept()).toBe(0)
  })

  it.each(['nobody', 'no id'])('refuses an internal backend the unknown owner "%s", naming it', async (owner) => {
    await expect(create({}, SERVICE, owner)).rejects.toMatchObject({
      code: 'ACCOUNT_NOT_FOUND',
      meta: { ids: [owner] },
    })
  })

  it('refuses groups that are not of the owner, a joined one too, and names them', async () => {
    const own = await insertGroup(world, { ownerId })
    const joined = await insertGroup(world, { memberIds: [ownerId] })
    const sharingGroupIds = [own.id, joined.id, 'no-uuid']
    await expect(create({ sharing: 'group', sharingGroupIds })).rejects.toMatchObject({
      code: 'SHARING_GROUP_NOT_FOUND',
      meta: { ids: [joined.id, 'no-uuid'] },
    })
    expect(await countKept()).toBe(0)
  })

  it('names every fault of a deal that is not valid', async () => {
    const fields = { hands: { N: 'AA...' }, auction: ['1S', '1H'], sharing: 'group', sharingGroupIds: [] }
    await expect(create(fields)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      meta: { issues: [{ path: '/hands/N' }, { path: '/auction/1' }, { path: '/sharingGroupIds' }] },
    })
    expect(await countKept()).toBe(0)
  })

  it('fills the quota to the last deal, trashed ones included, and refuses the next', async () => {
    await insertDeal(world, { ownerId, lifecycle: 'trashed' })
    await insertDeal(world)
    await create()
    await expect(create()).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED', meta: { quota: 'deals', limit: 2 } })
    expect(await countKept()).toBe(3)
  })

  it('holds the quota exactly when deals are created at once', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => create()))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await countKept()).toBe(2)
  })

  it('has a larger quota by an active grant', async () => {
    await insertGrant(world, { accountId: ownerId, feature: 'deals', limit: 3 })
    for (let i = 0; i < 3; i++) await create()
    await expect(create()).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED', meta: { limit: 3 } })
  })
})
