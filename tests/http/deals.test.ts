import { beforeEach, describe, expect, it } from 'vitest'
import { aDeal } from '../support/builders.js'
import { type HttpWorld, openHttpWorld, WITH_API_KEY } from '../support/http-world.js'

let world: HttpWorld
let owner: Awaited<ReturnType<HttpWorld['signIn']>>
let stranger: Awaited<ReturnType<HttpWorld['signIn']>>

beforeEach(async () => {
  world = await openHttpWorld()
  owner = await world.signIn()
  stranger = await world.signIn({ role: 'admin' })
})

const send = (method: 'POST' | 'PATCH', url: string, payload: object, headers: object = owner.headers) =>
  world.request({ method, url, headers: headers as Record<string, string>, payload })

describe('POST /deals', () => {
  it('stores a board and returns it completely', async () => {
    const made = await send('POST', '/deals', {
      title: 'Finesse',
      boardNumber: 4,
      hands: { N: '2AK.QJT.9876.543', S: null },
      auction: ['1NT', 'P', 'P', 'P'],
      commentary: [{ type: 'paragraph', children: [{ type: 'text', text: 'Why?' }] }],
      themes: ['finesse'],
    })
    expect(made).toMatchObject({
      status: 201,
      body: {
        ownerId: owner.account.id,
        dealer: 'W',
        vulnerability: 'All',
        hands: { N: 'AK2.QJT.9876.543', E: null, S: null, W: null },
        contract: { level: 1, strain: 'NT', doubled: 0, declarer: 'W' },
        sharing: 'private',
        lifecycle: 'active',
        publishedAt: null,
        commentary: [{ children: [{ text: 'Why?', bold: false, italic: false }] }],
        personalThemes: [],
        sharingGroupIds: [],
      },
    })
    expect(made.headers.location).toBe(`/deals/${made.body.id}`)
    expect((await world.request({ url: made.headers.location as string, headers: owner.headers })).body).toEqual(
      made.body,
    )
  })

  it('reports every fault of the schema and of the board', async () => {
    const schema = await send('POST', '/deals', {
      boardNumber: 1000,
      dealer: 'X',
      hands: { Q: '' },
      auction: ['8C'],
      themes: Array(33).fill('x'),
      ownerId: 'me',
      lifecycle: 'trashed',
    })
    expect(schema.body.meta.issues.map(({ path }: { path: string }) => path).sort()).toEqual([
      '/auction/0',
      '/boardNumber',
      '/dealer',
      '/hands/Q',
      '/lifecycle',
      '/ownerId',
      '/themes',
      '/title',
    ])
    const board = await send('POST', '/deals', {
      title: 'T',
      hands: { N: 'AA...', E: 'A.K..' },
      auction: ['P', 'XX'],
      sharing: 'group',
    })
    expect(board.body.meta.issues.map(({ path }: { path: string }) => path)).toEqual([
      '/hands/N',
      '/auction/1',
      '/sharingGroupIds',
    ])
    expect(await send('POST', '/deals', { title: 'T', sharing: 'group', sharingGroupIds: ['none'] })).toMatchObject({
      status: 404,
      body: { code: 'SHARING_GROUP_NOT_FOUND', meta: { ids: ['none'] } },
    })
  })
})

