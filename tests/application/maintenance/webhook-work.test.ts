import { beforeEach, describe, expect, it } from 'vitest'
import { type DeliveryOutcome, WebhookWork } from '../../../src/application/maintenance/webhook-work.js'
import type { Transactions } from '../../../src/application/ports/unit-of-work.js'
import type { WebhookSender } from '../../../src/application/ports/webhook-sender.js'
import type { AttemptOutcome } from '../../../src/domain/delivery.js'
import type { EventFact, EventKind } from '../../../src/domain/event.js'
import type { Webhook } from '../../../src/domain/webhook.js'
import { InMemoryDatabase } from '../../../src/infrastructure/in-memory/in-memory-database.js'
import {
  InMemoryTransactions,
  inMemoryRepositories,
} from '../../../src/infrastructure/in-memory/in-memory-transactions.js'
import { aWebhook, NOON } from '../../support/builders.js'
import { aClock } from '../../support/clients.js'
import { until } from '../../support/until.js'

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000]
const DAY = 24 * HOUR
const PAGE = { page: 1, pageSize: 100 }
const answer = (status: number, retryAfterMs: number | null = null): AttemptOutcome => ({
  status,
  problem: null,
  retryAfterMs,
})
const published = (id: string): EventFact => ({ kind: 'deal.published', subject: { type: 'deal', id } })

type Sent = Parameters<WebhookSender['send']>[0]

let db: InMemoryDatabase
let stores: ReturnType<typeof inMemoryRepositories>
let clock: ReturnType<typeof aClock>
let sent: Sent[]
let outcomes: DeliveryOutcome[]
let paused: string[]
let errors: unknown[]
let respond: (delivery: Sent, signal: AbortSignal) => AttemptOutcome | null | Promise<AttemptOutcome | null>

const workOn = (store = stores, transactions: Transactions = new InMemoryTransactions(db)) =>
  new WebhookWork({
    stores: store,
    transactions,
    sender: {
      isInternal: () => false,
      send: async (delivery, _, signal) => {
        sent.push(delivery)
        return respond(delivery, signal)
      },
    },
    clock,
    random: () => 0.5,
    report: {
      attempted: (outcome) => outcomes.push(outcome),
      paused: (id) => paused.push(id),
      failed: (error) => errors.push(error),
    },
  })

beforeEach(() => {
  db = new InMemoryDatabase()
  stores = inMemoryRepositories(db)
  clock = aClock(NOON)
  sent = []
  outcomes = []
  paused = []
  errors = []
  respond = () => answer(204)
})

const inserted = async (overrides: Partial<Webhook> = {}) => {
  const webhook = aWebhook(overrides)
  await stores.webhooks.insert(webhook, 'whsec_c2VjcmV0', await stores.events.end())
  return webhook
}
const run = async (work: WebhookWork) => {
  work.wake()
  await work.idle()
}
const passing = async (work: WebhookWork, ms: number) => {
  clock.pass(ms)
  await run(work)
}
const subjects = () => sent.map(({ event }) => event.subject.id)
const states = async ({ id }: Webhook) =>
  (await stores.webhookDeliveries.list(id, {}, PAGE)).items.map(({ state }) => state)
const find = ({ id }: Webhook) => stores.webhooks.findById(id)

