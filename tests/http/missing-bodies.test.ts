import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Route } from '../support/access-table.js'
import { UNKNOWN_ID } from '../support/clients.js'
import { openStage, refusalOf, type Stage } from '../support/stage.js'

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

let stage: Stage
/** The writes documented without a body. */
let routes: readonly Route[]

beforeAll(async () => {
  stage = await openStage()
  const { paths } = (await stage.world.request({ url: '/openapi.json' })).body
  routes = stage.routes.filter(
    ({ method, path }) => WRITES.has(method) && paths[path][method.toLowerCase()].requestBody === undefined,
  )
})
afterAll(() => stage.world.app.close())

const JSON_TYPE = { 'content-type': 'application/json' }

const send = (route: Route, payload: string) => stage.ask(route, { payload, headers: JSON_TYPE })

describe('a write without a body', () => {
  it('is found in the OpenAPI document', () => {
    const names = routes.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        'POST /deals/{id}/trash',
        'PUT /catalog/authors/{handle}/subscription',
        'DELETE /api/deals/{id}',
      ]),
    )
    expect(names).not.toContain('PUT /collections/{id}/public-link')
  })

  it('refuses and names fields in a body', async () => {
    for (const route of routes)
      for (const name of ['foo', 'title', 'constructor'])
        expect([route.name, await send(route, JSON.stringify({ [name]: 1 }))]).toMatchObject([
          route.name,
          refusalOf(name),
        ])
  })

  it('refuses a body that is not an object', async () => {
    for (const route of routes)
      for (const body of ['[]', '7', '"x"', 'false'])
        expect([route.name, await send(route, body)]).toMatchObject([
          route.name,
          { status: 400, body: { code: 'VALIDATION_FAILED', meta: { issues: [{ path: '' }] } } },
        ])
  })

  it('accepts a missing or empty body, {} and null alike', async () => {
    for (const route of routes) {
      const { status } = await stage.ask(route)
      for (const body of ['', '{}', 'null'])
        expect([route.name, body, (await send(route, body)).status]).toEqual([route.name, body, status])
    }
  })

  it('refuses fields after the credential, together with those of the query, and before a lookup', async () => {
    const { world, scene } = stage
    const post = async (url: string, headers: object) =>
      world.request({ method: 'POST', url, headers: { ...headers, ...JSON_TYPE }, payload: '{"foo":1}' })
    const { headers } = await world.signIn()
    expect((await post(`/deals/${scene.deal.id}/trash`, {})).status).toBe(401)
    const answer = await post(`/deals/${UNKNOWN_ID}/trash?colour=1`, headers)
    expect([answer.status, answer.body.meta.issues.map(({ path }: { path: string }) => path)]).toEqual([
      400,
      ['/colour', '/foo'],
    ])
    expect(await world.request({ method: 'POST', url: `/deals/${UNKNOWN_ID}/trash`, headers })).toMatchObject({
      status: 404,
      body: { code: 'DEAL_NOT_FOUND' },
    })
  })
})
