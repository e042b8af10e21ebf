import { gzipSync } from 'node:zlib'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Deal } from '../../src/domain/deal.js'
import { aDeal, NOON } from '../support/builders.js'
import { aClient, aClock, type Client, changeKept, distinct, NO_IDS, UNKNOWN_ID } from '../support/clients.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'

const clock = aClock(NOON)

let world: HttpWorld
let owner: Client
let stranger: Client

beforeAll(async () => {
  world = await openHttpWorld({ clock })
})

beforeEach(async () => {
  owner = await aClient(world)
  stranger = await aClient(world, { role: 'admin' })
})

const make = async (fields: object = {}, of = owner) => {
  clock.pass(1000)
  const made = await of.post('/deals', { title: 'T', ...fields })
  if (made.status !== 201) throw new Error(`${made.status} ${made.text}`)
  return made.body
}
const idsOf = ({ body }: { body: { deals: readonly Deal[] } }) => body.deals.map(({ id }) => id)
const dealNotFound = { status: 404, body: { code: 'DEAL_NOT_FOUND' } }

describe('GET /deals', () => {
  it("lists the caller's own, newest first, whatever their sharing and lifecycle", async () => {
    const ids = []
    for (const sharing of ['private', 'public', 'private']) ids.unshift((await make({ sharing })).id)
    await owner.post(`/deals/${ids[0]}/trash`)
    await make({ sharing: 'public' }, stranger)
    const answer = await owner.get('/deals')
    expect(idsOf(answer)).toEqual(ids)
    expect(answer.body.pagination).toEqual({ page: 1, pageSize: 20, total: 3, totalPages: 1, totalIsExact: true })
    expect(answer.body.deals[0]).toEqual((await owner.get(`/deals/${ids[0]}`)).body)
  })

  it('filters by sharing and lifecycle, and counts the matches', async () => {
    const [a, b, c] = [await make({ sharing: 'public' }), await make({ sharing: 'public' }), await make()]
    await owner.post(`/deals/${b.id}/trash`)
    const found = async (query: string) => {
      const answer = await owner.get(`/deals?${query}`)
      expect(answer.body.pagination.total).toBe(answer.body.deals.length)
      return idsOf(answer)
    }
    expect(await found('sharing=public')).toEqual([b.id, a.id])
    expect(await found('sharing=private')).toEqual([c.id])
    expect(await found('sharing=group')).toEqual([])
    expect(await found('lifecycle=active')).toEqual([c.id, a.id])
    expect(await found('lifecycle=trashed&sharing=public')).toEqual([b.id])
    expect(await found('lifecycle=orphaned')).toEqual([])
    for (const query of [
      `ownerId=${stranger.account.id}`,
      'sharing=secret',
      'lifecycle=deleted',
      'page=0',
      'pageSize=101',
    ])
      expect(await owner.get(`/deals?${query}`)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
  })

  it('is paged', async () => {
    const ids: string[] = []
    for (let i = 0; i < 5; i++) ids.unshift((await make()).id)
    expect(idsOf(await owner.get('/deals?page=2&pageSize=2'))).toEqual(ids.slice(2, 4))
    expect((await owner.get('/deals?page=100000&pageSize=2')).body).toEqual({
      deals: [],
      pagination: { page: 100000, pageSize: 2, total: 5, totalPages: 3, totalIsExact: true },
    })
    expect(await owner.get('/deals?page=100001')).toMatchObject({ status: 400 })
  })
})

describe('a commentary', () => {
  const lines = (count: number) => Array.from({ length: count }, () => ({ type: 'paragraph', children: [] }) as const)

  it('has at most 200 paragraphs, however it is sent', async () => {
    const { id } = await make({ commentary: lines(200) })
    const sent = { title: 'T', commentary: lines(201) }
    for (const answer of [
      await owner.post('/deals', sent),
      await owner.put(`/deals/${id}`, sent),
      await owner.patch(`/deals/${id}`, sent),
    ])
      expect(answer).toMatchObject({ status: 400, body: { meta: { issues: [{ path: '/commentary' }] } } })
  })

  it('has steps between its paragraphs', async () => {
    const commentary = [
      { type: 'paragraph', children: [{ type: 'text', text: 'Plan the play.', bold: false, italic: true }] },
      { type: 'step' },
      { type: 'paragraph', children: [] },
    ]
    const made = await make({ commentary })
    expect(made.commentary).toEqual(commentary)
    expect((await owner.get(`/deals/${made.id}`)).body.commentary).toEqual(commentary)
    expect((await owner.get('/deals')).body.deals[0].commentary).toEqual(commentary)
    const sent = [{ type: 'step', children: null }]
    expect((await owner.patch(`/deals/${made.id}`, { commentary: sent })).body.commentary).toEqual([{ type: 'step' }])
  })

  it('has paragraphs with children and steps without', async () => {
    const commentary = [
      { type: 'paragraph' },
      { type: 'step', children: [] },
      { type: 'pause', children: [] },
      { type: 'step', more: 1 },
      { type: 'paragraph', children: [{ type: 'text' }] },
    ]
    const { status, body } = await owner.post('/deals', { title: 'T', commentary })
    expect([status, body.meta.issues.map(({ path }: { path: string }) => path).sort()]).toEqual([
      400,
      ['0/children', '1/children', '2/type', '3/more', '4/children/0/text'].map((path) => `/commentary/${path}`),
    ])
    expect(
      await owner.patch('/accounts/me', { preferences: { shareTemplates: { mail: { body: [{ type: 'step' }] } } } }),
    ).toMatchObject({ status: 400 })
  })

  it('that was stored under a higher limit can be read, and survives a change of another field', async () => {
    const deal = aDeal({ ownerId: owner.account.id, commentary: lines(300) })
    await world.repositories.deals.insertMany([deal])
    expect((await owner.get(`/deals/${deal.id}`)).body.commentary).toHaveLength(300)
    expect(await owner.patch(`/deals/${deal.id}`, { title: 'Another' })).toMatchObject({
      status: 200,
      body: { title: 'Another', commentary: { length: 300 } },
    })
    expect(await owner.patch(`/deals/${deal.id}`, { commentary: lines(250) })).toMatchObject({ status: 400 })
  })
})

describe('a play', () => {
  const BOARD = {
    hands: { N: 'A...', E: 'K...', S: 'Q...', W: 'J...' },
    auction: ['1C', 'P', 'P', 'P'],
    play: ['SK', 'SQ'],
    result: 1,
  }

  it("is stored, or refused if it is illegal or can't be checked, however it is sent", async () => {
    const made = await make(BOARD)
    expect(made).toMatchObject({ play: ['SK', 'SQ'], result: 1 })
    const sent = [
      owner.post('/deals', { title: 'T', ...BOARD, play: ['SQ'] }),
      owner.post('/deals', { title: 'T', ...BOARD, hands: { N: 'A...' } }),
      owner.post('/deals', { title: 'T', ...BOARD, auction: ['1C'] }),
      owner.post('/deals', { title: 'T', play: ['SK'] }),
      owner.post('/deals', { title: 'T', ...BOARD, dealer: 'E' }),
      owner.put(`/deals/${made.id}`, { title: 'T', ...BOARD, boardNumber: 2 }),
      owner.patch(`/deals/${made.id}`, { play: ['SQ'] }),
      owner.patch(`/deals/${made.id}`, { play: ['SK', 'SK'] }),
      owner.patch(`/deals/${made.id}`, { dealer: 'E' }),
      owner.patch(`/deals/${made.id}`, { hands: { W: null } }),
      owner.patch(`/deals/${made.id}`, { auction: null }),
    ]
    for (const answer of await Promise.all(sent))
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', meta: { issues: [{ path: '/play' }] } },
      })
    for (const [path, fields] of [
      ['/play/0', { play: ['AS'] }],
      ['/play', { play: Array(53).fill('SA') }],
      ['/result', { result: 14 }],
      ['/hands/N', { ...BOARD, hands: { N: 'AA...' } }],
      ['/dealer', { ...BOARD, dealer: 'X' }],
    ] as const)
      expect(await owner.post('/deals', { title: 'T', ...fields })).toMatchObject({
        status: 400,
        body: { meta: { issues: [{ path }] } },
      })
    expect((await owner.get(`/deals/${made.id}`)).body).toEqual(made)
    expect(await owner.patch(`/deals/${made.id}`, { play: null, hands: null, result: null })).toMatchObject({
      status: 200,
      body: { play: [], result: null },
    })
  })
})

