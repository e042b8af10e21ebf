import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SERVES_FEATURE } from '../../src/domain/serve.js'
import { JoseAccessTokenVerifier } from '../../src/infrastructure/jose/jose-access-token-verifier.js'
import { KeySet } from '../../src/infrastructure/jose/key-set.js'
import { systemClock } from '../../src/infrastructure/system/system-clock.js'
import { aDeal, aGrant, anAccount, everyKindOfDeal, later, NOON } from '../support/builders.js'
import { aBackend, aClient, aClock, type Client, changeKept, NO_IDS, UNKNOWN_ID } from '../support/clients.js'
import { type HttpWorld, openHttpWorld, WITH_API_KEY } from '../support/http-world.js'
import { TEST_RULES, tokenOf } from '../support/tokens.js'

const FREE = 3
const MIDNIGHT = '2026-03-02T00:00:00.000Z'

const clock = aClock(NOON)

let shared: HttpWorld
let world: HttpWorld
let backend: ReturnType<typeof aBackend>
let player: Client
let url: string
let before = 0

const openServingWorld = (options: Parameters<typeof openHttpWorld>[0] = {}): Promise<HttpWorld> =>
  openHttpWorld({ clock, limits: { freeServes: FREE }, ...options })

const SUPPLEMENT = [{ name: 'West', value: 'Ada' }]

/** A player, and a deal that has not been served yet. */
const enter = async (entered: HttpWorld): Promise<void> => {
  clock.pass(NOON.getTime() - clock.now().getTime())
  world = entered
  backend = aBackend(world)
  player = await aClient(world)
  const owner = anAccount()
  await world.repositories.accounts.insert(owner)
  const deal = aDeal({ ownerId: owner.id, personalThemes: ['mine'], supplement: SUPPLEMENT })
  await world.repositories.deals.insertMany([deal])
  url = `/api/deals/${deal.id}`
  before = await totalCount()
}

beforeAll(async () => {
  shared = await openServingWorld()
})
beforeEach(() => enter(shared))

const serve = (headers: object = player.headers, to = url) => backend.get(to, headers)
const withKey = (key: string, headers: object = player.headers) => ({
  ...headers,
  'idempotency-key': key && `${key} ${player.account.id}`,
})
const totalCount = async () =>
  (await world.repositories.serves.countByDay('2026-01-01', '2026-12-31')).reduce((sum, day) => sum + day.serves, 0)
/** The number of serves in this test. */
const countOf = async () => (await totalCount()) - before
const usedBy = ({ account }: Client) => world.repositories.serves.countOfPlayer(account.id, '2026-01-01', '2026-12-31')

