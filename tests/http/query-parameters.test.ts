import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ignoresQueries } from '../support/access-table.js'
import { openStage, refusalOf, type Stage } from '../support/stage.js'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.world.app.close())

/** The statuses of successes other than 200. */
const SUCCESS: Readonly<Record<string, number>> = { takePart: 201, leave: 204 }

describe('an unknown query parameter', () => {
  it('is refused and named on every route', async () => {
    for (const route of stage.routes.filter((route) => !ignoresQueries(route)))
      for (const name of ['colour', 'OR', 'constructor', '__proto__', ''])
        expect([route.name, await stage.ask(route, { query: `${name}=1` })]).toMatchObject([
          route.name,
          refusalOf(name),
        ])
  })

  it('is refused on HEAD as on GET', async () => {
    for (const route of stage.routes.filter((route) => route.method === 'GET' && !ignoresQueries(route)))
      expect([route.name, (await stage.ask(route, { query: 'colour=1', method: 'HEAD' })).status]).toEqual([
        route.name,
        400,
      ])
  })

  it('is ignored under /public, /health and /metrics, in the documents and on pages', async () => {
    for (const route of stage.routes.filter(ignoresQueries))
      expect([route.name, (await stage.ask(route, { query: 'colour=1' })).status]).toEqual([
        route.name,
        SUCCESS[route.operationId] ?? 200,
      ])
    for (const url of ['/openapi.json', '/docs/json', '/docs/static/swagger-initializer.js'])
      expect([url, (await stage.world.request({ url: `${url}?colour=1` })).status]).toEqual([url, 200])
  })

  it('is checked after the credential, the route and its methods', async () => {
    for (const [method, url, status] of [
      ['GET', '/deals?colour=1', 401],
      ['GET', '/api/deals?colour=1', 401],
      ['GET', '/none?colour=1', 404],
      ['DELETE', '/deals?colour=1', 405],
      ['OPTIONS', '/deals?colour=1', 204],
    ] as const)
      expect([url, (await stage.world.request({ method, url })).status]).toEqual([url, status])
  })
})

describe('a repeated query parameter', () => {
  it.each(['/deals?page=1&page=2', '/deals?sharing=public&sharing=private', '/accounts/search?q=abc&q=abd'])(
    'is refused if one value is declared: %s',
    async (url) => {
      const { headers } = await stage.world.signIn()
      expect(await stage.world.request({ url, headers })).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED' },
      })
    },
  )
})

describe('an empty query parameter', () => {
  // Slow because it prints a sheet for each parameter that sheets have.
  it('counts as missing on every route', { timeout: 120_000 }, async () => {
    const { paths } = (await stage.world.request({ url: '/openapi.json' })).body
    let tried = 0
    for (const route of stage.routes) {
      const { parameters = [] } = paths[route.path][route.method.toLowerCase()]
      const { status } = await stage.ask(route)
      for (const { name } of parameters.filter((one: { in: string }) => one.in === 'query')) {
        for (const query of [`${name}=`, name, `${name}=&${name}=`]) {
          const answer = await stage.ask(route, { query })
          expect([route.name, query, answer.status]).toEqual([route.name, query, status])
          tried++
        }
      }
    }
    expect(tried).toBeGreaterThan(200)
  })

  it('is reported as missing if one is required', async () => {
    const { headers } = await stage.world.signIn()
    expect(await stage.world.request({ url: '/accounts/search?q=', headers })).toMatchObject({
      status: 400,
      body: { meta: { issues: [{ path: '/q', message: 'is required' }] } },
    })
  })

  it('is left out of a list, and does not hide another value', async () => {
    const { headers } = await stage.world.signIn()
    for (const query of ['theme=&theme=trumps', 'theme=&theme=', 'page=&page=1', 'sharing=public&sharing='])
      expect([query, (await stage.world.request({ url: `/deals?${query}`, headers })).status]).toEqual([query, 200])
    for (const query of ['page=0&page=', 'page=&page=1&page=2', 'colour='])
      expect([query, (await stage.world.request({ url: `/deals?${query}`, headers })).status]).toEqual([query, 400])
  })
})

describe('a query that is not percent-encoded UTF-8', () => {
  it('is refused with the name of the parameter, together with other faults', async () => {
    const { headers } = await stage.world.signIn()
    for (const text of ['%FF', 'a%C0%AF', '%ED%A0%80', '%', '100%', '%zz', 'a%2'])
      for (const [query, paths] of [
        [`q=${text}`, ['/q']],
        [`theme=ok&theme=${text}`, ['/theme']],
        [`%71=${text}&page=0`, ['/q', '/page']],
        [`colour=${text}`, ['/colour']],
      ] as const) {
        const { status, body } = await stage.world.request({ url: `/deals?${query}`, headers })
        const found = [...new Set((body.meta.issues ?? []).map(({ path }: { path: string }) => path))]
        expect([query, status, body.code, found.sort()]).toEqual([query, 400, 'VALIDATION_FAILED', [...paths].sort()])
      }
  })

  it('is accepted if its escapes are valid, and ignored in a parameter that is ignored', async () => {
    const { headers } = await stage.world.signIn()
    for (const url of ['/deals?q=100%25', '/deals?q=%25FF', '/deals?q=%C3%A9+x', '/auction-systems'])
      expect([url, (await stage.world.request({ url, headers })).status]).toEqual([url, 200])
    const { token } = stage.scene
    expect((await stage.world.request({ url: `/public/collections/${token}.pbn?from=%FF` })).status).toBe(200)
    expect((await stage.world.request({ url: `/public/collections/${token}.pbn?south=%FF` })).status).toBe(400)
  })
})

describe('the OpenAPI document', () => {
  it('names the parameters of a route and declares the refusal of others', async () => {
    const { paths } = (await stage.world.request({ url: '/openapi.json' })).body
    const names = (parameters: { in: string; name: string }[] = []) =>
      parameters.filter((one) => one.in === 'query').map(({ name }) => name)
    expect(names(paths['/collections'].get.parameters)).toEqual(['page', 'pageSize', 'deleted'])
    expect(names(paths['/accounts/me'].get.parameters)).toEqual([])
    expect(paths['/accounts/me'].get.responses).toHaveProperty('400')
    expect(paths['/health/live'].get.responses).not.toHaveProperty('400')
  })
})
