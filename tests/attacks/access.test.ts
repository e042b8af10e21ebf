import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '../../src/domain/account.js'
import type { Deal } from '../../src/domain/deal.js'
import { encodeCursor } from '../../src/http/dtos/cursor.js'
import {
  type Caller,
  EVERYBODY,
  headersOf,
  type Route,
  routesOf,
  rows,
  type Scene,
  seedScene,
  soundRequest,
} from '../support/access-table.js'
import { type AttackedService, openAttackedService, sender } from '../support/attacked-service.js'
import {
  aCollection,
  aDeal,
  aHandle,
  anAccount,
  anAccountId,
  anAnnouncement,
  aSharingGroup,
  NOON,
} from '../support/builders.js'
import { aBackend, aClient, type Client, distinct, NO_IDS } from '../support/clients.js'
import { type Answer, API_KEY, WITH_API_KEY } from '../support/http-world.js'
import { sendRaw } from '../support/raw-http.js'

let service: AttackedService

beforeAll(async () => {
  service = await openAttackedService()
})
afterAll(() => service.close())

const statusesOf = (answers: readonly Answer[]): readonly number[] => answers.map(({ status }) => status)

/** Sends a JSON text unchanged, which may contain what no object can. */
const sendText = (client: Client, method: 'POST' | 'PATCH' | 'PUT', url: string, text: string): Promise<Answer> =>
  client.send(method, url, text, { 'content-type': 'application/json' })

describe('every route for every caller, as in docs/access.md', () => {
  /** Its pictures are on the web, which this service can't reach. */
  const isPicture = ({ method, path }: Route): boolean => method === 'GET' && path.endsWith('/avatar')

  let scenes = 0
  const newScene = async (): Promise<Scene> => {
    await service.database.pool.query("UPDATE accounts SET role = 'teacher' WHERE role = 'admin'")
    // Otherwise the accounts would exceed their quotas by the end.
    await service.database.pool.query('UPDATE api_keys SET revoked_at = created_at')
    await service.database.pool.query('DELETE FROM webhooks')
    return seedScene(service, `-${++scenes}`)
  }

  it.each(EVERYBODY)('%s', async (caller: Caller) => {
    const column = EVERYBODY.indexOf(caller)
    const answered: Record<string, number> = {}
    const expected: Record<string, number | undefined> = {}
    let scene = await newScene()
    for (const route of await routesOf(service)) {
      const sound = soundRequest(route, scene)
      const headers = { ...sound.headers, ...(await headersOf(service, caller, scene)) }
      const { status } = await service.request({ ...sound, headers })
      const status_ = rows.get(route.name)?.[column]
      answered[route.name] = status
      expected[route.name] = isPicture(route) && status_ === 200 ? 404 : status_
      if (status < 300 && (route.method !== 'GET' || route.path === '/accounts/me')) scene = await newScene()
    }
    expect(answered).toEqual(expected)
  })
})

