import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Call } from '../../src/domain/bridge/auction.js'
import { parseHand } from '../../src/domain/bridge/hand.js'
import type { Collection } from '../../src/domain/collection.js'
import { STEP } from '../../src/domain/commentary.js'
import type { Deal } from '../../src/domain/deal.js'
import { paragraphOf } from '../../src/domain/paragraph.js'
import { NO_PRACTICE } from '../../src/domain/practice/practice.js'
import { DEFAULT_STUDENT_VIEW } from '../../src/domain/student-view.js'
import { aCollection, aDeal, NOON } from '../support/builders.js'
import { aBackend, aClient, aClock, type Client, changeKept } from '../support/clients.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'
import { infoOf, pagesOf, tagsOf, textOf } from '../support/pdf-texts.js'
import { changedStore, openStore, withMethods } from '../support/stores.js'

const TOKEN = 'the-token-of-a-lesson'
const LINK = `/public/collections/${TOKEN}.pdf`

let world: HttpWorld
let owner: Client
let other: Client
let clock: ReturnType<typeof aClock>

beforeEach(async () => {
  clock = aClock(NOON)
  world = await openHttpWorld({ clock })
  owner = await aClient(world, { displayName: 'Alice Martin' })
  other = await aClient(world)
})
afterEach(() => world.app.close())

const keep = async (overrides: Partial<Deal> = {}, of = owner) => {
  const deal = aDeal({
    ownerId: of.account.id,
    title: 'Duck once',
    dealer: 'N',
    hands: {
      N: parseHand('AKQJ.T98.765.432'),
      E: parseHand('T987.AKQJ.432.65'),
      S: parseHand('65.432.AKQJ.T987'),
      W: parseHand('432.765.T98.AKQJ'),
    },
    auction: ['1S', 'P', 'P', 'P'] as Call[],
    callNotes: [{ call: 0, text: 'Five of them', alert: false, accepts: ['7NT'] as Call[] }],
    commentary: [paragraphOf('Lead a heart.')],
    personalThemes: ['CANARY-theme'],
    inspirations: ['CANARY-inspiration'],
    supplement: [{ name: 'West', value: 'CANARY-player' }],
    ...overrides,
  })
  await world.repositories.deals.insertMany([deal])
  return deal
}

const open = async (deals: readonly Deal[], overrides: Partial<Collection> = {}) => {
  const fields = { ownerId: owner.account.id, publicEnabled: true, publicToken: TOKEN, title: 'Lesson 3' }
  const collection = aCollection({ ...fields, dealIds: deals.map(({ id }) => id), ...overrides })
  await world.repositories.collections.insert(collection)
  return collection
}

const sheetOf = async (url: string, headers: object = {}): Promise<Buffer> => {
  const { statusCode, rawPayload, payload } = await world.app.inject({ url, headers: { ...headers } })
  expect([statusCode, statusCode === 200 ? '' : payload]).toEqual([200, ''])
  return rawPayload
}
const printed = async (url: string, headers: object = owner.headers): Promise<string> =>
  textOf(await sheetOf(url, headers))

