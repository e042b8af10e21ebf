import { describe, expect, it } from 'vitest'
import type { DealSolver } from '../../src/application/ports/deal-solver.js'
import { readHands } from '../../src/domain/bridge/hand.js'
import { InProcessSolver } from '../../src/infrastructure/solver/in-process-solver.js'
import { aDeal, aHandle, NOON } from '../support/builders.js'
import { aClient, type Client } from '../support/clients.js'
import { openHttpWorld, WITH_API_KEY } from '../support/http-world.js'
import { aTable, LAYDOWN } from '../support/trick-tables.js'

const AUCTION = ['7S', 'P', 'P', 'P']
const PLAY = ['HA', 'DA', 'CA', 'SA', 'SK']

/** Other hands each time, up to four. */
const turnedLaydown = (turns: number) => {
  const hands = Object.values(LAYDOWN)
  return Object.fromEntries(Object.keys(LAYDOWN).map((seat, i) => [seat, hands[(i + turns) % hands.length]]))
}

/** A solver that counts the questions, each of which waits for `gate`. */
const counted = (solver: DealSolver = new InProcessSolver()) => {
  const seen = { tables: 0, plays: 0, gate: Promise.resolve() }
  const counting: DealSolver = {
    solveTable: async (hands) => {
      seen.tables++
      await seen.gate
      return solver.solveTable(hands)
    },
    solvePlay: async (played) => {
      seen.plays++
      return solver.solvePlay(played)
    },
    close: async () => {},
  }
  return { seen, open: () => counting }
}

const opened = async (options: Parameters<typeof openHttpWorld>[0] = {}) => {
  const { seen, open } = counted()
  const world = await openHttpWorld({ openSolver: open, ...options })
  return { world, owner: await aClient(world, { handle: aHandle('alice') }), seen }
}

const aBoard = async (owner: Client, fields: object = {}): Promise<string> => {
  const made = await owner.post('/deals', { title: 'T', hands: LAYDOWN, dealer: 'N', auction: AUCTION, ...fields })
  expect(made.status).toBe(201)
  return made.body.id
}

