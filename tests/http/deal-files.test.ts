import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBackend, aClient, type Client, changeKept, distinct, NO_IDS } from '../support/clients.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'

let world: HttpWorld
let backend: ReturnType<typeof aBackend>
let owner: Client
let stranger: Client

beforeAll(async () => {
  world = await openHttpWorld({ limits: { freeServes: 1 } })
  backend = aBackend(world)
})
beforeEach(async () => {
  owner = await aClient(world)
  stranger = await aClient(world)
})

const HANDS = {
  N: 'AKQJ.T98.765.432',
  E: 'T987.AKQJ.432.65',
  S: '65.432.AKQJ.T987',
  W: '432.765.T98.AKQJ',
}
const BOARD = {
  title: 'Éndplay <b>"one"</b>; X: y',
  boardNumber: 7,
  hands: HANDS,
  auction: ['1S', 'P', 'P', 'P'],
  commentary: [{ type: 'paragraph', children: [{ type: 'text', text: 'Duck | {once}.' }] }],
  personalThemes: ['secret theme'],
  inspirations: ['secret inspiration'],
}

const make = async (fields: object = {}, by: Client = owner): Promise<string> => {
  const { status, body } = await by.post('/deals', { ...BOARD, ...fields })
  expect(status).toBe(201)
  return body.id
}

const VIEWER = 'https://www.bridgebase.com/tools/handviewer.html'

const KINDS = [
  ['pbn', 'application/x-pbn; charset=utf-8'],
  ['lin', 'application/x-lin; charset=utf-8'],
  ['svg', 'image/svg+xml; charset=utf-8'],
] as const

describe('a deal as a file', () => {
  it.each(KINDS)('is given as %s to its owner and to internal backends, with an ETag', async (kind, type) => {
    const id = await make()
    const read = await owner.get(`/deals/${id}.${kind}`)
    expect(read).toMatchObject({ status: 200, headers: { 'content-type': type, 'x-content-type-options': 'nosniff' } })
    const again = await backend.get(`/api/deals/${id}.${kind}`, { 'if-none-match': read.headers.etag })
    expect(again.status).toBe(304)
    expect((await backend.get(`/api/deals/${id}.${kind}`)).text).toBe(read.text)
    expect(read.text).not.toContain('secret')
    const head = await world.request({ method: 'HEAD', url: `/deals/${id}.${kind}`, headers: owner.headers })
    expect(head).toMatchObject({ status: 200, text: '', headers: { 'content-type': type } })
  })

  it.each(KINDS)('is not found as %s by callers who cannot see the deal', async (kind) => {
    const id = await make({ sharing: 'public' })
    const answers = [
      await stranger.get(`/deals/${id}.${kind}`),
      ...(await Promise.all(NO_IDS.map((none) => stranger.get(`/deals/${none}.${kind}`)))),
    ]
    expect([...distinct(answers)]).toEqual([expect.stringMatching(/^404 .*"DEAL_NOT_FOUND"/)])
    expect(await world.request({ url: `/deals/${id}.${kind}` })).toMatchObject({ status: 401 })
    expect(await owner.get(`/api/deals/${id}.${kind}`)).toMatchObject({ status: 401 })
    expect(await owner.post(`/deals/${id}.${kind}`)).toMatchObject({ status: 405 })
  })

  it('is available to members of its groups, but not once its owner is inactive', async () => {
    const group = (await owner.post('/sharing-groups', { name: 'Club' })).body.id
    await owner.put(`/sharing-groups/${group}/members/${stranger.account.id}`)
    const id = await make({ sharing: 'group', sharingGroupIds: [group] })
    for (const [kind] of KINDS) expect(await stranger.get(`/deals/${id}.${kind}`)).toMatchObject({ status: 200 })
    await changeKept(world, owner.account, { isActive: false })
    for (const [kind] of KINDS) expect(await stranger.get(`/deals/${id}.${kind}`)).toMatchObject({ status: 404 })
  })

  it('has an ETag that is accepted by a write of the deal', async () => {
    for (const [kind] of KINDS) {
      const id = await make()
      const { etag = '' } = (await owner.get(`/deals/${id}.${kind}`)).headers as { etag?: string }
      expect(await owner.patch(`/deals/${id}`, { title: 'A' }, { 'if-match': etag })).toMatchObject({ status: 200 })
      expect(await owner.patch(`/deals/${id}`, { title: 'B' }, { 'if-match': etag })).toMatchObject({ status: 412 })
    }
  })

  it('is not a serve under /api, whatever its lifecycle', async () => {
    const id = await make()
    await owner.post(`/deals/${id}/trash`)
    const asPlayer = { authorization: stranger.headers.authorization }
    for (const [kind] of KINDS)
      for (let i = 0; i < 3; i++)
        expect(await backend.get(`/api/deals/${id}.${kind}`, asPlayer)).toMatchObject({ status: 200 })
    expect((await backend.get(`/api/deals/${id}`, asPlayer)).body.serve).toMatchObject({ remaining: 0 })
  })

  it('has a name that is safe in a header', async () => {
    const disposition = async (title: string) =>
      (await owner.get(`/deals/${await make({ title })}.pbn`)).headers['content-disposition']
    expect(await disposition(BOARD.title)).toBe('attachment; filename="endplay-b-one-b-x-y.pbn"')
    expect(await disposition('牌')).toBe('attachment; filename="boards.pbn"')
    expect(await disposition('x'.repeat(200))).toBe(`attachment; filename="${'x'.repeat(60)}.pbn"`)
  })

  it('can be imported again as the same board', async () => {
    const id = await make({ title: 'Duck' })
    const { body: deal } = await owner.get(`/deals/${id}`)
    for (const [kind, type] of KINDS.slice(0, 2)) {
      const file = (await owner.get(`/deals/${id}.${kind}`)).text
      const { body } = await stranger.post('/deals/import', file, { 'content-type': type })
      expect(body).toMatchObject({ imported: 1, rejected: [], warnings: [] })
      const { title, boardNumber, dealer, vulnerability, hands, auction, contract } = deal
      expect((await stranger.get(`/deals/${body.ids[0]}`)).body).toMatchObject({
        ...{ title, boardNumber, dealer, vulnerability, hands, auction, contract },
        commentary: [{ children: [{ text: kind === 'pbn' ? 'Duck | {once}.' : 'Duck ¦ {once}.' }] }],
      })
    }
  })

  it('is a picture without active content', async () => {
    const { text, headers } = await owner.get(
      `/deals/${await make({ title: '</title><script>alert(1)</script>' })}.svg`,
    )
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
    expect(text).not.toContain('<script')
  })
})

