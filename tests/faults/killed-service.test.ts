import { afterEach, describe, expect, it } from 'vitest'
import { type FaultWorld, openFaultWorld, tryFault, type WorldOptions } from './world.js'

let world: FaultWorld
afterEach(() => world.close())

const killed = async (name: string, options: WorldOptions): Promise<void> => {
  world = await openFaultWorld(options)
  await tryFault(world, {
    name: `kill -9 of the service, ${name}`,
    full: 50,
    allowed: [null, 503],
    round: async () => {
      expect(await world.instance().kill('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' })
      await world.start()
    },
  })
}

describe('a killed service', () => {
  it('loses nothing on PostgreSQL', () => killed('PostgreSQL', {}))

  it('loses nothing on the embedded database', () => killed('embedded database', { isEmbedded: true }))
})
