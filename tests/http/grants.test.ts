import { v7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aHandle, later, NOON } from '../support/builders.js'
import { aBackend, aClient, aClock, type Client, distinct, UNKNOWN_ID } from '../support/clients.js'
import { HOUR } from '../support/held-time.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'

const clock = aClock(NOON)

let world: HttpWorld
let billing: ReturnType<typeof aBackend>
let account: Client

beforeAll(async () => {
  world = await openHttpWorld({ clock })
  billing = aBackend(world)
})

beforeEach(async () => {
  account = await aClient(world)
})

const FIELDS = {
  source: 'subscription',
  plan: 'pro',
  feature: 'collections',
  limit: 50,
  startsAt: '2026-03-01T00:00:00.000Z',
  endsAt: '2027-03-01T00:00:00.000Z',
}

const put = (id: string, fields: object = FIELDS, of: string = account.account.id) =>
  billing.put(`/api/accounts/${of}/grants/${id}`, fields)
const revoke = (id: string) => billing.post(`/api/grants/${id}/revoke`)
const list = async () => (await billing.get(`/api/accounts/${account.account.id}/grants`)).body

describe('PUT /api/accounts/{id}/grants/{grantId}', () => {
  it('creates a grant, and can be repeated', async () => {
    const id = v7()
    const made = await put(id)
    expect(made.status).toBe(201)
    expect(made.body).toEqual({
      id,
      accountId: account.account.id,
      ...FIELDS,
      revokedAt: null,
      createdAt: clock.now().toISOString(),
    })
    clock.pass(1000)
    const again = await put(id)
    expect([again.status, again.text]).toEqual([200, made.text])
    expect(await list()).toEqual({ grants: [made.body] })
  })

  it('replaces every field, and resets missing ones to their default', async () => {
    const id = v7()
    const { createdAt } = (await put(id)).body
    clock.pass(1000)
    const changed = await put(id, { source: 'manual', feature: 'plan' })
    expect(changed).toMatchObject({
      status: 200,
      body: { source: 'manual', plan: null, feature: 'plan', limit: null, endsAt: null, createdAt },
    })
    expect(await list()).toEqual({ grants: [changed.body] })
    const fresh = await put(v7(), { source: 'trial', feature: 'plan', plan: null, limit: null, startsAt: null })
    expect(fresh).toMatchObject({ status: 201, body: { startsAt: clock.now().toISOString() } })
  })

  it('refuses a grant that ends before it starts, and every other fault of the schema', async () => {
    const id = v7()
    for (const [fields, path] of [
      [{ ...FIELDS, endsAt: '2026-02-28T00:00:00.000Z' }, '/endsAt'],
      [{ ...FIELDS, endsAt: FIELDS.startsAt }, '/endsAt'],
      [{ ...FIELDS, endsAt: '2026-12-31T23:59:60Z' }, '/endsAt'],
      [{ ...FIELDS, startsAt: 'now' }, '/startsAt'],
      [{ ...FIELDS, source: 'gift' }, '/source'],
      [{ ...FIELDS, feature: '' }, '/feature'],
      [{ ...FIELDS, limit: -1 }, '/limit'],
      [{ ...FIELDS, limit: 1.5 }, '/limit'],
      [{ ...FIELDS, limit: 3_000_000_000 }, '/limit'],
      [{ ...FIELDS, limit: '5' }, '/limit'],
      [{ ...FIELDS, revokedAt: null }, '/revokedAt'],
      [{ ...FIELDS, accountId: 'someone' }, '/accountId'],
    ] as const)
      expect(await put(id, fields), path).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', meta: { issues: [{ path }] } },
      })
    expect(await list()).toEqual({ grants: [] })
  })

  it("responds to another account's grant as to an invalid id", async () => {
    const id = v7()
    await put(id)
    const other = await aClient(world)
    const answers = [await put(id, FIELDS, other.account.id), await put('not-an-id'), await put(id.toUpperCase())]
    expect(distinct(answers).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'GRANT_NOT_FOUND', meta: {} } })
    expect((await list()).grants).toHaveLength(1)
    expect((await billing.get(`/api/accounts/${other.account.id}/grants`)).body).toEqual({ grants: [] })
  })

  it('does not find an unknown account', async () => {
    const answers = []
    for (const of of ['nobody', 'me', '%F0%9F%82%A1', 'a%20b'])
      answers.push(await put(v7(), FIELDS, of), await billing.get(`/api/accounts/${of}/grants`))
    expect(distinct(answers).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'ACCOUNT_NOT_FOUND', meta: {} } })
  })

  it('is for internal backends', async () => {
    const path = `/api/accounts/${account.account.id}/grants`
    const admin = await aClient(world, { role: 'admin' })
    for (const one of [account, admin])
      for (const answer of [
        await one.get(path),
        await one.put(`${path}/${v7()}`, FIELDS),
        await one.post(`/api/grants/${v7()}/revoke`),
      ])
        expect(answer).toMatchObject({ status: 401, headers: { 'www-authenticate': 'ApiKey' } })
  })
})

describe('POST /api/grants/{id}/revoke', () => {
  it('ends a grant permanently; the first time counts', async () => {
    const id = v7()
    const made = await put(id)
    clock.pass(1000)
    const revoked = await revoke(id)
    expect(revoked).toMatchObject({ status: 200 })
    expect(revoked.body).toEqual({ ...made.body, revokedAt: clock.now().toISOString() })
    clock.pass(1000)
    expect((await revoke(id)).text).toBe(revoked.text)
    expect(await put(id)).toMatchObject({ status: 409, body: { code: 'GRANT_REVOKED' } })
    expect(await list()).toEqual({ grants: [revoked.body] })
  })

  it('does not find any other grant', async () => {
    const answers = []
    for (const id of [UNKNOWN_ID, 'not-an-id', '%00']) answers.push(await revoke(id))
    expect(distinct(answers).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'GRANT_NOT_FOUND', meta: {} } })
  })
})

describe('GET /api/accounts/{id}/grants', () => {
  it('lists all, newest start first, including ended and revoked ones', async () => {
    const [ended, running, coming] = [v7(), v7(), v7()]
    await put(running, { ...FIELDS, startsAt: NOON.toISOString() })
    await put(coming, { ...FIELDS, startsAt: later(HOUR).toISOString() })
    await put(ended, { ...FIELDS, startsAt: later(-HOUR).toISOString(), endsAt: NOON.toISOString() })
    await revoke(running)
    expect((await list()).grants.map(({ id }: { id: string }) => id)).toEqual([coming, running, ended])
  })
})

describe('a grant', () => {
  it('shows in the badges of its account from its start to its end, and is revoked immediately', async () => {
    const author = await aClient(world, { handle: aHandle('dora') })
    const badges = async () => (await account.get('/catalog/authors/dora')).body.badges
    const at = (ms: number) => later(ms, clock.now()).toISOString()
    const write = (id: string, fields: object) => put(id, { ...FIELDS, ...fields }, author.account.id)
    const [id, byHand] = [v7(), v7()]
    await write(byHand, { source: 'manual' })
    await write(id, { startsAt: at(1000), endsAt: at(2000) })
    expect(await badges()).toEqual([])
    clock.pass(1000)
    expect(await badges()).toEqual(['premium'])
    clock.pass(999)
    expect(await badges()).toEqual(['premium'])
    clock.pass(1)
    expect(await badges()).toEqual([])
    await write(id, { startsAt: at(0), endsAt: null })
    expect(await badges()).toEqual(['premium'])
    await revoke(id)
    expect(await badges()).toEqual([])
  })
})
