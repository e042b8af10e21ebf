import Fastify, { type FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Issue } from '../../src/domain/errors.js'
import { errorHandler } from '../../src/http/errors/error-handler.js'
import { MAX_BODY_VALUES, validatorCompiler } from '../../src/http/validation/validation.js'
import { aBackend, aClient, type Client, UNKNOWN_ID } from '../support/clients.js'
import { type Answer, type HttpWorld, openHttpWorld } from '../support/http-world.js'

let world: HttpWorld
let owner: Client
let admin: Client
let backend: Omit<Client, 'account'>

beforeAll(async () => {
  world = await openHttpWorld()
  owner = await aClient(world)
  admin = await aClient(world, { role: 'admin' })
  backend = aBackend(world)
})
afterAll(() => world.app.close())

const pathsOf = ({ status, body }: Answer): readonly string[] => {
  expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
  return body.meta.issues.map(({ path }: Issue) => path).sort()
}

const strayFields = (count: number): object => Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${i}`, i]))

const HUGE = [{ type: 'paragraph', children: [{ type: 'text', text: 'x'.repeat(70_000) }] }]
const NO_BOARD = {
  hands: { N: 'AK...', E: 'A.Q..', S: 'AKQJ' },
  auction: ['1C', '1C'],
  commentary: HUGE,
  sharing: 'group',
}
const FAULTS_OF_BOARD = ['/auction/1', '/commentary', '/hands/E', '/hands/S', '/sharingGroupIds']

describe('one refusal reports every fault', () => {
  it('of query, headers, schema, texts and content together', async () => {
    const answer = await owner.post(
      '/deals?colour=1',
      { title: '', boardNumber: 1_000, themes: ['a\0b', 'c\ud800d'], secret: 1, ...NO_BOARD },
      { 'idempotency-key': 'caf\u00e9' },
    )
    expect(pathsOf(answer)).toEqual(
      [
        '/colour',
        '/idempotency-key',
        '/boardNumber',
        '/secret',
        '/themes/0',
        '/themes/1',
        '/title',
        ...FAULTS_OF_BOARD,
      ].sort(),
    )
  })

  it('once each, even if both schema and content detect it', async () => {
    const paths = pathsOf(
      await owner.post('/deals', { title: 'T', hands: { N: 'x'.repeat(40) }, auction: ['1C', 'Z'] }),
    )
    expect(paths).toEqual(['/auction/1', '/hands/N'])
    expect(pathsOf(await admin.post('/back-office/announcements', { kind: 'news' }))).toEqual(['/title'])
    expect(pathsOf(await owner.post('/deals', { title: 'T', hands: { 'a/b~': '\0' } }))).toEqual([
      '/hands/a~1b~0',
      '/hands/a~1b~0',
    ])
  })

  it('and the first fifty of more, with their number', async () => {
    const answer = await owner.post('/deals?colour=1', { title: 'T', ...strayFields(80) })
    expect(pathsOf(answer)).toHaveLength(50)
    expect(answer.body.meta.issuesTotal).toBe(81)
    expect((await owner.post('/deals?colour=1', { title: 'T' })).body.meta).not.toHaveProperty('issuesTotal')
  })

  it.each([
    ['hands', 7],
    ['hands', ['AK...']],
    ['hands', { N: 7, E: {}, S: [], W: 'A...' }],
    ['auction', 'P'],
    ['auction', [7, null, {}]],
    ['auction', { 0: 'P' }],
    ['commentary', 'text'],
    ['commentary', [null, 7, { children: 7 }, { children: [null] }, { type: 'paragraph', children: [{ text: 7 }] }]],
    ['sharingGroupIds', 'none'],
    ['sharing', ['group']],
  ])('%s of a wrong type, %j, together with the faults of the rest', async (field, value) => {
    for (const send of [
      (body: object) => owner.post('/deals', { title: 'T', ...body }),
      (body: object) => owner.patch(`/deals/${UNKNOWN_ID}`, body),
      (body: object) => owner.patch('/deals', { ids: [UNKNOWN_ID], set: body }),
    ]) {
      const paths = pathsOf(await send({ themes: 7, [field]: value }))
      expect(paths.some((path) => path.startsWith(`/${field}`) || path.startsWith(`/set/${field}`))).toBe(true)
      expect(paths.some((path) => path.endsWith('/themes'))).toBe(true)
    }
  })

  it('of a body that is not an object', async () => {
    for (const body of ['null', '7', '[]', '"x"'])
      for (const [method, url] of [
        ['POST', '/deals'],
        ['PATCH', `/deals/${UNKNOWN_ID}`],
        ['PATCH', '/accounts/me'],
        ['PUT', `/collections/${UNKNOWN_ID}/deals`],
      ] as const)
        expect(pathsOf(await owner.send(method, `${url}?x=1`, body, { 'content-type': 'application/json' }))).toEqual([
          '',
          '/x',
        ])
  })
})

describe('a JSON member that programs interpret differently', () => {
  const JSON_TYPE = { 'content-type': 'application/json' }
  const sent = async (method: string, url: string, body: string) =>
    pathsOf(await owner.send(method as 'POST', url, body, JSON_TYPE))

  it('is refused and named: __proto__ and constructor', async () => {
    expect(await sent('POST', '/deals', '{"title":"T","__proto__":{"ownerId":"x"}}')).toEqual(['/__proto__'])
    expect(await sent('POST', '/deals', '{"title":"T","\\u005f_proto__":1}')).toEqual(['/__proto__'])
    expect(await sent('POST', '/deals', '{"title":"T","constructor":{"prototype":{"x":1}}}')).toEqual(['/constructor'])
    expect(await sent('PATCH', '/accounts/me', '{"preferences":{"__proto__":{"theme":"dark"}}}')).toEqual([
      '/preferences/__proto__',
    ])
    const map = '{"preferences":{"dealsExplorer":{"columnVisibility":{"__proto__":true,"a":true}}}}'
    expect(await sent('PATCH', '/accounts/me', map)).toEqual(['/preferences/dealsExplorer/columnVisibility/__proto__'])
    expect(await sent('POST', `/deals/${UNKNOWN_ID}/trash`, '{"__proto__":{}}')).toEqual(['/__proto__'])
  })

  it('is refused and named: a repeated one, however it is written and wherever it is', async () => {
    expect(await sent('POST', '/deals', '{"title":"A","title":"B"}')).toEqual(['/title'])
    expect(await sent('POST', '/deals', '{"title":"A", "t\\u0069tle" : "A"}')).toEqual(['/title'])
    expect(await sent('POST', '/deals', '{"title":"A","hands":{"N":null,"S":null,"N":null}}')).toEqual(['/hands/N'])
    expect(await sent('PATCH', '/accounts/me', '{"firstName":"\\",\\"{","firstName":"x","firstName":"y"}')).toEqual([
      '/firstName',
    ])
    const paragraph = '{"type":"paragraph","children":[{"text":"a"},{"text":"b","text":"c","type":"text"}]}'
    expect(await sent('POST', '/deals', `{"title":"A","commentary":[${paragraph}]}`)).toContain(
      '/commentary/0/children/1/text',
    )
    expect(await sent('POST', '/deals?colour=1', '{"title":"A","title":"B","a~/b":1,"a~/b":1}')).toEqual([
      '/a~0~1b',
      '/a~0~1b',
      '/colour',
      '/title',
    ])
    expect(await sent('PATCH', '/accounts/me', '{"preferences":{"theme":"dark"},"preferences":null}')).toEqual([
      '/preferences',
    ])
  })

  it('is accepted if the same names are in different objects, or in texts', async () => {
    const body = '{"title":"\\"title\\":{[,","themes":["title","title"],"hands":{"N":null,"E":null}}'
    const answer = await owner.send('POST', '/deals', body, JSON_TYPE)
    expect(answer).toMatchObject({ status: 201, body: { title: '"title":{[,' } })
  })
})

describe('a body with very many values', () => {
  const tooMany = [{ path: '', message: `must not contain more than ${MAX_BODY_VALUES} values` }]
  const nothings = (count: number): object[] => Array.from({ length: count }, () => ({}))

  it.each([
    ['/deals', { title: 'T', commentary: [{ type: 'paragraph', children: nothings(60_000) }] }],
    ['/deals', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['/collections', { title: 'T', dealIds: nothings(60_000) }],
    ['/forms/contact', strayFields(MAX_BODY_VALUES)],
  ] as const)('is refused for that alone: %s', async (url, body) => {
    const { status, body: refusal } = await owner.post(url, body, { 'content-type': 'application/json' })
    expect([status, refusal.code, refusal.meta]).toEqual([400, 'VALIDATION_FAILED', { issues: tooMany }])
  })

  it('is validated as usual up to the limit', async () => {
    // The body itself counts as one.
    const answer = await owner.post('/forms/contact', strayFields(MAX_BODY_VALUES - 1))
    expect(pathsOf(answer)).toHaveLength(50)
    expect(answer.body.meta.issuesTotal).toBeGreaterThan(MAX_BODY_VALUES - 1)
  })

  it('is accepted if it is the largest valid one', async () => {
    // Share templates of the maximum size, with the shortest texts.
    const child = { type: 'text', text: '', bold: true, italic: true }
    const body = [{ type: 'paragraph', children: Array.from({ length: 1_259 }, () => child) }]
    const names = Array.from({ length: 256 }, (_, i) => `column${i}`)
    const dealsExplorer = {
      viewMode: 'list',
      columnVisibility: Object.fromEntries(names.map((name) => [name, true])),
      columnOrder: names,
    }
    const shareTemplates = { mail: { subject: 'S', body }, whatsapp: { body } }
    const preferences = { dealsExplorer, shareTemplates, theme: 'dark' }
    expect(await owner.patch('/accounts/me', { preferences })).toMatchObject({ status: 200 })
    expect(
      pathsOf(
        await owner.patch('/accounts/me', { preferences: { shareTemplates: { mail: { body: [...body, ...body] } } } }),
      ),
    ).toEqual(['/preferences/shareTemplates/mail/body'])
  })
})

describe('a part of a request', () => {
  it('is validated once', async () => {
    const counts: Record<string, number> = {}
    const app = Fastify()
    const compiler: FastifySchemaCompiler<TSchema> = (route) => {
      const validate = validatorCompiler(route)
      return (data: unknown) => {
        counts[String(route.httpPart)] = (counts[String(route.httpPart)] ?? 0) + 1
        return validate(data)
      }
    }
    app.setValidatorCompiler(compiler)
    app.setErrorHandler(errorHandler({ translateError: (error) => error }))
    const part = (name: string) => ({ type: 'object', properties: { [name]: { type: 'string', maxLength: 3 } } })
    const schema = { params: part('id'), querystring: part('q'), headers: part('x-name'), body: part('title') }
    app.post('/things/:id', { schema }, async () => null)
    const send = async ([id, title, q, name]: readonly [string, string, string, string]) => {
      for (const part of Object.keys(counts)) delete counts[part]
      const { statusCode, payload } = await app.inject({
        method: 'POST',
        url: `/things/${id}?q=${q}`,
        headers: { 'x-name': name },
        payload: { title },
      })
      const paths = statusCode === 200 ? [] : JSON.parse(payload).meta.issues.map(({ path }: Issue) => path)
      return { counts: { ...counts }, paths }
    }
    const once = { params: 1, querystring: 1, headers: 1, body: 1 }
    for (const [values, paths] of [
      [['a', 'b', 'c', 'd'], []],
      [
        ['long', 'b', 'c', 'long'],
        ['/id', '/x-name'],
      ],
      [
        ['a', 'long', 'long', 'd'],
        ['/q', '/title'],
      ],
      [
        ['a', 'b', 'long', 'long'],
        ['/q', '/x-name'],
      ],
      [['a', 'b', 'c', 'long'], ['/x-name']],
      [
        ['long', 'long', 'long', 'long'],
        ['/id', '/q', '/x-name', '/title'],
      ],
    ] as const)
      expect(await send(values)).toEqual({ counts: once, paths })
    await app.close()
  })
})

describe('what can be checked in a body alone is refused before any lookup', () => {
  it('of a deal, for an unknown owner', async () => {
    expect(pathsOf(await backend.post('/api/deals', { ownerId: 'nobody', title: 'T', ...NO_BOARD }))).toEqual(
      FAULTS_OF_BOARD,
    )
  })

  it('of an unknown deal', async () => {
    for (const caller of [
      { send: owner.send, url: '/deals' },
      { send: backend.send, url: '/api/deals' },
    ]) {
      const url = `${caller.url}/${UNKNOWN_ID}`
      expect(pathsOf(await caller.send('PUT', url, { title: 'T', ...NO_BOARD }))).toEqual(FAULTS_OF_BOARD)
      expect(pathsOf(await caller.send('PATCH', url, { ...NO_BOARD, sharingGroupIds: [] }))).toEqual(FAULTS_OF_BOARD)
      // Its groups may be those of the stored deal.
      expect((await caller.send('PATCH', url, { sharing: 'group' })).status).toBe(404)
      const batch = { ids: [UNKNOWN_ID], set: { sharing: 'group', sharingGroupIds: null } }
      expect(pathsOf(await caller.send('PATCH', caller.url, batch))).toEqual(['/set/sharingGroupIds'])
    }
  })

  it('of a batch that shares a deal without groups with groups, in terms of the request', async () => {
    const { body: deal } = await owner.post('/deals', { title: 'T' })
    expect(pathsOf(await owner.patch('/deals', { ids: [deal.id], set: { sharing: 'group' } }))).toEqual([
      '/set/sharingGroupIds',
    ])
  })

  it('of preferences', async () => {
    const preferences = { shareTemplates: { mail: { body: HUGE }, whatsapp: { body: HUGE } }, theme: 'pink' }
    expect(pathsOf(await admin.patch('/accounts/nobody', { preferences, country: 'XX' }))).toEqual([
      '/country',
      '/preferences/shareTemplates/mail/body',
      '/preferences/shareTemplates/whatsapp/body',
      '/preferences/theme',
    ])
  })

  it('of a public link', async () => {
    const link = { availableFrom: '2026-03-02T00:00:00Z', availableUntil: '2026-03-01T00:00:00Z', x: 1 }
    expect(pathsOf(await owner.put(`/collections/${UNKNOWN_ID}/public-link?rotate=maybe`, link))).toEqual([
      '/availableUntil',
      '/rotate',
      '/x',
    ])
  })

  it('of a grant', async () => {
    const grant = { feature: 'deals', startsAt: '2026-03-02T00:00:00Z', endsAt: '2026-03-01T00:00:00Z', limit: -1 }
    expect(pathsOf(await backend.put(`/api/accounts/nobody/grants/${UNKNOWN_ID}`, { ...grant, source: 'x' }))).toEqual([
      '/endsAt',
      '/limit',
      '/source',
    ])
    const past = { feature: 'deals', source: 'manual', endsAt: '2020-01-01T00:00:00Z' }
    expect(pathsOf(await admin.post('/back-office/accounts/nobody/grants', past))).toEqual(['/endsAt'])
  })

  it('of an announcement', async () => {
    const window = { publishedAt: '2026-03-02T00:00:00Z', expiresAt: '2026-03-01T00:00:00Z' }
    const body = { en: 'x'.repeat(70_000) }
    const url = `/back-office/announcements/${UNKNOWN_ID}`
    expect(
      pathsOf(
        await admin.post('/back-office/announcements', { kind: 'x', title: {}, body, actionPath: '/deals', ...window }),
      ),
    ).toEqual(['/actionLabel', '/body', '/expiresAt', '/kind', '/title'])
    expect(
      pathsOf(
        await admin.patch(url, {
          title: null,
          body,
          actionPath: null,
          actionLabel: { en: 'Go' },
          pinned: 7,
          ...window,
        }),
      ),
    ).toEqual(['/actionPath', '/body', '/expiresAt', '/pinned', '/title'])
    expect(pathsOf(await admin.patch(url, { actionPath: '/deals', actionLabel: null }))).toEqual(['/actionLabel'])
    const title = Object.fromEntries(Array.from({ length: 250 }, (_, i) => [`en-${1000 + i}`, '界'.repeat(100)]))
    expect(pathsOf(await admin.patch(url, { title }))).toEqual(['/title'])
    // What the stored announcement may complete is not checked.
    for (const patch of [{ actionPath: '/deals' }, { actionLabel: { en: 'Go' } }, { expiresAt: window.expiresAt }])
      expect((await admin.patch(url, patch)).status).toBe(404)
    for (const broken of [
      { title: 7 },
      { title: [] },
      { body: 'x', actionLabel: 7 },
      { publishedAt: 7, expiresAt: 'x' },
    ])
      expect((await admin.patch(url, broken)).status).toBe(400)
  })

  it('of the period of figures', async () => {
    expect(pathsOf(await admin.get('/back-office/stats?from=2026-03-02&to=2026-03-01&x=1'))).toEqual(['/to', '/x'])
    expect(pathsOf(await admin.get('/back-office/stats?from=2020-03-02&to=2026-03-01&x=1'))).toEqual(['/from', '/x'])
    expect(pathsOf(await admin.get('/back-office/stats?from=soon&to=2026-03-01'))).toEqual(['/from'])
    expect(pathsOf(await admin.get('/back-office/stats?from=9999-12-31'))).toEqual(['/to'])
    expect((await admin.get('/back-office/stats?from=2025-03-01&to=2026-03-01')).status).toBe(200)
  })

  it('of a cursor', async () => {
    const recent = Buffer.from(JSON.stringify(['recent', null, UNKNOWN_ID])).toString('base64url')
    expect((await owner.get(`/catalog/deals?cursor=${recent}`)).status).toBe(200)
    for (const cursor of [recent, 'x', 'x'.repeat(2_000)])
      expect(pathsOf(await owner.get(`/catalog/feed?cursor=${cursor}&limit=0`))).toEqual(['/cursor', '/limit'])
  })
})

describe('an id in a body or a query', () => {
  it.each([UNKNOWN_ID, 'no-id', '', 'a b', '..', 'x'.repeat(300)].map((id) => [id.slice(0, 40), id]))(
    'that is %j gets the 404 of its kind, by name',
    async (_, id = '') => {
      const { body: deal } = await owner.post('/deals', { title: 'T' })
      const { body: collection } = await owner.post('/collections', { title: 'T' })
      const shared = { sharing: 'group', sharingGroupIds: [id] }
      const board = { 'content-type': 'application/x-pbn' }
      for (const [code, send] of [
        ['SHARING_GROUP_NOT_FOUND', owner.post('/deals', { title: 'T', ...shared })],
        ['SHARING_GROUP_NOT_FOUND', owner.patch(`/deals/${deal.id}`, shared)],
        ['SHARING_GROUP_NOT_FOUND', owner.patch('/deals', { ids: [deal.id], set: shared })],
        ['DEAL_NOT_FOUND', owner.patch('/deals', { ids: [deal.id, id], set: { themes: [] } })],
        ['DEAL_NOT_FOUND', owner.post('/collections', { title: 'T', dealIds: [deal.id, id] })],
        ['DEAL_NOT_FOUND', owner.put(`/collections/${collection.id}/deals`, { dealIds: [id, deal.id] })],
        ['ACCOUNT_NOT_FOUND', backend.post('/api/deals', { ownerId: id, title: 'T' })],
        ...(id === ''
          ? []
          : [
              [
                'ACCOUNT_NOT_FOUND',
                backend.post(
                  `/api/deals/import?ownerId=${encodeURIComponent(id)}`,
                  '[Board "1"]\n[Deal "N:- - - -"]\n',
                  board,
                ),
              ] as const,
            ]),
        ['AUCTION_SYSTEM_NOT_FOUND', owner.patch('/accounts/me', { auctionSystemId: id })],
        [
          'AUCTION_SYSTEM_NOT_FOUND',
          owner.post('/accounts/me/complete-onboarding', { displayName: 'Name', auctionSystemId: id }),
        ],
      ] as const)
        expect(await send).toMatchObject({ status: 404, body: { code, meta: { ids: [id] } } })
      await owner.delete(`/collections/${collection.id}`)
    },
  )
})