describe('a turned file', () => {
  const paths = (id: string, collection: string) => [
    ...KINDS.flatMap(([kind]) => [`/deals/${id}.${kind}`, `/api/deals/${id}.${kind}`]),
    `/collections/${collection}.pbn`,
  ]
  const ask = (path: string, headers = {}) =>
    path.startsWith('/api') ? backend.get(path, headers) : owner.get(path, headers)
  const collect = async (id: string) => (await owner.post('/collections', { title: 'C', dealIds: [id] })).body.id

  it('has the requested hand in the South, in PBN, LIN and the picture', async () => {
    // Board 7: dealt by South, all vulnerable. South opens and plays 1S.
    const id = await make({ vulnerability: 'NS' })
    for (const path of paths(id, await collect(id)).filter((path) => path.endsWith('.pbn'))) {
      const { text } = await ask(`${path}?south=E`)
      expect(text).toContain('[Board "7"]')
      expect(text).toContain('[Dealer "W"]\r\n[Vulnerable "EW"]')
      expect(text).toContain(`[Deal "W:${HANDS.S} ${HANDS.W} ${HANDS.N} ${HANDS.E}"]`)
      expect(text).toContain('[Declarer "W"]\r\n[Contract "1S"]')
      expect(text).toContain('[Auction "W"]\r\n1S Pass Pass Pass')
    }
    const lin = (await owner.get(`/deals/${id}.lin?south=E`)).text
    expect(lin).toMatch(/^qx\|o7\|st\|\|md\|2ST987HAKQJD432C65,S65H432DAKQJCT987,/)
    expect(lin).toContain('sv|e|mb|1S|')
    const picture = (await owner.get(`/deals/${id}.svg?south=E`)).text
    expect(picture).toContain('Board 7, Dealer West, E-W vulnerable.')
    expect(picture).toContain('South: spades 10 9 8 7; hearts A K Q J')
    const swedish = (await owner.get(`/deals/${id}.svg?south=E&ranks=sv`)).text
    expect(swedish).toContain('South: spades 10 9 8 7; hearts E K D Kn')
  })

  it("has the declarer's hand there, and is unchanged without a contract", async () => {
    const [played, open] = [await make({ dealer: 'N' }), await make({ auction: ['1S', 'P'] })]
    for (const [kind] of KINDS) {
      const files = async (id: string) =>
        Promise.all(
          ['declarer', 'N', 'S'].map(async (hand) => (await owner.get(`/deals/${id}.${kind}?south=${hand}`)).text),
        )
      const [byDeclarer, byNorth, bySouth] = await files(played)
      expect(byDeclarer).toBe(byNorth)
      expect(byDeclarer).not.toBe(bySouth)
      const plain = (await owner.get(`/deals/${open}.${kind}`)).text
      const [openByDeclarer, , openBySouth] = await files(open)
      expect([openByDeclarer, openBySouth]).toEqual([plain, plain])
    }
  })

  it('has a separate ETag, which changes with the deal', async () => {
    const id = await make()
    for (const path of paths(id, await collect(id))) {
      const etags = async () =>
        Promise.all(['', '?south=N', '?south=E'].map(async (query) => (await ask(path + query)).headers.etag as string))
      const before = await etags()
      expect(new Set(before).size).toBe(3)
      expect(await etags()).toEqual(before)
      const [, north = ''] = before
      expect(await ask(`${path}?south=N`, { 'if-none-match': north })).toMatchObject({ status: 304, text: '' })
      expect(await ask(`${path}?south=E`, { 'if-none-match': north })).toMatchObject({ status: 200 })
      await owner.patch(`/deals/${id}`, { title: `Changed for ${path}` })
      expect(before).not.toEqual(expect.arrayContaining([(await etags())[1]]))
    }
  })

  it('is refused for any other hand, before the deal is looked up', async () => {
    const id = await make()
    for (const path of [...paths(id, await collect(id)), ...paths(NO_IDS[0] as string, NO_IDS[0] as string)])
      for (const hand of ['n', 'X', 'Declarer', 'N&south=E']) {
        const { status, body } = await ask(`${path}?south=${hand}`)
        const paths = new Set(body.meta.issues.map((issue: { path: string }) => issue.path))
        expect([path, hand, status, body.code, [...paths]]).toEqual([path, hand, 400, 'VALIDATION_FAILED', ['/south']])
      }
  })
})

