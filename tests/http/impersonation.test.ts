import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StoreAdapters } from '../../src/container/ports.js'
import { FileBoardReader } from '../../src/infrastructure/board-files/file-board-reader.js'
import { aDeal, aHandle, anAccountId, anAnnouncement, NOON } from '../support/builders.js'
import { aClient, aClock, type Client, UNKNOWN_ID } from '../support/clients.js'
import { type HttpWorld, openHttpWorld, WITH_API_KEY } from '../support/http-world.js'
import { listen, sendRaw } from '../support/raw-http.js'
import { changedStore, openStore, type TestStore, withMethods } from '../support/stores.js'
import { tokenOf } from '../support/tokens.js'

const HEADER = 'x-app-impersonation'

let world: HttpWorld
let store: TestStore
/** Whether writing to the audit trail fails. */
let isTrailFull: boolean
let clock: ReturnType<typeof aClock>
let admin: Client
let teacher: Client
let as: Record<string, string>

beforeEach(async () => {
  clock = aClock(NOON)
  store = await openStore()
  isTrailFull = false
  open = 0
  world = await openHttpWorld({ clock, store: watched(store.adapters) })
  admin = await aClient(world, { role: 'admin' })
  teacher = await aClient(world)
  as = { [HEADER]: teacher.account.id }
})
afterEach(() => world.app.close())

/** The records, oldest first. */
const records = async () => (await world.repositories.audit.list({}, { page: 1, pageSize: 100 })).items.toReversed()

/** The number of open transactions. */
let open: number

const fail = async () => {
  throw new Error('the trail is full')
}
const watched = (adapters: StoreAdapters): StoreAdapters => {
  const { stored, transactions } = changedStore(adapters, (repositories) => {
    const audit = withMethods(repositories.audit, { append: fail, appendFirstRead: fail })
    return isTrailFull ? { ...repositories, audit } : repositories
  })
  return {
    stored,
    transactions: (...wired) => ({
      run: async (work) => {
        open++
        return transactions(...wired)
          .run(work)
          .finally(() => open--)
      },
    }),
  }
}

describe('an admin who acts as another account', () => {
  it('is treated like that account in every way', async () => {
    expect((await admin.get('/accounts/me', as)).body.id).toBe(teacher.account.id)
    const made = await admin.post('/deals', { title: 'Made for her' }, as)
    expect(made).toMatchObject({ status: 201, body: { ownerId: teacher.account.id } })
    expect(made.headers['x-app-impersonated']).toBe(teacher.account.id)
    expect((await teacher.get('/deals')).body.deals).toHaveLength(1)
    const announcement = anAnnouncement({ kind: 'banner' })
    await world.repositories.announcements.insert(announcement)
    await admin.post(`/announcements/${announcement.id}/read`, undefined, as)
    expect((await teacher.get('/announcements')).body.banner).toBeNull()
    expect((await admin.get('/announcements')).body.banner.id).toBe(announcement.id)
    expect((await admin.post('/accounts/me/complete-onboarding', { displayName: 'New name' }, as)).body).toMatchObject({
      id: teacher.account.id,
      displayName: 'New name',
    })
  })

  it("has only that account's rights", async () => {
    const other = await aClient(world)
    const foreign = aDeal({ ownerId: admin.account.id })
    await world.repositories.deals.insertMany([foreign])
    expect((await admin.get(`/deals/${foreign.id}`, as)).status).toBe(404)
    expect((await admin.get(`/accounts/${other.account.id}`, as)).status).toBe(403)
    const refused = await admin.patch('/accounts/me', { certified: true }, as)
    expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN', meta: { fields: ['certified'] } } })
  })

  it("can't use routes that don't allow impersonation", async () => {
    const { id } = teacher.account
    const barred = [
      admin.get('/back-office/accounts', as),
      admin.delete('/accounts/me', as),
      admin.delete(`/accounts/${id}`, as),
      admin.patch('/accounts/me', { email: 'stolen@example.org' }, as),
      admin.patch(`/accounts/${id}`, { email: 'stolen@example.org', firstName: 'x' }, as),
    ]
    for (const answer of await Promise.all(barred))
      expect(answer).toMatchObject({ status: 403, body: { code: 'IMPERSONATION_FORBIDDEN' } })
    expect((await teacher.get('/accounts/me')).body).toMatchObject({ email: teacher.account.email, firstName: null })
  })

  it("gets the stored responses of its own requests, not of the account's", async () => {
    const key = { 'idempotency-key': 'k' }
    const [mine, hers] = [
      await admin.post('/deals', { title: 'x' }, { ...as, ...key }),
      await teacher.post('/deals', { title: 'x' }, key),
    ]
    expect(hers.body.id).not.toBe(mine.body.id)
    expect((await admin.post('/deals', { title: 'x' }, { ...as, ...key })).body.id).toBe(mine.body.id)
  })
})