describe("other people's ids", () => {
  let victim: Client
  let thief: Client
  let secret: Record<'private' | 'group' | 'trashed' | 'orphaned', Deal>
  let group: ReturnType<typeof aSharingGroup>
  let collection: ReturnType<typeof aCollection>

  beforeEach(async () => {
    victim = await aClient(service)
    thief = await aClient(service)
    const { deals, sharingGroups, collections } = service.repositories
    const ownerId = victim.account.id
    group = aSharingGroup({ ownerId, name: 'Of the victim' })
    await sharingGroups.insert(group)
    secret = {
      private: aDeal({ ownerId }),
      group: aDeal({ ownerId, sharing: 'group', sharingGroupIds: [group.id] }),
      trashed: aDeal({ ownerId, sharing: 'public', lifecycle: 'trashed', publishedAt: NOON }),
      orphaned: aDeal({ ownerId: null, sharing: 'public', lifecycle: 'orphaned', publishedAt: NOON }),
    }
    await deals.insertMany(Object.values(secret))
    collection = aCollection({ ownerId, dealIds: [secret.private.id] })
    await collections.insert(collection)
  })

  const secrets = () => Object.values(secret).map(({ id }) => id)

  it('in paths: each kind of id in each path, by another teacher', async () => {
    const ids = [...secrets(), group.id, collection.id, victim.account.id]
    const opened: string[] = []
    for (const { method, path, name } of await routesOf(service)) {
      const holes = path.match(/\{\w+\}/g)?.length ?? 0
      if (holes === 0) continue
      for (const id of ids) {
        const url = path.replace(/\{\w+\}/g, encodeURIComponent(id))
        const { status, headers } = await thief.send(method as 'GET', url, method === 'GET' ? undefined : {})
        expect(status, `${name} ${id}`).toBeLessThan(500)
        // Unfollowing an author and leaving a group reveal nothing and change nothing of theirs.
        if (status < 400 && !name.endsWith('/subscription')) opened.push(`${name} ${id} ${headers.location ?? ''}`)
      }
    }
    expect(opened).toEqual([])
  })

  it('in bodies: deals, groups, owners and members', async () => {
    const own = (await thief.post('/deals', { title: 'Own' })).body.id
    const shown = (await thief.post('/collections', { title: 'Own' })).body.id
    for (const id of secrets()) {
      for (const answer of [
        await thief.patch('/deals', { ids: [own, id], set: { sharing: 'public' } }),
        await thief.put(`/collections/${shown}/deals`, { dealIds: [own, id] }),
        await thief.post('/collections', { title: 'Own', dealIds: [own, id] }),
      ])
        expect(answer).toMatchObject({ status: 404, body: { code: 'DEAL_NOT_FOUND', meta: { ids: [id] } } })
    }
    for (const answer of [
      await thief.post('/deals', { title: 'x', sharing: 'group', sharingGroupIds: [group.id] }),
      await thief.patch(`/deals/${own}`, { sharing: 'group', sharingGroupIds: [group.id] }),
      await thief.put(`/deals/${own}`, { title: 'x', sharing: 'group', sharingGroupIds: [group.id] }),
      await thief.patch('/deals', { ids: [own], set: { sharing: 'group', sharingGroupIds: [group.id] } }),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'SHARING_GROUP_NOT_FOUND' } })
    expect((await thief.get(`/deals/${own}`)).body).toMatchObject({ sharing: 'private', publishedAt: null })
    expect((await thief.get(`/collections/${shown}`)).body.dealIds).toEqual([])
    for (const { id, ownerId, sharing } of Object.values(secret))
      expect(await service.repositories.deals.findById(id)).toMatchObject({ ownerId, sharing })
  })

  it('in lists and queries: naming somebody else reveals nothing more', async () => {
    const { id } = victim.account
    for (const name of ['ownerId', 'accountId', 'as', 'userId', 'owner_id', 'id', 'playerId', 'me']) {
      const query = `?${name}=${encodeURIComponent(id)}`
      for (const path of ['/deals', '/collections', '/sharing-groups', '/accounts/me'])
        expect(await thief.get(`${path}${query}`)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
      for (const path of ['/accounts/me/access-log', '/accounts/me/export'])
        expect((await thief.get(`${path}${query}`)).text).not.toContain(id)
    }
  })

  it('in cursors: forged ones are refused or reveal nothing', async () => {
    const known = encodeCursor('recent', { publishedAt: NOON, id: secret.private.id })
    const lists = ['/catalog/deals', '/catalog/feed']
    const code = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const forged = [
      known,
      encodeCursor('feed', { publishedAt: null, id: secret.private.id }),
      '',
      'null',
      'x'.repeat(5_000),
      "' OR 1=1 --",
      '%00',
      code(null),
      code([]),
      code({}),
      code(['recent', null, null]),
      code(['recent', 'now', secret.private.id]),
      code(['recent', 1e300, secret.private.id]),
      code(['recent', NOON.getTime(), "x' OR '1'='1"]),
      code(['/catalog/deals', NOON.getTime(), secret.private.id]),
      code([['recent'], NOON.getTime(), [secret.private.id]]),
      `${code(['recent', null, secret.private.id])}=`,
    ]
    for (const url of lists)
      for (const cursor of forged) {
        const { status, body } = await thief.get(`${url}?cursor=${encodeURIComponent(cursor)}&limit=100`)
        expect([200, 400], cursor).toContain(status)
        const ids = (body.deals ?? []).map((deal: { id: string }) => deal.id)
        for (const id of secrets()) expect(ids).not.toContain(id)
      }
  })

  it('in idempotency keys: the key of one caller never returns a response of another', async () => {
    const key = { 'idempotency-key': 'the-same-key' }
    const body = { title: 'The same body' }
    const hers = await victim.post('/deals', body, key)
    expect(hers.status).toBe(201)
    const admin = await aClient(service, { role: 'admin' })
    const acting = { ...key, 'x-app-impersonation': victim.account.id }
    const others = [
      await thief.post('/deals', body, key),
      await admin.post('/deals', body, key),
      await admin.post('/deals', body, acting),
      await aBackend(service).post('/api/deals', { ...body, ownerId: thief.account.id }, key),
    ]
    expect(statusesOf(others)).toEqual([201, 201, 201, 201])
    const made = [hers, ...others]
    expect(new Set(made.map(({ body: { id } }) => id)).size).toBe(made.length)
    expect((await victim.post('/deals', body, key)).text).toBe(hers.text)
    expect((await thief.post('/deals', { title: 'Another' }, key)).body.code).toBe('IDEMPOTENCY_KEY_REUSED')
    // Nor does using a key reveal that another caller has used it.
    const stranger = await aClient(service)
    expect((await stranger.post('/deals', { title: 'Another' }, key)).status).toBe(201)
  })
})

