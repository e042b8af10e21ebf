import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newSecret } from '../../src/infrastructure/callers/api-key-secret.js'
import { anApiKey } from '../support/builders.js'
import { aBackend, aClient, type Client } from '../support/clients.js'
import { type HttpWorld, openHttpWorld, WITH_API_KEY } from '../support/http-world.js'
import { listen } from '../support/raw-http.js'
import { changedStore, openStore, withMethods } from '../support/stores.js'
import { until } from '../support/until.js'

const PBN = { 'content-type': 'application/x-pbn' }
const BOARD = '[Event "x"]\n[Board "1"]\n[Deal "N:- - - -"]\n'

let world: HttpWorld
let teacher: Client
/** The number of imports that are about to store their deals, or wait to. */
let arrived: number
/** What an import waits for before it stores its deals. */
let gate: () => Promise<void>
let open: () => void

/** From now on no deal is stored until `open` is called. */
const closeGate = () => {
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  gate = () => opened
}

const openWorld = async (waitMs: number) => {
  const store = changedStore((await openStore()).adapters, (repositories) => {
    const { deals } = repositories
    const insertMany: typeof deals.insertMany = async (given) => {
      arrived++
      await gate()
      return deals.insertMany(given)
    }
    return { ...repositories, deals: withMethods(deals, { insertMany }) }
  })
  world = await openHttpWorld({ store, turnSettings: { waits: { import: waitMs } } })
  teacher = await aClient(world)
  // The caller is cached from now on, so that concurrent requests reach their turns at the same time.
  expect((await teacher.get('/accounts/me')).status).toBe(200)
}

beforeEach(() => {
  arrived = 0
  open = () => {}
  gate = async () => {}
})
afterEach(async () => {
  open()
  await world?.app.close()
})

const importBy = (by: Client) => by.post('/deals/import', BOARD, PBN)
const BUSY = { status: 429, body: { code: 'RATE_LIMITED', meta: { retryAfterSeconds: 5 } } }

/** Begins an import whose body does not arrive. The returned function disconnects. */
const begin = (url: string, headers: Readonly<Record<string, string>>) => {
  const controller = new AbortController()
  const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(BOARD)) })
  const init = { method: 'POST', headers: { ...headers, ...PBN }, body, duplex: 'half', signal: controller.signal }
  const sent = fetch(url, init as RequestInit).catch(() => {})
  return async () => {
    controller.abort()
    await sent
  }
}

describe('imports', () => {
  it('run two at a time for one account, and more are refused after a while', async () => {
    await openWorld(20)
    const backend = aBackend(world)
    closeGate()
    const running = [importBy(teacher), importBy(teacher)]
    await until(() => arrived > 0)
    const refused = await importBy(teacher)
    expect(refused).toMatchObject(BUSY)
    expect(refused.headers['retry-after']).toBe('5')
    expect(
      await backend.post(`/api/deals/import?ownerId=${encodeURIComponent(teacher.account.id)}`, BOARD, PBN),
    ).toMatchObject(BUSY)
    expect((await teacher.get('/accounts/me')).status).toBe(200)
    open()
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200])
    expect((await importBy(teacher)).status).toBe(200)
    const { text } = await world.request({ url: '/metrics', headers: WITH_API_KEY })
    expect(text).toContain('dealbook_turns_total{work="import",outcome="refused"} 2')
  })

  it('wait for earlier ones, but not for those of other accounts', async () => {
    await openWorld(60_000)
    const other = await aClient(world)
    closeGate()
    const running = [importBy(teacher), importBy(teacher), importBy(teacher), importBy(other)]
    await until(() => arrived > 0)
    open()
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  it('with an API key that may not write deals take no slot of the account', async () => {
    await openWorld(20)
    const secret = newSecret()
    await world.repositories.apiKeys.insert(anApiKey({ scopes: ['deals:read'] }), secret)
    const headers = { 'x-api-key': secret }
    const url = `/api/deals/import?ownerId=${encodeURIComponent(teacher.account.id)}`
    const port = await listen(world.app)
    const leave = [0, 1].map(() => begin(`http://127.0.0.1:${port}${url}`, headers))
    const send = () => world.request({ method: 'POST', url, headers: { ...headers, ...PBN }, payload: BOARD })
    // Once both have the places of the key.
    await until(async () => (await send()).status === 429)
    expect((await importBy(teacher)).status).toBe(200)
    for (const end of leave) await end()
    await until(async () => (await send()).status === 403)
  })

  it('free their slot if they fail or are refused', async () => {
    await openWorld(20)
    gate = async () => {
      throw new Error('the disk is full')
    }
    for (let i = 0; i < 3; i++) expect((await importBy(teacher)).status).toBe(500)
    for (let i = 0; i < 3; i++)
      expect((await teacher.post('/deals/import', BOARD, { 'content-type': 'text/csv' })).status).toBe(415)
    gate = async () => {}
    expect((await importBy(teacher)).status).toBe(200)
  })

  it('free their slot if the client disconnects before the body has arrived', async () => {
    await openWorld(1_000)
    const port = await listen(world.app)
    const leave = [0, 1].map(() => begin(`http://127.0.0.1:${port}/deals/import`, teacher.headers))
    await until(async () => (await importBy(teacher)).status === 429)
    for (const end of leave) await end()
    await expect.poll(async () => (await importBy(teacher)).status, { timeout: 25_000 }).toBe(200)
  })

  it('keep their slot after a disconnect until they have ended', async () => {
    await openWorld(20)
    const port = await listen(world.app)
    closeGate()
    const controller = new AbortController()
    const sent = [0, 1].map(() =>
      fetch(`http://127.0.0.1:${port}/deals/import`, {
        method: 'POST',
        headers: { ...teacher.headers, ...PBN },
        body: BOARD,
        signal: controller.signal,
      }).catch(() => {}),
    )
    await until(() => connections(world) === 2 && arrived > 0)
    expect(await importBy(teacher)).toMatchObject(BUSY)
    controller.abort()
    await Promise.all(sent)
    await until(() => connections(world) === 0)
    expect(await importBy(teacher)).toMatchObject(BUSY)
    open()
    await until(async () => (await importBy(teacher)).status === 200)
  })
})

const lastCount = new WeakMap<HttpWorld['app']['server'], number>()
const connections = ({ app: { server } }: HttpWorld): number => {
  server.getConnections((_, count) => lastCount.set(server, count))
  return lastCount.get(server) ?? -1
}