describe('a supplement', () => {
  const supplement = [{ name: 'West', value: 'Ada' }]

  it('comes from files only, is kept by writes, and can be cleared', async () => {
    const deal = aDeal({ ownerId: owner.account.id, title: 'T', supplement })
    await world.repositories.deals.insertMany([deal])
    const url = `/deals/${deal.id}`
    expect((await owner.get(url)).body).toMatchObject({ supplement })
    for (const answer of [
      await owner.post('/deals', { title: 'T', supplement }),
      await owner.post('/deals', { title: 'T', supplement: [] }),
      await owner.put(url, { title: 'T', supplement: [] }),
      await owner.patch(url, { supplement }),
    ])
      expect(answer).toMatchObject({ status: 400, body: { meta: { issues: [{ path: '/supplement' }] } } })
    expect((await owner.put(url, { title: 'New' })).body).toMatchObject({ title: 'New', supplement })
    expect((await owner.patch(url, { title: 'Newer' })).body).toMatchObject({ title: 'Newer', supplement })
    const batch = await owner.patch('/deals', { ids: [deal.id], set: { themes: ['x'] } })
    expect(batch.body.deals).toMatchObject([{ themes: ['x'], supplement }])
    for (const nothing of [[], null]) {
      const again = aDeal({ ownerId: owner.account.id, title: 'T', supplement })
      await world.repositories.deals.insertMany([again])
      const emptied = await owner.patch(`/deals/${again.id}`, { supplement: nothing })
      expect(emptied.body).toMatchObject({ title: 'T', supplement: [] })
    }
  })
})

