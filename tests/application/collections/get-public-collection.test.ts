import { beforeEach, describe, expect, it } from 'vitest'
import { ANONYMOUS } from '../../../src/domain/actor.js'
import type { Collection } from '../../../src/domain/collection.js'
import type { Deal } from '../../../src/domain/deal.js'
import { asShared } from '../../../src/domain/exposure.js'
import type { AccountId, DealId } from '../../../src/domain/ids.js'
import { paragraphOf } from '../../../src/domain/paragraph.js'
import { later, NOON } from '../../support/builders.js'
import { everyItemOf, insertCollection, insertDeal, insertGrant, SOON } from '../../support/inserts.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

const AVATAR = 'https://example.org/a.png'

describe('GetPublicCollection', () => {
  let world: UseCaseWorld
  let ownerId: AccountId

  beforeEach(async () => {
    world = await openUseCaseWorld({ limits: { freeCollections: 1 } })
    ownerId = (await world.signUp({ displayName: 'Ann', avatarUrl: AVATAR })).account.id
  })

  const read = (token = 'token') =>
    world.useCases.getPublicCollection.execute({ actor: ANONYMOUS, token, admit: async () => {} })
  const linked = (overrides: Partial<Collection> = {}) =>
    insertCollection(world, { ownerId, publicEnabled: true, publicToken: 'token', ...overrides })
  const dealsOf = async (dealIds: readonly DealId[]) => {
    await linked({ dealIds })
    return everyItemOf((await (await read()).read()).deals)
  }

  it('shows texts and author to everyone who has the link', async () => {
    await linked({ title: 'Week 1', description: 'Squeezes' })
    expect(await read()).toMatchObject({
      ...{ title: 'Week 1', description: 'Squeezes' },
      author: { displayName: 'Ann', avatarUrl: null, badges: [] },
    })
  })

  it('shows the author with badges, and with an avatar if it is trusted', async () => {
    const { account } = await world.signUp({ avatarUrl: AVATAR, avatarTrusted: true, certified: true })
    await insertGrant(world, { accountId: account.id })
    await linked({ ownerId: account.id })
    expect((await read()).author).toMatchObject({ avatarUrl: AVATAR, badges: ['certified', 'premium'] })
  })

  it("shows the owner's active deals, whatever their sharing, in order, without personal fields", async () => {
    const [one, two] = [
      await insertDeal(world, {
        ownerId,
        personalThemes: ['a pupil'],
        inspirations: ['a book'],
        supplement: [{ name: 'West', value: 'Ada' }],
      }),
      await insertDeal(world, { ownerId, sharing: 'group' }),
    ]
    const trashed = await insertDeal(world, { ownerId, sharing: 'public', lifecycle: 'trashed' })
    expect(await dealsOf([two.id, trashed.id, one.id])).toEqual([asShared(two), asShared(one)])
  })

  it("shows another author's deal only while it is public and its author active", async () => {
    const { account: other } = await world.signUp()
    const { account: inactive } = await world.signUp({ isActive: false })
    const shown = await insertDeal(world, { ownerId: other.id, sharing: 'public' })
    const hidden = [
      await insertDeal(world, { ownerId: other.id }),
      await insertDeal(world, { ownerId: other.id, sharing: 'public', lifecycle: 'trashed' }),
      await insertDeal(world, { ownerId: inactive.id, sharing: 'public' }),
      await insertDeal(world, { ownerId: null, sharing: 'public', lifecycle: 'orphaned' }),
    ]
    expect(await dealsOf([...hidden, shown].map(({ id }) => id))).toEqual([asShared(shown)])
  })

  it('reads large deals only when they are consumed, and none trashed since', async () => {
    const commentary = [paragraphOf('x'.repeat(5_000))]
    const [large, gone] = [
      await insertDeal(world, { ownerId, commentary }),
      await insertDeal(world, { ownerId, commentary }),
    ]
    await linked({ dealIds: [gone.id, large.id] })
    const { deals } = await (await read()).read()
    expect(deals.whole).toBeNull()
    await world.repositories.deals.save(gone, { ...gone, lifecycle: 'trashed' })
    expect(await everyItemOf(deals)).toEqual([asShared(large)])
  })

  it('returns the titles of all deals and any one deal, without reading other large deals', async () => {
    const reads: (readonly DealId[])[] = []
    let stored: readonly Deal[] = []
    const findManyPlain = async (ids: readonly DealId[]) => {
      reads.push(ids)
      return stored.filter(({ id }) => ids.includes(id))
    }
    world = await openUseCaseWorld({ methods: { deals: { findManyPlain } } })
    ownerId = (await world.signUp()).account.id
    const large = { ownerId, commentary: [paragraphOf('x'.repeat(5_000))] }
    const one = await insertDeal(world, { ...large, title: 'One' })
    const two = await insertDeal(world, { ...large, title: 'Two', personalThemes: ['a pupil'] })
    const three = await insertDeal(world, { ownerId, title: 'Three' })
    stored = [{ ...one, lifecycle: 'trashed' }, two, three]
    await linked({ dealIds: [one.id, two.id, three.id] })
    const { titles, dealAt } = await (await read()).read()
    expect(titles).toEqual([one, two, three].map(({ id, title }) => ({ id, title })))
    expect(reads).toEqual([])
    expect(await dealAt(1)).toEqual(asShared(two))
    expect(reads).toEqual([[two.id]])
    expect(await dealAt(3)).toBeNull()
    expect(await dealAt(0)).toBeNull()
  })

  it('reports whether the link is open before it refuses or shows anything', async () => {
    await linked()
    const said: boolean[] = []
    const refusal = new Error('too often')
    const admit = async (isOpen: boolean) => {
      said.push(isOpen)
      throw refusal
    }
    for (const token of ['token', 'another', 'not a token'])
      await expect(world.useCases.getPublicCollection.execute({ actor: ANONYMOUS, token, admit })).rejects.toBe(refusal)
    expect(said).toEqual([true, false, false])
  })

  it('is open from the start of its window, but not at its end', async () => {
    await linked({ availableFrom: NOON, availableUntil: later(1) })
    expect((await (await read()).read()).deals.whole).toEqual([])
  })

  it.each<[string, Partial<Collection>]>([
    ['that is closed', { publicEnabled: false }],
    ['that is archived', { archivedAt: NOON }],
    ['that is degraded', { createdAt: SOON }],
    ['before its window', { availableFrom: later(1) }],
    ['after its window', { availableUntil: NOON }],
  ])('does not find a collection %s', async (_, overrides) => {
    await insertCollection(world, { ownerId })
    await linked({ createdAt: later(-1), ...overrides })
    await expect(read()).rejects.toMatchObject({ code: 'DEAL_COLLECTION_NOT_FOUND' })
  })

  it('does not find a collection of an inactive owner, or one for an unknown or invalid token', async () => {
    const { account } = await world.signUp({ isActive: false })
    await linked({ ownerId: account.id })
    await insertCollection(world, { ownerId, publicEnabled: true })
    for (const token of ['token', 'another', 'not a token', ''])
      await expect(read(token)).rejects.toMatchObject({ code: 'DEAL_COLLECTION_NOT_FOUND' })
  })
})