describe('events', () => {
  it('are sent once to each webhook that wants them, in order', async () => {
    const all = await inserted({ url: 'https://all.example.org' })
    await inserted({ url: 'https://some.example.org', kinds: ['grant.started'] })
    await inserted({ url: 'https://none.example.org', isActive: false })
    await stores.events.append([published('a'), { kind: 'grant.started', subject: { type: 'grant', id: 'b' } }])
    const work = workOn()
    await run(work)
    const got = sent.map(({ url, event }) => `${url.slice(8, 11)} ${event.subject.id}`).sort()
    expect(got).toEqual(['all a', 'all b', 'som b'])
    await passing(work, 30 * DAY)
    expect(sent).toHaveLength(3)
    expect(await states(all)).toEqual(['delivered', 'delivered'])
    expect(outcomes).toEqual(['delivered', 'delivered', 'delivered'])
  })

  it('of one subject arrive in order, while failing ones are overtaken by those of other subjects', async () => {
    await inserted()
    const kinds: EventKind[] = ['deal.published', 'deal.withdrawn', 'deal.published']
    await stores.events.append(
      kinds.flatMap((kind) => ['a', 'b'].map((id): EventFact => ({ kind, subject: { type: 'deal', id } }))),
    )
    let failures = 2
    respond = ({ event }) => answer(event.subject.id === 'a' && failures-- > 0 ? 500 : 200)
    const work = workOn()
    await run(work)
    const of = (id: string) => sent.filter(({ event }) => event.subject.id === id).map(({ event }) => event.kind)
    expect(of('a')).toEqual(['deal.published'])
    expect(of('b')).toEqual(kinds)
    await passing(work, 5 * SECOND)
    await passing(work, 5 * MINUTE)
    expect(of('a')).toEqual(['deal.published', 'deal.published', ...kinds])
  })

  it('are all delivered if there are hundreds', async () => {
    const webhook = await inserted()
    await stores.events.append(Array.from({ length: 450 }, (_, n) => published(`deal ${n % 30}`)))
    await run(workOn())
    expect(new Set(sent.map(({ id }) => id)).size).toBe(450)
    expect(new Set(await states(webhook))).toEqual(new Set(['delivered']))
  })

  it('are sent to other webhooks if reading them for one fails, and to that one later', async () => {
    for (const host of ['a', 'b']) await inserted({ url: `https://${host}.example.org` })
    await stores.events.append([published('x')])
    const transactions = new InMemoryTransactions(db)
    let reads = 0
    const work = workOn(stores, {
      run: async (task) => {
        if (reads++ === 0) throw new Error('busy')
        return transactions.run(task)
      },
    })
    await run(work)
    expect([sent.length, errors.length]).toEqual([1, 1])
    await run(work)
    expect(sent.map(({ url }) => url).sort()).toEqual(['https://a.example.org', 'https://b.example.org'])
  })

  it('that happen while a webhook is inactive are sent once it is activated', async () => {
    const webhook = await inserted()
    const work = workOn()
    await stores.webhooks.save({ ...webhook, isActive: false })
    await stores.events.append([published('a')])
    await passing(work, DAY)
    expect(sent).toEqual([])
    await stores.webhooks.save(webhook)
    await run(work)
    expect(subjects()).toEqual(['a'])
  })

  it('that have been deleted in the meantime are skipped', async () => {
    await inserted()
    await stores.events.append([published('a'), published('b')])
    await stores.events.deleteBefore(new Date(Date.now() + MINUTE), 1)
    await run(workOn())
    expect(subjects()).toEqual(['b'])
  })
})

describe('a failed attempt', () => {
  it('is retried for three days with the same id, and then given up', async () => {
    const webhook = await inserted()
    await stores.events.append([published('a')])
    respond = () => answer(500)
    const work = workOn()
    await run(work)
    for (let hour = 0; hour < 80; hour++) for (let n = 0; n < 12; n++) await passing(work, 5 * MINUTE)
    expect(sent).toHaveLength(11)
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    expect(await states(webhook)).toEqual(['failed'])
    expect(outcomes).toEqual([...Array(10).fill('retried'), 'given-up'])
  })

  it('is retried when the receiver asked', async () => {
    await inserted()
    await stores.events.append([published('a')])
    respond = () => (sent.length === 1 ? answer(429, 2 * HOUR) : answer(200))
    const work = workOn()
    await run(work)
    await passing(work, 2 * HOUR - 1)
    expect(sent).toHaveLength(1)
    await passing(work, 1)
    expect(sent).toHaveLength(2)
  })

  it('holds back all other deliveries until the receiver asked, for a day at most', async () => {
    await inserted()
    const other = await inserted({ url: 'https://other.example.org' })
    await stores.events.append([published('a')])
    respond = ({ url }) => (url === other.url || sent.length > 2 ? answer(200) : answer(503, 5 * DAY))
    const work = workOn()
    await run(work)
    await stores.events.append([published('b')])
    await passing(work, DAY - 1)
    expect(sent.map(({ url, event }) => [url === other.url, event.subject.id])).toEqual([
      [false, 'a'],
      [true, 'a'],
      [true, 'b'],
    ])
    await passing(work, 1)
    expect(subjects().slice(3)).toEqual(['b', 'a'])
  })

  it('pauses the webhook after five days without a success, and no event is lost', async () => {
    const webhook = await inserted()
    respond = () => answer(503)
    const work = workOn()
    for (let day = 0; day < 5; day++) {
      await stores.events.append([published(`day ${day}`)])
      await run(work)
      expect((await find(webhook))?.isActive).toBe(true)
      await passing(work, DAY)
    }
    expect(await find(webhook)).toMatchObject({ isActive: false, paused: { reason: 'failing' } })
    expect(paused).toEqual([webhook.id])
    const before = sent.length
    await stores.events.append([published('late')])
    await passing(work, DAY)
    expect(sent).toHaveLength(before)
    respond = () => answer(200)
    await stores.webhooks.save({ ...webhook, isActive: true, paused: null, failingSince: null })
    await run(work)
    expect(subjects().slice(before)).toEqual(expect.arrayContaining(['late', 'day 4', 'day 3']))
  })

  it('does not pause the webhook within five days of a success', async () => {
    const webhook = await inserted()
    const work = workOn()
    for (let day = 0; day < 8; day++) {
      respond = () => answer(day === 4 ? 200 : 500)
      await stores.events.append([published(`day ${day}`)])
      await run(work)
      await passing(work, DAY)
    }
    expect(await find(webhook)).toMatchObject({ isActive: true, failingSince: expect.any(Date) })
  })

  it('pauses the webhook at once if it got a 410', async () => {
    const webhook = await inserted()
    await stores.events.append([published('a')])
    respond = () => answer(410)
    await run(workOn())
    expect(await find(webhook)).toMatchObject({ isActive: false, paused: { reason: 'gone', at: clock.now() } })
  })
})

