import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SCOPES } from '../../src/domain/scope.js'
import { EVERYBODY, PAGE, rows, scopes } from '../support/access-table.js'
import { openStage, type Stage } from '../support/stage.js'

describe('docs/access.md', () => {
  let stage: Stage

  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(() => stage.world.app.close())

  it('lists the callers', () => {
    const header = PAGE.split('\n').find((line) => line.startsWith('| Route |')) ?? ''
    expect(
      header
        .split('|')
        .slice(2, -2)
        .map((cell) => cell.trim()),
    ).toEqual(EVERYBODY)
  })

  it('has exactly one row for each route', () => {
    expect([...rows.keys()].sort()).toEqual(stage.routes.map(({ name }) => name).sort())
  })

  it.each(EVERYBODY)('states the response to %s', async (caller) => {
    const column = EVERYBODY.indexOf(caller)
    const answered: Record<string, number> = {}
    const expected: Record<string, number | undefined> = {}
    for (const route of stage.routes) {
      answered[route.name] = (await stage.ask(route, { caller })).status
      expected[route.name] = rows.get(route.name)?.[column]
    }
    expect(answered).toEqual(expected)
  })

  it.each(SCOPES)('matches what a key with only the scope %s can do', async (scope) => {
    const keyed = EVERYBODY.indexOf('an API key')
    const unkeyed = EVERYBODY.indexOf('nobody')
    const answered: Record<string, unknown> = {}
    const expected: Record<string, unknown> = {}
    for (const route of stage.routes) {
      const needed = scopes.get(route.name)
      const headers = { 'x-api-key': stage.scene.secrets[scope] }
      const { status, body } = await stage.ask(route, { caller: 'nobody', headers })
      answered[route.name] = status === 403 ? [body.code, body.meta.scope] : status
      const statuses = rows.get(route.name) ?? []
      if (needed === '–') expected[route.name] = statuses[unkeyed]
      else if (needed === 'API_KEY') expected[route.name] = ['FORBIDDEN', undefined]
      else expected[route.name] = ['any', scope].includes(needed ?? '') ? statuses[keyed] : ['FORBIDDEN', needed]
    }
    expect(answered).toEqual(expected)
  })

  it.each(SCOPES)('states what a key with only the scope %s can do with ?serve=false and HEAD', async (scope) => {
    const route = stage.routes.find(({ name }) => name === 'GET /api/deals/{id}')
    if (route === undefined) throw new Error('no such route')
    const headers = { 'x-api-key': stage.scene.secrets[scope] }
    const asked = [
      { method: 'GET', query: 'serve=false', scopes: ['deals:read'] },
      { method: 'HEAD', query: 'serve=false', scopes: ['deals:read'] },
      // A HEAD serves nothing.
      { method: 'HEAD', query: 'serve=true', scopes: ['deals:read', 'serve'] },
    ]
    for (const { method, query, scopes } of asked) {
      const { status } = await stage.ask(route, { caller: 'nobody', headers, method, query })
      expect(status, `${method} ?${query}`).toBe(scopes.includes(scope) ? 200 : 403)
    }
  })
})
