import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { ownPostgresAt } from '../support/own-servers.js'
import { seconds } from './report.js'
import { type FaultWorld, openFaultWorld, tryFault, whenReady } from './world.js'

let world: FaultWorld
beforeEach(async () => {
  world = await openFaultWorld()
})
afterEach(() => world.close())

describe('PostgreSQL stopped in immediate mode', () => {
  it('requires no restart of the service', async () => {
    const { load, instance } = world
    const postgres = ownPostgresAt(inject('postgresPlace'))
    const { child } = instance()
    let trouble = 0
    await tryFault(world, {
      name: 'PostgreSQL stopped at once and started',
      full: 20,
      allowed: [503],
      round: async () => {
        const refused = load.fails()
        postgres.stopAtOnce()
        await refused
        postgres.start()
        const started = performance.now()
        await load.goesOn()
        await whenReady(world)
        trouble = Math.max(trouble, load.troubleAfter(started))
        expect([child.exitCode, child.signalCode]).toEqual([null, null])
      },
      besides: () =>
        `${load.failures.length} answered 503; the last ${seconds(trouble)} after the database, the slowest in ${seconds(load.slowest)}`,
    })
  })
})