describe('PATCH /deals/{id}', () => {
  it('publishes once: publishedAt never changes', async () => {
    const { body } = await send('POST', '/deals', { title: 'T' })
    const published = await send('PATCH', `/deals/${body.id}`, { sharing: 'public' })
    expect(published.body.publishedAt).not.toBeNull()
    await send('PATCH', `/deals/${body.id}`, { sharing: null })
    const again = await send('PATCH', `/deals/${body.id}`, { sharing: 'public' })
    expect(again.body).toMatchObject({ sharing: 'public', publishedAt: published.body.publishedAt })
  })

  it('merges hands and returns 412 for a stale If-Match', async () => {
    const { body } = await send('POST', '/deals', { title: 'T', hands: { N: 'A...' } })
    const { headers } = await world.request({ url: `/deals/${body.id}`, headers: owner.headers })
    const withMatch = { ...owner.headers, 'if-match': headers.etag }
    expect(await send('PATCH', `/deals/${body.id}`, { hands: { S: 'K...' } }, withMatch)).toMatchObject({
      status: 200,
      body: { hands: { N: 'A...', S: 'K...' } },
    })
    expect(await send('PATCH', `/deals/${body.id}`, { title: 'X' }, withMatch)).toMatchObject({ status: 412 })
  })

  it('refuses fields that the owner may not set', async () => {
    const { body } = await send('POST', '/deals', { title: 'T' })
    for (const field of ['id', 'ownerId', 'lifecycle', 'publishedAt', 'createdAt', 'updatedAt', 'contract', 'revision'])
      expect(await send('PATCH', `/deals/${body.id}`, { [field]: null })).toMatchObject({
        status: 400,
        body: { meta: { issues: [{ path: `/${field}` }] } },
      })
  })

  it("responds to another account's deal as to a missing one", async () => {
    const { body } = await send('POST', '/deals', { title: 'T', sharing: 'public' })
    const orphaned = aDeal({ ownerId: null, lifecycle: 'orphaned' })
    await world.repositories.deals.insertMany([orphaned])
    const answers = []
    for (const id of [
      body.id,
      orphaned.id,
      '01980000-0000-7000-8000-000000000000',
      'not-an-id',
      body.id.toUpperCase(),
    ]) {
      answers.push(await world.request({ url: `/deals/${id}`, headers: stranger.headers }))
      answers.push(await send('PATCH', `/deals/${id}`, { title: 'Mine now' }, stranger.headers))
    }
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'DEAL_NOT_FOUND' } })
  })
})

const PBN = `% PBN 2.1
[Event "Club night"]
[Board "1"]
[Dealer "N"]
[Vulnerable "Love"]
[Deal "N:AKQJ.T98.765.432 T987.AKQJ.432.65 65.432.AKQJ.T987 432.765.T98.AKQJ"]

[Event "#"]
[Board "2"]
[Dealer "E"]
[Vulnerable "NS"]
[Deal "E:AKQJ.T98.765.432 - T987.AKQJ.432.65 -"]

[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "S:65.432.AKQJ.T987 432.765.T98.AKQJ AKQJ.T98.765.432 T987.AKQJ.432.65"]

[Board "3"]
[Dealer "S"]
[Vulnerable "EW"]
[Deal "N:AKQJ.T98.765.432 AKQJ.T98.765.432 - -"]

[Board "4"]
[Deal "rubbish"]
`

