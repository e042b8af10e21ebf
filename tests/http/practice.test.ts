import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { IDLE_MINUTES, MAX_PARTICIPANTS } from '../../src/domain/practice/participant.js'
import { ALL_CARDS, aPractisedDeal, SUITS } from '../support/answered-boards.js'
import { aParticipant, NOON } from '../support/builders.js'
import { aClient, type Client } from '../support/clients.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'
import { aTable } from '../support/trick-tables.js'

const BOARD = {
  title: 'Board',
  dealer: 'N',
  hands: SUITS,
  auction: ['1S', 'P', '2S', 'P', '4S', 'P', 'P', 'P'],
  callNotes: [{ call: 2, text: 'Weak', alert: false, accepts: ['3S'] }],
}
const PRACTICE = { bidding: true, play: true, answers: true }
const WHOLE = {
  bidding: {
    calls: [
      { call: 2, chosen: ['3NT', '2S'] },
      { call: 6, chosen: ['P'] },
    ],
  },
  play: { cards: ALL_CARDS, takenBack: 2 },
}
const JUDGED = {
  bidding: {
    calls: [
      { call: 2, chosen: ['3NT', '2S'], right: false },
      { call: 6, chosen: ['P'], right: true },
    ],
    right: 1,
    asked: 2,
  },
  play: { ...WHOLE.play, tricks: 13, needed: 10, possible: null },
}

let world: HttpWorld
let owner: Client
let id: string
let token: string
let dealId: string

beforeAll(async () => {
  world = await openHttpWorld()
})

const lesson = async (of: Client, boards: readonly object[] = [BOARD], practice: object = PRACTICE) => {
  const dealIds: string[] = []
  for (const board of boards) dealIds.push((await of.post('/deals', board)).body.id)
  const made = (await of.post('/collections', { title: 'Lesson', dealIds, practice })).body
  const link = (await of.put(`/collections/${made.id}/public-link`)).body
  return { id: made.id as string, token: link.publicToken as string, dealIds }
}
beforeEach(async () => {
  owner = await aClient(world)
  const made = await lesson(owner)
  ;({ id, token } = made)
  dealId = made.dealIds[0] as string
})

interface Joined {
  readonly id: string
  readonly name: string
  readonly key: string
}

const join = (name: string, headers = {}, of = token) =>
  world.request({ method: 'POST', url: `/public/collections/${of}/participants`, payload: { name }, headers })
const joined = async (name = 'Ada'): Promise<Joined> => (await join(name)).body
const at = ({ id: participant }: Pick<Joined, 'id'>, board = '1', of = token) =>
  `/public/collections/${of}/participants/${participant}/answers/${board}`
const as = ({ key }: Pick<Joined, 'key'>) => ({ 'x-participant-key': key })
const put = (who: Joined, payload: object, board = '1') =>
  world.request({ method: 'PUT', url: at(who, board), payload, headers: as(who) })
const read = (who: Joined, board = '1') => world.request({ url: at(who, board), headers: as(who) })
const leave = (who: Joined) =>
  world.request({ method: 'DELETE', url: `/public/collections/${token}/participants/${who.id}`, headers: as(who) })
const list = (headers = {}) => owner.get(`/collections/${id}/answers`, headers)
const issuesOf = ({ body }: Awaited<ReturnType<typeof put>>) =>
  body.meta.issues.map(({ path }: { path: string }) => path)