describe('fields that an owner may not set', () => {
  let owner: Client
  let before: Account

  const PRIVILEGED = {
    role: 'admin',
    isActive: false,
    certified: true,
    avatarTrusted: true,
    signupSource: 'backend',
    email: 'stolen@example.org',
  }
  const READ_ONLY = {
    id: 'other',
    createdAt: '2020-01-01T00:00:00.000Z',
    updatedAt: '2020-01-01T00:00:00.000Z',
    onboardedAt: '2020-01-01T00:00:00.000Z',
    revision: 7,
    seniority: 0,
    auctionSystem: { id: 'x' },
  }

  beforeEach(async () => {
    owner = await aClient(service)
    before = (await service.repositories.accounts.findById(owner.account.id)) as Account
  })

  const expectUnchanged = async (): Promise<void> =>
    expect(await service.repositories.accounts.findById(owner.account.id)).toEqual(before)

  /** Sends each of these as a change of the account; all have to be refused without any effect. */
  const expectRefused = async (texts: readonly string[], codes: readonly string[]): Promise<void> => {
    for (const text of texts)
      for (const url of ['/accounts/me', `/accounts/${owner.account.id}`]) {
        const { status, body } = await sendText(owner, 'PATCH', url, text)
        expect([400, 403], text).toContain(status)
        expect(codes, text).toContain(body.code)
      }
    await expectUnchanged()
  }
  const entries = Object.entries({ ...PRIVILEGED, ...READ_ONLY }).map(([key, value]) => [key, JSON.stringify(value)])

  it('at the top level', async () => {
    for (const [field, value] of Object.entries(PRIVILEGED))
      expect(await owner.patch('/accounts/me', { firstName: 'x', [field]: value })).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN', meta: { fields: [field] } },
      })
    for (const [field, value] of Object.entries(READ_ONLY))
      expect(await owner.patch('/accounts/me', { firstName: 'x', [field]: value })).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', meta: { issues: [{ path: `/${field}` }] } },
      })
    await expectUnchanged()
  })

  it('nested', () =>
    expectRefused(
      entries.flatMap(([key, value]) => [
        `{"preferences":{"${key}":${value}}}`,
        `{"preferences":{"dealsExplorer":{"${key}":${value}}}}`,
        `{"account":{"${key}":${value}}}`,
        `{"data":{"attributes":{"${key}":${value}}}}`,
        `{"$set":{"${key}":${value}}}`,
      ]),
      ['VALIDATION_FAILED'],
    ))

  it('as repeated keys', () =>
    expectRefused(
      entries.flatMap(([key, value]) => [
        `{"${key}":${value},"firstName":"x","${key}":${value}}`,
        `{"preferences":{},"preferences":{"${key}":${value}}}`,
        `{"firstName":"x","firstName":"y","${key}":${value}}`,
      ]),
      ['VALIDATION_FAILED'],
    ))

  it('by __proto__ and constructor', async () => {
    await expectRefused(
      entries.flatMap(([key, value]) => [
        `{"firstName":"x","__proto__":{"${key}":${value}}}`,
        `{"firstName":"x","constructor":{"prototype":{"${key}":${value}}}}`,
        `{"preferences":{"__proto__":{"${key}":${value}}}}`,
        `{"\\u005f_proto__":{"${key}":${value}}}`,
        `{"preferences":{"dealsExplorer":{"columnVisibility":{"__proto__":{"${key}":${value}}}}}}`,
      ]),
      ['VALIDATION_FAILED'],
    )
    // The next caller must not have become an admin through the prototype.
    expect((await (await aClient(service)).get('/back-office/accounts')).status).toBe(403)
  })

  it('in different case, with escapes, spaces and invisible characters', () =>
    expectRefused(
      entries.flatMap(([key = '', value]) =>
        [
          key.toUpperCase(),
          key[0]?.toUpperCase() + key.slice(1),
          key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
          `${key} `,
          ` ${key}`,
          `${key}\\u0000`,
          `${key}\\u200b`,
          `/${key}`,
          `$.${key}`,
          `${key}[]`,
          [...key].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
        ]
          // JSON decodes escaped letters: these are the fields themselves, whose refusal is tested above.
          .map((spelled) => `{"firstName":"x","${spelled}":${value}}`),
      ),
      ['VALIDATION_FAILED', 'FORBIDDEN'],
    ))

  it('as text, in a list, with another type', () =>
    expectRefused(
      entries.flatMap(([key, value = '']) => [
        `{"${key}":${JSON.stringify(value)}}`,
        `{"${key}":[${value}]}`,
        `{"${key}":{"value":${value}}}`,
        `[{"${key}":${value}}]`,
        JSON.stringify(`{"${key}":${value}}`),
        `[{"op":"replace","path":"/${key}","value":${value}}]`,
      ]),
      ['VALIDATION_FAILED', 'FORBIDDEN'],
    ))

  it('through onboarding, the query, a form, other media types and headers', async () => {
    for (const [key, value] of Object.entries({ ...PRIVILEGED, ...READ_ONLY })) {
      const onboarding = { displayName: before.displayName, [key]: value }
      expect((await owner.post('/accounts/me/complete-onboarding', onboarding)).status).toBe(400)
    }
    const text = JSON.stringify(PRIVILEGED)
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'application/json-patch+json', 'text/json'])
      expect((await owner.send('PATCH', '/accounts/me', text, { 'content-type': type })).status).toBe(415)
    const override = {
      'x-http-method-override': 'PATCH',
      'x-method-override': 'PATCH',
      'content-type': 'application/json',
    }
    expect((await owner.send('POST', '/accounts/me', text, override)).status).toBe(405)
    expect((await owner.get('/accounts/me?role=admin&certified=true&isActive=false')).status).toBe(400)
    await expectUnchanged()
  })

  it('of deals: in a POST, a PATCH, a PUT, a batch, an import', async () => {
    const other = await aClient(service)
    const deal = (await owner.post('/deals', { title: 'Own' })).body
    const forbidden = {
      ownerId: other.account.id,
      id: 'x',
      publishedAt: '2020-01-01T00:00:00.000Z',
      lifecycle: 'orphaned',
      createdAt: '2020-01-01T00:00:00.000Z',
      contract: { level: 7, strain: 'NT', doubled: 0, declarer: 'N' },
      author: { handle: 'x' },
      foldedTitle: 'x',
    }
    for (const [field, value] of Object.entries(forbidden))
      for (const answer of [
        await owner.post('/deals', { title: 'x', [field]: value }),
        await owner.patch(`/deals/${deal.id}`, { title: 'x', [field]: value }),
        await owner.put(`/deals/${deal.id}`, { title: 'x', [field]: value }),
        await owner.patch('/deals', { ids: [deal.id], set: { themes: [], [field]: value } }),
        await owner.patch('/deals', { ids: [deal.id], set: { themes: [] }, [field]: value }),
      ])
        expect({ field, status: answer.status, code: answer.body.code }).toMatchObject({ status: 400 })
    expect((await owner.get(`/deals/${deal.id}`)).body).toEqual(deal)

    const file = `[Event "x"]\n[Board "1"]\n[Deal "N:- - - -"]\n[OwnerId "${other.account.id}"]\n[Sharing "public"]\n[PublishedAt "2020.01.01"]\n`
    const pbn = { 'content-type': 'application/x-pbn' }
    for (const query of [`ownerId=${other.account.id}`, 'sharing=public'])
      expect((await owner.send('POST', `/deals/import?${query}`, file, pbn)).status).toBe(400)
    const imported = await owner.send('POST', '/deals/import', file, pbn)
    const { ids } = imported.body as { ids: string[] }
    expect(ids).toHaveLength(1)
    expect((await owner.get(`/deals/${ids[0]}`)).body).toMatchObject({
      ownerId: owner.account.id,
      sharing: 'private',
      publishedAt: null,
    })
  })

  it('of collections, groups, announcements and grants', async () => {
    const other = await aClient(service)
    const collection = (await owner.post('/collections', { title: 'Own' })).body
    for (const [field, value] of Object.entries({
      ownerId: other.account.id,
      publicEnabled: true,
      publicToken: 'guessable',
      archivedAt: '2020-01-01T00:00:00.000Z',
      degraded: false,
      seniority: -1,
      createdAt: '2020-01-01T00:00:00.000Z',
    }))
      for (const answer of [
        await owner.post('/collections', { title: 'x', [field]: value }),
        await owner.patch(`/collections/${collection.id}`, { title: 'x', [field]: value }),
        await owner.put(`/collections/${collection.id}/public-link`, { [field]: value }),
        await owner.put(`/collections/${collection.id}/deals`, { dealIds: [], [field]: value }),
      ])
        expect({ field, status: answer.status }).toEqual({ field, status: 400 })
    expect((await owner.get(`/collections/${collection.id}`)).body).toEqual(collection)

    const group = (await owner.post('/sharing-groups', { name: 'Own' })).body
    for (const body of [{ ownerId: other.account.id }, { members: [{ id: other.account.id }] }, { memberIds: [] }]) {
      expect((await owner.post('/sharing-groups', { name: 'x', ...body })).status).toBe(400)
      expect((await owner.patch(`/sharing-groups/${group.id}`, { name: 'x', ...body })).status).toBe(400)
    }
    const backend = aBackend(service)
    const grants = `/api/accounts/${owner.account.id}/grants/01980000-0000-7000-8000-0000000000aa`
    for (const body of [{ accountId: other.account.id }, { revokedAt: null }, { id: 'x' }])
      expect((await backend.put(grants, { source: 'manual', feature: 'collections', ...body })).status).toBe(400)
    const admin = await aClient(service, { role: 'admin' })
    expect(
      (await admin.post(`/back-office/accounts/${owner.account.id}/grants`, { source: 'subscription', feature: 'x' }))
        .status,
    ).toBe(400)
    for (const body of [{ id: 'x' }, { readCount: 7 }, { state: 'live' }])
      expect(
        (await admin.post('/back-office/announcements', { kind: 'news', title: { en: 'x' }, ...body })).status,
      ).toBe(400)
  })
})