describe('a serve', () => {
  it('returns the whole deal, and says for whom it counts and what remains', async () => {
    const answer = await serve()
    expect(answer).toMatchObject({
      status: 200,
      body: {
        deal: { id: url.split('/').at(-1), personalThemes: ['mine'] },
        serve: { playerId: player.account.id, servedAt: '2026-03-01T12:00:00.000Z', remaining: FREE - 1 },
      },
    })
    expect(answer.body.deal).not.toHaveProperty('supplement')
    expect(Object.keys(answer.body)).toEqual(['deal', 'serve'])
    expect(Object.keys(answer.body.serve)).toEqual(['id', 'playerId', 'servedAt', 'remaining'])
    expect(answer.body.serve.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)
    expect(await countOf()).toBe(1)
  })

  it('is not to be stored, and has no ETag', async () => {
    for (const headers of [player.headers, {}, { 'if-none-match': '*' }, withKey('k'), withKey('k')]) {
      const answer = await serve(headers)
      expect(answer.status).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.headers.etag).toBeUndefined()
    }
  })

  it('serves deals of every owner, sharing and lifecycle', async () => {
    const deals = everyKindOfDeal([player.account.id])
    await world.repositories.deals.insertMany(deals)
    for (const { id, lifecycle } of deals)
      expect(await serve({}, `/api/deals/${id}`)).toMatchObject({ status: 200, body: { deal: { id, lifecycle } } })
  })

  it('is refused beyond the allowance: no deal, no serve', async () => {
    for (let i = 0; i < FREE; i++) expect((await serve()).body.serve.remaining).toBe(FREE - 1 - i)
    const refused = await serve()
    expect(refused).toMatchObject({ status: 402, headers: { 'cache-control': 'no-store' } })
    expect(refused.body).toEqual({
      code: 'SERVE_ALLOWANCE_EXHAUSTED',
      message: expect.any(String),
      meta: { allowance: FREE, used: FREE, resetsAt: MIDNIGHT },
    })
    expect(await countOf()).toBe(FREE)
    clock.pass(12 * 3_600_000 - 1)
    expect(await serve()).toMatchObject({ status: 402, body: { meta: { resetsAt: MIDNIGHT } } })
    clock.pass(1)
    expect(await serve()).toMatchObject({ status: 200, body: { serve: { remaining: FREE - 1 } } })
  })

  it('is counted exactly for many concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 64 }, () => serve()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(FREE)
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(64 - FREE)
    expect(await countOf()).toBe(FREE)
  })

  it('immediately reflects the grants of the player', async () => {
    const put = (limit: number | null, endsAt: string | null = null) =>
      backend.put(`/api/accounts/${player.account.id}/grants/${UNKNOWN_ID}`, {
        source: 'subscription',
        feature: SERVES_FEATURE,
        limit,
        startsAt: '2026-03-01T00:00:00Z',
        endsAt,
      })
    await put(FREE + 2)
    expect((await serve()).body.serve.remaining).toBe(FREE + 1)
    await put(null)
    expect((await serve()).body.serve.remaining).toBeNull()
    await put(0)
    expect((await serve()).body.serve.remaining).toBe(0)
    await put(9, later(1).toISOString())
    expect((await serve()).body.serve.remaining).toBe(5)
    clock.pass(1)
    expect(await serve()).toMatchObject({ status: 402, body: { meta: { allowance: FREE, used: 4 } } })
    expect(await usedBy(player)).toBe(4)
  })

  it('has no limit if none is set', async () => {
    await enter(await openServingWorld({ limits: {} }))
    await world.repositories.grants.put(aGrant({ accountId: player.account.id, feature: SERVES_FEATURE, limit: 1 }))
    for (let i = 0; i < 5; i++) expect((await serve()).body.serve.remaining).toBeNull()
    expect(await usedBy(player)).toBe(5)
  })

  it('is refused for an unknown deal before anything is counted', async () => {
    for (const id of NO_IDS) {
      const answer = await serve(player.headers, `/api/deals/${id}`)
      expect(answer).toMatchObject({ status: 404, body: { code: 'DEAL_NOT_FOUND', meta: {} } })
    }
    expect(await countOf()).toBe(0)
    await enter(await openServingWorld({ limits: { freeServes: 0 } }))
    expect(await serve(player.headers, `/api/deals/${UNKNOWN_ID}`)).toMatchObject({ status: 404 })
    expect(await serve()).toMatchObject({ status: 402, body: { meta: { allowance: 0, used: 0 } } })
  })
})

describe('the player of a serve', () => {
  const anonymous = { playerId: null, remaining: null }

  it('is anonymous without a token, or with one that is invalid or belongs to no active account', async () => {
    const inactive = await aClient(world, { isActive: false })
    const left = await aClient(world)
    await serve(left.headers)
    await changeKept(world, left.account, { isActive: false })
    const expired = await tokenOf({ sub: player.account.id, exp: Math.floor(Date.now() / 1000) - 60 })
    for (const headers of [
      {},
      { authorization: 'Bearer rubbish' },
      { authorization: `Bearer ${expired}` },
      { authorization: 'Basic dGVhY2hlcjpzZWNyZXQ=' },
      { authorization: `Bearer ${await tokenOf({ sub: 'nobody|known' })}` },
      inactive.headers,
      left.headers,
    ])
      for (let i = 0; i <= FREE; i++)
        expect(await serve(headers)).toMatchObject({ status: 200, body: { serve: anonymous } })
    expect(await world.repositories.accounts.findById('nobody|known' as never)).toBeNull()
  })

  it('is forgotten with its account, but its serves still count', async () => {
    await serve()
    await serve(withKey('k'))
    expect(await player.delete('/accounts/me')).toMatchObject({ status: 204 })
    expect(await countOf()).toBe(2)
    expect(await usedBy(player)).toBe(0)
    expect(await serve()).toMatchObject({ status: 200, body: { serve: anonymous } })
  })

  it('is not the impersonated account', async () => {
    const admin = await aClient(world, { role: 'admin' })
    const answer = await serve({ ...admin.headers, 'x-app-impersonation': player.account.id })
    expect(answer).toMatchObject({ status: 200, body: { serve: { playerId: admin.account.id } } })
  })

  it("can't be verified while no key of the provider is known", async () => {
    const keys = new KeySet({ load: () => Promise.reject(new Error('down')) })
    await keys.start().catch(() => {})
    const verifier = new JoseAccessTokenVerifier(keys, TEST_RULES, systemClock)
    await enter(await openServingWorld({ verifier }))
    const refused = await serve()
    expect(refused).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } })
    expect(refused.headers['retry-after']).toBeDefined()
    expect(await countOf()).toBe(0)
    expect(await serve({})).toMatchObject({ status: 200, body: { serve: anonymous } })
    expect(await serve(player.headers, `${url}?serve=false`)).toMatchObject({ status: 200 })
    expect(await world.request({ url, headers: player.headers })).toMatchObject({ status: 401 })
    keys.close()
  })
})