describe('a receiver that hangs', () => {
  it('delays neither other receivers nor later events', async () => {
    const hanging = await inserted({ url: 'https://hanging.example.org' })
    const other = await inserted({ url: 'https://other.example.org' })
    const released: (() => void)[] = []
    respond = ({ url }) =>
      url === hanging.url ? new Promise((resolve) => released.push(() => resolve(answer(200)))) : answer(200)
    await stores.events.append(Array.from({ length: 20 }, (_, n) => published(`deal ${n}`)))
    const work = workOn()
    const sentTo = ({ url }: { readonly url: string }) => sent.filter((one) => one.url === url).length
    for (let n = 0; n < 3; n++) {
      work.wake()
      await until(() => sentTo(other) === 20 + n)
      await stores.events.append([published(`late ${n}`)])
    }
    work.wake()
    await until(() => sentTo(other) === 23)
    expect(sentTo(hanging)).toBe(4)
    expect(new Set(await states(other))).toEqual(new Set(['delivered']))
    const releasing = setInterval(() => {
      for (const release of released.splice(0)) release()
    }, 1)
    await work.idle()
    clearInterval(releasing)
    expect(new Set(await states(hanging))).toEqual(new Set(['delivered']))
  })

  it('has its delivery released when the service stops', async () => {
    const webhook = await inserted()
    await stores.events.append([published('a')])
    respond = (_, signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(null)))
    const work = workOn()
    work.wake()
    await until(() => sent.length === 1)
    await work.stop()
    work.wake()
    expect(sent).toHaveLength(1)
    expect((await stores.webhookDeliveries.list(webhook.id, {}, PAGE)).items).toMatchObject([
      { state: 'pending', attempts: 0, lastAttempt: null },
    ])
    respond = () => answer(200)
    await run(workOn())
    expect(await states(webhook)).toEqual(['delivered'])
  })
})

describe('two instances', () => {
  it('share the work and keep the order', async () => {
    await inserted()
    await stores.events.append(Array.from({ length: 200 }, (_, n) => published(`deal ${n % 10}`)))
    respond = async () => {
      await new Promise((resolve) => setImmediate(resolve))
      return answer(200)
    }
    const [one, other] = [workOn(), workOn()]
    one.wake()
    other.wake()
    await Promise.all([one.idle(), other.idle()])
    await run(one)
    const ids = [...db.tables.events.keys()]
    for (let n = 0; n < 10; n++) {
      const got = sent.filter(({ event }) => event.subject.id === `deal ${n}`).map(({ id }) => ids.indexOf(id))
      expect(got).toHaveLength(20)
      expect(got).toEqual([...got].sort((a, b) => a - b))
    }
  })

  it('resend what one of them was sending when it died', async () => {
    const webhook = await inserted()
    await stores.events.append([published('a')])
    respond = () => new Promise(() => {})
    workOn().wake()
    await until(() => sent.length === 1)
    respond = () => answer(200)
    const other = workOn()
    await passing(other, 59 * SECOND)
    expect(sent).toHaveLength(1)
    await passing(other, SECOND)
    expect(sent).toHaveLength(2)
    expect(await states(webhook)).toEqual(['delivered'])
  })
})

it('a failure of the store is reported, and the event is sent again', async () => {
  const webhook = await inserted()
  await stores.events.append([published('a')])
  const broken = { ...stores, webhookDeliveries: Object.create(stores.webhookDeliveries) }
  broken.webhookDeliveries.record = async () => {
    throw new Error('no database')
  }
  await run(workOn(broken))
  expect(errors).toEqual([new Error('no database')])
  await passing(workOn(), MINUTE)
  expect(sent).toHaveLength(2)
  expect(await states(webhook)).toEqual(['delivered'])
})