describe('a missing resource and one of another owner', () => {
  /** Headers that test what is stored. */
  const PROBES = [{}, { 'if-match': '"x"', 'if-none-match': '*' }, { 'idempotency-key': 'probe' }]

  it('have the same status, body and headers on every route', async () => {
    const thief = await aClient(service)
    const scene = await seedScene(service, '-hidden')
    const { announcements, deals } = service.repositories
    const draft = anAnnouncement({ publishedAt: null })
    await announcements.insert(draft)
    const own = { deals: aDeal({ ownerId: scene.owner }).id }
    await deals.insertMany([aDeal({ id: own.deals, ownerId: scene.owner })])
    const kinds: Readonly<Record<string, string>> = {
      deals: own.deals,
      collections: scene.collection.id,
      'sharing-groups': scene.group.id,
      announcements: draft.id,
    }
    const unlike: string[] = []
    let compared = 0
    for (const route of await routesOf(service)) {
      const [, kind = ''] = /^\/([\w-]+)\/\{id\}/.exec(route.path) ?? []
      const hidden = kinds[kind]
      if (hidden === undefined) continue
      const sound = soundRequest(route, scene)
      compared++
      for (const probe of PROBES) {
        const answers: Answer[] = []
        for (const id of [hidden, ...NO_IDS]) {
          const url = route.path
            .replace('{id}', id === '%00' ? id : encodeURIComponent(decodeURIComponent(id)))
            .replace('{accountId}', 'nobody')
          const headers = { ...sound.headers, ...thief.headers, ...probe }
          const answer = await service.request({ ...sound, url, headers })
          const { 'x-request-id': _id, date: _date, ...answered } = answer.headers
          answers.push({ ...answer, text: `${answer.text} ${JSON.stringify(answered)}` })
        }
        const unequal = distinct(answers)
        if (unequal.size > 1) unlike.push(`${route.name} ${JSON.stringify(probe)}: ${[...unequal].join('\n')}`)
      }
    }
    expect(unlike).toEqual([])
    expect(compared).toBeGreaterThan(20)
  })

  it('among accounts: 403, whether or not one exists', async () => {
    const [thief, victim] = [await aClient(service), await aClient(service)]
    const inactive = await aClient(service, { isActive: false })
    const ids = [victim.account.id, inactive.account.id, 'nobody', 'nobody|else']
    for (const method of ['GET', 'DELETE'] as const)
      expect(distinct(await Promise.all(ids.map((id) => thief.send(method, `/accounts/${id}`)))).size).toBe(1)
    expect(distinct(await Promise.all(ids.map((id) => thief.patch(`/accounts/${id}`, { firstName: 'x' })))).size).toBe(
      1,
    )
  })

  it('among authors, links and shared collections: the same 404', async () => {
    const reader = await aClient(service)
    const { account: hidden } = await service.signIn({ handle: aHandle('hidden-author'), isActive: false })
    const closed = aCollection({ ownerId: hidden.id, publicEnabled: false, publicToken: 'a-closed-link' })
    const late = aCollection({
      ownerId: hidden.id,
      publicEnabled: true,
      publicToken: 'a-late-link',
      availableUntil: NOON,
    })
    const archived = aCollection({
      ownerId: hidden.id,
      publicEnabled: true,
      publicToken: 'an-old-link',
      archivedAt: NOON,
    })
    for (const one of [closed, late, archived]) await service.repositories.collections.insert(one)
    for (const path of ['', '/deals', '/collections', '/avatar']) {
      const answers = ['hidden-author', 'nobody-at-all', 'x', 'admin', 'н'].map((handle) =>
        reader.get(`/catalog/authors/${encodeURIComponent(handle)}${path}`),
      )
      expect(distinct(await Promise.all(answers)).size, path).toBe(1)
    }
    const links = ['a-closed-link', 'a-late-link', 'an-old-link', 'no-link', '%00', '..%2f', 'x'.repeat(500)]
    const opened = await Promise.all(links.map((token) => service.request({ url: `/public/collections/${token}` })))
    expect(distinct(opened).size).toBe(1)
    const shared = await Promise.all(
      [closed.id, late.id, archived.id, ...NO_IDS].map((id) => reader.get(`/catalog/collections/${id}/deals`)),
    )
    expect(distinct(shared).size).toBe(1)
  })
})

