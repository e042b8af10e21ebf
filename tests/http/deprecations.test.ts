import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { withoutReferences } from '../../scripts/api-changes/without-references.js'
import { failures } from '../../src/http/dtos/schemas.js'
import type { Deprecation } from '../../src/http/openapi/deprecations.js'
import { openHttpWorld } from '../support/http-world.js'

const DEPRECATION: Deprecation = { since: '2026-03-01', sunset: '2026-09-01', instead: 'Use `GET /deals`.' }
const HEADERS = { deprecation: '@1772323200', sunset: 'Tue, 01 Sep 2026 00:00:00 GMT' }

const openWorld = (deprecation: Deprecation) =>
  openHttpWorld({
    extend: (app) => {
      const response = { 200: Type.Object({}, { description: 'Nothing' }) }
      const schema = {
        operationId: 'getOld',
        summary: 'Get',
        description: 'Gets.',
        tags: ['deals'],
        security: [],
        response,
      }
      app.get('/old', { config: { deprecation }, schema }, async () => ({}))
    },
  })

describe('a deprecated route', () => {
  it('announces it in every response, and in the OpenAPI document', async () => {
    const { request, app } = await openWorld(DEPRECATION)
    for (const [method, url, status] of [
      ['GET', '/old', 200],
      ['HEAD', '/old', 200],
      ['GET', '/old?unknown=1', 400],
    ] as const) {
      const answer = await request({ method, url })
      expect(answer.status).toBe(status)
      expect(answer.headers).toMatchObject(HEADERS)
    }
    const document = withoutReferences((await request({ url: '/openapi.json' })).body)
    expect(document.paths['/old'].get).toMatchObject({
      deprecated: true,
      description: 'Gets.\n\nDeprecated since 2026-03-01; may stop working on 2026-09-01. Use `GET /deals`.',
      responses: { 200: { headers: { Deprecation: { schema: { type: 'string' } }, Sunset: {} } } },
    })
    await app.close()
  })

  it('announces it in refusals of earlier hooks too', async () => {
    const { request, app } = await openHttpWorld({
      extend: (app) => {
        app.register(async (scope) => {
          scope.addHook('onRequest', async () => {
            throw scope.httpErrors.unauthorized()
          })
          const schema = {
            operationId: 'getGuarded',
            summary: 'Get',
            tags: ['deals'],
            security: [],
            response: failures(401),
          }
          scope.get('/guarded', { config: { deprecation: DEPRECATION }, schema }, async () => ({}))
        })
      },
    })
    expect(await request({ url: '/guarded' })).toMatchObject({ status: 401, headers: HEADERS })
    await app.close()
  })

  it('works for at least six months', async () => {
    await expect(openWorld({ ...DEPRECATION, sunset: '2026-08-31' })).rejects.toThrow('six months')
    await expect(openWorld({ ...DEPRECATION, sunset: 'autumn' })).rejects.toThrow('autumn is not a day')
  })

  it('does not affect other routes', async () => {
    const { request, app } = await openHttpWorld()
    const { headers } = await request({ url: '/health/live' })
    for (const name of Object.keys(HEADERS)) expect(headers).not.toHaveProperty(name)
    expect((await request({ url: '/openapi.json' })).text).not.toContain('"deprecated":true')
    await app.close()
  })
})
