import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSigningKey, base64url, type SigningKey } from '../support/signing-keys.js'
import { until } from '../support/until.js'
import { type FaultWorld, openFaultWorld, sendTo, tryFault, WITH_API_KEY } from './world.js'

/** Longer than the service waits before it fetches keys again for an unknown key id. */
const COOLDOWN_MS = 31_000
const SOON_MS = 500

const saying =
  (status: number, body: string, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)

/** Ways in which a provider fails. */
const waysToFail = (stranger: SigningKey): Readonly<Record<string, RequestListener>> => ({
  down: (request) => request.socket.destroy(),
  slow: () => {},
  error: saying(500, JSON.stringify({ keys: [stranger.publicJwk] })),
  page: saying(200, '<!doctype html><title>Sign in</title>', { 'content-type': 'text/html' }),
  half: saying(200, JSON.stringify({ keys: [stranger.publicJwk] }).slice(0, -2)),
  nothing: saying(200, '{}'),
  'no key': saying(200, '{"keys":[]}'),
  secret: saying(200, JSON.stringify({ keys: [{ kty: 'oct', kid: stranger.kid, k: base64url('secret') }] })),
  flood: saying(200, `{"keys":[${JSON.stringify(stranger.publicJwk)}],"more":"${'x'.repeat(2 * 1024 * 1024)}"}`),
  elsewhere: saying(302, '', { location: 'http://127.0.0.1:9/jwks' }),
})

let world: FaultWorld
let stranger: SigningKey

beforeAll(async () => {
  stranger = await aSigningKey('EdDSA', 'stranger')
  world = await openFaultWorld()
})
afterAll(() => world.close())

const asking = async (address: string, authorization: string): Promise<number | null> =>
  (await sendTo(address, { method: 'GET', path: '/accounts/me', headers: { authorization } })).status

/** Whether the provider soon returns the key that it signs with. */
const isWell = async (): Promise<boolean> => {
  const { AUTH_JWKS_URI } = world.provider.settings
  try {
    const answer = await fetch(AUTH_JWKS_URI, { signal: AbortSignal.timeout(SOON_MS), redirect: 'manual' })
    const { keys } = (await answer.json()) as { keys: { kid: string }[] }
    return answer.ok && keys.some(({ kid }) => kid === world.provider.kid)
  } catch {
    return false
  }
}

/** Forged tokens: with an unknown key, with a known key id, and without a signature. */
const forged = async (): Promise<readonly string[]> => {
  const { tokenOf } = world.provider
  const unsigned = base64url({ alg: 'none' })
  const payload = (await tokenOf('writer-0')).split('.')[1]
  return [
    await tokenOf('writer-0', {}, stranger),
    await tokenOf('writer-0', {}, { ...stranger, kid: 'key-EdDSA' }),
    `${unsigned}.${payload}.`,
  ]
}

describe('an identity provider that fails', () => {
  it('does not affect tokens signed with known keys, and lets no other token in', async () => {
    const { address, load, provider } = world
    const ways = Object.values(waysToFail(stranger))
    let refused = 0
    await tryFault(world, {
      name: 'identity provider down, slow, answering rubbish',
      full: 20,
      allowed: [],
      round: async () => {
        for (const way of ways) {
          provider.behave(way)
          expect(await isWell()).toBe(false)
          await world.tell({ pass: COOLDOWN_MS })
          const asked = provider.requests()
          for (const token of await forged()) {
            expect(await asking(address, `Bearer ${token}`)).toBe(401)
            refused++
          }
          expect(provider.requests()).toBeGreaterThan(asked)
          expect(await asking(address, `Bearer ${await provider.tokenOf('writer-1')}`)).toBe(200)
        }
        provider.behave()
        expect(await isWell()).toBe(true)
      },
      besides: () => `${load.failures.length} failed, ${refused} forged tokens refused`,
    })
  })

  it('at startup means that no token can be verified, while everything else works', async () => {
    const { provider } = world
    const ways = Object.values(waysToFail(stranger))
    for (const way of ways) {
      provider.behave(way)
      expect(await isWell()).toBe(false)
      const { address, kill } = await world.start({ PORT: '0' })
      const good = `Bearer ${await provider.tokenOf('writer-0')}`
      for (const token of await forged()) expect([401, 503]).toContain(await asking(address, `Bearer ${token}`))
      const { status, saysWhen } = await sendTo(address, {
        method: 'GET',
        path: '/accounts/me',
        headers: { authorization: good },
      })
      expect([status, saysWhen]).toEqual([503, true])
      const read = { method: 'GET', path: '/accounts/writer-0', headers: WITH_API_KEY } as const
      expect((await sendTo(address, read)).status).toBe(200)
      expect((await sendTo(address, { method: 'GET', path: '/auction-systems' })).status).toBe(200)
      provider.behave()
      await until(async () => (await asking(address, good)) === 200)
      for (const token of await forged()) expect(await asking(address, `Bearer ${token}`)).toBe(401)
      await kill('SIGKILL')
    }
  })
})