describe('the Link of a deal', () => {
  const linksOf = (header: string) =>
    [...header.matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, target = '', relation = '']) => ({ target, relation }))

  it('names its files and a hand viewer, on reads that are not serves', async () => {
    const id = await make()
    for (const [path, client] of [
      [`/deals/${id}`, owner],
      [`/api/deals/${id}?serve=false`, backend],
    ] as const) {
      const links = linksOf((await client.get(path)).headers.link ?? '')
      const files = links.filter(({ relation }) => relation === 'alternate').map(({ target }) => target)
      expect(files).toHaveLength(4)
      for (const file of files) expect(await client.get(file)).toMatchObject({ status: 200 })
      const viewer = new URL(links.find(({ relation }) => relation === 'related')?.target ?? '')
      expect(viewer.origin + viewer.pathname).toBe('https://www.bridgebase.com/tools/handviewer.html')
      expect(viewer.searchParams.get('lin')).toMatch(/^qx\|o7\|st\|\|md\|1S65H432DAKQJCT987,/)
    }
    expect((await backend.get(`/api/deals/${id}`)).headers.link).toBeUndefined()
  })

  it('stays short for any deal', async () => {
    const bids = ['1C', '1D', '1H', '1S', '1NT', '2C', '2D', '2H', '2S', '2NT', '3C']
    const auction = bids.flatMap((bid) => [bid, 'P', 'P', 'X', 'P', 'P', 'XX', 'P', 'P'])
    const id = await make({ title: '牌'.repeat(200), auction })
    expect(((await owner.get(`/deals/${id}`)).headers.link ?? '').length).toBeLessThan(2_500)
  })
})

