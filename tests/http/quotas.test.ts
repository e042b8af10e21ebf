import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aCollection, aDeal, aGrant, aHandle, anAccount, aSharingGroup, NOON } from '../support/builders.js'
import { aBackend, aClient, type Client } from '../support/clients.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'

let world: HttpWorld
let teacher: Client

beforeEach(async () => {
  world = await openHttpWorld({ limits: { maxDeals: 3 } })
  teacher = await aClient(world)
})
afterEach(() => world.app.close())

const refusal = (quota: string, limit: number) => ({
  status: 409,
  body: { code: 'QUOTA_EXCEEDED', meta: { quota, limit } },
})

const boards = (count: number): string =>
  Array.from({ length: count }, (_, i) => `[Event "x"]\n[Board "${i + 1}"]\n[Deal "N:- - - -"]\n`).join('\n')

const PBN = { 'content-type': 'application/x-pbn' }
const owned = async () => (await teacher.get('/deals')).body.pagination.total

describe('the quota of deals', () => {
  const keep = (count: number, overrides = {}) =>
    world.repositories.deals.insertMany(
      Array.from({ length: count }, () => aDeal({ ownerId: teacher.account.id, ...overrides })),
    )

  it('limits the deals of an account, including trashed ones, whoever creates them', async () => {
    await keep(1, { lifecycle: 'trashed' })
    await keep(1)
    expect((await teacher.post('/deals', { title: 'x' })).status).toBe(201)
    expect(await teacher.post('/deals', { title: 'x' })).toMatchObject(refusal('deals', 3))
    const backend = aBackend(world)
    expect(await backend.post('/api/deals', { title: 'x', ownerId: teacher.account.id })).toMatchObject(
      refusal('deals', 3),
    )
    expect(await owned()).toBe(3)
    expect((await aClient(world).then((other) => other.post('/deals', { title: 'x' }))).status).toBe(201)
  })

  it('stores nothing of an import that would exceed it', async () => {
    await keep(1)
    expect(await teacher.post('/deals/import', boards(3), PBN)).toMatchObject(refusal('deals', 3))
    expect(await owned()).toBe(1)
    expect((await teacher.post('/deals/import', boards(2), PBN)).status).toBe(200)
    expect(await owned()).toBe(3)
  })

  it('is raised by active grants, and never lowered', async () => {
    await keep(3)
    const grant = (overrides: object) =>
      world.repositories.grants.put(aGrant({ accountId: teacher.account.id, feature: 'deals', ...overrides }))
    await grant({ limit: 1 })
    await grant({ limit: 9, revokedAt: NOON })
    expect(await teacher.post('/deals', { title: 'x' })).toMatchObject(refusal('deals', 3))
    await grant({ limit: 4 })
    expect((await teacher.post('/deals', { title: 'x' })).status).toBe(201)
    expect(await teacher.post('/deals', { title: 'x' })).toMatchObject(refusal('deals', 4))
    await grant({ limit: null })
    expect((await teacher.post('/deals/import', boards(10), PBN)).status).toBe(200)
  })
})

describe('the quota of collections', () => {
  it('counts archived ones', async () => {
    const { collections } = world.repositories
    await Promise.all(
      Array.from({ length: 9_999 }, () =>
        collections.insert(aCollection({ ownerId: teacher.account.id, archivedAt: NOON })),
      ),
    )
    expect((await teacher.post('/collections', { title: 'x' })).status).toBe(201)
    expect(await teacher.post('/collections', { title: 'x' })).toMatchObject(refusal('collections', 10_000))
  })
})

describe('the quota of sharing groups', () => {
  it('counts owned groups, not joined ones', async () => {
    for (let i = 0; i < 199; i++)
      await world.repositories.sharingGroups.insert(aSharingGroup({ ownerId: teacher.account.id }))
    const { account } = await aClient(world)
    await world.repositories.sharingGroups.insert(
      aSharingGroup({ ownerId: account.id, memberIds: [teacher.account.id] }),
    )
    expect((await teacher.post('/sharing-groups', { name: 'x' })).status).toBe(201)
    expect(await teacher.post('/sharing-groups', { name: 'x' })).toMatchObject(refusal('sharingGroups', 200))
  })
})

describe('the quota of subscriptions', () => {
  it('refuses one more author, but not one who is already followed', async () => {
    const { accounts, subscriptions } = world.repositories
    for (let i = 0; i < 999; i++) {
      const author = anAccount()
      await accounts.insert(author)
      await subscriptions.follow(teacher.account.id, author.id, NOON)
    }
    for (const name of ['first', 'second']) await aClient(world, { handle: aHandle(name) })
    const follow = (name: string) => teacher.put(`/catalog/authors/${name}/subscription`)
    expect((await follow('first')).status).toBe(204)
    expect(await follow('second')).toMatchObject(refusal('subscriptions', 1_000))
    expect((await follow('first')).status).toBe(204)
    expect((await teacher.get('/catalog/subscriptions')).body.authors).toHaveLength(1)
  })
})

describe('the quota of memberships', () => {
  const join = async (owner: Client, count: number, memberId = teacher.account.id) => {
    for (let i = 0; i < count; i++)
      await world.repositories.sharingGroups.insert(aSharingGroup({ ownerId: owner.account.id, memberIds: [memberId] }))
  }
  const groupOf = async (owner: Client) => (await owner.post('/sharing-groups', { name: 'x' })).body.id
  const add = (owner: Client, group: string) => owner.put(`/sharing-groups/${group}/members/${teacher.account.id}`)

  it('allows an account 500 groups', async () => {
    const { accounts, sharingGroups } = world.repositories
    for (let i = 0; i < 499; i++) {
      const stranger = anAccount()
      await accounts.insert(stranger)
      await sharingGroups.insert(aSharingGroup({ ownerId: stranger.id, memberIds: [teacher.account.id] }))
    }
    const owner = await aClient(world)
    const [first, second] = [await groupOf(owner), await groupOf(owner)]
    expect((await add(owner, first)).status).toBe(204)
    expect(await add(owner, second)).toMatchObject(refusal('memberships', 500))
    expect((await add(owner, first)).status).toBe(204)
  })

  it('allows an account 20 groups of one owner', async () => {
    const owner = await aClient(world)
    const other = await aClient(world)
    await join(owner, 19)
    await join(owner, 5, other.account.id)
    const [first, second] = [await groupOf(owner), await groupOf(owner)]
    expect((await add(owner, first)).status).toBe(204)
    expect(await add(owner, second)).toMatchObject(refusal('memberships', 20))
    const stale = { 'if-match': '"9-x"' }
    expect(await owner.put(`/sharing-groups/${second}/members/${teacher.account.id}`, undefined, stale)).toMatchObject(
      refusal('memberships', 20),
    )
    expect((await add(owner, first)).status).toBe(204)
    expect((await add(other, await groupOf(other))).status).toBe(204)
  })
})
