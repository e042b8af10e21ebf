import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'

describe('an instance', () => {
  let world: HttpWorld
  let state: { hasDatabase: boolean; hasKeys: boolean; isDraining: boolean }

  beforeEach(async () => {
    state = { hasDatabase: true, hasKeys: true, isDraining: false }
    world = await openHttpWorld({
      checks: {
        checkDatabase: async () => {
          if (!state.hasDatabase) throw new Error('out of reach')
        },
        hasKeys: () => state.hasKeys,
        isDraining: () => state.isDraining,
      },
    })
  })
  afterEach(() => world.app.close())

  const ready = () => world.request({ url: '/health/ready' })

  it('is ready if nothing is wrong, and the response is never stored', async () => {
    expect(await ready()).toMatchObject({
      status: 200,
      body: { status: 'ok' },
      headers: { 'cache-control': 'no-store' },
    })
  })

  it.each([{ hasDatabase: false }, { hasKeys: false }, { isDraining: true }])(
    'is alive but not ready with %o',
    async (change) => {
      Object.assign(state, change)
      expect(await ready()).toMatchObject({
        status: 503,
        body: { code: 'SERVICE_UNAVAILABLE' },
        headers: { 'cache-control': 'no-store', 'retry-after': expect.any(String) },
      })
      expect((await world.request({ url: '/health/live' })).status).toBe(200)
    },
  )

  it('tells clients to open their next connection elsewhere while it shuts down', async () => {
    expect((await world.request({ url: '/auction-systems' })).headers.connection).not.toBe('close')
    state.isDraining = true
    const answer = await world.request({ url: '/auction-systems' })
    expect(answer).toMatchObject({ status: 200, headers: { connection: 'close' } })
  })
})
