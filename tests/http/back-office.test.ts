import { v7 } from 'uuid'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { COLLECTIONS_FEATURE } from '../../src/domain/collection.js'
import { daysLater } from '../../src/domain/day.js'
import type { ServeId } from '../../src/domain/ids.js'
import { aCollection, aDeal, aGrant, aHandle, aSharingGroup, later, NOON } from '../support/builders.js'
import { aClient, aClock, type Client, UNKNOWN_ID } from '../support/clients.js'
import { type HttpWorld, openHttpWorld, WITH_API_KEY } from '../support/http-world.js'

let world: HttpWorld
let clock: ReturnType<typeof aClock>
let admin: Client
let teacher: Client

beforeEach(async () => {
  clock = aClock(NOON)
  world = await openHttpWorld({ clock })
  admin = await aClient(world, { role: 'admin', displayName: 'Admin' })
  teacher = await aClient(world, { displayName: 'Zoé Teacher', createdAt: later(1), handle: aHandle('zoe') })
})
afterEach(() => world.app.close())

const audit = async (query = '') => (await admin.get(`/back-office/audit?${query}`)).body.records

describe('the accounts table', () => {
  it('is searched, filtered, sorted and paged', async () => {
    const list = async (query: string) => {
      const { body } = await admin.get(`/back-office/accounts?${query}`)
      return body.accounts.map(({ id }: { id: string }) => id)
    }
    const [a, t] = [admin.account.id, teacher.account.id]
    expect(await list('')).toEqual([t, a])
    expect(await list('sort=createdAt')).toEqual([a, t])
    expect(await list('sort=-displayName')).toEqual([t, a])
    expect(await list('q=ZOE')).toEqual([t])
    expect(await list('q=example.org&role=admin')).toEqual([a])
    expect(await list('isActive=false')).toEqual([])
    expect(await list('certified=true')).toEqual([])
    const page = await admin.get('/back-office/accounts?pageSize=1&page=2')
    expect(page.body.pagination).toEqual({ page: 2, pageSize: 1, total: 2, totalPages: 2, totalIsExact: true })
    expect(page.body.accounts[0]).toMatchObject({ id: a, certified: false, avatarTrusted: false })
  })

  it.each(['sort=id', 'role=king', 'isActive=maybe', 'page=0'])('refuses %s', async (query) => {
    expect((await admin.get(`/back-office/accounts?${query}`)).status).toBe(400)
  })

  it('changes certified and avatarTrusted, and records the values', async () => {
    const { id } = teacher.account
    const answer = await admin.patch(`/accounts/${id}`, { certified: true, firstName: 'Zoé', email: 'new@example.org' })
    expect(answer).toMatchObject({ status: 200, body: { certified: true } })
    expect(await audit(`subject=${id}`)).toEqual([
      {
        id: expect.any(String),
        at: '2026-03-01T12:00:00.000Z',
        actor: { type: 'account', id: admin.account.id },
        as: null,
        action: 'account.update',
        parameters: {},
        subject: { type: 'account', id },
        changes: { certified: { before: false, after: true }, firstName: {}, email: {} },
        requestId: answer.headers['x-request-id'],
      },
    ])
    expect(JSON.stringify(await audit())).not.toContain('new@example.org')
  })

  it('records what internal backends set, but not what owners set on their own account', async () => {
    const { id } = teacher.account
    await teacher.patch('/accounts/me', { firstName: 'X' })
    await admin.patch('/accounts/me', { firstName: 'X' })
    expect(await audit()).toEqual([])
    await world.request({ method: 'PATCH', url: `/accounts/${id}`, headers: WITH_API_KEY, payload: { role: 'player' } })
    expect(await audit()).toMatchObject([
      { actor: { type: 'service', id: null }, changes: { role: { before: 'teacher', after: 'player' } } },
    ])
    await admin.patch('/accounts/me', { certified: true })
    expect(await audit(`actor=${admin.account.id}`)).toHaveLength(1)
  })

  it('does not record a refused change', async () => {
    expect((await admin.patch('/accounts/me', { role: 'teacher' })).status).toBe(409)
    expect(
      (await admin.patch(`/accounts/${teacher.account.id}`, { certified: true }, { 'if-match': '"x"' })).status,
    ).toBe(412)
    expect(await audit()).toEqual([])
  })
})