describe('taking part', () => {
  it('returns a key once, for a name that others may have too', async () => {
    const [first, second] = [await join('Ada'), await join('Ada')]
    expect(first).toMatchObject({ status: 201, body: { id: expect.any(String), name: 'Ada' } })
    expect(first.body.key).toMatch(/^[\w-]{22,}$/)
    expect(second.body.key).not.toBe(first.body.key)
    expect(first.headers.location).toBe(`/public/collections/${token}/participants/${first.body.id}`)
    expect((await list()).body.participants.map(({ name }: Joined) => name)).toEqual(['Ada', 'Ada'])
    expect((await list()).text).not.toContain(first.body.key)
  })

  it.each(['', ' ', 'a\nb', 'a'.repeat(41), '\u202e'])('refuses the name %j', async (name) => {
    expect(await join(name)).toMatchObject({ status: 400, body: { meta: { issues: [{ path: '/name' }] } } })
  })

  it('returns a new key if repeated with the same Idempotency-Key, without adding a participant', async () => {
    const key = { 'idempotency-key': 'once' }
    const first = await join('Ada', key)
    const again = await join('Ada', key)
    expect(again.status).toBe(201)
    expect(again.headers.location).toBe(first.headers.location)
    expect({ ...again.body, key: '' }).toEqual({ ...first.body, key: '' })
    expect(again.body.key).not.toBe(first.body.key)
    expect((await read(again.body)).status).toBe(200)
    expect((await read(first.body)).status).toBe(404)
    expect((await list()).body.participants).toHaveLength(1)
    expect(await join('Ben', key)).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } })
    // An Idempotency-Key belongs to the link: another link has its own keys.
    const other = await lesson(owner)
    expect((await join('Ben', key, other.token)).status).toBe(201)
  })

  it('is only possible while the link is open and answers are wanted', async () => {
    const ada = await joined()
    const closed = { status: 404, body: { code: 'DEAL_COLLECTION_NOT_FOUND' } }
    await owner.patch(`/collections/${id}`, { practice: { answers: false } })
    expect(await join('Ben')).toMatchObject(closed)
    expect(await put(ada, WHOLE)).toMatchObject(closed)
    expect((await read(ada)).status).toBe(200)
    expect((await list()).body.participants).toHaveLength(1)
    await owner.patch(`/collections/${id}`, { practice: { answers: true } })
    await owner.post(`/collections/${id}/archive`)
    for (const answer of [await join('Ben'), await put(ada, WHOLE), await read(ada), await leave(ada)])
      expect(answer).toMatchObject(closed)
    expect((await list()).body.participants).toHaveLength(1)
    expect(await join('Ben', {}, 'unknown')).toMatchObject(closed)
  })

  it('stays with the collection when the link gets another token', async () => {
    const ada = await joined()
    const { publicToken } = (await owner.put(`/collections/${id}/public-link?rotate=true`)).body
    const request = { url: at(ada, '1', publicToken), headers: as(ada) }
    expect((await world.request(request)).status).toBe(200)
    expect((await read(ada)).body.code).toBe('DEAL_COLLECTION_NOT_FOUND')
  })

  it('replaces an idle participant in a full collection, and refuses if no one is idle', async () => {
    const idle = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    const fill = (startedAt: Date, i: number) =>
      world.repositories.participants.insert(
        aParticipant({ collectionId: id as never, name: `Student ${i}`, startedAt }),
        `key ${i}`,
        MAX_PARTICIPANTS,
        NOON,
      )
    for (let i = 0; i < MAX_PARTICIPANTS; i++) await fill(idle(i === 7 ? IDLE_MINUTES + 1 : IDLE_MINUTES - 5), i)
    expect((await join('Ada')).status).toBe(201)
    expect(await join('Ben')).toMatchObject({
      status: 409,
      body: { code: 'QUOTA_EXCEEDED', meta: { quota: 'participants', limit: MAX_PARTICIPANTS } },
    })
    const names = (await list()).body.participants.map(({ name }: Joined) => name)
    expect(names).toHaveLength(MAX_PARTICIPANTS)
    expect(names).not.toContain('Student 7')
  })
})

