import { beforeEach, describe, expect, it } from 'vitest'
import type { Deal } from '../../src/domain/deal.js'
import { aDeal, aHandle, later } from '../support/builders.js'
import { type HttpWorld, openHttpWorld, WITH_API_KEY } from '../support/http-world.js'

let world: HttpWorld
let author: Awaited<ReturnType<HttpWorld['signIn']>>
let reader: Record<string, string>

beforeEach(async () => {
  world = await openHttpWorld()
  author = await world.signIn({
    displayName: 'Alice',
    handle: aHandle('alice'),
    avatarUrl: 'https://example.org/a.png',
    certified: true,
  })
  reader = (await world.signIn()).headers
})

const keep = async (overrides: Partial<Deal>) => {
  const deal = aDeal({ ownerId: author.account.id, ...overrides })
  await world.repositories.deals.insertMany([deal])
  return deal
}

describe('GET /catalog/authors/{handle}', () => {
  it('returns exactly the public profile, for any spelling of the handle', async () => {
    for (const handle of ['alice', 'Alice', '@ALICE', '%20alice%20']) {
      const answer = await world.request({ url: `/catalog/authors/${handle}`, headers: reader })
      expect(answer.body).toEqual({
        displayName: 'Alice',
        avatarUrl: null,
        badges: ['certified'],
        createdAt: author.account.createdAt.toISOString(),
      })
    }
  })

  it('responds alike for an unknown handle, an inactive author and an invalid handle', async () => {
    await world.signIn({ handle: aHandle('gone'), isActive: false })
    const answers = []
    for (const handle of ['nobody', 'gone', 'me', 'ab', '%F0%9F%82%A1', 'x'.repeat(500), '%00'])
      answers.push(await world.request({ url: `/catalog/authors/${handle}`, headers: reader }))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'CATALOG_AUTHOR_NOT_FOUND' } })
  })

  it('is for signed-in accounts', async () => {
    expect(await world.request({ url: '/catalog/authors/alice' })).toMatchObject({ status: 401 })
    expect(await world.request({ url: '/catalog/authors/alice', headers: WITH_API_KEY })).toMatchObject({ status: 401 })
  })
})

describe('GET /catalog/authors/{handle}/deals', () => {
  const deals = (query = '') => world.request({ url: `/catalog/authors/alice/deals${query}`, headers: reader })

  it('lists exposed deals, latest published first, without personal fields', async () => {
    const personal = {
      personalThemes: ['CANARY-theme'],
      inspirations: ['CANARY-inspiration'],
      supplement: [{ name: 'West', value: 'CANARY' }],
    }
    const one = await keep({ sharing: 'public', publishedAt: later(1), title: 'One', ...personal })
    const two = await keep({ sharing: 'public', publishedAt: later(2), title: 'Two', ...personal })
    await keep({ sharing: 'private', title: 'CANARY-private' })
    await keep({ sharing: 'group', title: 'CANARY-group' })
    await keep({ sharing: 'public', lifecycle: 'trashed', title: 'CANARY-trashed' })
    const answer = await deals()
    expect(answer.text).not.toContain('CANARY')
    expect(answer.body.deals.map(({ id }: Deal) => id)).toEqual([two.id, one.id])
    expect(answer.body.pagination).toEqual({ page: 1, pageSize: 20, total: 2, totalPages: 1, totalIsExact: true })
    for (const key of ['personalThemes', 'inspirations', 'supplement', 'sharingGroupIds'])
      expect(answer.body.deals[0]).not.toHaveProperty(key)
  })

  it('is paged, with 20 by default and 100 at most', async () => {
    for (let i = 0; i < 25; i++) await keep({ sharing: 'public', publishedAt: later(i) })
    expect((await deals()).body.deals).toHaveLength(20)
    expect((await deals('?page=2')).body).toMatchObject({
      pagination: { page: 2, total: 25, totalPages: 2, totalIsExact: true },
    })
    expect((await deals('?page=3')).body.deals).toEqual([])
    for (const query of [
      '?page=0',
      '?page=1.5',
      '?page=1e99',
      '?page=x',
      '?pageSize=0',
      '?pageSize=101',
      '?page=100001',
    ])
      expect(await deals(query)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
  })
})