describe('PUT /deals/{id}', () => {
  it('replaces: missing fields get their default again', async () => {
    const made = await make({
      boardNumber: 2,
      hands: { N: 'A...', E: 'K...', S: 'Q...', W: 'J...' },
      auction: ['1C', 'P', 'P', 'P'],
      play: ['SQ'],
      result: 0,
      commentary: [{ type: 'paragraph', children: [{ type: 'text', text: 'Why?' }] }],
      themes: ['a'],
      personalThemes: ['b'],
      inspirations: ['c'],
      sharing: 'public',
    })
    await owner.post(`/deals/${made.id}/trash`)
    clock.pass(1000)
    const put = await owner.put(`/deals/${made.id}`, { title: 'New' })
    expect(put.status).toBe(200)
    expect(put.body).toEqual({
      ...made,
      title: 'New',
      boardNumber: null,
      dealer: 'N',
      vulnerability: 'None',
      hands: { N: null, E: null, S: null, W: null },
      auction: [],
      contract: null,
      play: [],
      result: null,
      commentary: [],
      themes: [],
      personalThemes: [],
      inspirations: [],
      sharing: 'private',
      lifecycle: 'trashed',
      updatedAt: clock.now().toISOString(),
    })
    expect((await owner.get(`/deals/${made.id}`)).text).toBe(put.text)
  })

  it('writes nothing if the body is invalid or If-Match is stale', async () => {
    const { id } = await make({ themes: ['kept'] })
    const { etag } = (await owner.get(`/deals/${id}`)).headers
    for (const [body, path] of [
      [{}, '/title'],
      [{ title: 'T', hands: { N: 'AA...' } }, '/hands/N'],
      [{ title: 'T', ownerId: stranger.account.id }, '/ownerId'],
    ] as const)
      expect(await owner.put(`/deals/${id}`, body)).toMatchObject({
        status: 400,
        body: { meta: { issues: [{ path }] } },
      })
    expect(await owner.put(`/deals/${id}`, { title: 'T' }, { 'if-match': '"other"' })).toMatchObject({
      status: 412,
      body: { code: 'PRECONDITION_FAILED' },
    })
    expect((await owner.get(`/deals/${id}`)).headers.etag).toBe(etag)
    expect(await owner.put(`/deals/${id}`, { title: 'T' }, { 'if-match': etag })).toMatchObject({ status: 200 })
  })
})

