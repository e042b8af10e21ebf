import type { InjectOptions } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { StoreAdapters } from '../../src/container/ports.js'
import { aCollection, aDeal, aGrant, aHandle, anAnnouncement, aSharingGroup, NOON } from '../support/builders.js'
import { aClient, aClock, type Client } from '../support/clients.js'
import { type HttpWorld, openHttpWorld, WITH_API_KEY } from '../support/http-world.js'
import { openStore, type TestStore } from '../support/stores.js'
import { tokenOf } from '../support/tokens.js'

let world: HttpWorld
let store: TestStore
let teacher: Client

beforeEach(async () => {
  store = await openStore()
  world = await openHttpWorld({ store: store.adapters })
  teacher = await aClient(world, { handle: aHandle('the-teacher') })
})
afterEach(() => world.app.close())

describe('erasing an account', () => {
  it('makes its id unknown immediately', async () => {
    expect(await teacher.delete('/accounts/me')).toMatchObject({ status: 204, text: '' })
    const url = `/api/accounts/${teacher.account.id}`
    expect((await world.request({ url, headers: WITH_API_KEY })).body.code).toBe('ACCOUNT_NOT_FOUND')
    expect((await teacher.get('/deals')).body.code).toBe('ACCOUNT_REQUIRED')
    expect(await world.repositories.audit.list({}, { page: 1, pageSize: 1 })).toMatchObject({ total: 0 })
  })

  it("is effective even if only the database's reply was lost", async () => {
    const { transactions, ...rest } = store.adapters
    const losing: StoreAdapters = {
      ...rest,
      transactions: (...wired) => ({
        run: async (work) => {
          await transactions(...wired).run(work)
          throw new Error('the connection was cut')
        },
      }),
    }
    const unlucky = await openHttpWorld({ store: losing })
    const { headers } = await unlucky.signIn()
    await unlucky.request({ method: 'GET', url: '/accounts/me', headers })
    expect((await unlucky.request({ method: 'DELETE', url: '/accounts/me', headers })).status).toBe(500)
    expect(await unlucky.request({ method: 'DELETE', url: '/accounts/me', headers })).toMatchObject({
      status: 403,
      body: { code: 'ACCOUNT_REQUIRED' },
    })
    await unlucky.app.close()
  })

  it('is not undone by a token that may be older, but by a newer one', async () => {
    const erasedAt = Math.floor(Date.now() / 1000) - 60
    const past = await openHttpWorld({ clock: aClock(new Date(erasedAt * 1000)), store: store.adapters })
    const { id: sub, email } = teacher.account
    const call = async (iat: number | undefined, request: InjectOptions = { url: '/accounts/me' }) => {
      const token = await tokenOf({ sub, email, iat: iat as number })
      return past.request({ ...request, headers: { authorization: `Bearer ${token}` } })
    }
    expect((await call(erasedAt, { method: 'DELETE', url: '/accounts/me' })).status).toBe(204)
    // A provider's clock may be ahead by the tolerance, so such a token may have been issued earlier.
    for (const iat of [undefined, erasedAt - 100, erasedAt, erasedAt + 1, erasedAt + 5])
      for (const request of [
        { url: '/accounts/me' },
        { method: 'POST', url: '/accounts/me/complete-onboarding', payload: { displayName: 'x' } },
      ] as const)
        expect(await call(iat, request)).toMatchObject({ status: 403, body: { code: 'ACCOUNT_REQUIRED' } })
    expect(await call(erasedAt + 6)).toMatchObject({ status: 200, body: { id: sub, handle: null } })
    await past.app.close()
  })

  it('lets no earlier token act as an account that is recreated with its id', async () => {
    const erasedAt = Math.floor(Date.now() / 1000) - 60
    const clock = aClock(new Date(erasedAt * 1000))
    const past = await openHttpWorld({ clock, store: store.adapters })
    const { id: sub, email } = teacher.account
    const call = async (iat: number | undefined, request: InjectOptions) => {
      const token = await tokenOf({ sub, email, iat: iat as number })
      return past.request({ ...request, headers: { authorization: `Bearer ${token}`, ...request.headers } })
    }
    expect((await call(erasedAt - 100, { method: 'DELETE', url: '/accounts/me' })).status).toBe(204)
    const again = { id: sub, email, displayName: 'Again', handle: 'again' }
    const created = { method: 'POST', url: '/api/accounts', headers: WITH_API_KEY, payload: again } as const
    expect((await past.request(created)).status).toBe(201)
    const requests = [
      { url: '/accounts/me' },
      { method: 'HEAD', url: '/accounts/me' },
      { url: '/deals' },
      { url: `/accounts/${sub}` },
      { url: '/back-office/accounts' },
      { method: 'PATCH', url: '/accounts/me', payload: { firstName: 'x' } },
      { method: 'DELETE', url: '/accounts/me' },
      { method: 'POST', url: '/accounts/me/complete-onboarding', payload: { displayName: 'x' } },
    ] as const
    for (const iat of [undefined, erasedAt - 100, erasedAt, erasedAt + 5])
      for (const request of requests) {
        const { status, body } = await call(iat, request)
        const code = 'method' in request && request.method === 'HEAD' ? undefined : 'ACCOUNT_REQUIRED'
        expect([iat, request.url, status, body.code]).toEqual([iat, request.url, 403, code])
      }
    expect(await call(erasedAt + 6, { url: '/accounts/me' })).toMatchObject({ status: 200, body: { handle: 'again' } })
    expect((await call(erasedAt + 6, { url: '/deals' })).status).toBe(200)
    await past.app.close()
  })

  it('accepts tokens that are older than an account whose id was never erased', async () => {
    const account = { id: 'made|late', email: 'late@example.org', displayName: 'Late' }
    const request = { method: 'POST', url: '/api/accounts', headers: WITH_API_KEY, payload: account } as const
    expect((await world.request(request)).status).toBe(201)
    for (const iat of [undefined, Math.floor(Date.now() / 1000) - 3_000]) {
      const token = await tokenOf({ sub: account.id, email: account.email, iat: iat as number })
      for (const url of ['/deals', '/accounts/me'])
        expect((await world.request({ url, headers: { authorization: `Bearer ${token}` } })).status).toBe(200)
    }
  })

  it('reserves its handle', async () => {
    await teacher.delete('/accounts/me')
    const other = await aClient(world)
    expect((await other.patch('/accounts/me', { handle: 'The Teacher' })).body.code).toBe('ACCOUNT_HANDLE_TAKEN')
  })

  it('is for the account itself and for admins, whose erasures are recorded', async () => {
    const [admin, other] = [await aClient(world, { role: 'admin' }), await aClient(world)]
    const url = `/accounts/${teacher.account.id}`
    expect((await other.delete(url)).status).toBe(403)
    expect((await other.delete('/accounts/nobody')).status).toBe(403)
    expect((await world.request({ method: 'DELETE', url, headers: WITH_API_KEY })).status).toBe(401)
    expect((await admin.delete('/accounts/nobody')).body.code).toBe('ACCOUNT_NOT_FOUND')
    expect((await admin.delete(url)).status).toBe(204)
    expect((await admin.get('/back-office/audit')).body.records).toMatchObject([
      { action: 'account.erase', subject: { type: 'account', id: expect.stringMatching(/^erased-/) }, changes: {} },
    ])
    expect((await admin.delete(url)).status).toBe(404)
  })

  it('leaves nothing of it visible to anyone', async () => {
    const { deals, collections } = world.repositories
    const deal = aDeal({
      ownerId: teacher.account.id,
      sharing: 'public',
      publishedAt: NOON,
      personalThemes: ['canary'],
      supplement: [{ name: 'West', value: 'canary' }],
    })
    await deals.insertMany([deal])
    const collection = aCollection({
      ownerId: teacher.account.id,
      dealIds: [deal.id],
      publicEnabled: true,
      publicToken: 'x',
    })
    await collections.insert(collection)
    const other = await aClient(world)
    expect((await other.get(`/catalog/collections/${collection.id}/deals`)).body).toHaveLength(1)
    await teacher.delete('/accounts/me')
    expect((await other.get(`/catalog/collections/${collection.id}/deals`)).status).toBe(404)
    expect((await other.get('/catalog/authors/the-teacher')).status).toBe(404)
    expect((await other.get('/catalog/deals')).body.deals).toEqual([])
    const kept = await world.request({ url: `/api/deals?lifecycle=orphaned`, headers: WITH_API_KEY })
    expect(kept.status).toBe(200)
    expect(kept.text).not.toContain('canary')
  })
})

