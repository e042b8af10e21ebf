import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCollection, aDeal } from '../support/builders.js'
import { type Answer, type HttpWorld, openHttpWorld } from '../support/http-world.js'

const AVATAR = 'https://avatars.example.org/a.png'
const APP = 'https://app.example.org'
const PAGE = { origin: 'https://school.example.org' }
const LINK = '/public/collections/the-token'
const PICTURES = ['/deals/1.svg', '/avatar']
const PATHS = ['', '.pbn', ...PICTURES]

let worlds: readonly HttpWorld[]

/** A service with origins whose pages may call it, and one without. */
beforeAll(async () => {
  const pictures = { [AVATAR]: { type: 'image/png', bytes: Buffer.from('a picture') } } as const
  const open = async (corsOrigins: readonly string[]) => {
    const world = await openHttpWorld({ pictures, options: { corsOrigins } })
    const { account } = await world.signIn({ avatarUrl: AVATAR, avatarTrusted: true })
    const deal = aDeal({ ownerId: account.id })
    await world.repositories.deals.insertMany([deal])
    const fields = { ownerId: account.id, dealIds: [deal.id], publicEnabled: true, publicToken: 'the-token' }
    await world.repositories.collections.insert(aCollection(fields))
    return world
  }
  worlds = [await open([]), await open([APP])]
})
afterAll(() => Promise.all(worlds.map(({ app }) => app.close())))

const expectOpen = ({ headers }: Answer) => {
  expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'x-robots-tag': 'noindex' })
  expect(headers).not.toHaveProperty('access-control-allow-credentials')
  expect(headers['access-control-expose-headers']).toContain('ETag')
}

describe('the responses of a public link', () => {
  it('may be read by any page, and must not be indexed', async () => {
    for (const { request } of worlds)
      for (const path of PATHS)
        for (const headers of [PAGE, { origin: APP }, {}]) {
          const answer = await request({ url: `${LINK}${path}`, headers })
          expect(answer.status).toBe(200)
          expectOpen(answer)
          const known = { ...headers, 'if-none-match': answer.headers.etag }
          const again = await request({ url: `${LINK}${path}`, headers: known })
          expect(again.status).toBe(304)
          expectOpen(again)
          expectOpen(await request({ method: 'HEAD', url: `${LINK}${path}`, headers }))
        }
  })

  it.each([
    ['/public/collections/unknown', 404],
    ['/public/collections/unknown/avatar', 404],
    [`${LINK}/deals/2.svg`, 404],
    [`${LINK}/none/of/these`, 404],
    ['/public/collections', 404],
    ['/public/collections/%zz', 404],
    ['/%70ublic/collections/the-token', 200],
    [`${LINK}.pbn?south=X`, 400],
  ])('are also readable if it is refused: %s', async (url, status) => {
    for (const { request } of worlds) {
      const answer = await request({ url, headers: PAGE })
      expect(answer.status).toBe(status)
      expectOpen(answer)
    }
  })

  it('are also readable above a limit, and with another method', async () => {
    const limited = await openHttpWorld({ rateLimits: { public: { count: 1, seconds: 60 } } })
    await limited.request({ url: LINK })
    for (const path of PATHS) {
      const refused = await limited.request({ url: `${LINK}${path}`, headers: PAGE })
      expect(refused.status).toBe(429)
      expect(refused.headers['access-control-expose-headers']).toContain('Retry-After')
      expectOpen(refused)
    }
    const posted = await limited.request({ method: 'POST', url: LINK, headers: PAGE })
    expect(posted.status).toBe(405)
    expectOpen(posted)
    await limited.app.close()
  })

  it('allow preflights for reads only, even if there is nothing', async () => {
    const unknown = ['/public/collections/unknown', '/public/collections', `${LINK}/none/of/these`]
    const asks = { 'access-control-request-method': 'GET', 'access-control-request-headers': 'if-none-match' }
    for (const { request } of worlds)
      for (const url of [...PATHS.map((path) => `${LINK}${path}`), ...unknown])
        for (const origin of [PAGE.origin, APP]) {
          const answer = await request({ method: 'OPTIONS', url, headers: { ...asks, origin } })
          expect(answer).toMatchObject({ status: 204, text: '' })
          expectOpen(answer)
          expect(answer.headers['access-control-allow-methods']).toBe('GET, HEAD')
          expect(answer.headers['access-control-allow-headers']).toMatch(/\bIf-None-Match\b/)
          expect(Number(answer.headers['access-control-max-age'])).toBeGreaterThan(0)
        }
  })

  it('only allow pictures to be embedded in other pages', async () => {
    for (const { request } of worlds)
      for (const path of PATHS)
        expect((await request({ url: `${LINK}${path}` })).headers['cross-origin-resource-policy']).toBe(
          PICTURES.includes(path) ? 'cross-origin' : 'same-origin',
        )
  })

  it('are the only ones readable for every page', async () => {
    for (const { request } of worlds)
      for (const url of ['/auction-systems', '/public', '/publicity/collections/x', '/collections', '/none']) {
        const { headers } = await request({ url, headers: PAGE })
        expect(headers).not.toHaveProperty('access-control-allow-origin')
        expect(headers).not.toHaveProperty('x-robots-tag')
      }
  })
})
