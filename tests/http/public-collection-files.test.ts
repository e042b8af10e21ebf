import { beforeEach, describe, expect, it } from 'vitest'
import type { Call } from '../../src/domain/bridge/auction.js'
import type { Hand } from '../../src/domain/bridge/hand.js'
import type { Collection } from '../../src/domain/collection.js'
import type { Deal } from '../../src/domain/deal.js'
import { paragraphOf } from '../../src/domain/paragraph.js'
import { DEFAULT_STUDENT_VIEW } from '../../src/domain/student-view.js'
import { aCollection, aDeal, NOON } from '../support/builders.js'
import { aClient, type Client, changeKept, distinct } from '../support/clients.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'

const AVATAR = 'https://avatars.example.org/a.png'
const TOKEN = 'the-token-of-a-lesson'
const LINK = `/public/collections/${TOKEN}`

let world: HttpWorld
let owner: Client
let other: Client

beforeEach(async () => {
  const pictures = { [AVATAR]: { type: 'image/png', bytes: Buffer.from('a picture') } } as const
  world = await openHttpWorld({ pictures })
  owner = await aClient(world)
  other = await aClient(world)
})

const keep = async (overrides: Partial<Deal> = {}, of = owner) => {
  const deal = aDeal({
    ownerId: of.account.id,
    dealer: 'W',
    hands: { N: 'A...' as Hand, E: 'K...' as Hand, S: 'Q...' as Hand, W: 'J...' as Hand },
    auction: ['1S', 'P', 'P', 'P'] as Call[],
    personalThemes: ['CANARY-theme'],
    inspirations: ['CANARY-inspiration'],
    supplement: [{ name: 'West', value: 'CANARY-player' }],
    ...overrides,
  })
  await world.repositories.deals.insertMany([deal])
  return deal
}
const open = async (deals: readonly Deal[], overrides: Partial<Collection> = {}) => {
  const fields = { ownerId: owner.account.id, publicEnabled: true, publicToken: TOKEN, title: 'Duck once' }
  const collection = aCollection({ ...fields, dealIds: deals.map(({ id }) => id), ...overrides })
  await world.repositories.collections.insert(collection)
}
const read = (path = '', headers = {}) => world.request({ url: `${LINK}${path}`, headers })
const FILES = ['.pbn', '.pdf', '/deals/1.svg', '/avatar']

describe('files of a public link with numbers=place', () => {
  it('number the boards as the owner’s own file does, whatever is in the trash', async () => {
    const [trashed, one, two] = [await keep({ lifecycle: 'trashed' }), await keep(), await keep({ boardNumber: 9 })]
    await open([trashed, one, two])
    const { id } = (await owner.get('/collections')).body.collections[0]
    const tagsOf = (text: string) => text.match(/\[(Board|Dealer|Vulnerable|Declarer) [^\]]*/g)
    const numbered = await read('.pbn?numbers=place')
    expect(tagsOf(numbered.text)).toEqual([
      ...['[Board "1"', '[Dealer "N"', '[Vulnerable "None"', '[Declarer "N"'],
      ...['[Board "2"', '[Dealer "E"', '[Vulnerable "NS"', '[Declarer "E"'],
    ])
    expect(tagsOf((await owner.get(`/collections/${id}.pbn?numbers=place`)).text)).toEqual(tagsOf(numbered.text))
    expect((await read('/deals/2.svg?numbers=place')).text).toContain('Board 2')
    expect((await read('/deals/2.svg')).text).toContain('Board 9')
    expect((await read('.pbn?numbers=own')).status).toBe(400)
  })

  it('turn the declarer to South if the student view does, even if it hides the auction', async () => {
    const view = { ...DEFAULT_STUDENT_VIEW, auction: false }
    await open([await keep()], { studentView: { ...view, south: 'declarer' } })
    expect((await read('.pbn?south=declarer')).text).toContain('[Declarer "S"]')
  })
})

describe('GET /public/collections/{token}.pbn', () => {
  it('contains the boards that students see, in order, without personal fields', async () => {
    const withdrawn = await keep({ title: 'CANARY withdrawn' }, other)
    const trashed = await keep({ lifecycle: 'trashed', title: 'CANARY trashed' })
    const commentary = [paragraphOf('x'.repeat(5_000))]
    await open([withdrawn, await keep({ title: 'Two', commentary }), trashed, await keep({ title: 'One' })])
    const { status, headers, text } = await read('.pbn')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/x-pbn; charset=utf-8',
      'content-disposition': 'attachment; filename="duck-once.pbn"',
      etag: expect.stringMatching(/^"/),
    })
    expect([...text.matchAll(/\[(?:Event|Board) "([^"]*)"\]/g)].map(([, value]) => value)).toEqual([
      ...['Two', '1'],
      ...['One', '2'],
    ])
    for (const secret of ['CANARY', owner.account.id, other.account.id]) expect(text).not.toContain(secret)
  })

  it('has a separate tag for each way of turning the boards, which changes with the deals', async () => {
    const deal = await keep()
    await open([deal])
    const tag = async (query = '') => (await read(`.pbn${query}`)).headers.etag as string
    const tags = [await tag(), await tag('?south=N'), await tag('?south=declarer')]
    expect(new Set(tags).size).toBe(3)
    expect(await read('.pbn', { 'if-none-match': tags[0] })).toMatchObject({ status: 304, text: '' })
    await owner.patch(`/deals/${deal.id}`, { title: 'Duck twice' })
    expect(await tag()).not.toBe(tags[0])
  })
})