describe('PATCH /deals', () => {
  it('sets the same fields on all, in the order of the ids, and records the first publication', async () => {
    const before = (await make({ sharing: 'public', themes: ['old'] })).publishedAt
    const [a, b] = [(await owner.get('/deals')).body.deals[0].id, (await make({ personalThemes: ['mine'] })).id]
    const c = (await make()).id
    clock.pass(1000)
    const answer = await owner.patch('/deals', { ids: [c, a, b], set: { sharing: 'public', themes: ['new'] } })
    expect(answer.status).toBe(200)
    expect(Object.keys(answer.body)).toEqual(['deals'])
    expect(idsOf(answer)).toEqual([c, a, b])
    const now = clock.now().toISOString()
    expect(answer.body.deals.map((deal: { publishedAt: string }) => deal.publishedAt)).toEqual([now, before, now])
    expect(answer.body.deals[2]).toMatchObject({ sharing: 'public', themes: ['new'], personalThemes: ['mine'] })
    for (const deal of answer.body.deals) expect((await owner.get(`/deals/${deal.id}`)).body).toEqual(deal)
  })

  it('ignores missing fields, and resets those that are null', async () => {
    const { id } = await make({ sharing: 'public', themes: ['kept'] })
    const one = async (set: object) => (await owner.patch('/deals', { ids: [id], set })).body.deals[0]
    expect(await one({ sharing: 'private' })).toMatchObject({ sharing: 'private', themes: ['kept'] })
    expect(await one({ sharing: 'public', themes: null })).toMatchObject({ sharing: 'public', themes: [] })
    expect(await one({ sharing: null })).toMatchObject({ sharing: 'private' })
  })

  it('changes none if one is missing, and names the missing ones', async () => {
    const own = await make()
    const foreign = await make({ sharing: 'public' }, stranger)
    const orphaned = aDeal({ ownerId: null, lifecycle: 'orphaned' })
    await world.repositories.deals.insertMany([orphaned])
    const missing = [foreign.id, orphaned.id, UNKNOWN_ID, 'x', own.id.toUpperCase()]
    const answer = await owner.patch('/deals', { ids: [own.id, ...missing], set: { sharing: 'public' } })
    expect(answer).toMatchObject({ status: 404, body: { code: 'DEAL_NOT_FOUND', meta: { ids: missing } } })
    expect((await owner.get(`/deals/${own.id}`)).body).toEqual(own)
  })

  it("changes none if the last of them can't be changed", async () => {
    const group = (await owner.post('/sharing-groups', { name: 'T' })).body.id
    const shared = await make({ sharing: 'group', sharingGroupIds: [group] })
    const alone = await make()
    // The first has groups, and the second has none with which it could be shared.
    expect(
      await owner.patch('/deals', { ids: [shared.id, alone.id], set: { sharing: 'group', themes: ['x'] } }),
    ).toMatchObject({ status: 400, body: { meta: { issues: [{ path: '/set/sharingGroupIds' }] } } })
    expect((await owner.get(`/deals/${shared.id}`)).body).toEqual(shared)
  })

  it('requires 1 to 500 different ids and something to set, and nothing else', async () => {
    const { id } = await make()
    const set = { themes: [] }
    for (const body of [
      { ids: [], set },
      { ids: [id, id], set },
      { ids: Array.from({ length: 501 }, (_, i) => `${i}`), set },
      { ids: id, set },
      { ids: [id] },
      { ids: [id], set: {} },
      { ids: [id], set: { title: 'T' } },
      { ids: [id], set: { lifecycle: 'trashed' } },
      { ids: [id], set: { sharing: 'secret' } },
      { ids: [id], set, more: 1 },
    ])
      expect(await owner.patch('/deals', body)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    const many = Array.from({ length: 500 }, () => aDeal({ ownerId: owner.account.id }))
    await world.repositories.deals.insertMany(many)
    const answer = await owner.patch('/deals', { ids: many.map((deal) => deal.id), set: { themes: ['all'] } })
    expect(idsOf(answer)).toEqual(many.map((deal) => deal.id))
  })
})

describe('the trash', () => {
  it('trashes and restores a deal repeatedly', async () => {
    const made = await make({ sharing: 'public' })
    clock.pass(1000)
    const trashed = await owner.post(`/deals/${made.id}/trash`)
    expect(trashed.status).toBe(200)
    expect(trashed.body).toEqual({ ...made, lifecycle: 'trashed', updatedAt: clock.now().toISOString() })
    clock.pass(1000)
    expect((await owner.post(`/deals/${made.id}/trash`)).text).toBe(trashed.text)
    const restored = await owner.post(`/deals/${made.id}/restore`)
    expect(restored.body).toEqual({ ...made, updatedAt: clock.now().toISOString() })
    expect((await owner.post(`/deals/${made.id}/restore`)).text).toBe(restored.text)
  })

  it('is the only place from which a deal can be deleted; then it disappears from every collection', async () => {
    const { id } = await make({ sharing: 'public' })
    const stays = (await make()).id
    const inOrder = [stays, id]
    const own = await owner.post('/collections', { title: 'T', dealIds: inOrder })
    const foreign = await stranger.post('/collections', { title: 'T', dealIds: [id] })
    expect(await owner.delete(`/deals/${id}`)).toMatchObject({ status: 409, body: { code: 'DEAL_NOT_TRASHED' } })
    expect((await owner.get(`/collections/${own.body.id}`)).body.dealIds).toEqual(inOrder)
    await owner.post(`/deals/${id}/trash`)
    expect(await owner.delete(`/deals/${id}`)).toMatchObject({ status: 204, text: '' })
    expect(await owner.delete(`/deals/${id}`)).toMatchObject(dealNotFound)
    expect(await owner.post(`/deals/${id}/restore`)).toMatchObject(dealNotFound)
    expect((await owner.get(`/collections/${own.body.id}`)).body.dealIds).toEqual([stays])
    expect((await stranger.get(`/collections/${foreign.body.id}`)).body.dealIds).toEqual([])
  })
})

describe('deals of others and orphaned ones', () => {
  it('get the same response as missing ones, for every method', async () => {
    const foreign = await make({ sharing: 'public' }, stranger)
    const orphaned = aDeal({ ownerId: null, lifecycle: 'orphaned', sharing: 'public' })
    await world.repositories.deals.insertMany([orphaned])
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PATCH', '', { title: 'Mine' }],
      ['PUT', '', { title: 'Mine' }],
      ['DELETE', '', undefined],
      ['POST', '/trash', undefined],
      ['POST', '/restore', undefined],
      ['GET', '/exposure', undefined],
    ] as const) {
      const answers = []
      for (const id of [foreign.id, orphaned.id, ...NO_IDS])
        answers.push(await owner.send(method, `/deals/${id}${path}`, body))
      expect(distinct(answers).size).toBe(1)
      expect(answers[0]).toMatchObject({ ...dealNotFound, body: { meta: {} } })
    }
  })

  it('are not available to a deactivated owner either', async () => {
    const gone = await aClient(world)
    await changeKept(world, gone.account, { isActive: false })
    expect(await gone.get('/deals')).toMatchObject({ status: 403, body: { code: 'ACCOUNT_INACTIVE' } })
  })
})

