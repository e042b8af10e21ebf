import { beforeEach, describe, expect, it } from 'vitest'
import { asAccount } from '../../../src/domain/actor.js'
import { aHandle, anAccount, later, NOON } from '../../support/builders.js'
import { insertDeal, insertGrant } from '../../support/inserts.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

const actor = asAccount(anAccount())

describe('ListAuthors', () => {
  let world: UseCaseWorld

  beforeEach(async () => {
    world = await openUseCaseWorld()
  })

  const author = async (name: string, publishedAt: Date | null = NOON) => {
    const { account } = await world.signUp({ handle: aHandle(name), displayName: name, certified: true })
    await insertDeal(world, { ownerId: account.id, sharing: 'public', publishedAt })
    return account
  }
  const list = (request = {}) =>
    world.useCases.listAuthors.execute({ actor, q: null, after: null, limit: 10, ...request })
  const handles = async (request = {}) => (await list(request)).authors.map(({ handle }) => handle)

  it('lists authors with their profile, badges, number of deals and latest publication', async () => {
    const { id } = await author('ann')
    await insertGrant(world, { accountId: id })
    await insertDeal(world, { ownerId: id, sharing: 'public', publishedAt: later(1) })
    const profile = { displayName: 'ann', avatarUrl: null, badges: ['certified', 'premium'], createdAt: NOON }
    expect(await list()).toEqual({
      authors: [{ handle: 'ann', profile, dealCount: 2, lastPublishedAt: later(1) }],
      next: null,
    })
  })

  it('continues after a cursor until the end, which has none', async () => {
    for (const [i, name] of ['ann', 'bob', 'cid'].entries()) await author(name, i === 0 ? null : later(i))
    const { id: bobId } = (await world.repositories.accounts.findByHandle(aHandle('bob'))) ?? {}
    const { next } = await list({ limit: 2 })
    expect(next).toEqual({ publishedAt: later(1), id: bobId })
    expect(await handles({ limit: 2 })).toEqual(['cid', 'bob'])
    expect(await list({ limit: 2, after: next })).toMatchObject({ authors: [{ handle: 'ann' }], next: null })
    expect((await list({ limit: 3 })).next).toBeNull()
  })

  it('finds authors by a term in any spelling, and none by one that folds to less than two characters', async () => {
    await author('ann')
    expect(await handles({ q: ' ÄNN ' })).toEqual(['ann'])
    expect(await handles({ q: 'nn' })).toEqual([])
    expect(await handles({ q: 'a\u0301\u0301' })).toEqual([])
  })
})