describe('handles', () => {
  const claim = (client: Client, handle: string) => client.patch('/accounts/me', { handle })

  it.each([
    ['a Cyrillic letter', 'victim-h\u0430ndle'],
    ['a Greek letter', 'victim-h\u03b1ndle'],
    ['an Armenian letter', 'v\u0575ctim-handle'],
    ['a mathematical letter that stands for another alphabet', 'victim-\u{1d6fc}'],
    ['Han', '橋牌老師'],
    ['Arabic digits', 'victim-١٢٣'],
    ['a zero-width space', 'victim\u200b-handle'],
    ['a zero-width joiner', 'victim\u200d-handle'],
    ['a byte order mark inside', 'victim\ufeffx-handle'],
    ['a soft hyphen', 'victim\u00ad-handle'],
    ['a right-to-left mark', 'victim\u202e-handle'],
    ['a tag character', 'victim\u{e0061}-handle'],
    ['an emoji', 'victim🂡'],
    ['a Turkish dotless i', 'v\u0131ctim-handle'],
    ['a slash', 'victim/handle'],
    ['a percent', 'victim%2dhandle'],
    ['NUL', 'victim\u0000'],
    ['half a character', 'victim\ud800'],
    ['too few letters', 'ab'],
    ['nothing but separators', '-._-'],
    ['too many letters', 'a'.repeat(41)],
  ])('of %s are refused in writes and unknown in lookups', async (_name, handle) => {
    const [thief] = [await aClient(service)]
    expect(await claim(thief, handle)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    const onboarding = { displayName: 'x', handle }
    expect((await thief.post('/accounts/me/complete-onboarding', onboarding)).status).toBe(400)
    const url = `/catalog/authors/${encodeURIComponent(handle.toWellFormed())}`
    expect((await thief.get(url)).body.code).toBe('CATALOG_AUTHOR_NOT_FOUND')
  })

  it('that look the same when normalised are the same', async () => {
    const victim = await aClient(service)
    expect((await claim(victim, 'Zoé Martin')).body.handle).toBe('zoe-martin')
    const thief = await aClient(service)
    for (const like of [
      'zoe-martin',
      'ZOE-MARTIN',
      '@zoe.martin',
      '  zoe__martin  ',
      'zoé--martin-',
      'ｚｏｅ-ｍａｒｔｉｎ',
      'zoe\u0301 martin',
      '\u{1d537}oe-martin',
      'ⓩⓞⓔ-martin',
    ])
      expect(await claim(thief, like), like).toMatchObject({ status: 409, body: { code: 'ACCOUNT_HANDLE_TAKEN' } })
  })

  it.each(['me', 'admin', 'api', 'catalog', 'support', 'system', 'null', 'undefined'])('reserved: %s', async (word) => {
    const thief = await aClient(service)
    const accented = word.replace(/[aeiu]/, (letter) => `${letter}\u0301`)
    const wide = [...word].map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)).join('')
    for (const spelled of [word, word.toUpperCase(), `@${word}`, ` ${word} `, `-${word}-`, `_${word}.`, accented, wide])
      expect((await claim(thief, spelled)).status, spelled).toBe(400)
    expect((await thief.get(`/catalog/authors/${word}`)).status).toBe(404)
  })

  it('claimed by 1,000 callers at once: one of them gets it', async () => {
    const claimants = Array.from({ length: 1_000 }, () => anAccount())
    await Promise.all(claimants.map((account) => service.repositories.accounts.insert(account)))
    const headers = await Promise.all(claimants.map(({ id }) => service.bearerOf(id)))
    // As many connections as claims, opened in batches: if there were more than the kernel's queue holds, some would be
    // reset.
    const agents = claimants.map(() => new Agent({ keepAlive: true, maxSockets: 1 }))
    const sends = agents.map((agent) => sender(service.port, agent))
    for (let i = 0; i < sends.length; i += 250)
      await Promise.all(sends.slice(i, i + 250).map((send) => send({ url: '/health/live' })))
    /** If the database can't keep up, callers are told to retry, sometimes all of them: they do so, one by one. */
    const claimUntilTold = async (send: ReturnType<typeof sender>, place: number): Promise<Answer> => {
      for (;;) {
        const answer = await send({
          method: 'PATCH',
          url: '/accounts/me',
          headers: headers[place] ?? {},
          payload: { handle: 'wanted-by-all' },
        })
        if (answer.status !== 503) return answer
        await setTimeout(1_000 * Number(answer.headers['retry-after']) + 4 * place)
      }
    }
    const answers = await Promise.all(sends.map(claimUntilTold))
    for (const agent of agents) agent.destroy()
    const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length
    expect([count(200), count(409)]).toEqual([1, 999])
    const { rows: kept } = await service.database.pool.query("SELECT id FROM accounts WHERE handle = 'wanted-by-all'")
    expect(kept).toHaveLength(1)
  })
})

