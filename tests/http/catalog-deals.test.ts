import { beforeEach, describe, expect, it } from 'vitest'
import type { Call } from '../../src/domain/bridge/auction.js'
import type { Hand } from '../../src/domain/bridge/hand.js'
import type { Deal } from '../../src/domain/deal.js'
import { aDeal, aHandle } from '../support/builders.js'
import { aClient, type Client, changeKept, distinct, NO_IDS } from '../support/clients.js'
import { type HttpWorld, openHttpWorld, WITH_API_KEY } from '../support/http-world.js'

let world: HttpWorld
let author: Client
let reader: Client

beforeEach(async () => {
  world = await openHttpWorld()
  author = await aClient(world, { handle: aHandle('alice'), displayName: 'Alice', certified: true })
  reader = await aClient(world)
})

const keep = async (overrides: Partial<Deal> = {}) => {
  const deal = aDeal({
    ownerId: author.account.id,
    sharing: 'public',
    title: 'Duck once',
    dealer: 'W',
    hands: { N: 'A...' as Hand, E: 'K...' as Hand, S: 'Q...' as Hand, W: 'J...' as Hand },
    personalThemes: ['CANARY-theme'],
    inspirations: ['CANARY-inspiration'],
    auction: ['1C'] as Call[],
    callNotes: [
      { call: 0, text: 'Could be short', alert: true, accepts: ['7NT' as Call] },
      { call: 1, text: '', alert: false, accepts: ['7NT' as Call] },
    ],
    supplement: [{ name: 'West', value: 'CANARY-player' }],
    ...overrides,
  })
  await world.repositories.deals.insertMany([deal])
  return deal
}

const KINDS = ['', '.pbn', '.lin', '.svg', '.pdf']
const FILES = [
  ['.pbn', 'application/x-pbn; charset=utf-8'],
  ['.lin', 'application/x-lin; charset=utf-8'],
  ['.svg', 'image/svg+xml; charset=utf-8'],
  ['.pdf', 'application/pdf'],
] as const

describe('GET /catalog/deals/{id}', () => {
  it('returns a public deal with its author, as in lists, and links to its files', async () => {
    const { id } = await keep()
    const { body, headers, text } = await reader.get(`/catalog/deals/${id}`)
    expect(body).toEqual((await reader.get('/catalog/deals')).body.deals[0])
    expect(body.author).toEqual({ handle: 'alice', displayName: 'Alice', avatarUrl: null, badges: ['certified'] })
    expect(text).not.toContain('CANARY')
    expect(body.callNotes).toEqual([{ call: 0, text: 'Could be short', alert: true }])
    expect(text).not.toContain('7NT')
    for (const key of ['personalThemes', 'inspirations', 'supplement', 'sharingGroupIds', 'revision'])
      expect(body).not.toHaveProperty(key)
    for (const [kind] of FILES) expect(headers.link).toContain(`</catalog/deals/${id}${kind}>; rel="alternate"`)
  })

  it('has an ETag that changes with the deal and with its author', async () => {
    const { id } = await keep()
    const tag = async () => (await reader.get(`/catalog/deals/${id}`)).headers.etag as string
    const first = await tag()
    expect(await reader.get(`/catalog/deals/${id}`, { 'if-none-match': first })).toMatchObject({ status: 304 })
    await changeKept(world, author.account, { displayName: 'Alicia' })
    const second = await tag()
    await author.patch(`/deals/${id}`, { title: 'Duck twice' })
    expect(new Set([first, second, await tag()]).size).toBe(3)
  })
})

describe('the files of a deal of the catalog', () => {
  it.each(FILES)("are the owner's files without the supplement: %s", async (kind, type) => {
    const { id } = await keep()
    const url = `/catalog/deals/${id}${kind}`
    const { text, headers } = await reader.get(url)
    expect(headers['content-type']).toBe(type)
    expect(text).not.toContain('CANARY')
    const { id: bare } = await keep({ supplement: [] })
    expect(text).toBe((await author.get(`/deals/${bare}${kind}`)).text.replaceAll(bare, id))
    expect(await reader.get(url, { 'if-none-match': headers.etag })).toMatchObject({ status: 304, text: '' })
  })

  it('can be turned', async () => {
    const { id } = await keep({ supplement: [] })
    for (const [kind] of FILES) {
      const { text } = await reader.get(`/catalog/deals/${id}${kind}?south=W`)
      expect(text).toBe((await author.get(`/deals/${id}${kind}?south=W`)).text)
      expect(text).not.toBe((await reader.get(`/catalog/deals/${id}${kind}`)).text)
      expect(await reader.get(`/catalog/deals/${id}${kind}?south=X`)).toMatchObject({ status: 400 })
    }
  })
})