describe('a read that is not a serve', () => {
  it('counts nothing and has an ETag', async () => {
    const read = await serve(player.headers, `${url}?serve=false`)
    expect(read).toMatchObject({
      status: 200,
      body: { deal: { personalThemes: ['mine'], supplement: SUPPLEMENT }, serve: null },
    })
    const etag = read.headers.etag as string
    expect(etag).toMatch(/^".+"$/)
    expect(await serve({ 'if-none-match': etag }, `${url}?serve=false`)).toMatchObject({ status: 304, text: '' })
    expect(await countOf()).toBe(0)
  })

  it('can be any HEAD', async () => {
    for (const to of [url, `${url}?serve=true`, `${url}?serve=false`]) {
      const answer = await world.request({ method: 'HEAD', url: to, headers: { ...WITH_API_KEY, ...withKey('k') } })
      expect(answer).toMatchObject({ status: 200, text: '' })
      expect(answer.headers['cache-control']).toBe(to.endsWith('false') ? 'private, no-cache' : 'no-store')
      expect(answer.headers.etag !== undefined).toBe(to.endsWith('false'))
    }
    expect(await countOf()).toBe(0)
    expect(await serve(withKey('k'))).toMatchObject({ status: 200, body: { serve: { remaining: FREE - 1 } } })
  })

  it('has to be requested explicitly', async () => {
    for (const query of ['serve=no', 'serve=0', 'serve=false&serve=true', 'serve=False'])
      expect(await serve({}, `${url}?${query}`), query).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', meta: { issues: [{ path: '/serve' }] } },
      })
    expect(await countOf()).toBe(0)
  })

  it('can be any list', async () => {
    expect(await serve(player.headers, '/api/deals')).toMatchObject({ status: 200 })
    expect(await countOf()).toBe(0)
  })
})

describe('an Idempotency-Key on a serve', () => {
  it('counts once and repeats the first response', async () => {
    const first = await serve(withKey('k'))
    expect(first.status).toBe(200)
    await backend.patch(url, { title: 'Changed' })
    for (let i = 0; i < FREE + 1; i++)
      expect(await serve(withKey('k'))).toMatchObject({ status: 200, text: first.text })
    expect(await usedBy(player)).toBe(1)
    expect((await serve(withKey('other'))).body.deal.title).toBe('Changed')
  })

  it('counts once for many concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => serve(withKey('k'))))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect([answers[0]?.status, await countOf()]).toEqual([200, 1])
  })

  it('belongs to one player, deal and query', async () => {
    const other = await aClient(world)
    await serve(withKey('k'))
    for (const answer of [
      await serve(withKey('k', other.headers)),
      await serve(withKey('k', {})),
      await serve(withKey('k'), `${url}?serve=true`),
      await serve(withKey('k'), `/api/deals/${UNKNOWN_ID}`),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } })
    expect(await countOf()).toBe(1)
    // Another token of the same player makes the same request.
    const { id: sub, email } = player.account
    const again = { authorization: `Bearer ${await tokenOf({ sub, email, name: 'Again' })}` }
    expect(await serve(withKey('k', again))).toMatchObject({ status: 200 })
    expect(await countOf()).toBe(1)
  })

  it('does not store a refusal', async () => {
    for (let i = 0; i < FREE; i++) await serve()
    expect(await serve(withKey('k'))).toMatchObject({ status: 402 })
    expect(await serve(withKey('gone'), `/api/deals/${UNKNOWN_ID}`)).toMatchObject({ status: 404 })
    clock.pass(12 * 3_600_000)
    const first = await serve(withKey('k'))
    expect(first).toMatchObject({ status: 200, body: { serve: { remaining: FREE - 1 } } })
    expect(await serve(withKey('gone'))).toMatchObject({ status: 200, body: { serve: { remaining: FREE - 2 } } })
    expect((await serve(withKey('k'))).text).toBe(first.text)
  })

  it('is refused if it is malformed', async () => {
    for (const key of ['', 'x'.repeat(256), 'caf\u00e9'])
      for (const at of [url, `${url}?serve=false`]) expect(await serve(withKey(key), at)).toMatchObject({ status: 400 })
    expect(await countOf()).toBe(0)
  })

  it('works for an anonymous player', async () => {
    const first = await serve(withKey('k', {}))
    expect((await serve(withKey('k', { authorization: 'Bearer rubbish' }))).text).toBe(first.text)
    expect(await countOf()).toBe(1)
  })
})
