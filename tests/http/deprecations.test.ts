import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import type { Deprecation } from '../../src/http/plugins/deprecations.js'
import { openHttpWorld } from '../support/http-world.js'

const DEPRECATION: Deprecation = { since: '2026-03-01', sunset: '2026-09-01', instead: 'Use `GET /deals`.' }

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

describe('a route that is about to end', () => {
  it('says so in every response, and in the OpenAPI document', async () => {
    const { request, app } = await openWorld(DEPRECATION)
    for (const [url, status] of [
      ['/old', 200],
      ['/old?unknown=1', 400],
    ] as const) {
      const answer = await request({ url })
      expect(answer.status).toBe(status)
      expect(answer.headers).toMatchObject({ deprecation: '@1772323200', sunset: 'Tue, 01 Sep 2026 00:00:00 GMT' })
    }
    const { body } = await request({ url: '/openapi.json' })
    expect(body.paths['/old'].get).toMatchObject({
      deprecated: true,
      description: 'Gets.\n\nDeprecated since 2026-03-01; may stop working on 2026-09-01. Use `GET /deals`.',
      responses: { 200: { headers: { Deprecation: { schema: { type: 'string' } }, Sunset: {} } } },
    })
    await app.close()
  })

  it('works for six months at least', async () => {
    await expect(openWorld({ ...DEPRECATION, sunset: '2026-08-31' })).rejects.toThrow('six months')
    await expect(openWorld({ ...DEPRECATION, sunset: 'autumn' })).rejects.toThrow('autumn is not a day')
  })

  it('is told apart from the others', async () => {
    const { request, app } = await openHttpWorld()
    const { headers } = await request({ url: '/health/live' })
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['deprecation']))
    expect((await request({ url: '/openapi.json' })).text).not.toContain('"deprecated":true')
    await app.close()
  })
})