describe('impersonation', () => {
  const HEADER = 'x-app-impersonation'
  let admin: Client
  let teacher: Client

  beforeEach(async () => {
    admin = await aClient(service, { role: 'admin' })
    teacher = await aClient(service)
  })

  const codeOf = async (by: Client, target: string, url = '/accounts/me') =>
    (await by.get(url, { [HEADER]: target })).body.code
  const recordsAs = async (id: string): Promise<number> =>
    (await service.repositories.audit.list({ as: anAccountId(id) }, { page: 1, pageSize: 1 })).total

  it.each(['teacher', 'player'] as const)('by a %s: refused before the target is looked up', async (role) => {
    const by = await aClient(service, { role })
    const targets = [teacher.account.id, admin.account.id, by.account.id, 'nobody', 'not an id', '']
    const answers = await Promise.all(targets.map((target) => by.get('/accounts/me', { [HEADER]: target })))
    expect(distinct(answers).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 403, body: { code: 'IMPERSONATION_FORBIDDEN' } })
    expect(answers[0]?.headers).not.toHaveProperty('x-app-impersonated')
  })

  it('by a stranger, anonymously, or by a deactivated admin', async () => {
    const stranger = { ...(await service.bearerOf('a-stranger')), [HEADER]: teacher.account.id }
    expect((await service.request({ url: '/accounts/me', headers: stranger })).status).toBe(403)
    expect(await service.repositories.accounts.findById(anAccountId('a-stranger'))).toBeNull()
    expect((await service.request({ url: '/accounts/me', headers: { [HEADER]: teacher.account.id } })).status).toBe(401)
    const former = await aClient(service, { role: 'admin', isActive: false })
    expect(await codeOf(former, teacher.account.id)).toBe('ACCOUNT_INACTIVE')
  })

  it('of an admin, of oneself, of inactive and missing accounts', async () => {
    const second = await aClient(service, { role: 'admin' })
    const inactive = await aClient(service, { isActive: false })
    expect(await codeOf(admin, second.account.id)).toBe('IMPERSONATION_FORBIDDEN')
    expect(await codeOf(admin, admin.account.id)).toBe('IMPERSONATION_FORBIDDEN')
    expect(await codeOf(admin, inactive.account.id)).toBe('IMPERSONATION_FORBIDDEN')
    expect(await codeOf(admin, 'nobody')).toBe('ACCOUNT_NOT_FOUND')
    expect(await codeOf(admin, teacher.account.id.toUpperCase())).toBe('ACCOUNT_NOT_FOUND')
    for (const target of ['me', '.', '..', 'a b', '*', 'null/1', `${teacher.account.id}\t`.repeat(2)])
      expect(await codeOf(admin, target), target).toBe('VALIDATION_FAILED')
  })

  it("nested: an admin acting as a teacher has only the teacher's rights", async () => {
    const other = await aClient(service)
    const as = { [HEADER]: teacher.account.id }
    expect((await admin.get(`/accounts/${other.account.id}`, as)).status).toBe(403)
    expect((await admin.patch('/accounts/me', { role: 'admin' }, as)).status).toBe(403)
    expect((await admin.get('/back-office/accounts', as)).body.code).toBe('IMPERSONATION_FORBIDDEN')
    expect((await teacher.get('/accounts/me')).body.role).toBe('teacher')
  })

  it('with a repeated header, or two ids in it', async () => {
    const { id } = teacher.account
    const raw = (...lines: string[]) =>
      sendRaw(service.port, ['GET /accounts/me HTTP/1.1', `Authorization: ${admin.headers.authorization}`, ...lines])
    expect((await raw(`X-App-Impersonation: ${id}`)).status).toBe(200)
    for (const lines of [
      [`X-App-Impersonation: ${id}`, `X-App-Impersonation: ${id}`],
      [`X-App-Impersonation: ${id}`, `x-app-impersonation: ${admin.account.id}`],
      [`X-App-Impersonation: ${id},${id}`],
      ['X-App-Impersonation:'],
    ])
      expect((await raw(...lines)).status, lines.join()).toBe(400)
  })

  it('with an API key alone, or together with an admin', async () => {
    const url = `/accounts/${teacher.account.id}`
    for (const headers of [WITH_API_KEY, { ...WITH_API_KEY, ...admin.headers }]) {
      const answer = await service.request({ url, headers: { ...headers, [HEADER]: teacher.account.id } })
      expect(answer).toMatchObject({ status: 403, body: { code: 'IMPERSONATION_FORBIDDEN' } })
    }
    const asked = { ...WITH_API_KEY, [HEADER]: teacher.account.id }
    expect((await service.request({ url: '/accounts/me', headers: asked })).status).toBe(401)
    expect((await service.request({ url: `/api${url}`, headers: asked })).headers).not.toHaveProperty(
      'x-app-impersonated',
    )
    expect(await recordsAs(teacher.account.id)).toBe(0)
  })

  it('on routes that do not allow it: back-office, erasure, e-mail', async () => {
    const as = { [HEADER]: teacher.account.id }
    const { id, email } = teacher.account
    const barred = [
      await admin.get(`/back-office/accounts/${id}`, as),
      await admin.post('/back-office/announcements', { kind: 'news', title: { en: 'x' } }, as),
      await admin.delete('/accounts/me', as),
      await admin.delete(`/accounts/${id}`, as),
      await admin.patch('/accounts/me', { email: 'stolen@example.org' }, as),
    ]
    for (const answer of barred)
      expect(answer).toMatchObject({ status: 403, body: { code: 'IMPERSONATION_FORBIDDEN' } })
    expect((await teacher.get('/accounts/me')).body.email).toBe(email)
  })

  it('records every write, including refused ones', async () => {
    const as = { [HEADER]: teacher.account.id }
    await admin.post('/deals', { title: 'x' }, as)
    await admin.post('/deals', { title: 7 }, as)
    await admin.delete('/deals/unknown', as)
    expect(await recordsAs(teacher.account.id)).toBe(3)
    const { entries } = (await teacher.get('/accounts/me/access-log')).body
    expect(entries.map(({ actor }: { actor: object }) => actor)).toEqual(
      Array.from({ length: 3 }, () => ({ type: 'account', id: admin.account.id })),
    )
  })

  it('does not replace an API key', async () => {
    expect((await admin.get('/api/deals', { [HEADER]: teacher.account.id, 'x-api-key': `${API_KEY}x` })).status).toBe(
      401,
    )
  })
})
