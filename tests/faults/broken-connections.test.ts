import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openProxy } from '../support/tcp-proxy.js'
import { seconds } from './report.js'
import { type FaultWorld, openFaultWorld, SHORT_TIMEOUTS, tryFault, WRITERS } from './world.js'

let world: FaultWorld
let proxy: Awaited<ReturnType<typeof openProxy>>

beforeAll(async () => {
  world = await openFaultWorld({
    settings: async (databaseUrl) => {
      const url = new URL(databaseUrl)
      proxy = await openProxy({ hostname: url.hostname, port: Number(url.port) })
      url.port = String(proxy.port)
      return { ...SHORT_TIMEOUTS, DATABASE_URL: url.href }
    },
  })
})
afterAll(async () => {
  await world.close()
  proxy.close()
})

const tried = async (name: string, fail: () => Promise<void>): Promise<void> => {
  const { load } = world
  let trouble = 0
  await tryFault(world, {
    name,
    full: 50,
    allowed: [503],
    round: async () => {
      await fail()
      proxy.heal()
      const healed = performance.now()
      await load.goesOn()
      trouble = Math.max(trouble, load.troubleAfter(healed))
      expect(world.instance().child.exitCode).toBeNull()
    },
    besides: () =>
      `${load.failures.length} answered 503; the last ${seconds(trouble)} after the network, the slowest in ${seconds(load.slowest)}`,
  })
}

describe('connections to PostgreSQL', () => {
  it('are replaced if they are cut', () =>
    tried('connections to PostgreSQL cut', async () => {
      const failed = world.load.fails()
      proxy.cut()
      await failed
    }))

  it('cause no duplicates if they are cut before the response', () =>
    tried('connections to PostgreSQL cut before the answer', async () => {
      proxy.cutAnswers()
      await world.load.fails()
    }))

  it('that hang delay requests no longer than their timeout', () =>
    tried('connections to PostgreSQL hung', async () => {
      proxy.hang()
      await world.load.fails(WRITERS)
    }))
})