describe('GET /collections/{id}.pbn', () => {
  const collect = async (dealIds: readonly string[]) =>
    (await owner.post('/collections', { title: 'Course', dealIds })).body.id
  const numbersIn = (file: string) => [...file.matchAll(/^\[Board "(\d*)"\]/gm)].map(([, number]) => number)

  it('contains the deals in order, with their own numbers if these differ', async () => {
    const ids = [await make({ boardNumber: 9 }), await make({ boardNumber: 3 })]
    const file = await owner.get(`/collections/${await collect(ids)}.pbn`)
    expect(file).toMatchObject({
      status: 200,
      headers: { 'content-disposition': 'attachment; filename="course.pbn"', 'content-type': KINDS[0][1] },
    })
    expect(numbersIn(file.text)).toEqual(['9', '3'])
  })

  it('renumbers them if two have the same number, or one has none', async () => {
    const twice = [await make({ boardNumber: 9 }), await make({ boardNumber: 9, title: 'Again' })]
    expect(numbersIn((await owner.get(`/collections/${await collect(twice)}.pbn`)).text)).toEqual(['1', '2'])
    const none = [await make({ boardNumber: 9 }), await make({ boardNumber: null })]
    const { text } = await owner.get(`/collections/${await collect(none)}.pbn`)
    expect(numbersIn(text)).toEqual(['1', '2'])
    // The board itself is unchanged: dealer and vulnerability are those of number 9.
    expect(text).toContain('[Dealer "N"]\r\n[Vulnerable "EW"]')
    expect(numbersIn((await owner.get(`/collections/${await collect([])}.pbn`)).text)).toEqual([])
  })

  it("contains another author's deal only while the owner of the collection sees it, and is for the owner only", async () => {
    const foreign = await make({ title: 'Foreign', sharing: 'public' }, stranger)
    const id = await collect([foreign, await make({ title: 'Mine', boardNumber: 8 })])
    expect((await owner.get(`/collections/${id}.pbn`)).text).toContain('"Foreign"')
    await stranger.patch(`/deals/${foreign}`, { sharing: 'private' })
    expect((await owner.get(`/collections/${id}.pbn`)).text).not.toContain('Foreign')
    expect(await stranger.get(`/collections/${id}.pbn`)).toMatchObject({
      status: 404,
      body: { code: 'DEAL_COLLECTION_NOT_FOUND' },
    })
  })
})

describe('the supplement from a file', () => {
  const HANDS_TEXT = `${HANDS.N} ${HANDS.E} ${HANDS.S} ${HANDS.W}`
  const FILE = `[Event "Club"]\n[Site "Nice"]\n[Board "1"]\n[West "Ada Canary"]\n[Deal "N:${HANDS_TEXT}"]
[Auction "N"]\n1S Pass Pass Pass\n[Play "E"]\nST S6 S4 SA\n*\n[Result "8"]\n[Optimum "canary"]\nrow canary\n`

  it('is returned to the owner and internal backends only, also in files', async () => {
    const { body } = await owner.post('/deals/import', FILE, { 'content-type': 'application/x-pbn' })
    const [id] = body.ids
    expect(JSON.stringify(body.warnings)).not.toMatch(/Ada|canary/i)
    const supplement = [
      { name: 'Event', value: 'Club' },
      { name: 'Site', value: 'Nice' },
      { name: 'West', value: 'Ada Canary' },
      { name: 'Optimum', value: 'canary\nrow canary' },
    ]
    const read = (await owner.get(`/deals/${id}`)).body
    expect(read).toMatchObject({ supplement, play: ['ST', 'S6', 'S4', 'SA'], result: 8 })
    const files = [await owner.get(`/deals/${id}.pbn`), await backend.get(`/api/deals/${id}.pbn`)]
    for (const { text } of files)
      for (const said of ['[West "Ada Canary"]', '[Site "Nice"]', '[Optimum "canary"]\r\nrow canary\r\n'])
        expect(text).toContain(said)
    const again = await owner.post('/deals/import', files[0]?.text, { 'content-type': 'application/x-pbn' })
    const copy = (await owner.get(`/deals/${again.body.ids[0]}`)).body
    expect(copy).toEqual({ ...read, id: copy.id, createdAt: copy.createdAt, updatedAt: copy.updatedAt })
    const member = await aClient(world)
    const group = (await owner.post('/sharing-groups', { name: 'Group' })).body.id
    await owner.put(`/sharing-groups/${group}/members/${member.account.id}`)
    await owner.patch(`/deals/${id}`, { sharing: 'group', sharingGroupIds: [group] })
    for (const url of [`/deals/${id}`, `/deals/${id}.pbn`, `/deals/${id}.lin`, `/deals/${id}.svg`]) {
      const { status, text } = await member.get(url)
      expect(status).toBe(200)
      expect(text, url).not.toMatch(/canary|Nice|supplement/i)
    }
    expect((await member.get(`/deals/${id}.pbn`)).text).toContain('[Play "E"]\r\nST S6 S4 SA\r\n*\r\n')
    expect((await owner.get(`/deals/${id}.lin`)).text).toMatch(/pc\|ST\|pc\|S6\|.*mc\|8\|/)
    expect((await owner.get(`/deals/${id}.lin`)).text).not.toMatch(/canary|Nice/i)
    expect((await backend.get(`/api/deals/${id}`)).text).not.toMatch(/canary|Nice/i)
  })
})

