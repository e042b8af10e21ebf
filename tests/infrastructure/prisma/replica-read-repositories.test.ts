import { beforeEach, describe, expect, it } from 'vitest'
import type { Repositories } from '../../../src/application/ports/unit-of-work.js'
import type { Account } from '../../../src/domain/account.js'
import type { Deal } from '../../../src/domain/deal.js'
import { replicatedStore } from '../../../src/infrastructure/prisma/replicas/replicated-store.js'
import { aCollection, aDeal, aHandle, anAccount, later, NOON } from '../../support/builders.js'
import { type FakeCluster, type FakeMember, openFakeCluster } from '../../support/fake-cluster.js'

let world: FakeCluster
let primary: FakeMember
let replica: FakeMember
let replicaReads: Repositories
let author: Account
let deals: readonly [Deal, Deal, Deal]

const PUBLIC = { sharing: 'public', lifecycle: 'active' } as const

beforeEach(async () => {
  world = await openFakeCluster()
  ;({ primary } = world)
  ;[replica] = world.replicas
  world.replicas[1].isUp = false
  replicaReads = replicatedStore(world.routes).replicaReads
  author = anAccount({ handle: aHandle('alice'), displayName: 'Alice' })
  await primary.repositories.accounts.insert(author)
  const deal = (n: number) =>
    aDeal({ ownerId: author.id, title: `old title ${n}`, publishedAt: later(-n * 1_000), ...PUBLIC })
  deals = [deal(0), deal(1), deal(2)]
  for (const one of deals) await primary.repositories.deals.insertMany([one])
  replica.catchUpWith(primary)
  await world.pass(1)
})

/** Reads in a request that accepts rows that are a moment old. */
const read = <Result>(work: () => Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    world.routes.follow({ caller: null, position: undefined, mayLag: true }, () => void work().then(resolve, reject))
  })

/** Changes a deal on the primary alone. */
const change = async (deal: Deal, changes: Partial<Deal>): Promise<void> => {
  await primary.repositories.deals.save(deal, { ...deal, ...changes })
}
const changeAuthor = async (changes: Partial<Account>): Promise<void> => {
  await primary.repositories.accounts.save(author, { ...author, ...changes })
}
const newest = () =>
  read(() =>
    replicaReads.catalogSearch.findPublished(
      { search: {}, author: null, language: null },
      { after: null, limit: 3 },
      NOON,
    ),
  )
const shown = async () => (await newest()).map(({ deal }) => (deal.lifecycle === 'active' ? deal.title : null))

describe('rows of the catalog', () => {
  it('come from the replica of the request', async () => {
    await change(deals[0], { title: 'new title' })
    expect(await shown()).toEqual(['old title 0', 'old title 1', 'old title 2'])
    expect([...world.routes.reads]).toEqual([
      ['primary', 0],
      ['replica-1', 1],
      ['replica-2', 0],
    ])
  })

  it('come from the primary outside requests, and if no replica is left', async () => {
    await change(deals[0], { title: 'new title' })
    const search = { search: {}, author: null, language: null }
    const [first] = await replicaReads.catalogSearch.findPublished(search, { after: null, limit: 1 }, NOON)
    expect(first?.deal.title).toBe('new title')
    replica.isUp = false
    await world.pass(1)
    expect((await shown())[0]).toBe('new title')
  })

  it('come from the primary if the replica fails, and so does the rest of the request', async () => {
    await change(deals[0], { title: 'new title' })
    replica.isUp = false
    expect((await shown())[0]).toBe('new title')
  })

  it.each<Partial<Deal>>([{ sharing: 'private' }, { lifecycle: 'trashed' }])(
    'are hidden as soon as the primary has %o, in their places',
    async (changes) => {
      await change(deals[1], changes)
      expect(await shown()).toEqual(['old title 0', null, 'old title 2'])
    },
  )

  it('are hidden as soon as the deal is deleted', async () => {
    await primary.repositories.deals.delete(deals[1])
    expect(await shown()).toEqual(['old title 0', null, 'old title 2'])
  })

  it('are hidden as soon as their author is inactive or not listed', async () => {
    await changeAuthor({ isActive: false })
    expect(await shown()).toEqual([null, null, null])
  })

  it("come from the replica for an author's page too, with the author's current standing", async () => {
    const handle = aHandle('alice')
    const list = () => read(() => replicaReads.deals.listExposedByHandle(handle, { page: 1, pageSize: 10 }))
    await change(deals[0], { title: 'new title' })
    await change(deals[1], { sharing: 'private' })
    const found = await list()
    expect(found?.items.map(({ title, lifecycle }) => [title, lifecycle])).toEqual([
      ['old title 0', 'active'],
      ['old title 1', 'trashed'],
      ['old title 2', 'active'],
    ])
    await changeAuthor({ isActive: false })
    expect((await list())?.owner.isActive).toBe(false)
  })

  it('of an author are never shown under a handle that now belongs to somebody else', async () => {
    await changeAuthor({ handle: null })
    const other = anAccount({ handle: aHandle('alice') })
    await primary.repositories.accounts.insert(other)
    const found = await read(() => replicaReads.deals.listExposedByHandle(aHandle('alice'), { page: 1, pageSize: 10 }))
    expect(found).toMatchObject({ owner: { id: other.id }, items: [] })
  })

  it('of the account search are hidden as soon as the accounts are inactive', async () => {
    const search = () => read(() => replicaReads.accounts.search({ term: 'alice', except: null }))
    expect(await search()).toHaveLength(1)
    await changeAuthor({ isActive: false })
    expect(await replica.repositories.accounts.search({ term: 'alice', except: null })).toHaveLength(1)
    expect(await search()).toEqual([])
  })

  it('of the directory are hidden as soon as the authors are no longer listed', async () => {
    const list = () =>
      read(() => replicaReads.catalogDirectory.listAuthors({ term: null, after: null, limit: 5 }, NOON))
    expect((await list()).map(({ author: { isActive } }) => isActive)).toEqual([true])
    await changeAuthor({ handle: null })
    expect((await list()).map(({ author: { isActive } }) => isActive)).toEqual([false])
  })
})

