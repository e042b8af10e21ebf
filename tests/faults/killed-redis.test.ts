import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aRedisServer } from '../support/redis-server.js'
import { type FaultWorld, openFaultWorld, tryFault } from './world.js'

const PUBLIC_LIMIT = 10

let world: FaultWorld
let redis: Awaited<ReturnType<typeof aRedisServer>>

beforeEach(async () => {
  redis = await aRedisServer()
  const settings = { REDIS_URL: redis.url, RATE_LIMIT_PUBLIC: `${PUBLIC_LIMIT}/3600` }
  world = await openFaultWorld({ settings: async () => settings })
})
afterEach(async () => {
  await world.close()
  await redis.kill()
})

/** How many of so many requests from one address are let through. */
const letThrough = async (requests: number): Promise<number> => {
  const answers = await Promise.all(
    Array.from({ length: requests }, () => world.request({ method: 'GET', path: '/auction-systems' })),
  )
  const passed = answers.filter(({ status }) => status === 200)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(requests - passed.length)
  return passed.length
}

describe('Redis that is killed', () => {
  it('fails no request, and limits hold meanwhile', async () => {
    const { load } = world
    let passed = 0
    await tryFault(world, {
      name: 'Redis killed, and held',
      full: 20,
      allowed: [],
      round: async () => {
        await redis.kill()
        await load.goesOn()
        passed += await letThrough(3 * PUBLIC_LIMIT)
        // The window lasts longer than the suite: each instance, and Redis, lets through so many and no more.
        expect(passed).toBeLessThanOrEqual(PUBLIC_LIMIT)
        await redis.start()
        await load.goesOn()
        redis.hold()
        await load.goesOn()
        redis.goOn()
      },
      besides: () => `${load.failures.length} failed; limits counted by the instance meanwhile`,
    })
    expect(passed).toBe(PUBLIC_LIMIT)
  })
})