describe('the right to impersonate', () => {
  it('belongs to admins only, whatever the target', async () => {
    const stranger = { authorization: `Bearer ${await tokenOf({ sub: 'stranger' })}` }
    for (const target of [teacher.account.id, admin.account.id, 'nobody', 'not an id!', '']) {
      for (const headers of [teacher.headers, stranger]) {
        const answer = await world.request({ url: '/deals', headers: { ...headers, [HEADER]: target } })
        expect(answer).toMatchObject({ status: 403, body: { code: 'IMPERSONATION_FORBIDDEN', meta: {} } })
        expect(answer.headers).not.toHaveProperty('x-app-impersonated')
      }
    }
    expect((await world.request({ url: '/accounts/me', headers: { ...stranger, ...as } })).status).toBe(403)
    expect(await world.repositories.accounts.findById(anAccountId('stranger'))).toBeNull()
    expect((await world.request({ url: '/deals', headers: as })).status).toBe(401)
    expect(await records()).toEqual([])
  })

  it('does not cover admins, inactive or unknown accounts, or oneself', async () => {
    const inactive = await aClient(world, { isActive: false })
    const second = await aClient(world, { role: 'admin' })
    const status = async (target: string) => {
      const { body } = await admin.get('/deals', { [HEADER]: target })
      return body.code
    }
    expect(await status(admin.account.id)).toBe('IMPERSONATION_FORBIDDEN')
    expect(await status(second.account.id)).toBe('IMPERSONATION_FORBIDDEN')
    expect(await status(inactive.account.id)).toBe('IMPERSONATION_FORBIDDEN')
    expect(await status('nobody')).toBe('ACCOUNT_NOT_FOUND')
    expect(await status('not an id!')).toBe('VALIDATION_FAILED')
    expect(await status('')).toBe('VALIDATION_FAILED')
    expect(await status('me')).toBe('VALIDATION_FAILED')
    expect((await admin.get('/deals', { [HEADER]: 'me' })).body.meta.issues).toEqual([
      { path: '/x-app-impersonation', message: 'must be a single account id' },
    ])
    expect(await status(`${teacher.account.id}, ${teacher.account.id}`)).toBe('VALIDATION_FAILED')
    expect(await records()).toEqual([])
  })

  it('does not belong to internal backends, with or without an admin', async () => {
    const url = `/accounts/${teacher.account.id}`
    for (const headers of [WITH_API_KEY, { ...WITH_API_KEY, ...admin.headers }])
      expect((await world.request({ url, headers: { ...headers, ...as } })).body.code).toBe('IMPERSONATION_FORBIDDEN')
  })

  it('is not checked on routes that ignore it', async () => {
    const none = { [HEADER]: 'nobody' }
    expect((await teacher.get('/auction-systems', none)).status).toBe(200)
    expect(
      (await world.request({ url: `/api/accounts/${teacher.account.id}`, headers: { ...WITH_API_KEY, ...none } }))
        .status,
    ).toBe(200)
  })

  it('belongs to no one if it is switched off', async () => {
    const off = await openHttpWorld({ store: store.adapters, isImpersonationAllowed: false })
    const { body } = await off.request({ url: '/deals', headers: { ...admin.headers, ...as } })
    expect(body.code).toBe('IMPERSONATION_FORBIDDEN')
    await off.app.close()
  })

  it('ends when the admin is deactivated', async () => {
    const inactive = await aClient(world, { role: 'admin', isActive: false })
    expect((await inactive.get('/deals', as)).body.code).toBe('ACCOUNT_INACTIVE')
  })
})