describe('the export', () => {
  it('has everything stored about the account, and of others only what it can see anyway', async () => {
    const { announcements, collections, deals, grants, sharingGroups, subscriptions } = world.repositories
    const ownerId = teacher.account.id
    const fellow = await aClient(world, { handle: aHandle('fellow') })
    await deals.insertMany([
      ...Array.from({ length: 101 }, () =>
        aDeal({ ownerId, personalThemes: ['mine'], supplement: [{ name: 'West', value: 'Ada' }] }),
      ),
      aDeal({ ownerId: fellow.account.id, title: 'foreign' }),
    ])
    await collections.insert(aCollection({ ownerId }))
    await sharingGroups.insert(aSharingGroup({ ownerId: fellow.account.id, memberIds: [ownerId] }))
    await subscriptions.follow(ownerId, fellow.account.id, NOON)
    await grants.put(aGrant({ accountId: ownerId }))
    const announcement = anAnnouncement()
    await announcements.insert(announcement)
    await announcements.markRead(ownerId, announcement.id, NOON)
    const admin = await aClient(world, { role: 'admin' })
    await admin.get('/deals', { 'x-app-impersonation': ownerId })
    await admin.patch(`/accounts/${ownerId}`, { certified: true })
    const [own] = await deals.list({ ownerId }, { page: 1, pageSize: 1 }).then(({ items }) => items)
    for (const headers of [teacher.headers, fellow.headers])
      await world.request({ url: `/api/deals/${own?.id}`, headers: { ...headers, ...WITH_API_KEY } })
    const { status, body, text } = await teacher.get('/accounts/me/export')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      account: { id: ownerId, certified: true },
      collections: [{ ownerId, degraded: false }],
      sharingGroups: [{ ownerId: fellow.account.id }],
      subscriptions: [{ handle: 'fellow' }],
      grants: [{ accountId: ownerId }],
      serves: [{ dealId: own?.id, servedAt: expect.any(String) }],
      announcementReads: [{ id: announcement.id, readAt: NOON.toISOString() }],
      auditRecords: [{ action: 'account.update' }, { action: 'GET /deals' }],
    })
    expect(body.serves).toHaveLength(1)
    expect(body.deals).toHaveLength(101)
    expect(body.deals[0]).toMatchObject({ personalThemes: ['mine'], supplement: [{ name: 'West', value: 'Ada' }] })
    expect(text).not.toContain('foreign')
    expect(text).not.toContain(fellow.account.email)
  })
})
