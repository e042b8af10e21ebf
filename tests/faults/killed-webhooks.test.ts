import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { until } from '../support/until.js'
import { type FaultWorld, openFaultWorld, record, roundsOf, sendTo, tryFault } from './world.js'

/** Longer than a claim lasts, and than the pause after a first failure. */
const PAST_CLAIMS_MS = 70_000

let world: FaultWorld
let receiver: Server
/** The ids of events in the order in which they came, also those that came again. */
let received: string[]

beforeEach(async () => {
  received = []
  receiver = createServer(async (request, response) => {
    const { id } = JSON.parse(Buffer.concat(await request.toArray()).toString())
    received.push(id)
    // Some have to be sent again, although they were received.
    response.writeHead(received.length % 50 === 0 ? 500 : 204).end()
  })
  await once(receiver.listen(0, '127.0.0.1'), 'listening')
  world = await openFaultWorld({ settings: async () => ({ WEBHOOK_ALLOW_LOOPBACK: 'on' }) })
})
afterEach(async () => {
  await world.close()
  receiver.closeAllConnections()
  receiver.close()
})

const EVENTS = `SELECT id, subject_type || coalesce(subject_id, '') AS subject FROM events ORDER BY epoch, turn, position`
const events = async (): Promise<readonly { readonly id: string; readonly subject: string }[]> =>
  (await world.pool.query(EVENTS)).rows

const UNFINISHED = `SELECT count(*)::int AS n FROM webhooks w WHERE
  EXISTS (SELECT FROM webhook_deliveries d WHERE d.webhook_id = w.id AND d.state = 'pending')
  OR EXISTS (SELECT FROM events e WHERE (e.epoch, e.turn, e.position) > (w.epoch, w.turn, w.position))`

it('a killed service delivers every event at least once, those of a subject in order', async () => {
  const before = new Set((await events()).map(({ id }) => id))
  const headers = { authorization: `Bearer ${await world.provider.tokenOf('announcer-1')}` }
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  const webhook = { method: 'POST', path: '/back-office/webhooks', headers, body: { url } } as const
  expect((await sendTo(world.address, webhook)).status).toBe(201)
  await tryFault(world, {
    name: 'kill -9 of the service, with a webhook',
    full: 50,
    allowed: [null, 503],
    round: async () => {
      await world.instance().kill('SIGKILL')
      await world.start()
    },
  })
  // The clock goes on until what the last killed instance had claimed is due, and what has failed more than once.
  let shift = 0
  const isFinished = async () => {
    shift += PAST_CLAIMS_MS
    await world.tell({ shift })
    await setTimeout(1_000)
    return (await world.pool.query(UNFINISHED)).rows[0].n === 0
  }
  await until(isFinished, 120_000)
  const owed = (await events()).filter(({ id }) => !before.has(id))
  const first = new Map<string, number>()
  for (const [place, id] of received.entries()) if (!first.has(id)) first.set(id, place)
  const missing = owed.filter(({ id }) => !first.has(id))
  const last = new Map<string, number>()
  const overtaken = owed.filter(({ id, subject }) => {
    const place = first.get(id) ?? -1
    const isLate = place < (last.get(subject) ?? -1)
    last.set(subject, place)
    return isLate
  })
  record({
    ...{ fault: 'events owed to a webhook, kill -9 of the service', rounds: roundsOf(50), acknowledged: owed.length },
    ...{ missing: missing.length, doubled: 0, halfWritten: 0 },
    besides: `${received.length - first.size} sent again; ${overtaken.length} out of order`,
  })
  expect(owed.length).toBeGreaterThan(50)
  expect(missing).toEqual([])
  expect(overtaken).toEqual([])
})
