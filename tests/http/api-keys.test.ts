import { beforeEach, describe, expect, it } from 'vitest'
import { inMemoryAdapters } from '../../src/container/ports.js'
import { MAX_LIVE_KEYS } from '../../src/domain/api-key.js'
import { DAY_MS } from '../../src/domain/day.js'
import { SCOPES } from '../../src/domain/scope.js'
import { newSecret } from '../../src/infrastructure/callers/api-key-secret.js'
import { InMemoryDatabase } from '../../src/infrastructure/in-memory/in-memory-database.js'
import { aDeal, aHandle, anAccount, anAccountId, anApiKey, NOON } from '../support/builders.js'
import { aBackend, aClient, aClock, type Client, distinct, NO_IDS } from '../support/clients.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'
import { changedStore, openStore, withMethods } from '../support/stores.js'
import { until } from '../support/until.js'

const clock = aClock(NOON)
const A_SECRET = () => newSecret()

let world: HttpWorld
let admin: Client

beforeEach(async () => {
  world = await openHttpWorld({ clock })
  admin = await aClient(world, { role: 'admin' })
})

const FIELDS = { name: 'Site', scopes: ['accounts'] }
const create = async (fields: object = FIELDS, headers: object = {}) =>
  admin.post('/back-office/api-keys', fields, headers)
const created = async (fields: object = FIELDS) => {
  const { status, body } = await create({ ...FIELDS, ...fields })
  expect(status).toBe(201)
  return body as { id: string; secret: string }
}
const withKey = (secret: string) => ({ 'x-api-key': secret })
const own = (secret: string, over = world) => over.request({ url: '/api/key', headers: withKey(secret) })
const list = async () => (await admin.get('/back-office/api-keys')).body.apiKeys

describe('POST /back-office/api-keys', () => {
  it('creates a key, shows its secret once, and never stores it', async () => {
    const store = await openStore()
    world = await openHttpWorld({ store: store.adapters, clock })
    admin = await aClient(world, { role: 'admin' })
    const expiresAt = '2100-01-01T00:00:00.000Z'
    const made = await create({ name: 'Site', scopes: ['events', 'deals:read'], expiresAt })
    expect(made).toMatchObject({ status: 201, headers: { 'cache-control': 'no-store' } })
    const { secret, ...key } = made.body
    expect(secret).toMatch(/^dbk_[0-9A-Za-z]{49}$/)
    expect(key).toEqual({
      id: expect.any(String),
      name: 'Site',
      scopes: ['deals:read', 'events'],
      lastFour: secret.slice(-4),
      previousSecretUntil: null,
      expiresAt,
      revokedAt: null,
      lastUsedAt: null,
      createdAt: clock.now().toISOString(),
      createdBy: admin.account.id,
    })
    expect(await list()).toEqual([key])
    expect((await own(secret)).body).toEqual(key)
    expect(await store.text()).not.toContain(secret)
    expect(JSON.stringify((await admin.get('/back-office/audit')).body)).not.toContain(secret)
  })

  it.each([
    [{}, ['/name', '/scopes']],
    [{ name: ' ', scopes: [] }, ['/name', '/scopes']],
    [{ ...FIELDS, scopes: ['everything'] }, ['/scopes/0']],
    [{ ...FIELDS, scopes: ['serve', 'serve'] }, ['/scopes']],
    [{ ...FIELDS, id: 'mine' }, ['/id']],
    [{ ...FIELDS, expiresAt: NOON.toISOString() }, ['/expiresAt']],
  ])('refuses %j', async (fields, paths) => {
    const { status, body } = await create(fields)
    expect(status).toBe(400)
    expect(body.meta.issues.map(({ path }: { path: string }) => path).sort()).toEqual(paths)
    expect(await list()).toEqual([])
  })

  it('takes effect once with an Idempotency-Key, and shows the secret only the first time', async () => {
    const key = { 'idempotency-key': 'k' }
    const first = await create(FIELDS, key)
    expect((await own(first.body.secret)).status).toBe(200)
    const again = await create(FIELDS, key)
    expect(again).toMatchObject({ status: 201, body: { ...first.body, secret: null } })
    expect(await list()).toHaveLength(1)
    expect((await create({ ...FIELDS, name: 'Other' }, key)).body.code).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  it('allows a hundred live keys, however many are created at once', async () => {
    for (let i = 0; i < MAX_LIVE_KEYS - 2; i++) await world.repositories.apiKeys.insert(anApiKey(), A_SECRET())
    for (let i = 0; i < 3; i++) await world.repositories.apiKeys.insert(anApiKey({ revokedAt: NOON }), A_SECRET())
    const made = await Promise.all(Array.from({ length: 5 }, () => create()))
    expect(made.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409])
    expect(made.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'QUOTA_EXCEEDED',
      meta: { quota: 'apiKeys', limit: MAX_LIVE_KEYS },
    })
    const [newest] = await list()
    await admin.post(`/back-office/api-keys/${newest.id}/revoke`)
    expect((await create()).status).toBe(201)
  })
})