const PBN = { 'content-type': 'application/x-pbn' }

describe('POST /deals/import', () => {
  const FILE =
    '[Board "1"]\n[Deal "N:A... K... Q... J..."]\n\n[Board "1"]\n[Deal "N:A... K... Q... J..."]\n\n[Deal "x"]\n'

  it('stores the boards of a file as private deals of the caller', async () => {
    const { status, body } = await owner.post('/deals/import', FILE, PBN)
    expect(status).toBe(200)
    expect(body).toMatchObject({ imported: 1, repeated: 1, rejected: [{ index: 2, line: 7 }] })
    expect(idsOf(await owner.get('/deals'))).toEqual(body.ids)
    expect((await owner.get(`/deals/${body.ids[0]}`)).body).toMatchObject({
      ownerId: owner.account.id,
      sharing: 'private',
      lifecycle: 'active',
      hands: { N: 'A...' },
    })
    expect(await stranger.get(`/deals/${body.ids[0]}`)).toMatchObject(dealNotFound)
  })

  it('skips boards that the caller has, if requested', async () => {
    const { body: first } = await owner.post('/deals/import', FILE, PBN)
    const { body } = await owner.post('/deals/import?existing=skip', FILE, PBN)
    expect(body).toMatchObject({ imported: 0, repeated: 2, rejectedTotal: 1, ids: [] })
    const added = await owner.post('/deals/import?existing=add', FILE, PBN)
    expect(added.body).toMatchObject({ imported: 1, repeated: 1 })
    const others = await stranger.post('/deals/import?existing=skip', FILE, PBN)
    expect(others.body).toMatchObject({ imported: 1, repeated: 1 })
    for (const id of [...first.ids, ...added.body.ids]) await owner.post(`/deals/${id}/trash`)
    expect((await owner.post('/deals/import?existing=skip', FILE, PBN)).body).toMatchObject({ imported: 1 })
    for (const query of ['existing=maybe', 'existing=skip&existing=add'])
      expect(await owner.post(`/deals/import?${query}`, FILE, PBN)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED' },
      })
  })

  it('previews an import without storing anything, and skips records', async () => {
    const { status, body } = await owner.post('/deals/import?dryRun=true&existing=skip', FILE, PBN)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { imported: 1, repeated: 1, rejectedTotal: 1, ids: [] },
    })
    expect(body.boards).toMatchObject([
      { index: 0, line: 1, standing: 'new', dealId: null, hands: { N: 'A...' } },
      { standing: 'repeated', hands: { N: 'A...' } },
    ])
    expect((await owner.get('/deals')).body.pagination.total).toBe(0)

    const except = `except=${body.boards[1].index},${body.rejected[0].index}`
    const kept = await owner.post(`/deals/import?${except}`, FILE, PBN)
    expect(kept.body).toMatchObject({ imported: 1, repeated: 0, rejectedTotal: 0 })
    expect(kept.body).not.toHaveProperty('boards')
    const after = await owner.post('/deals/import?dryRun=true&existing=skip', FILE, PBN)
    expect(after.body.boards).toMatchObject([{ standing: 'owned', dealId: kept.body.ids[0] }, { standing: 'owned' }])
    expect((await owner.post('/deals/import?except=0', FILE, PBN)).body).toMatchObject({ imported: 1, repeated: 0 })
    for (const query of ['except=-1', 'except=x', 'except=1,', 'dryRun=maybe'])
      expect((await owner.post(`/deals/import?${query}`, FILE, PBN)).status).toBe(400)
  })

  it('imports only for the caller', async () => {
    expect((await owner.post(`/deals/import?ownerId=${stranger.account.id}`, FILE, PBN)).status).toBe(400)
    await owner.post('/deals/import', FILE, PBN)
    expect((await owner.get('/deals')).body.pagination.total).toBe(1)
    expect((await stranger.get('/deals')).body.pagination.total).toBe(0)
    expect(await world.request({ method: 'POST', url: '/deals/import', headers: PBN, payload: FILE })).toMatchObject({
      status: 401,
    })
  })

  it('accepts no other kind of file, and no larger one', async () => {
    for (const type of ['text/html', 'application/json', 'application/octet-stream'])
      expect(await owner.post('/deals/import', '{}', { 'content-type': type })).toMatchObject({ status: 415 })
    expect(await owner.post('/deals/import', '{', { 'content-type': 'application/json' })).toMatchObject({
      status: 415,
    })
    expect(await owner.post('/deals/import')).toMatchObject({ status: 415 })
    const encoded = gzipSync(FILE)
    expect(await owner.post('/deals/import', encoded, { ...PBN, 'content-encoding': 'gzip' })).toMatchObject({
      status: 415,
    })
    expect(await owner.post('/deals/import', FILE, { ...PBN, 'content-encoding': 'Identity' })).toMatchObject({
      status: 200,
    })
    expect(await owner.post('/deals/import', Buffer.alloc(5 * 1024 * 1024 + 1, 32), PBN)).toMatchObject({ status: 413 })
  })
})

describe('a file', () => {
  it('is not accepted by any other route', async () => {
    const { id } = await make()
    for (const [method, url] of [
      ['POST', '/deals'],
      ['PATCH', '/deals'],
      ['PUT', `/deals/${id}`],
      ['PATCH', `/deals/${id}`],
    ] as const)
      expect(await owner.send(method, url, '[Board "1"]', PBN)).toMatchObject({
        status: 415,
        body: { code: 'UNSUPPORTED_MEDIA_TYPE' },
      })
  })
})
