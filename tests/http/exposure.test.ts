import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Deal } from '../../src/domain/deal.js'
import { aDeal, aGrant, aHandle, later, NOON } from '../support/builders.js'
import { aClient, aClock, type Client, changeKept, distinct, NO_IDS } from '../support/clients.js'
import { HOUR, holdTime } from '../support/held-time.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'

const AUTHOR_RULES = ['authorActive', 'authorHasHandle']
const DEAL_RULES = [...AUTHOR_RULES, 'dealPublic', 'dealNotTrashed', 'dealNotOrphaned']
const COLLECTION_RULES = [...AUTHOR_RULES, 'linkOpen', 'insideWindow', 'notArchived', 'notDegraded', 'holdsExposedDeal']

const clock = aClock(NOON)

let world: HttpWorld
let owner: Client
let reader: Client
let counter = 0
let handle: string

beforeAll(async () => {
  world = await openHttpWorld({ clock, limits: { freeCollections: 1 } })
  reader = await aClient(world)
})

beforeEach(async () => {
  handle = `author-${++counter}`
  owner = await aClient(world, { handle: aHandle(handle) })
})

const keep = async (overrides: Partial<Deal> = {}) => {
  const deal = aDeal({ ownerId: owner.account.id, sharing: 'public', publishedAt: NOON, ...overrides })
  await world.repositories.deals.insertMany([deal])
  return deal.id
}

const make = async (dealIds: readonly string[]) => {
  clock.pass(1000)
  const { body } = await owner.post('/collections', { title: 'T', dealIds })
  await owner.put(`/collections/${body.id}/public-link`, {})
  return body.id as string
}

/** The rules that fail; all are named in order, each with a text. */
const failing = async (path: string, names: readonly string[], of = owner) => {
  const { status, body, text } = await of.get(`${path}/exposure`)
  expect(status, text).toBe(200)
  expect(Object.keys(body).sort()).toEqual(['exposed', 'rules'])
  expect(body.rules.map(({ rule }: { rule: string }) => rule)).toEqual(names)
  for (const { detail } of body.rules) expect(detail).toMatch(/\w/)
  const failed = body.rules.filter(({ passes }: { passes: boolean }) => !passes)
  expect(body.exposed).toBe(failed.length === 0)
  return failed.map(({ rule }: { rule: string }) => rule)
}

describe('GET /accounts/me/exposure', () => {
  const ofAccount = (of = owner) => failing('/accounts/me', AUTHOR_RULES, of)

  it('says whether the caller is in the catalog', async () => {
    expect(await ofAccount()).toEqual([])
    await owner.patch('/accounts/me', { handle: null })
    expect(await ofAccount()).toEqual(['authorHasHandle'])
    expect(await ofAccount(reader)).toEqual(['authorHasHandle'])
  })

  it('says that a deactivated account is not, while its owner still has access', async () => {
    const time = holdTime()
    try {
      expect(await ofAccount()).toEqual([])
      await changeKept(world, owner.account, { isActive: false })
      expect(await ofAccount()).toEqual(['authorActive'])
      await time.pass(5_000)
      expect(await owner.get('/accounts/me/exposure')).toMatchObject({
        status: 403,
        body: { code: 'ACCOUNT_INACTIVE' },
      })
    } finally {
      time.release()
    }
  })
})

describe('GET /deals/{id}/exposure', () => {
  it.each<[string, Partial<Deal>, string[]]>([
    ['everything', {}, []],
    ['all but dealPublic', { sharing: 'private' }, ['dealPublic']],
    ['all but dealPublic', { sharing: 'group' }, ['dealPublic']],
    ['all but dealNotTrashed', { lifecycle: 'trashed' }, ['dealNotTrashed']],
    ['neither', { sharing: 'private', lifecycle: 'trashed' }, ['dealPublic', 'dealNotTrashed']],
  ])('passes %s for %j, as the catalog does', async (_what, overrides, failed) => {
    const id = await keep(overrides)
    expect(await failing(`/deals/${id}`, DEAL_RULES)).toEqual(failed)
    const { body } = await reader.get(`/catalog/authors/${handle}/deals`)
    expect(body.pagination.total).toBe(failed.length === 0 ? 1 : 0)
  })

  it('requires a listed author', async () => {
    const id = await keep()
    await owner.patch('/accounts/me', { handle: null })
    expect(await failing(`/deals/${id}`, DEAL_RULES)).toEqual(['authorHasHandle'])
  })
})