describe('GET /deals.pbn', () => {
  const titlesIn = (file: string) => [...file.matchAll(/^\[Event "(.*)"\]/gm)].map(([, title]) => title)

  it('contains the deals of the list in order, with an ETag that depends on them', async () => {
    for (const title of ['One', 'Two', 'Three']) await make({ title, boardNumber: null })
    await make({ title: 'Other', boardNumber: null }, stranger)
    const own = `ownerId=${owner.account.id}`
    const listed = (await owner.get('/deals')).body.deals.map(({ title }: { title: string }) => title)
    for (const [url, by] of [
      ['/deals.pbn', owner],
      [`/api/deals.pbn?${own}`, backend],
    ] as const) {
      const file = await by.get(url)
      expect(file).toMatchObject({
        status: 200,
        headers: { 'content-type': KINDS[0][1], 'content-disposition': 'attachment; filename="deals.pbn"' },
      })
      expect(titlesIn(file.text)).toEqual(listed)
      expect(file.text).not.toContain('secret')
      const { etag } = file.headers
      expect((await by.get(url, { 'if-none-match': etag as string })).status).toBe(304)
      const head = await world.request({ method: 'HEAD', url, headers: by.headers })
      expect(head).toMatchObject({ status: 200, text: '', headers: { etag } })
    }
    const { etag } = (await owner.get('/deals.pbn')).headers
    await make({ title: 'Four', boardNumber: null })
    expect((await owner.get('/deals.pbn', { 'if-none-match': etag as string })).status).toBe(200)
  })

  it('accepts the filters of the list, but no paging', async () => {
    await make({ title: 'One', sharing: 'public' })
    await owner.post(`/deals/${await make({ title: 'Two' })}/trash`)
    expect(titlesIn((await owner.get('/deals.pbn?sharing=public')).text)).toEqual(['One'])
    expect(titlesIn((await owner.get('/deals.pbn?lifecycle=trashed')).text)).toEqual(['Two'])
    expect((await owner.get('/deals.pbn?sharing=group')).text).toBe('% PBN 2.1\r\n% EXPORT\r\n')
    for (const query of ['page=1', 'sharing=x', `ownerId=${owner.account.id}`])
      expect(await owner.get(`/deals.pbn?${query}`)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
  })

  it('turns each board, and includes supplements only for unturned ones', async () => {
    const file = `[Board "7"]\n[Site "Nice"]\n[Deal "N:${HANDS.N} ${HANDS.E} ${HANDS.S} ${HANDS.W}"]\n`
    await owner.post('/deals/import', file, { 'content-type': 'application/x-pbn' })
    const whole = (await owner.get('/deals.pbn')).text
    expect(whole).toContain('[Site "Nice"]')
    expect((await owner.get('/deals.pbn?south=S')).text).toBe(whole)
    for (const [url, by] of [
      ['/deals.pbn?south=N', owner],
      [`/api/deals.pbn?ownerId=${owner.account.id}&south=N`, backend],
    ] as const) {
      const { text } = await by.get(url)
      expect(text).not.toContain('Nice')
      expect(text).not.toBe(whole)
    }
  })

  it('is for owners and internal backends only', async () => {
    expect(await world.request({ url: '/deals.pbn' })).toMatchObject({ status: 401 })
    expect(await owner.get('/api/deals.pbn')).toMatchObject({ status: 401 })
    expect(await backend.get('/deals.pbn')).toMatchObject({ status: 401 })
  })
})

describe('an import', () => {
  const board = '[Deal "N:A... K... Q... J..."]'

  it('accepts LIN too', async () => {
    const lin = 'qx|o1|md|1SA,SK,SQ,SJ|sv|n|mb|1S!|an|five|pc|SA|\n'
    const types = { 'content-type': 'application/x-lin' }
    for (const { body } of [
      await owner.post('/deals/import', lin, types),
      await backend.post(`/api/deals/import?ownerId=${owner.account.id}`, lin, types),
    ])
      expect(body).toMatchObject({
        imported: 1,
        warnings: [
          {
            index: 0,
            line: 1,
            message: 'the play cannot be shown: no auction ends in a contract, and was kept for you alone (pc)',
            boards: 1,
          },
        ],
      })
  })

  it('is listed in the order of the file in every list', async () => {
    await owner.patch('/accounts/me', { handle: `author-${owner.account.id.slice(-12)}` })
    const { handle } = (await owner.get('/accounts/me')).body
    await stranger.put(`/catalog/authors/${handle}/subscription`)
    const { body: group } = await owner.post('/sharing-groups', { name: 'Club' })
    const file = Array.from({ length: 21 }, (_, i) => `[Board "${i + 1}"]${board}\n`).join('\n')
    const { ids } = (await owner.post('/deals/import', file, { 'content-type': 'application/x-pbn' })).body
    const listed = async (url: string, by: Client | typeof backend = owner) =>
      (await by.get(url)).body.deals.map(({ boardNumber }: { boardNumber: number }) => boardNumber)
    const inOrder = Array.from({ length: 21 }, (_, i) => i + 1)
    expect(await listed('/deals?pageSize=100')).toEqual(inOrder)
    expect(await listed('/deals?pageSize=5&page=2')).toEqual([6, 7, 8, 9, 10])
    expect(await listed(`/api/deals?ownerId=${owner.account.id}&pageSize=100`, backend)).toEqual(inOrder)
    expect((await owner.get('/accounts/me/export')).body.deals.map(({ id }: { id: string }) => id)).toEqual(ids)
    await owner.patch('/deals', { ids: ids.toReversed(), set: { sharing: 'public' } })
    expect(await listed(`/catalog/authors/${handle}/deals?pageSize=100`, stranger)).toEqual(inOrder)
    for (const list of ['/catalog/deals', '/catalog/feed']) {
      const walked: number[] = []
      let cursor = ''
      while (walked.length < 21) {
        const { deals, nextCursor } = (await stranger.get(`${list}?limit=4${cursor}`)).body
        walked.push(...deals.map(({ boardNumber }: { boardNumber: number }) => boardNumber))
        cursor = `&cursor=${nextCursor}`
      }
      expect(walked.slice(0, 21)).toEqual(inOrder)
    }
    await owner.patch('/deals', { ids, set: { sharing: 'group', sharingGroupIds: [group.id] } })
    expect(await listed(`/sharing-groups/${group.id}/deals?pageSize=100`)).toEqual(inOrder)
  })

  it('accepts the address of a board in a hand viewer, and distinguishes it from a file', async () => {
    const { headers } = await owner.get(`/deals/${await make()}`)
    const address = /<(https:[^>]+)>; rel="related"/.exec(headers.link ?? '')?.[1] ?? ''
    const byOwner = await stranger.post('/deals/import', address, { 'content-type': 'text/plain' })
    expect(byOwner.body).toMatchObject({ format: 'handviewer', imported: 1, rejected: [], warnings: [] })
    const { body: deal } = await stranger.get(`/deals/${byOwner.body.ids[0]}`)
    expect(deal).toMatchObject({ boardNumber: 7, hands: HANDS, auction: BOARD.auction })
    const raw = decodeURIComponent(address)
    const { body } = await backend.post(`/api/deals/import?ownerId=${stranger.account.id}`, raw, {
      'content-type': 'application/x-lin',
    })
    expect(body).toMatchObject({ format: 'handviewer', imported: 1 })
    const rejected = await owner.post('/deals/import', `${VIEWER}?n=zz`, { 'content-type': 'text/plain' })
    expect(rejected.body).toMatchObject({ format: 'handviewer', imported: 0, rejectedTotal: 1 })
  })

  it.each([`${VIEWER}?myhand=M-1-1`, `${VIEWER}?linurl=https%3A%2F%2Fexample.org%2Fa.lin`, 'https://tinyurl.com/abc'])(
    'fetches nothing, and says what to do with a link that leads elsewhere: %s',
    async (address) => {
      expect(await owner.post('/deals/import', address, { 'content-type': 'text/plain' })).toMatchObject({
        status: 200,
        body: {
          imported: 0,
          rejected: [{ line: 1, message: expect.stringMatching(/: (?:open it|download the file), and import/) }],
        },
      })
    },
  )

  it('reads a file that begins with an address as a file', async () => {
    const file = `${VIEWER}?n=sa\n${board}\n`
    expect((await owner.post('/deals/import', file, { 'content-type': 'text/plain' })).body).toMatchObject({
      format: 'pbn',
      imported: 1,
    })
  })

  it('reports what is not stored once, with the number of boards that had it', async () => {
    const file = Array.from({ length: 5 }, (_, i) => `[Board "${i + 1}"]${board}[Site "x"]\n`).join('\n')
    const { body } = await owner.post('/deals/import', file, { 'content-type': 'application/x-pbn' })
    expect(body.warnings).toEqual([
      { index: 0, line: 1, message: expect.stringMatching(/^the event, .* \(Site\)$/), boards: 5 },
    ])
  })

  it('lists a thousand warnings and a thousand rejected records, and counts all of them', async () => {
    const type = { 'content-type': 'application/x-pbn' }
    // Even the first has no room for a supplement, so no other one has.
    const tags = (count: number) =>
      Array.from({ length: count }, (_, i) => `[Tag${i} "${'x'.repeat(i === 0 ? 40_000 : 1)}"]`).join('\n')
    const { body } = await owner.post('/deals/import', `${board}\n${tags(1_030)}`, type)
    expect(body).toMatchObject({ imported: 1, warnings: { length: 1_000 }, warningsTotal: 1_030, rejectedTotal: 0 })
    const more = Array.from(
      { length: 12 },
      (_, i) => `[Board "${i + 1}"]${board}\n${tags(1_000).replaceAll('Tag', `T${i}x`)}`,
    )
    const counted = await owner.post('/deals/import', more.join('\n\n'), type)
    expect(counted.body).toMatchObject({ imported: 12, warnings: { length: 1_000 }, warningsTotal: 10_000 })
    const rejected = await owner.post('/deals/import', `[Board ""]${'[D ""]\n\n'.repeat(600_000)}`, type)
    expect(rejected.body).toMatchObject({ imported: 0, rejected: { length: 1_000 }, rejectedTotal: 600_000 })
    expect(rejected.body.rejected[999]).toEqual({
      index: 999,
      line: 1_999,
      message: 'The hands are missing: there is no [Deal] tag',
    })
    expect(rejected.text.length).toBeLessThan(100_000)
  })

  it('limits the length of a message about a record', async () => {
    const same = `[Deal "N:${Array(4).fill('AKQJ.T98.765.432').join(' ')}"]`
    const { body } = await owner.post('/deals/import', same, { 'content-type': 'application/x-pbn' })
    expect(body.rejected[0].message).toMatch(/^North and East both hold the ♠A/)
    expect(body.rejected[0].message.length).toBeLessThanOrEqual(300)
  })

  it('lets other requests run while it reads one record', async () => {
    const file = `${board}\n[Auction "N"]\n1C P P P ${'AP '.repeat(300_000)}`
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    const { body } = await owner.post('/deals/import', file, { 'content-type': 'application/x-pbn' })
    const slow = `qx|o1|md|1SA,SK,SQ,SJ|${'mb|p|'.repeat(300_000)}`
    expect((await owner.post('/deals/import', slow, { 'content-type': 'application/x-lin' })).body.imported).toBe(1)
    clearInterval(timer)
    expect(body.imported).toBe(1)
    expect(turns).toBeGreaterThan(5)
  })
})