describe('whole deals', () => {
  it('come from the replica if only their content has changed', async () => {
    await change(deals[0], { title: 'new title' })
    const found = await read(() => replicaReads.deals.findManyPlain(deals.map(({ id }) => id)))
    expect(found.map(({ title }) => title)).toEqual(['old title 0', 'old title 1', 'old title 2'])
  })

  it('that are still private on the replica never show their old content', async () => {
    const secret = aDeal({ ownerId: author.id, title: 'a secret', sharing: 'private' })
    await primary.repositories.deals.insertMany([secret])
    replica.catchUpWith(primary)
    await change(secret, { title: 'no secret', sharing: 'public' })
    for (const find of [replicaReads.deals.findMany, replicaReads.deals.findManyPlain]) {
      const found = await read(() => find([deals[0].id, secret.id, deals[1].id]))
      expect(found.map(({ title }) => title)).toEqual(['old title 0', 'no secret', 'old title 1'])
    }
  })

  it('that are deleted or new are as on the primary', async () => {
    await primary.repositories.deals.delete(deals[0])
    const added = aDeal({ ownerId: author.id, title: 'added' })
    await primary.repositories.deals.insertMany([added])
    const found = await read(() => replicaReads.deals.findMany([deals[0].id, added.id, deals[1].id]))
    expect(found.map(({ title }) => title)).toEqual(['added', 'old title 1'])
  })
})

describe('the deals of a collection', () => {
  it('come from the primary for the rest of a request that found newer ones there', async () => {
    const collection = aCollection({ ownerId: author.id, dealIds: deals.map(({ id }) => id) })
    await primary.repositories.collections.insert(collection)
    replica.catchUpWith(primary)
    await change(deals[0], { title: 'new title' })
    const found = await read(async () => {
      const listed = await replicaReads.deals.listPlainByCollection(collection.id)
      return replicaReads.deals.findManyPlain(listed.map(({ deal }) => deal.id))
    })
    expect(found.map(({ title }) => title)).toEqual(['new title', 'old title 1', 'old title 2'])
  })

  it.each(['listByCollection', 'listPlainByCollection'] as const)(
    'come from the replica only if they are the same as on the primary (%s)',
    async (list) => {
      const collection = aCollection({ ownerId: author.id, dealIds: deals.map(({ id }) => id) })
      await primary.repositories.collections.insert(collection)
      replica.catchUpWith(primary)
      await world.pass(1)
      const titles = () =>
        read(async () => (await replicaReads.deals[list](collection.id)).map(({ deal }) => deal.title))
      const onReplica = replica.repositories.deals[list].bind(replica.repositories.deals)
      let asked = 0
      replica.repositories.deals[list] = (async (id: never) => {
        asked++
        return onReplica(id)
      }) as never
      expect(await titles()).toHaveLength(3)
      expect(asked).toBe(1)
      await primary.repositories.collections.save(collection, { ...collection, dealIds: [deals[2].id, deals[0].id] })
      expect(await titles()).toEqual(['old title 2', 'old title 0'])
      await change(deals[0], { title: 'new title' })
      expect(await titles()).toEqual(['old title 2', 'new title'])
      expect(asked).toBe(1)
    },
  )

  it.each(['findMany', 'findManyPlain'] as const)(
    'are as current as their version if they are fetched after a list of outlines (%s)',
    async (find) => {
      const collection = aCollection({ ownerId: author.id, dealIds: deals.map(({ id }) => id) })
      await primary.repositories.collections.insert(collection)
      replica.catchUpWith(primary)
      await world.pass(1)
      await change(deals[1], { title: 'new title' })
      const fetched = await read(async () => {
        const listed = await replicaReads.deals.listByCollection(collection.id)
        return replicaReads.deals[find](listed.map(({ deal }) => deal.id))
      })
      expect(fetched.map(({ title }) => title)).toEqual(['old title 0', 'new title', 'old title 2'])
    },
  )
})
