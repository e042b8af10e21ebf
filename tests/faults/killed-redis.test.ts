import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aRedisServer } from '../support/redis-server.js'
import { type FaultWorld, openFaultWorld, tryFault } from './world.js'

const PUBLIC_LIMIT = 10

let world: FaultWorld
let redis: Awaited<ReturnType<typeof aRedisServer>>

beforeEach(async () => {
  redis = await aRedisServer()
  const settings = { REDIS_URL: redis.url, RATE_LIMIT_PUBLIC: `${PUBLIC_LIMIT}/3600`, TRUST_PROXY: '1' }
  world = await openFaultWorld({ settings: async () => settings })
})
afterEach(async () => {
  await world.close()
  await redis.kill()
})

let addresses = 0

/** Sends three times as many requests as the limit from a new address, and returns how many succeed. */
const letThrough = async (): Promise<number> => {
  const requests = 3 * PUBLIC_LIMIT
  const headers = { 'x-forwarded-for': `2001:db8:${(++addresses).toString(16)}::1` }
  const answers = await Promise.all(
    Array.from({ length: requests }, () => world.request({ method: 'GET', path: '/auction-systems', headers })),
  )
  const passed = answers.filter(({ status }) => status === 200)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(requests - passed.length)
  return passed.length
}

describe('a killed Redis', () => {
  it('makes no request fail, and limits still apply', async () => {
    const { load } = world
    await tryFault(world, {
      name: 'Redis killed, and held',
      full: 20,
      allowed: [],
      round: async () => {
        expect(await letThrough()).toBe(PUBLIC_LIMIT)
        await redis.kill()
        expect(await redis.answers()).toBe(false)
        await load.goesOn()
        expect(await letThrough()).toBe(PUBLIC_LIMIT)
        await redis.start()
        expect(await redis.answers()).toBe(true)
        await load.goesOn()
        redis.hold()
        expect(await redis.answers()).toBe(false)
        await load.goesOn()
        expect(await letThrough()).toBe(PUBLIC_LIMIT)
        redis.goOn()
      },
      besides: () => `${load.failures.length} failed; limits counted by the instance meanwhile`,
    })
  })
})
