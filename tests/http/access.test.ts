import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EVERYBODY, PAGE, rows } from '../support/access-table.js'
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
        .slice(2, -1)
        .map((cell) => cell.trim()),
    ).toEqual(EVERYBODY)
  })

  it('has exactly one row for each route', () => {
    expect([...rows.keys()].sort()).toEqual(stage.routes.map(({ name }) => name).sort())
  })

  it.each(EVERYBODY)('says what is answered to %s', async (caller) => {
    const column = EVERYBODY.indexOf(caller)
    const answered: Record<string, number> = {}
    const expected: Record<string, number | undefined> = {}
    for (const route of stage.routes) {
      answered[route.name] = (await stage.ask(route, { caller })).status
      expected[route.name] = rows.get(route.name)?.[column]
    }
    expect(answered).toEqual(expected)
  })
})