describe('GET /deals/{id}/double-dummy', () => {
  it('computes the results at once, and stores them without changing the revision', async () => {
    const { world, owner, seen } = await opened()
    const id = await aBoard(owner)
    const before = await owner.get(`/deals/${id}`)
    expect(before.body.doubleDummy).toBeNull()
    const found = await owner.get(`/deals/${id}/double-dummy`)
    expect(found).toMatchObject({
      status: 200,
      body: {
        tricks: { N: { S: 13, H: 0, NT: 0 }, E: { H: 13 }, S: { S: 13, D: 13 } },
        par: { score: 1510, contracts: ['7SNS'] },
        source: 'solver',
      },
    })
    expect(Object.keys(found.body)).toEqual(['tricks', 'par', 'source'])
    const after = await owner.get(`/deals/${id}`)
    expect(after.body).toEqual({ ...before.body, doubleDummy: found.body })
    expect(after.headers.etag).not.toBe(before.headers.etag)
    const stale = { 'if-match': String(before.headers.etag) }
    expect((await owner.get(`/deals/${id}/double-dummy`)).body).toEqual(found.body)
    expect((await owner.patch(`/deals/${id}`, { vulnerability: 'All' }, stale)).body.doubleDummy.par.score).toBe(2210)
    expect(seen.tables).toBe(1)
    await world.app.close()
  })

  it('also returns what could still be made after each card of the play', async () => {
    const { world, owner, seen } = await opened()
    const id = await aBoard(owner, { play: PLAY })
    const { body } = await owner.get(`/deals/${id}/double-dummy?play=true`)
    expect(body.play).toEqual(PLAY.map((card) => ({ card, tricks: 13 })))
    expect(seen).toMatchObject({ tables: 1, plays: 1 })
    const other = await aBoard(owner, { auction: [] })
    expect((await owner.get(`/deals/${other}/double-dummy?play=true`)).body.play).toEqual([])
    await world.app.close()
  })

  it('responds to a HEAD, and to a caller that has the results, without computing', async () => {
    const { world, owner, seen } = await opened()
    const id = await aBoard(owner)
    const head = await world.request({ method: 'HEAD', url: `/deals/${id}/double-dummy`, headers: owner.headers })
    expect([head.status, seen.tables]).toEqual([200, 0])
    const headers = { ...owner.headers, 'if-none-match': String(head.headers.etag) }
    expect((await world.request({ url: `/deals/${id}/double-dummy`, headers })).status).toBe(304)
    expect(seen.tables).toBe(0)
    const api = await world.request({ url: `/api/deals/${id}/double-dummy`, headers: WITH_API_KEY })
    expect(api).toMatchObject({ status: 200, body: { source: 'solver' } })
    await world.app.close()
  })

  it('computes the results even if a file had a table', async () => {
    const { world, owner } = await opened()
    const file = { tricks: aTable(6), source: 'file' } as const
    const deal = aDeal({ ownerId: owner.account.id, hands: readHands(LAYDOWN).hands, doubleDummy: file })
    await world.repositories.deals.insertMany([deal])
    expect((await owner.get(`/deals/${deal.id}`)).body.doubleDummy).toMatchObject({ ...file, par: { score: 0 } })
    expect((await owner.get(`/deals/${deal.id}/double-dummy`)).body).toMatchObject({ source: 'solver' })
    await world.app.close()
  })

  it.each([
    ['hands', {}, { hands: { ...LAYDOWN, W: null } }],
    ['off', { solving: { isOn: false, workers: 1 } }, {}],
    ['budget', { openSolver: () => new InProcessSolver(1) }, { hands: undefined }],
  ] as const)('refuses with the reason: %s', async (reason, options, fields) => {
    const { world, owner } = await opened(options)
    const hands = { N: 'KT82.A96.QJ5.952', E: '63.QJ82.T94.KQT4', S: 'AQJ97.K4.A72.AJ6', W: '54.T753.K863.873' }
    const id = await aBoard(owner, 'hands' in fields && fields.hands === undefined ? { hands } : fields)
    const refused = await owner.get(`/deals/${id}/double-dummy`)
    expect(refused).toMatchObject({ status: 409, body: { code: 'DOUBLE_DUMMY_UNAVAILABLE', meta: { reason } } })
    expect(refused.headers.etag).toBeUndefined()
    await world.app.close()
  })

  it('returns known results while solving is switched off', async () => {
    const { world, owner } = await opened({ solving: { isOn: false, workers: 0 } })
    const known = { tricks: aTable(6), source: 'solver' } as const
    const deal = aDeal({ ownerId: owner.account.id, hands: readHands(LAYDOWN).hands, doubleDummy: known })
    await world.repositories.deals.insertMany([deal])
    expect((await owner.get(`/deals/${deal.id}/double-dummy`)).body.tricks).toEqual(aTable(6))
    await world.app.close()
  })

  it('solves one deal of an account at a time, queues two, and refuses the rest', async () => {
    const { world, owner, seen } = await opened({ turnSettings: { waits: { solve: 2_000 } } })
    const ids: string[] = []
    // Each with other hands, or they would share one answer.
    for (let i = 0; i < 4; i++) ids.push(await aBoard(owner, { hands: turnedLaydown(i), auction: [] }))
    let open: () => void = () => {}
    seen.gate = new Promise((resolve) => {
      open = resolve
    })
    const asked = ids.map((id) => owner.get(`/deals/${id}/double-dummy`))
    const waited = await Promise.all(asked.slice(1))
    expect(waited.map(({ status }) => status).sort()).toEqual([429, 503, 503])
    for (const { headers } of waited) expect(headers['retry-after']).toBeDefined()
    expect(seen.tables).toBe(1)
    open()
    expect((await asked[0])?.status).toBe(200)
    await world.app.close()
  })

  it('computes once for all requests for the same hands of an owner, but not for other owners', async () => {
    const { world, owner, seen } = await opened()
    const other = await aClient(world)
    let open: () => void = () => {}
    seen.gate = new Promise((resolve) => {
      open = resolve
    })
    const boards = [await aBoard(owner), await aBoard(owner, { title: 'The same hands' })]
    const asked = [...boards, ...boards, ...boards].map((id) => owner.get(`/deals/${id}/double-dummy`))
    const others = other.get(`/deals/${await aBoard(other)}/double-dummy`)
    open()
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200))
    expect((await others).status).toBe(200)
    expect(seen.tables).toBe(2)
    for (const id of boards) expect((await owner.get(`/deals/${id}`)).body.doubleDummy.source).toBe('solver')
    await world.app.close()
  })

  it('does not retry what took too long', async () => {
    const { seen, open } = counted(new InProcessSolver(1))
    const { world, owner } = await opened({ openSolver: open })
    const hands = { N: 'KT82.A96.QJ5.952', E: '63.QJ82.T94.KQT4', S: 'AQJ97.K4.A72.AJ6', W: '54.T753.K863.873' }
    const ids = [await aBoard(owner, { hands }), await aBoard(owner, { hands })]
    for (const id of [...ids, ...ids])
      expect((await owner.get(`/deals/${id}/double-dummy`)).body.meta).toEqual({ reason: 'budget' })
    expect(seen.tables).toBe(1)
    await world.app.close()
  })

  it('responds with 503 if the solver dies', async () => {
    const broken: DealSolver = {
      solveTable: () => Promise.reject(new Error('broken')),
      solvePlay: () => Promise.reject(new Error('broken')),
      close: async () => {},
    }
    const { world, owner } = await opened({ openSolver: () => broken })
    const id = await aBoard(owner)
    expect((await owner.get(`/deals/${id}/double-dummy`)).status).toBe(503)
    await world.app.close()
  })
})