describe('the record', () => {
  const base = () => ({
    at: NOON,
    actor: { type: 'account', id: admin.account.id },
    as: teacher.account.id,
    subject: { type: 'account', id: teacher.account.id },
    changes: {},
  })

  it('of each write says who did what, as whom, when and in which request', async () => {
    const made = await admin.post('/deals', { title: 'x' }, { ...as, 'x-request-id': 'r1' })
    await admin.delete(`/deals/${made.body.id}`, { ...as, 'x-request-id': 'r2' })
    expect(await records()).toMatchObject([
      { ...base(), action: 'POST /deals', requestId: 'r1' },
      { ...base(), action: 'DELETE /deals/{id}', parameters: { id: made.body.id }, requestId: 'r2' },
    ])
  })

  it('is also written for refused writes, once each', async () => {
    await admin.post('/deals', { title: 7 }, as)
    await admin.post('/deals', '{', { ...as, 'content-type': 'application/json' })
    await admin.delete('/deals/unknown', as)
    expect((await records()).map(({ action }) => action)).toEqual(['POST /deals', 'POST /deals', 'DELETE /deals/{id}'])
  })

  it('has the pattern of the route and its parameters, however the path is spelt', async () => {
    await aClient(world, { handle: aHandle('the-author') })
    for (const path of ['/catalog/authors/the-author', '/%63atalog/%61uthors/%40The%20Author'])
      await admin.put(`${path}/subscription`, undefined, as)
    for (const path of [`/sharing-groups/${UNKNOWN_ID}`, `/%73haring-groups/%30${UNKNOWN_ID.slice(1)}`])
      for (const member of ['auth0|x', 'auth0%7Cx', 'auth0%7cx'])
        await admin.put(`${path}/members/${member}`, undefined, as)
    const subscriptions = (await records()).filter(
      ({ action }) => action === 'PUT /catalog/authors/{handle}/subscription',
    )
    const members = (await records()).filter(({ action }) => action === 'PUT /sharing-groups/{id}/members/{accountId}')
    expect(subscriptions.map(({ parameters }) => parameters)).toEqual(Array(2).fill({ handle: 'the-author' }))
    expect(members.map(({ parameters }) => parameters)).toEqual(Array(6).fill({ id: UNKNOWN_ID, accountId: 'auth0|x' }))
    expect(await records()).toHaveLength(8)
  })

  it('has no parameter that is not an id or handle of its kind', async () => {
    await admin.delete('/deals/some%20text', as)
    await admin.put('/catalog/authors/!/subscription', undefined, as)
    await admin.put(`/sharing-groups/auth0%7Cx/members/me`, undefined, as)
    await admin.patch('/accounts/someone%40example.org', {}, as)
    expect((await records()).map(({ action, parameters }) => [action, parameters])).toEqual([
      ['DELETE /deals/{id}', {}],
      ['PUT /catalog/authors/{handle}/subscription', {}],
      ['PUT /sharing-groups/{id}/members/{accountId}', {}],
      ['PATCH /accounts/{id}', { id: 'someone@example.org' }],
    ])
  })

  it("is written for writes of the back-office, which don't allow impersonation, once the admin might act as the account", async () => {
    const inactive = await aClient(world, { isActive: false })
    const barred = (headers: object, by = admin) =>
      by.post(`/back-office/accounts/${teacher.account.id}/grants`, { source: 'manual', feature: 'x' }, headers)
    expect((await barred({ ...as, 'x-request-id': 'r1' })).body.code).toBe('IMPERSONATION_FORBIDDEN')
    expect(await records()).toMatchObject([
      {
        ...base(),
        action: 'POST /back-office/accounts/{id}/grants',
        parameters: { id: teacher.account.id },
        requestId: 'r1',
      },
    ])
    for (const target of [inactive.account.id, admin.account.id, 'nobody', 'not an id!'])
      expect((await barred({ [HEADER]: target })).body.code).toBe('IMPERSONATION_FORBIDDEN')
    expect((await barred(as, teacher)).body.code).toBe('IMPERSONATION_FORBIDDEN')
    expect((await admin.get('/back-office/audit', as)).body.code).toBe('IMPERSONATION_FORBIDDEN')
    expect(await records()).toHaveLength(1)
  })

  it('has the path only, however the address was written', async () => {
    const port = await listen(world.app)
    const request = ['POST http://here.example.org/deals?a=b HTTP/1.1', `X-App-Impersonation: ${teacher.account.id}`]
    const authorization = `Authorization: ${admin.headers.authorization}`
    expect((await sendRaw(port, [...request, authorization, 'Content-Length: 0'])).status).toBe(400)
    expect((await records()).map(({ action }) => action)).toEqual(['POST /deals'])
  })

  it('is written for the first read within a quarter of an hour', async () => {
    await admin.get('/deals', as)
    await world.request({ method: 'HEAD', url: '/collections', headers: { ...admin.headers, ...as } })
    clock.pass(15 * 60_000)
    await admin.get('/collections?page=1', as)
    expect((await records()).map(({ action }) => action)).toEqual(['GET /deals', 'GET /collections'])
  })

  it('is written with what is imported, in a transaction that starts after the file has been read', async () => {
    const openAtRead: number[] = []
    const { read } = FileBoardReader.prototype
    const reading = vi.spyOn(FileBoardReader.prototype, 'read').mockImplementation(function (
      this: FileBoardReader,
      ...file
    ) {
      openAtRead.push(open)
      return read.apply(this, file)
    })
    const board = '[Event "x"]\n[Board "1"]\n[Deal "N:- - - -"]\n'
    const pbn = { ...as, 'content-type': 'application/x-pbn' }
    const made = await admin.post('/deals/import', board, pbn)
    reading.mockRestore()
    expect([made.status, openAtRead]).toEqual([200, [0]])
    expect((await records()).map(({ action }) => action)).toEqual(['POST /deals/import'])
    isTrailFull = true
    expect((await admin.post('/deals/import', board, pbn)).status).toBe(500)
    isTrailFull = false
    expect((await teacher.get('/deals')).body.deals).toHaveLength(1)
  })

  it("fails the request and undoes its effect if it can't be written", async () => {
    isTrailFull = true
    expect((await admin.post('/deals', { title: 'x' }, as)).status).toBe(500)
    expect((await admin.get('/deals', as)).status).toBe(500)
    expect((await admin.patch(`/accounts/${teacher.account.id}`, { certified: true })).status).toBe(500)
    isTrailFull = false
    expect((await teacher.get('/deals')).body.deals).toEqual([])
    expect((await teacher.get('/accounts/me')).body.certified).toBe(false)
  })

  it('is shown to the account only', async () => {
    await admin.patch('/accounts/me', { firstName: 'x' }, { ...as, 'x-request-id': 'r1' })
    const { status, body } = await teacher.get('/accounts/me/access-log')
    expect(status).toBe(200)
    expect(body).toEqual({
      entries: [
        {
          id: expect.any(String),
          at: '2026-03-01T12:00:00.000Z',
          actor: { type: 'account', id: admin.account.id },
          action: 'PATCH /accounts/me',
          parameters: {},
          requestId: 'r1',
        },
      ],
      pagination: { page: 1, pageSize: 20, total: 1, totalPages: 1, totalIsExact: true },
    })
    expect((await (await aClient(world)).get('/accounts/me/access-log')).body.entries).toEqual([])
  })
})