describe('a sheet', () => {
  it('of a deal shows its board, author and date to everyone who may read the deal', async () => {
    const { id } = await keep({ sharing: 'public', publishedAt: NOON })
    await changeKept(world, owner.account, { handle: 'alice' as never })
    const backend = aBackend(world)
    for (const [url, headers] of [
      [`/deals/${id}.pdf`, owner.headers],
      [`/api/deals/${id}.pdf`, backend.headers],
      [`/catalog/deals/${id}.pdf`, other.headers],
    ] as const) {
      const text = await printed(url, headers)
      for (const words of ['Duck once', 'By Alice Martin', 'Contract: 1♠ by North', 'Five of them', 'Lead a heart.'])
        expect(text).toContain(words)
      expect(text).not.toMatch(/CANARY|7NT/)
    }
    expect(await other.get(`/deals/${id}.pdf`)).toMatchObject({ status: 404, body: { code: 'DEAL_NOT_FOUND' } })
  })

  it('is named after its title, and is not sent again to a reader who has it', async () => {
    const collection = await open([await keep()], { title: 'Lesson 3: the finesse' })
    const url = `/collections/${collection.id}.pdf`
    const { headers } = await owner.get(url)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="lesson-3-the-finesse.pdf"',
    })
    const tag = headers.etag as string
    const again = () => owner.get(url, { 'if-none-match': tag })
    expect(await again()).toMatchObject({ status: 304, text: '' })
    expect(await owner.send('GET', `${url}?layout=record`, undefined, { 'if-none-match': tag })).toMatchObject({
      status: 200,
    })
    clock.pass(24 * 60 * 60 * 1_000)
    expect(await again()).toMatchObject({ status: 200 })
    const head = await world.app.inject({ method: 'HEAD', url, headers: owner.headers })
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
  })

  it("gets a new tag when its author's name changes", async () => {
    const collection = await open([await keep()])
    const tag = async () => (await owner.get(`/collections/${collection.id}.pdf`)).headers.etag
    const before = await tag()
    await changeKept(world, owner.account, { displayName: 'Alicia' })
    expect(await tag()).not.toBe(before)
  })

  it('of a collection contains its boards in order, without trashed ones', async () => {
    const deals = [
      await keep({ title: 'Second' }),
      await keep({ title: 'CANARY', lifecycle: 'trashed' }),
      await keep({ title: 'First' }),
    ]
    const { id } = await open(deals)
    const text = await printed(`/collections/${id}.pdf?numbers=place`)
    expect(text.indexOf('Second')).toBeLessThan(text.indexOf('First'))
    expect(text).toMatch(/Board 1[\s\S]*Board 2/)
    expect(text).not.toContain('CANARY')
    expect(await other.get(`/collections/${id}.pdf`)).toMatchObject({ status: 404 })
  })

  it('of a search contains the boards that match, up to 500', async () => {
    await keep({ title: 'Squeeze play' })
    await keep()
    const text = await printed('/deals.pdf?q=squeeze')
    expect(text).toContain('Squeeze play')
    expect(text).not.toContain('Duck once')
    await keep({ title: 'Theirs' }, other)
    expect(await printed('/deals.pdf')).not.toContain('Theirs')
    const backend = aBackend(world)
    expect(await printed('/deals.pdf?q=squeeze')).toMatch(/^Boards\n/)
    expect(await printed('/deals.pdf?q=squeeze&heading=Tuesday%20%E2%99%A5')).toMatch(/^Tuesday ♥\n/)
    expect(await printed('/api/deals.pdf?heading=Ours', backend.headers)).toMatch(/^Ours\n/)
    expect(await printed('/deals.pdf?q=squeeze&heading=')).toMatch(/^Boards\n/)
    for (const heading of ['%20', 'a%0Ab', '%E2%80%AEa', 'x'.repeat(201)])
      expect(await owner.get(`/deals.pdf?heading=${heading}`)).toMatchObject({
        status: 400,
        body: { meta: { issues: [{ path: '/heading' }] } },
      })
    expect(await printed(`/api/deals.pdf?ownerId=${other.account.id}`, backend.headers)).toContain('Theirs')
    await world.repositories.deals.insertMany(Array.from({ length: 499 }, () => aDeal({ ownerId: owner.account.id })))
    const { status, body } = await owner.get('/deals.pdf')
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(body.meta.issues[0].message).toContain('more than 500')
    expect(await owner.get('/deals.pdf?q=squeeze')).toMatchObject({ status: 200 })
  })

  it('of a selection contains the boards chosen, as far as they match', async () => {
    const [one, two, three] = [
      await keep({ title: 'One' }),
      await keep({ title: 'Two' }),
      await keep({ title: 'Three' }),
    ]
    const theirs = await keep({ title: 'CANARY' }, other)
    const chosen = (...deals: Pick<Deal, 'id'>[]) => deals.map(({ id }) => `id=${id}`).join('&')
    const text = await printed(`/deals.pdf?sort=title&id=unknown&${chosen(three, one, theirs)}`)
    expect(text).toMatch(/One[\s\S]*Three/)
    expect(text).not.toMatch(/Two|CANARY/)
    const searched = await printed(`/deals.pdf?q=two&${chosen(one, two)}`)
    expect(searched).toContain('Two')
    expect(searched).not.toContain('One')
    const { id } = await open([two, three])
    const inCollection = await printed(`/deals.pdf?collectionId=${id}&${chosen(one, two)}`)
    expect(inCollection).toContain('Two')
    expect(inCollection).not.toMatch(/One|Three/)
    expect(await owner.get(`/deals.pdf?${chosen(...Array(201).fill(one))}`)).toMatchObject({ status: 400 })
  })

  it('says so if it has no boards', async () => {
    expect(await printed('/deals.pdf')).toContain('There are no boards on this sheet.')
    expect(await printed('/deals.pdf?locale=fr')).toContain('Il n’y a aucune donne')
  })

  it('has the requested orientation, language, ranks and layout', async () => {
    const { id } = await keep()
    expect(await printed(`/deals/${id}.pdf?south=declarer`)).toContain('Contract: 1♠ by South')
    expect(await printed(`/deals/${id}.pdf?locale=fr`)).toMatch(/A R D V[\s\S]*Contrat\s: 1♠ par Nord/)
    expect(await printed(`/deals/${id}.pdf?locale=fr&ranks=en`)).toContain('A K Q J')
    expect(await printed(`/deals/${id}.pdf?auction=false&commentary=false`)).not.toMatch(/Contract|Lead a heart/)
    const pdf = await sheetOf(`/deals/${id}.pdf?solutions=end`, owner.headers)
    expect(await pagesOf(pdf)).toBe(2)
    expect(await textOf(pdf)).toMatch(/Solution: page 2[\s\S]*Solutions[\s\S]*Board: page 1/)
  })

  it('is tagged for screen readers, in its language', async () => {
    const { id } = await keep()
    const pdf = await sheetOf(`/deals/${id}.pdf`, owner.headers)
    const tags = await tagsOf(pdf)
    for (const tag of ['Document', 'H1', 'H2', 'Figure', 'Table', 'TR', 'TH', 'TD', 'P']) expect(tags).toContain(tag)
    const objects = pdf.toString('latin1')
    for (const object of ['/Lang (en)', '/DisplayDocTitle true', '/Alt (Dealer North'])
      expect(objects).toContain(object)
    expect(objects).toContain('North: spades A K Q J; hearts 10 9 8')
    expect(await infoOf(pdf)).toMatch(/Title: +Duck once\nAuthor: +Alice Martin\n[\s\S]*Tagged: +yes/)
    expect((await sheetOf(`/deals/${id}.pdf?locale=fr`, owner.headers)).toString('latin1')).toContain('/Lang (fr)')
  })

  it('is refused if options are invalid, naming all of them', async () => {
    const { id } = await keep()
    const { status, body } = await owner.get(
      `/deals/${id}.pdf?paper=a3&layout=x&perPage=3&hands=X&auction=yes&solutions=x&locale=xx&ranks=xx&colours=x&play=2&given=x&nonsense=1`,
    )
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
    const paths = body.meta.issues.map((issue: { path: string }) => issue.path)
    expect(new Set(paths)).toEqual(
      new Set(
        [
          'paper',
          'layout',
          'perPage',
          'hands',
          'auction',
          'solutions',
          'locale',
          'ranks',
          'colours',
          'play',
          'given',
          'nonsense',
        ].map((name) => `/${name}`),
      ),
    )
  })
})

