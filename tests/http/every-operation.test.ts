import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ignoresQueries } from '../support/access-table.js'
import { openStage, type Stage } from '../support/stage.js'

/** Responses that must not be cached: a serve, metrics, health, and everything about an account. */
const WITHOUT_TAG: ReadonlySet<string> = new Set([
  'GET /api/deals/{id}',
  'GET /metrics',
  'GET /health/live',
  'GET /health/ready',
  'GET /accounts/me/export',
])
const LONG_AGO = 'Thu, 01 Jan 1970 00:00:00 GMT'
const MANY_TAGS = Array.from({ length: 500 }, (_, i) => `"tag-${i}"`).join(', ')
const CONDITIONS: readonly (readonly [string, string])[] = [
  ...['if-none-match', 'if-match'].flatMap((name) =>
    ['*', '"x"', 'W/"x"', 'rubbish', '"', 'W/', ',,,', '', MANY_TAGS].map((value) => [name, value] as const),
  ),
  ['if-modified-since', LONG_AGO],
  ['if-modified-since', 'rubbish'],
  ['if-unmodified-since', LONG_AGO],
  ['if-range', '"x"'],
  ['range', 'bytes=0-0'],
]

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.world.app.close())

const reads = () => stage.routes.filter(({ method }) => method === 'GET')

describe('every operation', () => {
  it.each(CONDITIONS.map(([name, value]) => [name, value.slice(0, 20), value]))(
    'takes the condition %s: %s without failing',
    async (name, _, value = '') => {
      for (const route of stage.routes)
        for (const method of route.method === 'GET' ? ['GET', 'HEAD'] : [route.method]) {
          const { status } = await stage.ask(route, { method, headers: { [String(name)]: value } })
          expect(status, `${method} ${route.path}`).toBeLessThan(500)
        }
    },
  )

  it('refuses an unknown query parameter, or ignores it where anyone may add one', async () => {
    for (const route of stage.routes)
      for (const method of route.method === 'GET' ? ['GET', 'HEAD'] : [route.method]) {
        const { status } = await stage.ask(route, { method, query: 'colour=1' })
        const sound = await stage.ask(route, { method })
        expect([method, route.path, status]).toEqual([method, route.path, ignoresQueries(route) ? sound.status : 400])
      }
  })
})

describe('every read', () => {
  it('has a tag, except for those that must not be cached', async () => {
    const untagged: string[] = []
    for (const route of reads()) {
      const { status, headers } = await stage.ask(route)
      expect([route.name, status]).toEqual([route.name, 200])
      if (headers.etag === undefined) untagged.push(route.name)
    }
    expect(untagged.sort()).toEqual([...WITHOUT_TAG].sort())
  })

  it('returns 304 for its own tag, for GET and HEAD alike', async () => {
    for (const route of reads().filter(({ name }) => !WITHOUT_TAG.has(name))) {
      const { etag = '' } = (await stage.ask(route)).headers
      for (const method of ['GET', 'HEAD'])
        for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
          const { status, text, headers } = await stage.ask(route, { method, headers: { 'if-none-match': known } })
          expect([method, route.path, known, status, text]).toEqual([method, route.path, known, 304, ''])
          expect(headers.etag).toBe(etag)
        }
    }
  })

  it('returns 200 for other tags and for times, with its own tag', async () => {
    for (const route of reads().filter(({ name }) => !WITHOUT_TAG.has(name))) {
      const { etag } = (await stage.ask(route)).headers
      for (const method of ['GET', 'HEAD'])
        for (const [name, value] of [
          ['if-none-match', '"x"'],
          ['if-none-match', MANY_TAGS],
          ['if-none-match', ''],
          ['if-modified-since', LONG_AGO],
        ] as const) {
          const { status, headers } = await stage.ask(route, { method, headers: { [name]: value } })
          expect([method, route.path, name, status, headers.etag]).toEqual([method, route.path, name, 200, etag])
        }
    }
  })
})