describe('a deal that the catalog may not show', () => {
  it('is treated like an unknown one, in every form', async () => {
    const ids = [
      ...(await Promise.all(
        [
          { sharing: 'private' as const },
          { sharing: 'group' as const },
          { lifecycle: 'trashed' as const },
          { lifecycle: 'orphaned' as const, ownerId: null },
          { ownerId: (await aClient(world)).account.id },
          { ownerId: (await aClient(world, { handle: aHandle('gone'), isActive: false })).account.id },
        ].map(async (overrides) => (await keep(overrides)).id),
      )),
      ...NO_IDS,
    ]
    const answers = await Promise.all(
      ids.flatMap((id) => KINDS.map((kind) => reader.get(`/catalog/deals/${id}${kind}`))),
    )
    expect([...distinct(answers)]).toEqual([expect.stringMatching(/^404 .*"DEAL_NOT_FOUND"/)])
  })

  it('disappears as soon as it is withdrawn', async () => {
    const { id } = await keep()
    expect((await author.patch(`/deals/${id}`, { sharing: 'private' })).status).toBe(200)
    for (const kind of KINDS) expect(await reader.get(`/catalog/deals/${id}${kind}`)).toMatchObject({ status: 404 })
  })

  it('is for signed-in accounts', async () => {
    const { id } = await keep()
    for (const kind of KINDS)
      for (const headers of [{}, WITH_API_KEY])
        expect(await world.request({ url: `/catalog/deals/${id}${kind}`, headers })).toMatchObject({ status: 401 })
  })
})

describe('GET /catalog/deals with filters', () => {
  const found = async (query: string) =>
    (await reader.get(`/catalog/deals?${query}`)).body.deals.map(({ title }: Deal) => title)

  it('finds by public fields only, with all filters combined, ignoring empty ones', async () => {
    await keep({ title: 'Endplay', themes: ['Squeeze play'], boardNumber: 7 })
    await keep({ title: 'Other', boardNumber: 8 })
    await keep({ title: 'Endplay', sharing: 'private' })
    for (const query of [
      'q=END+sq',
      'theme=squeeze+play',
      'boardNumber=7',
      'q=end&dealer=W&theme=&declarer=',
      'q=end&author=ALICE',
    ])
      expect([query, await found(query)]).toEqual([query, ['Endplay']])
    for (const query of ['q=canary', 'theme=CANARY-theme', 'dealer=E', 'contract=4S', 'author=nobody', 'author=!!'])
      expect([query, await found(query)]).toEqual([query, []])
    expect(await found('author=alice')).toHaveLength(2)
    expect((await author.get('/catalog/deals?q=canary')).body.deals).toEqual([])
  })

  it("finds and counts by the base of the authors' language", async () => {
    await author.patch('/accounts/me', { language: 'fr-CA' })
    await keep({ title: 'Impasse', themes: ['Maniement'] })
    for (const language of ['fr', 'FR']) {
      expect(await found(`language=${language}`)).toContain('Impasse')
      expect(await found(`language=${language}&author=alice&q=imp`)).toEqual(['Impasse'])
      const { themes } = (await reader.get(`/catalog/themes?language=${language}`)).body
      expect(themes).toContainEqual({ theme: 'Maniement', dealCount: 1 })
    }
    for (const query of ['language=en', 'language=fre', 'language=en&author=alice'])
      expect(await found(query)).toEqual([])
    expect((await reader.get('/catalog/themes?language=en')).body.themes).toEqual([])
    for (const path of ['/catalog/deals', '/catalog/themes'])
      for (const language of ['fr-CA', 'f', 'français'])
        expect(await reader.get(`${path}?language=${encodeURIComponent(language)}`)).toMatchObject({
          status: 400,
          body: { meta: { issues: [{ path: '/language' }] } },
        })
  })

  it('refuses and names impossible values, and unknown filters', async () => {
    for (const [query, path] of [
      ['dealer=X', '/dealer'],
      ['contract=8S', '/contract'],
      ['boardNumber=0', '/boardNumber'],
      [`q=${'x'.repeat(101)}`, '/q'],
      ['sort=title', '/sort'],
      ['collectionId=x', '/collectionId'],
    ])
      expect(await reader.get(`/catalog/deals?${query}`)).toMatchObject({
        status: 400,
        body: { meta: { issues: [{ path }] } },
      })
  })

  it('has cursors that belong to their filters', async () => {
    for (let i = 0; i < 3; i++) await keep({ themes: ['a', 'b'] })
    const { nextCursor } = (await reader.get('/catalog/deals?limit=2&q=duck&theme=a')).body
    expect(await found(`q=duck&theme=a&cursor=${nextCursor}`)).toHaveLength(1)
    for (const query of ['q=duck', 'q=duck&theme=b', 'q=duck&theme=a&dealer=W', ''])
      expect(await reader.get(`/catalog/deals?${query}&cursor=${nextCursor}`)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', meta: { issues: [{ path: '/cursor' }] } },
      })
    const plain = (await reader.get('/catalog/deals?limit=2')).body.nextCursor
    expect(await found(`q=&cursor=${plain}`)).toHaveLength(1)
  })
})