describe('a named key', () => {
  it('is named in the audit trail, and can only do what its scopes allow', async () => {
    const { id, secret } = await created()
    const account = anAccount()
    await world.repositories.accounts.insert(account)
    const patch = (payload: object) =>
      world.request({ method: 'PATCH', url: `/accounts/${account.id}`, headers: withKey(secret), payload })
    expect((await patch({ firstName: 'Anna', signupSource: 'invite' })).status).toBe(200)
    const { records } = (await admin.get(`/back-office/audit?actor=${id}`)).body
    expect(records).toMatchObject([{ actor: { type: 'service', id }, action: 'account.update' }])
    const refused = await world.request({ url: '/api/deals', headers: withKey(secret) })
    expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN', meta: { scope: 'deals:read' } } })
  })

  it.each([
    { role: 'admin' },
    { isActive: false },
    { email: 'x@example.org' },
    { certified: true },
    { avatarTrusted: true },
  ])('cannot set %j of an account, whatever its scopes', async (patch) => {
    const { secret } = await created({ scopes: SCOPES })
    const account = anAccount()
    await world.repositories.accounts.insert(account)
    for (const payload of [patch, { ...patch, firstName: 'Anna' }]) {
      const refused = await world.request({
        ...{ method: 'PATCH', url: `/accounts/${account.id}`, payload },
        headers: withKey(secret),
      })
      expect(refused).toMatchObject({ status: 403, body: { meta: { fields: Object.keys(patch) } } })
    }
    expect(await world.repositories.accounts.findById(account.id)).toEqual(account)
  })

  it('serves a deal to the player named by a token', async () => {
    const { secret } = await created({ scopes: ['serve'] })
    const deal = aDeal({ ownerId: admin.account.id })
    await world.repositories.deals.insertMany([deal])
    const player = await aClient(world)
    const served = await player.get(`/api/deals/${deal.id}`, withKey(secret))
    expect(served).toMatchObject({ status: 200, body: { serve: { playerId: player.account.id } } })
  })

  it('gets its own responses for the same Idempotency-Key', async () => {
    const secrets = [await created(), await created()].map(({ secret }) => secret)
    const post = (credential: object, id: string) =>
      world.request({
        ...{ method: 'POST', url: '/api/accounts', headers: { ...credential, 'idempotency-key': 'k' } },
        payload: { id, email: `${id}@example.org`, displayName: 'Name' },
      })
    const answers = [
      await post(withKey(secrets[0] ?? ''), 'one'),
      await post(withKey(secrets[1] ?? ''), 'two'),
      await post(aBackend(world).headers, 'three'),
      await post(withKey(secrets[0] ?? ''), 'one'),
    ]
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual([
      [201, 'one'],
      [201, 'two'],
      [201, 'three'],
      [201, 'one'],
    ])
    expect((await post(withKey(secrets[0] ?? ''), 'four')).body.code).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  it('has its own limit', async () => {
    world = await openHttpWorld({ clock, rateLimits: { apiKey: { count: 2, seconds: 60 } } })
    admin = await aClient(world, { role: 'admin' })
    const secrets = [await created(), await created()].map(({ secret }) => secret)
    for (const secret of secrets)
      expect([await own(secret), await own(secret), await own(secret)].map(({ status }) => status)).toEqual([
        200, 200, 429,
      ])
    expect((await aBackend(world).get('/api/key')).status).toBe(200)
  })

  it("can't read the metrics, nor anything outside /api that requires an account", async () => {
    const { secret } = await created({ scopes: SCOPES })
    expect((await world.request({ url: '/metrics', headers: withKey(secret) })).status).toBe(403)
    for (const url of ['/deals', '/back-office/api-keys'])
      expect((await world.request({ url, headers: withKey(secret) })).status).toBe(401)
  })

  it('is checked before anything else under /api', async () => {
    const { secret } = await created()
    expect((await world.request({ url: '/api/no/such/path', headers: withKey(secret) })).status).toBe(404)
    expect((await world.request({ url: `/api/${'x'.repeat(9_000)}`, headers: withKey(secret) })).status).toBe(414)
    expect((await world.request({ url: `/api/${'x'.repeat(9_000)}`, headers: withKey(A_SECRET()) })).status).toBe(401)
  })
})

describe('GET /api/key', () => {
  it('also describes the key of the settings', async () => {
    expect((await aBackend(world).get('/api/key')).body).toEqual({
      ...{ id: null, name: 'API_KEY', scopes: SCOPES, lastFour: null, previousSecretUntil: null },
      ...{ expiresAt: null, revokedAt: null, lastUsedAt: null, createdAt: null, createdBy: null },
    })
  })
})

describe('a secret', () => {
  /** A world that counts how often it reads the keys and writes their uses. */
  const countingWorld = async () => {
    const count = { reads: 0, uses: 0 }
    const store = changedStore(inMemoryAdapters(new InMemoryDatabase()), (repositories) => ({
      ...repositories,
      apiKeys: withMethods(repositories.apiKeys, {
        listLive: (at) => {
          count.reads++
          return repositories.apiKeys.listLive(at)
        },
        noteUse: (id, hour) => {
          count.uses++
          return repositories.apiKeys.noteUse(id, hour)
        },
      }),
    }))
    world = await openHttpWorld({ store, clock })
    admin = await aClient(world, { role: 'admin' })
    return count
  }

  it('is refused without a look-up if it is mistyped', async () => {
    const count = await countingWorld()
    const { secret } = await created()
    const before = count.reads
    const mistyped = [
      secret.slice(0, -1),
      `${secret}x`,
      secret.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')),
      'dbk_',
    ]
    const answers = []
    for (const wrong of mistyped) answers.push(await own(wrong))
    expect(distinct([...answers, await own('wrong')]).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 401, headers: { 'www-authenticate': 'ApiKey' } })
    expect(count.reads).toBe(before)
  })

  it('is looked up once for many concurrent requests, and then not for some seconds', async () => {
    const count = await countingWorld()
    const { secret } = await created()
    const before = count.reads
    const answers = await Promise.all(Array.from({ length: 50 }, () => own(secret)))
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
    expect(count.reads - before).toBeLessThanOrEqual(2)
    const warm = count.reads
    for (let i = 0; i < 10; i++) await own(secret)
    expect(count.reads).toBe(warm)
  })

  it('has its last use recorded once an hour, to the hour', async () => {
    const count = await countingWorld()
    const { secret } = await created()
    for (let i = 0; i < 5; i++) await own(secret)
    await until(() => count.uses > 0)
    expect(count.uses).toBe(1)
    const hour = new Date(Math.floor(clock.now().getTime() / 3_600_000) * 3_600_000).toISOString()
    await until(async () => (await list())[0].lastUsedAt === hour)
    clock.pass(3_600_000)
    await own(secret)
    await until(() => count.uses === 2)
  })

  it('counts as a failed authentication if it is unknown', async () => {
    world = await openHttpWorld({ clock, rateLimits: { failedAuth: { count: 2, seconds: 60 } } })
    const statuses = []
    for (let i = 0; i < 3; i++) statuses.push((await own(A_SECRET())).status)
    expect(statuses).toEqual([401, 401, 429])
  })

  it('is accepted at once if another instance has just created its key', async () => {
    const store = await openStore()
    const other = await openHttpWorld({ store: store.adapters, clock })
    world = await openHttpWorld({ store: store.adapters, clock })
    admin = await aClient(world, { role: 'admin' })
    const first = await created()
    expect((await own(first.secret, other)).status).toBe(200)
    const second = await created()
    expect((await own(second.secret, other)).status).toBe(200)
  })
})

describe('POST /back-office/api-keys/{id}/revoke', () => {
  it('ends a key at once, and can be repeated', async () => {
    const { id, secret } = await created()
    expect((await own(secret)).status).toBe(200)
    const revoked = await admin.post(`/back-office/api-keys/${id}/revoke`)
    expect(revoked).toMatchObject({ status: 200, body: { id, revokedAt: clock.now().toISOString() } })
    expect((await own(secret)).status).toBe(401)
    clock.pass(1_000)
    expect((await admin.post(`/back-office/api-keys/${id}/revoke`)).body).toMatchObject({
      revokedAt: revoked.body.revokedAt,
    })
    const { records } = (await admin.get(`/back-office/audit?subject=${id}`)).body
    expect(records.map(({ action }: { action: string }) => action)).toEqual(['apiKey.revoke', 'apiKey.create'])
  })

  it('treats every unknown id alike', async () => {
    for (const verb of ['revoke', 'rotate']) {
      const answers = []
      for (const id of NO_IDS) answers.push(await admin.post(`/back-office/api-keys/${id}/${verb}`))
      expect(distinct(answers)).toEqual(new Set([expect.stringContaining('404 {"code":"API_KEY_NOT_FOUND"')]))
    }
  })
})

describe('a key that ends', () => {
  it('is refused from that moment on', async () => {
    const { secret } = await created({ expiresAt: new Date(clock.now().getTime() + 1_000).toISOString() })
    expect((await own(secret)).status).toBe(200)
    clock.pass(999)
    expect((await own(secret)).status).toBe(200)
    clock.pass(1)
    expect((await own(secret)).status).toBe(401)
  })
})

describe('POST /back-office/api-keys/{id}/rotate', () => {
  const rotate = (id: string, headers: object = {}) =>
    admin.post(`/back-office/api-keys/${id}/rotate`, undefined, headers)

  it('returns a new secret, and accepts the previous one for a day', async () => {
    const { id, secret: first } = await created()
    const { status, body } = await rotate(id)
    expect(status).toBe(200)
    const { secret: second } = body
    expect(body).toMatchObject({ id, lastFour: second.slice(-4) })
    expect(Date.parse(body.previousSecretUntil)).toBe(clock.now().getTime() + DAY_MS)
    for (const secret of [first, second]) expect((await own(secret)).body).toMatchObject({ id })
    clock.pass(DAY_MS - 1)
    expect((await own(first)).status).toBe(200)
    clock.pass(1)
    expect((await own(first)).status).toBe(401)
    expect((await own(second)).status).toBe(200)
  })

  it('keeps accepting the secret in use for its day, even if the response with the next one was lost', async () => {
    const { id, secret: first } = await created()
    const { secret: lost } = (await rotate(id)).body
    clock.pass(DAY_MS / 2)
    const { secret: third } = (await rotate(id)).body
    const statuses = async () => {
      const answers = [await own(first), await own(lost), await own(third)]
      return answers.map(({ status }) => status)
    }
    expect(await statuses()).toEqual([200, 200, 200])
    clock.pass(DAY_MS / 2)
    expect(await statuses()).toEqual([401, 200, 200])
    clock.pass(DAY_MS / 2)
    expect(await statuses()).toEqual([401, 401, 200])
  })

  it('accepts the last ten previous secrets, and none once the key is revoked', async () => {
    const { id, secret } = await created()
    const secrets = [secret]
    for (let i = 0; i < 11; i++) secrets.push((await rotate(id)).body.secret)
    const statuses = []
    for (const each of secrets) statuses.push((await own(each)).status)
    expect(statuses).toEqual([401, ...Array(11).fill(200)])
    await admin.post(`/back-office/api-keys/${id}/revoke`)
    for (const each of secrets) expect((await own(each)).status).toBe(401)
    expect((await rotate(id)).body.code).toBe('API_KEY_NOT_FOUND')
  })

  it('rotates once with an Idempotency-Key', async () => {
    const { id, secret: first } = await created()
    const key = { 'idempotency-key': 'k' }
    const rotated = await rotate(id, key)
    expect(rotated.body.secret).not.toBeNull()
    expect((await rotate(id, key)).body).toEqual({ ...rotated.body, secret: null })
    for (const secret of [first, rotated.body.secret]) expect((await own(secret)).status).toBe(200)
  })
})

describe('the keys of an admin', () => {
  it('are named when the admin is demoted, so that they can be revoked', async () => {
    const { id } = await created()
    const ended = await created()
    await admin.post(`/back-office/api-keys/${ended.id}/revoke`)
    const other = await aClient(world, { role: 'admin', handle: aHandle('other-admin') })
    const demote = () => other.patch(`/accounts/${admin.account.id}`, { role: 'teacher' })
    const demoted = await demote()
    expect(demoted).toMatchObject({ status: 200, body: { role: 'teacher', apiKeys: [{ id }] } })
    expect(demoted.body.apiKeys).toHaveLength(1)
    expect(demoted.text).not.toContain('secret"')
    // Even if the first response was lost.
    expect((await demote()).body.apiKeys).toMatchObject([{ id }])
    expect((await other.patch(`/accounts/${other.account.id}`, { role: 'admin' })).body.apiKeys).toEqual([])
    const renamed = await other.patch(`/accounts/${other.account.id}`, { firstName: 'Eve' })
    expect(renamed.body).not.toHaveProperty('apiKeys')
  })

  it("can't be created by an admin who has just been demoted", async () => {
    expect((await create()).status).toBe(201)
    await aClient(world, { id: anAccountId('second'), role: 'admin' })
    const stored = await world.repositories.accounts.findById(admin.account.id)
    if (stored === null) throw new Error('the account is gone')
    await world.repositories.accounts.save(stored, { ...stored, role: 'teacher' })
    expect((await create()).status).toBe(403)
    const [{ id }] = (await world.repositories.apiKeys.list(NOON, 1)) as never as [{ id: string }]
    for (const verb of ['revoke', 'rotate'])
      expect((await admin.post(`/back-office/api-keys/${id}/${verb}`)).status).toBe(403)
  })
})