describe('the double dummy results of deals', () => {
  it('are shown by every route that shows a deal, and change its tags', async () => {
    const { world, owner } = await opened()
    const reader = await aClient(world)
    const deal = aDeal({
      ...{ ownerId: owner.account.id, hands: readHands(LAYDOWN).hands, sharing: 'public' as const, publishedAt: NOON },
    })
    await world.repositories.deals.insertMany([deal])
    const { body: collection } = await owner.post('/collections', { title: 'C', dealIds: [deal.id] })
    const { body: link } = await owner.put(`/collections/${collection.id}/public-link`, {})
    const shown: readonly (readonly [Client, string, (body: Shown) => Shown])[] = [
      [owner, `/deals/${deal.id}`, (body) => body],
      [owner, '/deals', (body) => body.deals[0]],
      [owner, `/collections/${collection.id}?include=deals`, (body) => body.deals[0]],
      [reader, `/catalog/deals/${deal.id}`, (body) => body],
      [reader, `/public/collections/${link.publicToken}`, (body) => body.deals[0]],
    ]
    const read = async () => {
      const answers = await Promise.all(shown.map(([client, path]) => client.get(path)))
      return answers.map(({ body, headers }, i) => ({
        results: shown[i]?.[2](body).doubleDummy,
        etag: headers.etag,
      }))
    }
    const before = await read()
    expect(before.map(({ results }) => results)).toEqual(shown.map(() => null))
    await owner.get(`/deals/${deal.id}/double-dummy`)
    for (const [i, { results, etag }] of (await read()).entries()) {
      expect(results, shown[i]?.[1]).toMatchObject({ source: 'solver', par: { score: 1510 } })
      expect(etag).not.toBe(before[i]?.etag)
    }
    await world.app.close()
  })

  it('are in a picture if requested, turned with the board', async () => {
    const { world, owner } = await opened()
    const deal = aDeal({ ownerId: owner.account.id, hands: readHands(LAYDOWN).hands })
    await world.repositories.deals.insertMany([deal])
    const { body: collection } = await owner.post('/collections', { title: 'C', dealIds: [deal.id] })
    const { body: link } = await owner.put(`/collections/${collection.id}/public-link`, {})
    const pictures = [`/deals/${deal.id}.svg`, `/public/collections/${link.publicToken}/deals/1.svg`]
    for (const path of pictures) expect((await owner.get(`${path}?doubleDummy=true`)).text).not.toContain('Par')
    await owner.get(`/deals/${deal.id}/double-dummy`)
    for (const path of pictures) {
      expect((await owner.get(path)).text).not.toContain('Par')
      const shown = await owner.get(`${path}?doubleDummy=true`)
      expect(shown.text).toContain('North takes 0 in clubs, 13 in diamonds, 0 in hearts, 13 in spades, 0 in no trump.')
      expect((await owner.get(path)).headers.etag).not.toBe(shown.headers.etag)
      expect((await owner.get(`${path}?doubleDummy=true&south=E`)).text).toContain('North takes 13 in clubs, 0 in')
      expect((await owner.get(`${path}?doubleDummy=yes`)).status).toBe(400)
    }
    await world.app.close()
  })

  it('cannot be written', async () => {
    const { world, owner } = await opened()
    const answer = await owner.post('/deals', { title: 'T', doubleDummy: null })
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    expect((await owner.post('/deals', { title: 'T', tricks: aTable(6) })).status).toBe(400)
    await world.app.close()
  })
})

// biome-ignore lint/suspicious/noExplicitAny: assertions check the type of a body
type Shown = any