describe('GET /public/collections/{token}/deals/{n}.svg', () => {
  it('draws the deals in the order of the public read', async () => {
    const withdrawn = await keep({}, other)
    const commentary = [paragraphOf('x'.repeat(5_000))]
    await open([await keep({ title: 'Large one', commentary }), withdrawn, await keep({ title: 'Small one' })])
    for (const [n, title] of [
      [1, 'Large one'],
      [2, 'Small one'],
    ]) {
      const { status, headers, text } = await read(`/deals/${n}.svg`)
      expect(status).toBe(200)
      expect(text).toContain(title)
      expect(text).not.toContain('CANARY')
      expect(headers).toMatchObject({
        'content-type': 'image/svg+xml; charset=utf-8',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      expect(await read(`/deals/${n}.svg`, { 'if-none-match': headers.etag })).toMatchObject({ status: 304 })
    }
  })

  it('has the ranks of the requested language, and refuses an unknown one', async () => {
    await open([await keep()])
    const [english, french] = [await read('/deals/1.svg'), await read('/deals/1.svg?ranks=fr')]
    expect(english.text).toContain('>Q</text>')
    expect(french.text).not.toContain('>Q</text>')
    expect(french.text.match(/>D<\/text>/g)?.length).toBe(english.text.match(/>Q<\/text>/g)?.length)
    expect(french.headers.etag).not.toBe(english.headers.etag)
    expect(await read('/deals/1.svg?ranks=')).toMatchObject({ status: 200 })
    expect(await read('/deals/1.svg?ranks=xx')).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    expect(await read('.pbn?ranks=fr')).toMatchObject({ status: 200 })
  })

  it('gives the same response for every position without a deal', async () => {
    await open([await keep()])
    const places = ['0', '2', '-1', '01', '1.5', '1e0', '500', '501', '999999999999', 'x', '%00', 'x'.repeat(300)]
    const answers = await Promise.all(places.map((n) => read(`/deals/${n}.svg`)))
    expect(distinct(answers).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'DEAL_NOT_FOUND', meta: {} } })
  })
})

describe('the declarer to sit South', () => {
  const DECLARED = ['.pbn?south=declarer', '/deals/1.svg?south=declarer']
  const asDealt = (path: string) => path.split('?')[0] as string

  it('turns the boards if the auction is shown', async () => {
    await open([await keep()])
    for (const path of DECLARED) expect((await read(path)).text).not.toBe((await read(asDealt(path))).text)
    expect((await read('.pbn?south=declarer')).text).toContain('[Deal "S:J... A... K... Q..."]')
  })

  it('is unavailable if the student view hides the auction, unlike any other hand', async () => {
    await open([await keep()], { studentView: { ...DEFAULT_STUDENT_VIEW, auction: false } })
    for (const path of DECLARED) {
      expect((await read(path)).text).toBe((await read(asDealt(path))).text)
      expect((await read(path.replace('declarer', 'W'))).text).not.toBe((await read(asDealt(path))).text)
    }
  })

  it('is refused in any other spelling', async () => {
    await open([await keep()])
    for (const path of ['.pbn?south=X', '/deals/1.svg?south=north'])
      expect(await read(path)).toMatchObject({ status: 400, body: { meta: { issues: [{ path: '/south' }] } } })
    // Other parameters that the query of a shared link may have.
    expect((await read('.pbn?utm_source=mail')).status).toBe(200)
  })
})

describe('GET /public/collections/{token}/avatar', () => {
  it('returns the avatar of the author once it is trusted, whether or not the author has a handle', async () => {
    await open([])
    const none = await read('/avatar')
    expect(none).toMatchObject({ status: 404, body: { code: 'AVATAR_NOT_FOUND' } })
    await changeKept(world, owner.account, { avatarUrl: AVATAR })
    expect(distinct([none, await read('/avatar')]).size).toBe(1)
    await changeKept(world, owner.account, { avatarUrl: AVATAR, avatarTrusted: true })
    expect(await read('/avatar')).toMatchObject({
      status: 200,
      text: 'a picture',
      headers: { 'content-type': 'image/png', 'content-security-policy': "default-src 'none'; sandbox" },
    })
  })
})

describe('the files of a link that is not open', () => {
  it('have the same 404 as its public read, for every reason', async () => {
    const deal = await keep()
    await changeKept(world, owner.account, { avatarUrl: AVATAR, avatarTrusted: true })
    await open([deal], { publicEnabled: false })
    await open([deal], { publicToken: 'archived', archivedAt: NOON })
    await open([deal], { publicToken: 'over', availableUntil: NOON })
    const answers = []
    for (const token of [TOKEN, 'archived', 'over', 'unknown', '%00'])
      for (const path of ['', ...FILES, '/deals/x.svg'])
        answers.push(await world.request({ url: `/public/collections/${token}${path}` }))
    expect(distinct(answers).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'DEAL_COLLECTION_NOT_FOUND', meta: {} } })
  })

  it('count towards the same limit', async () => {
    const limit = { count: 4, seconds: 60 }
    const limited = await openHttpWorld({ rateLimits: { link: limit, public: limit } })
    const { account } = await limited.signIn()
    const fields = { ownerId: account.id, publicEnabled: true, publicToken: TOKEN }
    await limited.repositories.collections.insert(aCollection(fields))
    const ask = async (token: string) => {
      const statuses = []
      for (const path of ['', ...FILES, ...FILES])
        statuses.push((await limited.request({ url: `/public/collections/${token}${path}` })).status)
      return statuses
    }
    expect(await ask(TOKEN)).toEqual([200, 200, 200, 404, 429, 429, 429, 429, 429])
    expect(await ask('unknown')).toEqual([404, 404, 404, 404, 429, 429, 429, 429, 429])
    await limited.app.close()
  })
})