describe('a sheet for students', () => {
  it('shows what the student view shows, and more on request', async () => {
    await open([await keep()], {
      studentView: { ...DEFAULT_STUDENT_VIEW, hands: 'NS', auction: false, commentary: false },
    })
    const hidden = await printed(LINK, {})
    expect(hidden).toContain('Lesson 3')
    expect(hidden).toContain('By Alice Martin')
    expect(hidden).not.toMatch(/Contract|Lead a heart|10 9 8 7\n?♥ ?A K Q J/)
    expect(hidden).toMatch(/West/)
    expect(await printed(`${LINK}?auction=true&commentary=true&hands=all`, {})).toMatch(/Contract[\s\S]*Lead a heart/)
    for (const secret of [owner.account.id, 'CANARY', '@']) expect(hidden).not.toContain(secret)
  })

  it('is not turned to a declarer that the student view hides', async () => {
    const deal = await keep({
      hands: { N: parseHand('A...'), E: parseHand('K...'), S: parseHand('Q...'), W: parseHand('J...') },
    })
    await open([deal], { studentView: { ...DEFAULT_STUDENT_VIEW, auction: false } })
    const tag = async (query: string) => (await world.request({ url: `${LINK}${query}` })).headers.etag
    expect(await tag('?south=declarer')).toBe(await tag(''))
    expect(await tag('?south=N')).not.toBe(await tag(''))
  })

  it('is not turned to a declarer if the bidding is practised', async () => {
    const tag = async (query: string) => (await world.request({ url: `${LINK}${query}` })).headers.etag
    const studentView = { ...DEFAULT_STUDENT_VIEW, south: 'declarer' } as const
    const collection = await open([await keep()], { studentView, practice: { ...NO_PRACTICE, bidding: true } })
    expect(await tag('')).toBe(await tag('?south=S'))
    // Its seat is the declarer's anyway.
    const practice = { ...NO_PRACTICE, bidding: true, seat: 'declarer' } as const
    await world.repositories.collections.save(collection, { ...collection, practice })
    expect(await tag('')).toBe(await tag('?south=declarer'))
    expect(await tag('')).not.toBe(await tag('?south=S'))
  })

  it('has no notes without solutions while boards are practised, unless they are asked for', async () => {
    const commentary = [paragraphOf('How do you play?'), STEP, paragraphOf('Draw trumps first.')]
    const practice = { ...NO_PRACTICE, bidding: true }
    const deal = await keep({ commentary })
    await open([deal], { practice })
    await open([deal], { publicToken: 'not-practised' })
    expect(await printed(`${LINK}?solutions=none`)).not.toContain('How do you play?')
    expect(await printed(`${LINK}?solutions=none&commentary=true`)).toContain('How do you play?')
    expect(await printed('/public/collections/not-practised.pdf?solutions=none')).toContain('How do you play?')
  })

  it('has no contract with boards whose bidding is practised, unless it is asked for', async () => {
    const studentView = { ...DEFAULT_STUDENT_VIEW, hands: 'declarer' } as const
    const deal = await keep()
    for (const part of ['bidding', 'play'] as const)
      await open([deal], { publicToken: part, studentView, practice: { ...NO_PRACTICE, [part]: true } })
    const sheet = (part: string, query = '') => printed(`/public/collections/${part}.pdf?solutions=none${query}`)
    expect(await sheet('bidding')).not.toContain('Contract')
    expect(await sheet('bidding', '&given=contract')).toContain('Contract: 1♠ by North')
    expect(await sheet('play')).toContain('Contract: 1♠ by North')
    expect(await sheet('play', '&given=nothing')).not.toContain('Contract')
  })

  it('has no titles above boards to be practised unless solutions are beside them, or they are asked for', async () => {
    const deal = await keep({ title: 'A strip squeeze', boardNumber: 7 })
    await open([deal], { practice: { ...NO_PRACTICE, play: true } })
    await open([deal], { publicToken: 'not-practised' })
    const none = await printed(`${LINK}?solutions=none`)
    expect(none).toContain('Board 7')
    expect(none).not.toContain('squeeze')
    // Once, above the solution.
    expect((await printed(`${LINK}?solutions=end`)).split('squeeze')).toHaveLength(2)
    for (const query of ['', '?solutions=none&titles=true'])
      expect(await printed(`${LINK}${query}`)).toContain('squeeze')
    // Nothing of a solution is beside these boards, or only after all of them.
    for (const query of ['?auction=false&commentary=false', '?layout=record'])
      expect(await printed(`${LINK}${query}`)).not.toContain('squeeze')
    expect((await printed(`${LINK}?layout=bidding`)).split('squeeze')).toHaveLength(2)
    expect(await printed('/public/collections/not-practised.pdf?solutions=none')).toContain('squeeze')
  })

  it('is readable for any page, but only while the link is open', async () => {
    const collection = await open([await keep()])
    const { headers } = await world.request({ url: LINK })
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'x-robots-tag': 'noindex' })
    await owner.delete(`/collections/${collection.id}/public-link`)
    expect(await world.request({ url: LINK })).toMatchObject({
      status: 404,
      body: { code: 'DEAL_COLLECTION_NOT_FOUND' },
    })
  })
})