describe('an answer', () => {
  it("is judged and can be read back, by the board's place or id", async () => {
    const ada = await joined()
    expect(await read(ada)).toMatchObject({ status: 200, body: { dealId, bidding: null, play: null } })
    const written = await put(ada, WHOLE)
    expect(written).toMatchObject({ status: 200, body: { dealId, ...JUDGED } })
    expect((await put(ada, WHOLE, dealId)).text).toBe(written.text)
    expect((await read(ada)).text).toBe(written.text)
    expect((await read(ada, dealId)).text).toBe(written.text)
  })

  it('is written part by part, each as a whole', async () => {
    const ada = await joined()
    await put(ada, { bidding: WHOLE.bidding })
    expect((await put(ada, { play: { cards: ALL_CARDS.slice(0, 6) }, bidding: null })).body).toEqual({
      dealId,
      bidding: JUDGED.bidding,
      play: { cards: ALL_CARDS.slice(0, 6), takenBack: 0, tricks: null, needed: 10, possible: null },
    })
    const accepted = { calls: [{ call: 2, chosen: ['3S'] }] }
    expect((await put(ada, { bidding: accepted })).body.bidding).toMatchObject({ right: 1, asked: 1 })
  })

  it('is judged by the board as it was at the first answer', async () => {
    const [ada, ben] = [await joined(), await joined('Ben')]
    await put(ada, { bidding: WHOLE.bidding })
    await owner.patch(`/deals/${dealId}`, { callNotes: [{ call: 2, accepts: ['3NT'] }] })
    expect((await put(ada, { bidding: WHOLE.bidding })).body.bidding.right).toBe(1)
    expect((await put(ben, { bidding: WHOLE.bidding })).body.bidding.right).toBe(2)
    expect((await list()).body.boards).toMatchObject([
      {
        bidding: { right: 3, asked: 4 },
        choices: [
          { call: 2, right: 1, chosen: { '3NT': 2 }, accepted: ['3NT'] },
          { call: 6, right: 2 },
        ],
      },
    ])
  })

  it('is judged by the current board if it no longer fits the earlier one', async () => {
    const ada = await joined()
    await put(ada, { bidding: { calls: [WHOLE.bidding.calls[0]] } })
    const auction = ['1S', 'P', '2S', '3H', 'P', 'P', '3S', 'P', 'P', 'P']
    await owner.patch(`/deals/${dealId}`, { auction, callNotes: [] })
    // In the earlier auction, South would have to bid over 4♠.
    const compete = { calls: [WHOLE.bidding.calls[0], { call: 6, chosen: ['3S'] }] }
    expect((await put(ada, { bidding: compete })).body.bidding).toMatchObject({ right: 1, asked: 2 })
    const { body } = await put(ada, { bidding: { calls: [{ call: 6, chosen: ['2S'] }] } })
    expect(body.code).toBe('VALIDATION_FAILED')
    expect((await read(ada)).body.bidding).toMatchObject({ right: 1, asked: 2 })
  })

  it("is kept if the board leaves the lesson, but can't be changed", async () => {
    const [ada, ben] = [await joined(), await joined('Ben')]
    await put(ada, WHOLE)
    await owner.put(`/collections/${id}/deals`, { dealIds: [] })
    const gone = { status: 404, body: { code: 'DEAL_NOT_FOUND' } }
    expect(await put(ada, WHOLE, dealId)).toMatchObject(gone)
    expect((await read(ada, dealId)).body).toMatchObject(JUDGED)
    for (const board of ['1', '0', '501', 'x', dealId]) expect(await read(ben, board)).toMatchObject(gone)
    expect((await list()).body).toMatchObject({ boards: [{ dealId }], answers: [{ participantId: ada.id, dealId }] })
  })

  it('names every fault', async () => {
    const ada = await joined()
    const bidding = (...calls: readonly object[]) => put(ada, { bidding: { calls } })
    expect(issuesOf(await put(ada, {}))).toEqual([''])
    expect(issuesOf(await bidding({ call: 2, chosen: [] }, { call: 2, chosen: ['P', 'P', 'P'] }))).toEqual([
      '/bidding/calls/0/chosen',
      '/bidding/calls/1/chosen',
    ])
    expect(issuesOf(await bidding({ call: 3, chosen: ['P'] }, { call: 2, chosen: ['1C'] }))).toEqual([
      '/bidding/calls/0/call',
      '/bidding/calls/1/call',
      '/bidding/calls/1/chosen/0',
    ])
    expect(issuesOf(await put(ada, { play: { cards: ['SA'] } }))).toEqual(['/play/cards'])
    const strict = {
      play: { cards: ['S1'], takenBack: -1, more: 1 },
      bidding: { calls: [{ chosen: ['8S'] }] },
      name: 'B',
    }
    expect(issuesOf(await put(ada, strict)).sort()).toEqual([
      '/bidding/calls/0/call',
      '/bidding/calls/0/chosen/0',
      '/name',
      '/play/cards/0',
      '/play/more',
      '/play/takenBack',
    ])
    await owner.patch(`/collections/${id}`, { practice: { play: false, seat: 'declarer' } })
    expect(issuesOf(await put(ada, WHOLE))).toEqual(['/bidding/calls/0/call', '/bidding/calls/1/call', '/play'])
    expect((await read(ada)).body).toEqual({ dealId, bidding: null, play: null })
  })

  it('requires the key of this participant', async () => {
    const [ada, ben] = [await joined(), await joined('Ben')]
    await put(ada, WHOLE)
    const unknown = { status: 404, body: { code: 'PARTICIPANT_NOT_FOUND', meta: {} } }
    const other = await lesson(owner)
    const tried = [
      await read({ ...ada, key: ben.key }),
      await read({ ...ada, key: '' }),
      await read({ ...ada, id: '01980000-0000-7000-8000-000000000001' }),
      await read({ ...ada, id: 'x' }),
      await world.request({ url: at(ada) }),
      await world.request({ url: at(ada, '1', other.token), headers: as(ada) }),
      await world.request({ method: 'PUT', url: at(ada), payload: WHOLE, headers: as(ben) }),
      await leave({ ...ada, key: ben.key }),
      // The owner's token doesn't replace the key.
      await owner.get(at(ada)),
    ]
    const texts = new Set(tried.map(({ text }) => text))
    for (const answer of tried) expect(answer).toMatchObject(unknown)
    expect(texts.size).toBe(1)
  })

  it('is deleted when the participant leaves', async () => {
    const ada = await joined()
    await put(ada, WHOLE)
    expect((await leave(ada)).status).toBe(204)
    expect((await leave(ada)).status).toBe(404)
    expect((await list()).body).toEqual({ participants: [], boards: [], answers: [] })
  })
})