describe("an account's page", () => {
  it('shows its grants and figures', async () => {
    const ownerId = teacher.account.id
    const { collections, deals, grants, sharingGroups } = world.repositories
    await deals.insertMany([aDeal({ ownerId }), aDeal({ ownerId, sharing: 'public', lifecycle: 'trashed' })])
    const states = [
      { publicEnabled: true, publicToken: 'a' },
      { publicEnabled: true, publicToken: 'b', availableFrom: later(1) },
      {},
      {},
      {},
      { title: 'past the ceiling' },
      { archivedAt: NOON },
    ]
    for (const [i, state] of states.entries())
      await collections.insert(aCollection({ ownerId, createdAt: later(i), ...state }))
    await sharingGroups.insert(aSharingGroup({ ownerId }))
    const grant = aGrant({ accountId: ownerId, source: 'partner' })
    const over = aGrant({
      accountId: ownerId,
      feature: COLLECTIONS_FEATURE,
      startsAt: later(-9),
      endsAt: later(-1),
    })
    for (const held of [grant, over]) await grants.put(held)
    await world.request({
      url: '/deals',
      headers: { ...admin.headers, 'x-app-impersonation': ownerId },
    })
    const deal = aDeal({ ownerId: admin.account.id })
    await deals.insertMany([deal])
    const serve = { dealId: deal.id, playerId: ownerId }
    for (const daysAgo of [0, 29, 30])
      await world.repositories.serves.serve(
        { ...serve, id: v7() as ServeId, servedAt: daysLater(NOON, -daysAgo) },
        null,
      )
    const { status, body } = await admin.get(`/back-office/accounts/${ownerId}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      account: { id: ownerId, displayName: 'Zoé Teacher' },
      grants: [{ id: grant.id }, { id: over.id }],
      deals: { bySharing: { private: 1, public: 1, group: 0 }, byLifecycle: { active: 1, trashed: 1, orphaned: 0 } },
      collections: { open: 1, closed: 4, archived: 1, degraded: 1 },
      sharingGroups: { owned: 1, joined: 0 },
      servesIn30Days: 2,
      lastImpersonation: { actor: { id: admin.account.id }, action: 'GET /deals' },
    })
    expect((await admin.get('/back-office/accounts/nobody')).body.code).toBe('ACCOUNT_NOT_FOUND')
  })
})

describe('the daily figures', () => {
  it('cover the last thirty days by default', async () => {
    await world.repositories.deals.insertMany([aDeal({ ownerId: teacher.account.id })])
    const { days } = (await admin.get('/back-office/stats')).body
    expect(days).toHaveLength(30)
    expect(days.at(-1)).toMatchObject({ day: '2026-03-01', accountsMade: 2, dealsMade: 1, dealsImported: 0 })
    expect(days[0].day).toBe('2026-01-31')
  })

  it('name their days, and count files', async () => {
    const file = '[Board "1"]\n[Deal "N:- - - -"]\n'
    await teacher.post('/deals/import', file, { 'content-type': 'application/x-pbn' })
    const [deal] = (await teacher.get('/deals')).body.deals
    for (let i = 0; i < 2; i++) await world.request({ url: `/api/deals/${deal.id}`, headers: WITH_API_KEY })
    const { days } = (await admin.get('/back-office/stats?from=2026-02-28&to=2026-03-01T23:00:00Z')).body
    expect(days).toMatchObject([
      { day: '2026-02-28', dealsMade: 0, serves: 0 },
      { day: '2026-03-01', dealsMade: 1, dealsImported: 1, serves: 2 },
    ])
  })

  it('begin with the first possible day', async () => {
    const { days } = (await admin.get('/back-office/stats?to=0001-01-02')).body
    expect(days.map(({ day }: { day: string }) => day)).toEqual(['0001-01-01', '0001-01-02'])
  })

  it.each([
    ['from=2026-03-02&to=2026-03-01', [{ path: '/to', message: 'must not be before from' }]],
    ['from=2024-12-31&to=2026-01-01', [{ path: '/from', message: 'must be within 366 days of to' }]],
    ['from=yesterday', [{ path: '/from' }]],
    ['to=2026-02-30', [{ path: '/to' }]],
  ])('refuse %s', async (query, issues) => {
    const { body } = await admin.get(`/back-office/stats?${query}`)
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', meta: { issues } })
  })

  it('cover at most 366 days, and at least one', async () => {
    expect((await admin.get('/back-office/stats?from=2025-01-01&to=2026-01-01')).body.days).toHaveLength(366)
    expect((await admin.get('/back-office/stats?from=2026-01-01&to=2026-01-01')).body.days).toHaveLength(1)
  })
})

describe('announcements in the back-office', () => {
  const LONG_TITLES = Object.fromEntries(Array.from({ length: 250 }, (_, i) => [`en-${1000 + i}`, '界'.repeat(100)]))
  const BANNER = { kind: 'banner', title: { en: 'Hello', fr: 'Bonjour' } }
  const create = (body: object = BANNER, headers = {}) => admin.post('/back-office/announcements', body, headers)

  it('can be drafts, scheduled, live and expired', async () => {
    const made = await create()
    expect(made).toMatchObject({
      status: 201,
      body: {
        ...BANNER,
        body: {},
        actionLabel: {},
        actionPath: null,
        pinned: false,
        publishedAt: null,
        expiresAt: null,
        audience: { roles: [], languages: [], countries: [] },
        state: 'draft',
        readCount: 0,
      },
    })
    expect(made.headers.location).toBe(`/back-office/announcements/${made.body.id}`)
    const url = made.headers.location as string
    const scheduled = await admin.patch(url, {
      publishedAt: later(1_000).toISOString(),
      expiresAt: later(2_000).toISOString(),
    })
    expect(scheduled.body.state).toBe('scheduled')
    clock.pass(1_000)
    expect((await admin.get(url)).body.state).toBe('live')
    await teacher.post(`/announcements/${made.body.id}/read`)
    expect((await admin.get('/back-office/announcements')).body).toMatchObject({
      announcements: [{ id: made.body.id, state: 'live', readCount: 1 }],
      pagination: { total: 1 },
    })
    clock.pass(1_000)
    expect((await admin.get(url)).body.state).toBe('over')
  })

  it('are previewed with the rules that select them for accounts', async () => {
    const { body: draft } = await create({
      ...BANNER,
      publishedAt: later(5_000).toISOString(),
      audience: { countries: ['FR'] },
    })
    const at = encodeURIComponent(later(5_000).toISOString())
    const preview = (id: string) => admin.get(`/back-office/announcements/preview?accountId=${id}&at=${at}`)
    expect((await preview(teacher.account.id)).body.banner).toBeNull()
    await teacher.patch('/accounts/me', { country: 'FR' })
    const { body } = await preview(teacher.account.id)
    expect(body.banner.id).toBe(draft.id)
    clock.pass(5_000)
    expect((await teacher.get('/announcements')).body).toEqual(body)
    for (const id of ['nobody', 'x'.repeat(300), 'a b'])
      expect(await preview(id)).toMatchObject({ status: 404, body: { code: 'ACCOUNT_NOT_FOUND', meta: { ids: [id] } } })
    expect((await admin.get('/back-office/announcements/preview')).status).toBe(400)
  })

  it('become unread again, and are deleted with their marks', async () => {
    const { body } = await create({ ...BANNER, publishedAt: NOON.toISOString() })
    const url = `/back-office/announcements/${body.id}`
    await teacher.post(`/announcements/${body.id}/read`)
    expect((await admin.post(`${url}/reset-reads`)).status).toBe(204)
    expect((await teacher.get('/announcements')).body.banner.id).toBe(body.id)
    expect((await admin.delete(url)).status).toBe(204)
    expect((await teacher.get('/announcements')).body.banner).toBeNull()
    for (const again of [admin.get(url), admin.delete(url), admin.patch(url, {}), admin.post(`${url}/reset-reads`)])
      expect((await again).body.code).toBe('ANNOUNCEMENT_NOT_FOUND')
  })

  it('record each write with its changes', async () => {
    const { body } = await create()
    const url = `/back-office/announcements/${body.id}`
    await admin.patch(url, { pinned: true, title: { fr: null } })
    await admin.post(`${url}/reset-reads`)
    await admin.delete(url)
    const records = await audit(`subject=${body.id}`)
    expect(records.map(({ action }: { action: string }) => action)).toEqual([
      'announcement.delete',
      'announcement.reset-reads',
      'announcement.update',
      'announcement.create',
    ])
    expect(records[2].changes).toEqual({
      pinned: { before: false, after: true },
      title: { before: { en: 'Hello', fr: 'Bonjour' }, after: { en: 'Hello' } },
    })
    expect(records[3].changes.kind).toEqual({ before: null, after: 'banner' })
    expect(records[0].changes.kind).toEqual({ before: 'banner', after: null })
  })

  it('are created once with one key', async () => {
    const key = { 'idempotency-key': 'k' }
    const [first, again] = [await create(BANNER, key), await create(BANNER, key)]
    expect(again.body).toEqual(first.body)
    expect((await admin.get('/back-office/announcements')).body.pagination.total).toBe(1)
    expect(await audit()).toHaveLength(1)
  })

  it.each([
    [{ kind: 'poster', title: { en: 'x' } }, '/kind'],
    [{ kind: 'news' }, '/title'],
    [{ kind: 'news', title: {} }, '/title'],
    [{ kind: 'news', title: { en: ' ' } }, '/title/en'],
    [{ kind: 'news', title: { 'not a tag': 'x' } }, '/title'],
    [{ kind: 'news', title: { en: 'x'.repeat(201) } }, '/title/en'],
    [{ ...BANNER, actionPath: '//evil.example.org', actionLabel: { en: 'x' } }, '/actionPath'],
    [{ ...BANNER, actionPath: '/x' }, '/actionLabel'],
    [{ ...BANNER, publishedAt: '2026-03-02T00:00:00Z', expiresAt: '2026-03-01T00:00:00Z' }, '/expiresAt'],
    [{ ...BANNER, audience: { countries: ['XX'] } }, '/audience/countries/0'],
    [{ ...BANNER, title: LONG_TITLES }, '/title'],
    [{ ...BANNER, readCount: 3 }, '/readCount'],
    [{ ...BANNER, state: 'live' }, '/state'],
  ])('are refused as %j', async (body, path) => {
    const answer = await create(body)
    expect(answer.status).toBe(400)
    expect(answer.body.meta.issues.map((issue: { path: string }) => issue.path)).toContain(path)
    expect((await admin.get('/back-office/announcements')).body.pagination.total).toBe(0)
  })
})

describe('manual grants', () => {
  const GRANT = { source: 'manual', feature: 'collections', limit: 9 }

  it('are created, listed and revoked, each with a record', async () => {
    const url = `/back-office/accounts/${teacher.account.id}/grants`
    const made = await admin.post(url, GRANT)
    expect(made).toMatchObject({ status: 201, body: { ...GRANT, accountId: teacher.account.id, revokedAt: null } })
    expect((await admin.get(url)).body.grants).toEqual([made.body])
    const revoke = `${url}/${made.body.id}/revoke`
    expect((await admin.post(revoke)).body.revokedAt).toBe('2026-03-01T12:00:00.000Z')
    clock.pass(1_000)
    expect((await admin.post(revoke)).body.revokedAt).toBe('2026-03-01T12:00:00.000Z')
    const records = await audit(`subject=${made.body.id}&action=grant.`)
    expect(records.map(({ action }: { action: string }) => action)).toEqual([
      'grant.revoke',
      'grant.revoke',
      'grant.create',
    ])
    expect(records[2].changes.limit).toEqual({ before: null, after: 9 })
  })

  it('are not subscriptions, and belong to their account', async () => {
    const url = `/back-office/accounts/${teacher.account.id}/grants`
    expect((await admin.post(url, { ...GRANT, source: 'subscription' })).status).toBe(400)
    expect((await admin.post('/back-office/accounts/nobody/grants', GRANT)).body.code).toBe('ACCOUNT_NOT_FOUND')
    const { body } = await admin.post(url, GRANT)
    const elsewhere = `/back-office/accounts/${admin.account.id}/grants/${body.id}/revoke`
    expect((await admin.post(elsewhere)).body.code).toBe('GRANT_NOT_FOUND')
    expect((await admin.post(`${url}/${UNKNOWN_ID}/revoke`)).body.code).toBe('GRANT_NOT_FOUND')
    expect((await admin.get(url)).body.grants[0].revokedAt).toBeNull()
  })
})

describe('the audit trail', () => {
  it('is filtered and paged', async () => {
    await admin.patch(`/accounts/${teacher.account.id}`, { certified: true })
    clock.pass(1_000)
    await admin.post('/back-office/announcements', { kind: 'news', title: { en: 'x' } })
    expect(await audit('action=account.')).toHaveLength(1)
    expect(await audit(`from=${encodeURIComponent(later(1_000).toISOString())}`)).toHaveLength(1)
    expect(await audit(`to=${encodeURIComponent(later(1_000).toISOString())}`)).toHaveLength(1)
    expect(await audit(`as=${teacher.account.id}`)).toEqual([])
    const { body } = await admin.get('/back-office/audit?pageSize=1')
    expect(body.records).toMatchObject([{ action: 'announcement.create' }])
    expect(body.pagination.total).toBe(2)
    expect((await admin.get('/back-office/audit?from=soon')).status).toBe(400)
  })

  it('has a new ETag once the account of an actor has been replaced by a pseudonym', async () => {
    const other = await aClient(world, { role: 'admin', displayName: 'Other' })
    await other.post('/back-office/announcements', { kind: 'news', title: { en: 'x' } })
    const url = '/back-office/audit?action=announcement.'
    const { headers } = await admin.get(url)
    const again = { 'if-none-match': String(headers.etag) }
    expect((await admin.get(url, again)).status).toBe(304)
    await other.delete('/accounts/me')
    const answer = await admin.get(url, again)
    expect(answer.status).toBe(200)
    expect(answer.body.records[0].actor.id).toMatch(/^erased-/)
  })
})
