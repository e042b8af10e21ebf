import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openBalancer } from '../support/balancer.js'
import { freePort } from '../support/own-servers.js'
import type { ServiceProcess } from '../support/service-process.js'
import { until } from '../support/until.js'
import { type FaultWorld, openFaultWorld, tryFault } from './world.js'

let world: FaultWorld
let balancer: Awaited<ReturnType<typeof openBalancer>>
let instances: ServiceProcess[]

beforeEach(async () => {
  world = await openFaultWorld({ settings: async () => ({ DRAIN_DELAY: '2' }) })
  instances = [world.instance(), await world.start({ PORT: String(await freePort()) })]
  balancer = await openBalancer(instances.map(({ address }) => address))
  await until(() => balancer.ready() === 2)
  world.send(balancer.address)
})
afterEach(async () => {
  await world.close()
  balancer.close()
})

describe('an instance that is being stopped', () => {
  it('is replaced by another one without a failed request', async () => {
    const { load } = world
    await tryFault(world, {
      name: 'SIGTERM under load, a second instance taking over',
      full: 20,
      allowed: [],
      round: async () => {
        const leaving = instances.shift() as ServiceProcess
        expect(await leaving.kill('SIGTERM')).toEqual({ code: 0, signal: null })
        await load.goesOn()
        instances.push(await world.start({ PORT: new URL(leaving.address).port }))
        await until(() => balancer.ready() === 2)
      },
      besides: () => `${load.failures.length} failed`,
    })
  })
})