describe('GET /collections/{id}/exposure', () => {
  it('passes every rule for what the catalog shows, and names each that fails', async () => {
    await world.repositories.grants.put(
      aGrant({ accountId: owner.account.id, feature: 'collections', limit: 9, endsAt: later(HOUR, clock.now()) }),
    )
    const deal = await keep()
    const first = await make([deal])
    const id = await make([deal])
    const at = (ms: number) => later(ms, clock.now()).toISOString()
    const link = `/collections/${id}/public-link`
    const check = async (...failed: string[]) => {
      expect(await failing(`/collections/${id}`, COLLECTION_RULES)).toEqual(failed)
      const { status } = await reader.get(`/catalog/collections/${id}/deals`)
      expect(status).toBe(failed.length === 0 ? 200 : 404)
    }
    await check()

    await owner.delete(link)
    await check('linkOpen')
    await owner.put(link, { availableFrom: at(1000) })
    await check('insideWindow')
    clock.pass(1000)
    await check()
    await owner.put(link, { availableUntil: at(1000) })
    await check()
    clock.pass(1000)
    await check('insideWindow')
    await owner.put(link, {})

    await owner.post(`/collections/${id}/archive`)
    await check('notArchived')
    await owner.post(`/collections/${id}/unarchive`)

    await owner.patch(`/deals/${deal}`, { sharing: 'private' })
    await check('holdsExposedDeal')
    await owner.patch(`/deals/${deal}`, { sharing: 'public' })

    await owner.patch('/accounts/me', { handle: null })
    await check('authorHasHandle')
    await owner.patch('/accounts/me', { handle })
    await check()

    clock.pass(HOUR)
    await check('notDegraded')
    expect(await failing(`/collections/${first}`, COLLECTION_RULES)).toEqual([])
    await owner.post(`/deals/${deal}/trash`)
    await check('notDegraded', 'holdsExposedDeal')
    await owner.post(`/deals/${deal}/restore`)
    await owner.delete(`/collections/${first}`)
    await check()
  })

  it('does not count public deals of others', async () => {
    const other = await aClient(world, { handle: aHandle(`other-${counter}`) })
    const { body } = await other.post('/deals', { title: 'T', sharing: 'public' })
    const id = await make([body.id])
    expect(await failing(`/collections/${id}`, COLLECTION_RULES)).toEqual(['holdsExposedDeal'])
  })
})

describe('exposure', () => {
  it('is for the owner only', async () => {
    const deal = await keep()
    const collection = await make([deal])
    const admin = await aClient(world, { role: 'admin' })
    for (const [kind, id, code] of [
      ['deals', deal, 'DEAL_NOT_FOUND'],
      ['collections', collection, 'DEAL_COLLECTION_NOT_FOUND'],
    ] as const) {
      const answers = []
      for (const one of [id, ...NO_IDS])
        for (const stranger of [reader, admin]) answers.push(await stranger.get(`/${kind}/${one}/exposure`))
      expect(distinct(answers).size).toBe(1)
      expect(answers[0]).toMatchObject({ status: 404, body: { code } })
      expect(await world.request({ url: `/${kind}/${id}/exposure` })).toMatchObject({ status: 401 })
    }
    expect(await world.request({ url: '/accounts/me/exposure' })).toMatchObject({ status: 401 })
  })
})