describe("a participant's request", () => {
  it('is for the page of the link: without CORS, and not to be indexed', async () => {
    const ada = await joined()
    const url = at(ada)
    const origin = { origin: 'https://elsewhere.example.org' }
    const answers = [
      await world.request({ method: 'PUT', url, payload: WHOLE, headers: { ...origin, ...as(ada) } }),
      await world.request({ method: 'PUT', url, payload: WHOLE, headers: origin }),
      await world.request({ url, headers: origin }),
      await join('Ben', origin),
      await join('Ben', origin, 'unknown'),
      await world.request({
        method: 'OPTIONS',
        url,
        headers: { ...origin, 'access-control-request-method': 'PUT' },
      }),
    ]
    for (const { headers } of answers) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
      expect(headers['x-robots-tag']).toBe('noindex')
    }
    expect(answers.at(-1)?.headers.allow).toContain('PUT')
    const { headers } = await world.request({ url: `/public/collections/${token}`, headers: origin })
    expect(headers['access-control-allow-origin']).toBe('*')
  })
})

describe('the list of answers', () => {
  it('shows who took part, and what they answered', async () => {
    const [ada, ben, cy] = [await joined(), await joined('Ben'), await joined('Cy')]
    await put(ada, WHOLE)
    await put(ben, { bidding: { calls: [{ call: 2, chosen: ['2S'] }] } })
    const { status, body } = await list()
    expect(status).toBe(200)
    const time = expect.stringMatching(/^20\d\d-.*Z$/)
    expect(body).toEqual({
      participants: [
        { id: ada.id, name: 'Ada', startedAt: time, lastAt: time },
        { id: ben.id, name: 'Ben', startedAt: time, lastAt: time },
        { id: cy.id, name: 'Cy', startedAt: time, lastAt: null },
      ],
      boards: [
        {
          dealId,
          bidding: { right: 2, asked: 3 },
          play: { made: 1, tried: 1 },
          choices: [
            { call: 2, right: 1, chosen: { '3NT': 1, '2S': 1 }, accepted: ['2S'] },
            { call: 6, right: 1, chosen: { P: 1 }, accepted: ['P'] },
          ],
        },
      ],
      answers: [
        {
          participantId: ada.id,
          dealId,
          seat: 'S',
          bidding: { right: 1, asked: 2 },
          play: { tricks: 13, needed: 10, possible: null, takenBack: 2 },
        },
        { participantId: ben.id, dealId, seat: 'S', bidding: { right: 1, asked: 1 }, play: null },
      ],
    })
  })

  it('does not lose what was answered with one hand to a page that does not know of another yet', async () => {
    const ada = await joined()
    await put(ada, { seat: 'S', ...WHOLE })
    await owner.patch(`/collections/${id}`, { practice: { seat: 'W' } })
    const refused = await put(ada, { seat: 'S', play: WHOLE.play })
    expect(refused).toMatchObject({
      status: 400,
      body: { meta: { issues: [{ path: '/seat', message: 'is not the hand that is practised' }] } },
    })
    expect((await put(ada, { seat: 'X', play: WHOLE.play })).status).toBe(400)
    await owner.patch(`/collections/${id}`, { practice: { seat: 'S' } })
    expect((await list()).body.answers).toMatchObject([{ seat: 'S', bidding: { right: 1, asked: 2 } }])
    expect((await put(ada, { seat: 'S', play: WHOLE.play })).status).toBe(200)
  })

  it('says with which hand each answer was given, also if another one is practised now', async () => {
    const [ada, ben] = [await joined(), await joined('Ben')]
    await put(ada, { bidding: { calls: [{ call: 2, chosen: ['2S'] }] } })
    await owner.patch(`/collections/${id}`, { practice: { seat: 'N' } })
    await put(ben, { bidding: { calls: [{ call: 0, chosen: ['1S'] }] } })
    expect((await list()).body.answers).toMatchObject([
      { participantId: ada.id, seat: 'S' },
      { participantId: ben.id, seat: 'N' },
    ])
  })

  it('has a separate path for each student, for the owner only', async () => {
    const [ada, ben] = [await joined(), await joined('Ben')]
    await put(ada, WHOLE)
    const of = (who: Pick<Joined, 'id'>, by = owner) => by.get(`/collections/${id}/answers/${who.id}`)
    const time = expect.stringMatching(/^20\d\d-.*Z$/)
    expect(await of(ada)).toMatchObject({
      status: 200,
      body: { id: ada.id, name: 'Ada', startedAt: time, lastAt: time, answers: [{ dealId, ...JUDGED }] },
    })
    expect((await of(ada)).text).not.toContain(ada.key)
    expect((await of(ben)).body).toMatchObject({ name: 'Ben', lastAt: null, answers: [] })
    // An answer is judged as before once the board has left the lesson.
    await owner.put(`/collections/${id}/deals`, { dealIds: [] })
    expect((await of(ada)).body.answers).toMatchObject([{ dealId, ...JUDGED }])
    const other = await lesson(owner)
    const unknown = { status: 404, body: { code: 'PARTICIPANT_NOT_FOUND' } }
    expect(await owner.get(`/collections/${other.id}/answers/${ada.id}`)).toMatchObject(unknown)
    for (const wrong of ['x', '01980000-0000-7000-8000-000000000001'])
      expect(await of({ id: wrong })).toMatchObject(unknown)
    const stranger = await aClient(world)
    expect(await of(ada, stranger)).toMatchObject({ status: 404, body: { code: 'DEAL_COLLECTION_NOT_FOUND' } })
  })

  it('shows how many tricks were possible, if the deal had been solved', async () => {
    const tricks = aTable(11)
    const deal = aPractisedDeal({ ownerId: owner.account.id, doubleDummy: { tricks, source: 'solver' } })
    await world.repositories.deals.insertMany([deal])
    await owner.put(`/collections/${id}/deals`, { dealIds: [deal.id] })
    const answered = await put(await joined(), WHOLE)
    expect(answered.body.play).toMatchObject({ tricks: 13, needed: 10, possible: 11 })
    expect((await list()).body.answers[0].play).toMatchObject({ tricks: 13, possible: 11 })
  })

  it("is 304 until an answer changes, which does not affect the collection's tag", async () => {
    const ada = await joined()
    const before = await owner.get(`/collections/${id}`)
    const first = await list()
    const etag = first.headers.etag as string
    expect((await list({ 'if-none-match': etag })).status).toBe(304)
    await put(ada, WHOLE)
    const second = await list({ 'if-none-match': etag })
    expect(second.status).toBe(200)
    expect((await list({ 'if-none-match': second.headers.etag as string })).status).toBe(304)
    expect((await owner.get(`/collections/${id}`)).headers.etag).toBe(before.headers.etag)
  })

  it('can be deleted as a whole or one by one, even in an archived collection, by the owner only', async () => {
    const [ada] = [await joined(), await joined('Ben'), await joined('Cy')]
    await put(ada, WHOLE)
    await owner.post(`/collections/${id}/archive`)
    const stranger = await aClient(world)
    for (const path of ['answers', 'answers.csv'])
      expect((await stranger.get(`/collections/${id}/${path}`)).body.code).toBe('DEAL_COLLECTION_NOT_FOUND')
    for (const path of ['answers', `answers/${ada.id}`])
      expect((await stranger.delete(`/collections/${id}/${path}`)).body.code).toBe('DEAL_COLLECTION_NOT_FOUND')
    expect((await owner.delete(`/collections/${id}/answers/${ada.id}`)).status).toBe(204)
    for (const other of [ada.id, 'x'])
      expect(await owner.delete(`/collections/${id}/answers/${other}`)).toMatchObject({
        status: 404,
        body: { code: 'PARTICIPANT_NOT_FOUND' },
      })
    expect((await list()).body).toMatchObject({ participants: [{ name: 'Ben' }, { name: 'Cy' }], answers: [] })
    expect((await owner.delete(`/collections/${id}/answers`)).status).toBe(204)
    expect((await owner.delete(`/collections/${id}/answers`)).status).toBe(204)
    expect((await list()).body.participants).toEqual([])
  })

  it('is deleted and restored with the collection, and is in the export', async () => {
    const ada = await joined()
    await put(ada, WHOLE)
    await owner.delete(`/collections/${id}`)
    expect((await list()).status).toBe(404)
    const exported = async () => (await owner.get('/accounts/me/export')).body.participants
    expect(await exported()).toMatchObject([{ collectionId: id, name: 'Ada', answers: [{ dealId, ...JUDGED }] }])
    await owner.post(`/collections/${id}/restore`)
    expect((await list()).body.answers).toHaveLength(1)
    await owner.delete(`/collections/${id}?forever=true`)
    expect(await exported()).toEqual([])
  })

  it('is available as CSV without formulas', async () => {
    const names = ['=1+1', '+1', '-1', '@a', 'Ada, "the first"', ';=1+1;', '＝1+1']
    const ada = await joined(names[0])
    for (const name of names.slice(1)) await joined(name)
    await put(ada, WHOLE)
    const { status, headers, text } = await owner.get(`/collections/${id}/answers.csv`)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename="lesson.csv"')
    const [head, first, ...others] = text.trimEnd().split('\r\n')
    expect(head).toMatch(/^name,startedAt,lastAt,board,dealId,/)
    expect(first).toMatch(new RegExp(`^'=1\\+1,20[^,]+Z,20[^,]+Z,1,${dealId},1,2,13,10,,2,S$`))
    expect(others.map((line) => line.replace(/,20[^,]+Z,*$/, ''))).toEqual([
      "'+1",
      "'-1",
      "'@a",
      '"Ada, ""the first"""',
      '";=1+1;"',
      "'＝1+1",
    ])
  })
})