describe('POST /api/deals/import', () => {
  const load = (
    payload: string | Buffer,
    { owner: ownerId = owner.account.id as string, type = 'application/x-pbn', headers = WITH_API_KEY as object } = {},
  ) =>
    world.request({
      method: 'POST',
      url: `/api/deals/import?ownerId=${encodeURIComponent(ownerId)}`,
      headers: { ...headers, 'content-type': type },
      payload,
    })

  it('stores the valid boards in file order, counts repeats and reports invalid ones', async () => {
    const { status, body } = await load(PBN)
    expect(status).toBe(200)
    expect(body).toMatchObject({ imported: 2, repeated: 1 })
    expect(body.rejected).toEqual([
      { index: 3, line: 22, message: 'Board 3: North and East both hold the ♠A' },
      { index: 4, line: 25, message: expect.stringMatching(/^Board 4: .*rubbish/) },
    ])
    const second = await world.request({ url: `/deals/${body.ids[1]}`, headers: owner.headers })
    expect(second.body).toMatchObject({
      title: 'Club night, Board 2',
      boardNumber: 2,
      dealer: 'E',
      vulnerability: 'NS',
      sharing: 'private',
      hands: { N: null, E: 'AKQJ.T98.765.432', S: null, W: 'T987.AKQJ.432.65' },
    })
  })

  it('reads byte order marks, UTF-16, Latin-1 and every line ending', async () => {
    const latin1 = Buffer.from(`[Event "Coupe d'\u00e9t\u00e9"]\r[Deal "N:A... K... Q... J..."]\r\n`, 'latin1')
    const { body } = await load(latin1)
    expect((await world.request({ url: `/deals/${body.ids[0]}`, headers: owner.headers })).body.title).toBe(
      "Coupe d'été",
    )
    expect((await load(`\ufeff${PBN}`)).body).toMatchObject({ imported: 2 })
    const utf16 = Buffer.from(`\ufeff${PBN.replace('Club night', 'Клуб 牌')}`, 'utf16le')
    for (const file of [utf16, Buffer.from(utf16).swap16()]) {
      const { ids } = (await load(file)).body
      expect(ids).toHaveLength(2)
      expect((await world.request({ url: `/deals/${ids[0]}`, headers: owner.headers })).body.title).toMatch(/^Клуб 牌/)
    }
    expect((await load('[Event "a\u0000b"]\n[Deal "N:A... - - -"]')).body).toMatchObject({ imported: 1 })
  })

  it('requires an owner, a key and a file of a known type, of at most 5 MiB', async () => {
    expect(await load(PBN, { owner: 'nobody' })).toMatchObject({
      status: 404,
      body: { code: 'ACCOUNT_NOT_FOUND', meta: { ids: ['nobody'] } },
    })
    expect(await load(PBN, { headers: {} })).toMatchObject({ status: 401 })
    expect(await load(PBN, { headers: owner.headers })).toMatchObject({ status: 401 })
    expect(await load('{}', { type: 'application/json' })).toMatchObject({ status: 415 })
    expect(await load(Buffer.alloc(5 * 1024 * 1024 + 1, 32))).toMatchObject({
      status: 413,
      body: { code: 'PAYLOAD_TOO_LARGE' },
    })
    expect(await load(Buffer.alloc(4 * 1024 * 1024, 32))).toMatchObject({ status: 400 })
  })

  it('reads hostile files: long values, JavaScript keywords, seats without cards', async () => {
    const board = '[Deal "N:A... K... Q... J..."]'
    const long = 'x'.repeat(400_000)
    const repeats = '\n\n[Event "#"]\n[Deal "#"]'.repeat(3_000)
    expect((await load(`[Event "${long}"]\n${board}${repeats}`)).body).toMatchObject({ imported: 1, repeated: 3_000 })
    const named = await load(`[Board "${long}"]\n${board}${'\n\n[Board "#"]'.repeat(100)}`)
    expect(named.body).toMatchObject({ imported: 1, rejected: { length: 100 }, warnings: { length: 2 } })
    expect(named.text.length).toBeLessThan(50_000)
    for (const word of ['constructor', '__proto__', 'toString'])
      expect((await load(`[Vulnerable "${word}"]\n${board}`)).body).toMatchObject({
        imported: 0,
        rejected: [{ index: 0, line: 1 }],
      })
    expect((await load(`[Deal "N:${' '.repeat(80_000)}a\u2028b"]`)).body).toMatchObject({ imported: 0, rejected: [{}] })
  })

  it('goes by the content of the file, whatever its media type', async () => {
    const lin = 'pn|a,b,c,d|st||md|1SA,SK,SQ,SJ|'
    for (const type of ['application/x-pbn', 'application/x-lin', 'text/plain', 'text/plain; charset=utf-8']) {
      expect((await load(PBN, { type })).body).toMatchObject({ format: 'pbn', imported: 2 })
      expect((await load(lin, { type })).body).toMatchObject({ format: 'lin', imported: 1 })
      expect((await load(`{ md|1SA,SK,SQ,SJ| }\n${PBN}`, { type })).body).toMatchObject({ format: 'pbn', imported: 2 })
    }
  })

  it('refuses a file without any record of a board, and stores nothing', async () => {
    const before = (await world.request({ url: '/deals', headers: owner.headers })).body.pagination.total
    const none = [
      '',
      ' ',
      'no board at all',
      '% PBN 2.1\r\n% EXPORT\r\n',
      '<html><p>md|</p></html>',
      '{"a": ["b"]}',
      'vg|x|',
      '[Event "A game of chess"]\n[White "A"]\n[Black "B"]\n\n1. e4 e5 1-0\n',
      '[remote "origin"]\n  url = https://example.org\n',
    ]
    for (const type of ['application/x-pbn', 'application/x-lin', 'text/plain'])
      for (const file of [...none, Buffer.from([0xff, 0xfe]), Buffer.from('PK\u0003\u0004\u0000')])
        expect(await load(file, { type })).toMatchObject({
          status: 400,
          body: { code: 'NO_BOARDS_FOUND', meta: {} },
        })
    expect((await world.request({ url: '/deals', headers: owner.headers })).body.pagination.total).toBe(before)
  })

  it('accepts the file of the signed-in owner too', async () => {
    const headers = { ...owner.headers, 'content-type': 'application/x-pbn' }
    const { status, body } = await world.request({ method: 'POST', url: '/deals/import', headers, payload: PBN })
    expect({ status, ...body }).toMatchObject({ status: 200, imported: 2, repeated: 1 })
    expect(await world.request({ method: 'POST', url: '/deals/import', headers: owner.headers })).toMatchObject({
      status: 415,
    })
  })
})