describe('concurrent files to print', () => {
  /** Opens a world in which every read of a collection's deals waits until it is released. */
  const openGate = async () => {
    await world.app.close()
    let open = (): void => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    const store = changedStore((await openStore()).adapters, (repositories) => {
      const { deals } = repositories
      const listByCollection: typeof deals.listByCollection = (id) => gate.then(() => deals.listByCollection(id))
      const listPlainByCollection: typeof deals.listPlainByCollection = (id) =>
        gate.then(() => deals.listPlainByCollection(id))
      return { ...repositories, deals: withMethods(deals, { listByCollection, listPlainByCollection }) }
    })
    world = await openHttpWorld({ store, turnSettings: { connections: 50, waits: { print: 20, sheet: 60_000 } } })
    owner = await aClient(world)
    other = await aClient(world)
    return open
  }
  const statuses = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status).sort()

  it('are limited to four for an account; more wait briefly and are refused, without affecting others', async () => {
    const release = await openGate()
    const [{ id }, theirs] = [await open([]), await open([], { publicToken: 'another', ownerId: other.account.id })]
    const asked = Array.from({ length: 6 }, () => owner.get(`/collections/${id}.pdf`))
    const early = await Promise.race(asked)
    expect(early).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
    const fromOther = other.get(`/collections/${theirs.id}.pdf`)
    release()
    expect(statuses(await Promise.all(asked))).toEqual([200, 200, 200, 200, 429, 429])
    expect(await fromOther).toMatchObject({ status: 200 })
    expect(await owner.get(`/collections/${id}.pdf`)).toMatchObject({ status: 200 })
  })

  it('are limited to four for an address, whatever its links, and to 24 in total', async () => {
    const release = await openGate()
    await open([])
    await open([], { publicToken: 'another' })
    const from = (address: number, token: string) =>
      world.request({ url: `/public/collections/${token}.pdf`, remoteAddress: `192.0.2.${address}` })
    const six = (address: number) => Array.from({ length: 6 }, (_, i) => from(address, i % 2 === 0 ? TOKEN : 'another'))
    const first = six(1)
    expect(await Promise.race(first)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
    const others = [2, 3, 4, 5, 6].map(six)
    await Promise.all(others.map((asked) => Promise.race(asked)))
    expect(await from(7, TOKEN)).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } })
    release()
    for (const asked of [first, ...others])
      expect(statuses(await Promise.all(asked))).toEqual([200, 200, 200, 200, 429, 429])
    expect(await from(7, TOKEN)).toMatchObject({ status: 200 })
  })
})
