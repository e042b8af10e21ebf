import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook as Oracle } from 'standardwebhooks'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { WebhookSender } from '../../src/application/ports/webhook-sender.js'
import { DAY_MS } from '../../src/domain/day.js'
import { type AttemptOutcome, RETRY_PAUSES_MS } from '../../src/domain/delivery.js'
import { EVENT_KINDS } from '../../src/domain/event.js'
import { MAX_WEBHOOKS } from '../../src/domain/webhook.js'
import { WebWebhookSender } from '../../src/infrastructure/outgoing-http/web-webhook-sender.js'
import { aDeal, anAccountId, aWebhook, NOON } from '../support/builders.js'
import { aClient, aClock, type Client, distinct, NO_IDS } from '../support/clients.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'
import { openStore } from '../support/stores.js'

const URL_TEXT = 'https://club.example.org/hook'

let world: HttpWorld
let admin: Client
let clock: ReturnType<typeof aClock>
let sent: Parameters<WebhookSender['send']>[0][]
let outcome: AttemptOutcome | null
/** What happens before the receiver responds. */
let during: () => Promise<void>

const open = async () => {
  clock = aClock(NOON)
  sent = []
  outcome = { status: 200, problem: null, retryAfterMs: null }
  during = async () => {}
  const store = await openStore()
  const sender: WebhookSender = {
    isInternal: (url) => new WebWebhookSender({ allowsLoopback: false }).isInternal(url),
    send: async (delivery) => {
      sent.push(delivery)
      await during()
      return outcome
    },
  }
  world = await openHttpWorld({ store: store.adapters, clock, webhooks: { sender } })
  admin = await aClient(world, { role: 'admin' })
  return store
}

beforeEach(async () => {
  await open()
})

const create = (fields: object = {}, headers: object = {}) =>
  admin.post('/back-office/webhooks', { url: URL_TEXT, ...fields }, headers)
const created = async (fields: object = {}) => {
  const { status, body } = await create(fields)
  expect(status).toBe(201)
  return body as { id: string; secret: string }
}
const list = async () => (await admin.get('/back-office/webhooks')).body.webhooks
const deliveries = async (id: string, query = '') =>
  (await admin.get(`/back-office/webhooks/${id}/deliveries${query}`)).body.deliveries
const publish = async () => {
  const deal = aDeal({ ownerId: admin.account.id, sharing: 'public', publishedAt: NOON })
  await world.repositories.deals.insertMany([deal])
  return deal
}
/** Works until `ready`: on PostgreSQL, events appear once no transaction is open that began before. */
const work = async (ready: () => boolean = () => true) => {
  do await world.deliver()
  while (!ready())
}

describe('POST /back-office/webhooks', () => {
  it('creates a webhook, and shows its secret once', async () => {
    const store = await open()
    const made = await create({ kinds: ['grant.started', 'deal.published'], description: 'Site' })
    expect(made).toMatchObject({ status: 201, headers: { 'cache-control': 'no-store' } })
    const { secret, ...webhook } = made.body
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(webhook).toEqual({
      ...{ id: expect.any(String), url: URL_TEXT, kinds: ['deal.published', 'grant.started'], description: 'Site' },
      ...{ isActive: true, pausedAt: null, pauseReason: null, failingSince: null, notBefore: null },
      ...{ previousSecretUntil: null, createdAt: clock.now().toISOString(), createdBy: admin.account.id },
    })
    expect(made.headers.location).toBe(`/back-office/webhooks/${webhook.id}`)
    expect((await admin.get(made.headers.location as string)).body).toEqual(webhook)
    expect(await list()).toEqual([webhook])
    expect(JSON.stringify((await admin.get('/back-office/audit')).body)).not.toContain(secret)
    expect(await store.text()).toContain(secret)
  })

  it('has every kind of event by default, and is active', async () => {
    expect(await created({ kinds: null, description: null, isActive: null })).toMatchObject({
      ...{ kinds: EVENT_KINDS, description: null, isActive: true },
    })
  })

  it.each([
    [{ url: 'http://club.example.org/' }, ['/url']],
    [{ url: 'http://127.0.0.1/' }, ['/url']],
    [{ url: 'https://10.0.0.8/hook' }, ['/url']],
    [{ url: 'https://localhost/hook' }, ['/url']],
    [{ url: 'https://user:secret@club.example.org/' }, ['/url']],
    [{ url: `https://club.example.org/${'x'.repeat(2_048)}` }, ['/url']],
    [{ url: null }, ['/url']],
    [{ kinds: [] }, ['/kinds']],
    [{ kinds: ['deal.published', 'deal.published'] }, ['/kinds']],
    [{ kinds: ['everything'] }, ['/kinds/0']],
    [{ description: ' ' }, ['/description']],
    [{ secret: 'whsec_mine' }, ['/secret']],
  ])('refuses %j', async (fields, paths) => {
    const { status, body } = await create(fields)
    expect(status).toBe(400)
    expect(body.meta.issues.map(({ path }: { path: string }) => path)).toEqual(paths)
    expect(await list()).toEqual([])
  })

  it('takes effect once with an Idempotency-Key, and shows the secret only the first time', async () => {
    const key = { 'idempotency-key': 'k' }
    const first = await create({}, key)
    expect(first.body.secret).toMatch(/^whsec_/)
    const again = await create({}, key)
    expect(again).toMatchObject({ status: 201, body: { ...first.body, secret: null } })
    expect(again.headers.location).toBe(first.headers.location)
    expect(await list()).toHaveLength(1)
  })

  it('allows twenty, however many are created at once', async () => {
    for (let n = 0; n < MAX_WEBHOOKS - 2; n++)
      await world.repositories.webhooks.insert(aWebhook(), 'whsec_c2VjcmV0', await world.repositories.events.end())
    const made = await Promise.all(Array.from({ length: 5 }, () => create()))
    expect(made.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409])
    expect(made.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'QUOTA_EXCEEDED',
      meta: { quota: 'webhooks', limit: MAX_WEBHOOKS },
    })
  })
})

describe('PATCH /back-office/webhooks/{id}', () => {
  it('changes what it names, and resets what is null', async () => {
    const { id, secret: _, ...before } = await created({ kinds: ['grant.ended'], description: 'Site' })
    const patch = (body: object) => admin.patch(`/back-office/webhooks/${id}`, body)
    expect((await patch({ isActive: false })).body).toEqual({ ...before, id, isActive: false })
    expect((await patch({ kinds: null, description: null, isActive: null })).body).toEqual({
      ...{ ...before, id, kinds: EVENT_KINDS, description: null, isActive: true },
    })
    expect((await patch({ url: 'http://10.0.0.1/' })).status).toBe(400)
    expect((await patch({ url: null })).status).toBe(400)
    expect((await patch({})).body).toMatchObject({ url: URL_TEXT })
  })

  it('is not moved to an internal address', async () => {
    const { id } = await created()
    const { status, body } = await admin.patch(`/back-office/webhooks/${id}`, { url: 'https://[::1]/hook' })
    expect(status).toBe(400)
    expect(body.meta.issues).toEqual([{ path: '/url', message: 'must be on the public internet' }])
    expect(await list()).toMatchObject([{ url: URL_TEXT }])
  })

  it('is recorded with only the host of its address, because the rest may contain a secret', async () => {
    const { id } = await created()
    await admin.patch(`/back-office/webhooks/${id}`, { url: `${URL_TEXT}?token=hidden`, isActive: false })
    await admin.delete(`/back-office/webhooks/${id}`)
    const { records } = (await admin.get(`/back-office/audit?subject=${id}`)).body
    expect(records.map(({ action }: { action: string }) => action)).toEqual([
      ...['webhook.delete', 'webhook.update', 'webhook.create'],
    ])
    expect(records[1].changes).toEqual({ url: {}, isActive: { before: true, after: false } })
    expect(records[2].changes.host).toEqual({ before: null, after: new URL(URL_TEXT).host })
    expect(JSON.stringify(records)).not.toContain('hidden')
  })
})

describe('unknown ids', () => {
  it('all get the same 404', async () => {
    const { id } = await created()
    const answers = []
    for (const unknown of NO_IDS) {
      const path = `/back-office/webhooks/${unknown}`
      answers.push(await admin.get(path), await admin.get(`${path}/deliveries`), await admin.delete(path))
      answers.push(await admin.patch(path, {}), await admin.post(`${path}/rotate`), await admin.post(`${path}/test`))
      answers.push(await admin.post(`${path}/recover`, { since: NOON.toISOString() }))
      answers.push(await admin.post(`${path}/deliveries/${unknown}/resend`))
    }
    expect(distinct(answers)).toEqual(new Set([expect.stringContaining('404 {"code":"WEBHOOK_NOT_FOUND"')]))
    const resent = []
    for (const unknown of NO_IDS)
      resent.push(await admin.post(`/back-office/webhooks/${id}/deliveries/${unknown}/resend`))
    expect(distinct(resent)).toEqual(new Set([expect.stringContaining('404 {"code":"DELIVERY_NOT_FOUND"')]))
  })
})

describe('a test', () => {
  const test = (id: string) => admin.post(`/back-office/webhooks/${id}/test`)

  it('is sent at once, signed, and shows the response', async () => {
    const { id, secret } = await created()
    const first = await test(id)
    expect(first).toMatchObject({ status: 200, body: { status: 200, problem: null } })
    const { secret: next } = (await admin.post(`/back-office/webhooks/${id}/rotate`)).body
    outcome = { status: 500, problem: null, retryAfterMs: 60_000 }
    expect((await test(id)).body).toEqual({ status: 500, problem: null })
    const event = { at: clock.now(), kind: 'webhook.test', subject: { type: 'webhook', id } }
    expect(sent).toEqual([
      { id: expect.any(String), event, url: URL_TEXT, secrets: [secret] },
      { id: expect.any(String), event, url: URL_TEXT, secrets: [next, secret] },
    ])
    expect(sent[0]?.id).not.toBe(sent[1]?.id)
  })

  it('changes nothing of the webhook, is not listed, and is recorded', async () => {
    const { id } = await created({ isActive: false })
    const [before] = await list()
    outcome = { status: 410, problem: null, retryAfterMs: 60_000 }
    expect((await test(id)).body).toEqual({ status: 410, problem: null })
    outcome = { status: null, problem: 'address', retryAfterMs: null }
    expect((await test(id)).body).toEqual({ status: null, problem: 'address' })
    expect(await list()).toEqual([before])
    expect(await deliveries(id)).toEqual([])
    await work()
    expect(sent).toHaveLength(2)
    const { records } = (await admin.get(`/back-office/audit?subject=${id}&action=webhook.test`)).body
    expect(records).toHaveLength(2)
  })

  it('keeps nothing locked while the receiver is slow', async () => {
    const { id } = await created()
    let status: number | undefined
    during = async () => {
      status = (await admin.patch(`/back-office/webhooks/${id}`, { description: 'Changed meanwhile' })).status
    }
    expect((await test(id)).status).toBe(200)
    expect(status).toBe(200)
  })

  it('can only be sent by admins', async () => {
    const { id } = await created()
    const teacher = await aClient(world)
    expect((await teacher.post(`/back-office/webhooks/${id}/test`)).status).toBe(403)
    expect(sent).toEqual([])
  })

  it('counts as timed out if the attempt was abandoned', async () => {
    outcome = null
    expect((await test((await created()).id)).body).toEqual({ status: null, problem: 'timeout' })
  })
})

describe('a delivery', () => {
  it('contains what happened after the webhook was created, and is listed', async () => {
    await publish()
    const { id } = await created({ kinds: ['deal.published'] })
    const deal = await publish()
    await work(() => sent.length > 0)
    expect(sent.map(({ event }) => event.subject)).toEqual([{ type: 'deal', id: deal.id }])
    expect(await deliveries(id)).toEqual([
      {
        ...{ id: sent[0]?.id, at: expect.any(String), kind: 'deal.published', subject: { type: 'deal', id: deal.id } },
        ...{ state: 'delivered', attempts: 1, nextAttemptAt: null },
        lastAttempt: { at: clock.now().toISOString(), status: 200, problem: null },
      },
    ])
    expect(await deliveries(id, '?state=failed')).toEqual([])
    expect((await admin.get(`/back-office/webhooks/${id}/deliveries?state=x`)).status).toBe(400)
  })

  it('can be resent', async () => {
    const { id } = await created()
    await publish()
    await work(() => sent.length > 0)
    const [{ id: deliveryId }] = await deliveries(id)
    clock.pass(1_000)
    const resent = await admin.post(`/back-office/webhooks/${id}/deliveries/${deliveryId}/resend`)
    expect(resent).toMatchObject({ status: 200, body: { id: deliveryId, state: 'pending', attempts: 0 } })
    await work()
    expect(sent.map((one) => one.id)).toEqual([deliveryId, deliveryId])
    expect(await deliveries(id)).toMatchObject([{ state: 'delivered', attempts: 1 }])
  })

  it('can be recovered if it has failed', async () => {
    const { id } = await created()
    const since = new Date(Date.now() - 60_000).toISOString()
    await publish()
    outcome = { status: null, problem: 'timeout', retryAfterMs: null }
    await work(() => sent.length > 0)
    expect(await deliveries(id)).toMatchObject([
      { state: 'pending', lastAttempt: { status: null, problem: 'timeout' }, nextAttemptAt: expect.any(String) },
    ])
    for (const pause of RETRY_PAUSES_MS) {
      clock.pass(1.1 * pause)
      await work()
    }
    expect(await deliveries(id)).toMatchObject([{ state: 'failed', attempts: 11 }])
    outcome = { status: 200, problem: null, retryAfterMs: null }
    const recover = (time: string) => admin.post(`/back-office/webhooks/${id}/recover`, { since: time })
    const recorded = async () =>
      (await admin.get(`/back-office/audit?subject=${id}&action=webhook.recover`)).body.pagination.total
    expect((await recover('2100-01-01T00:00:00Z')).body).toEqual({ count: 0 })
    expect(await recorded()).toBe(0)
    expect((await recover(since)).body).toEqual({ count: 1 })
    expect(await recorded()).toBe(1)
    expect((await recover('yesterday')).status).toBe(400)
    await work()
    expect(await deliveries(id)).toMatchObject([{ state: 'delivered', attempts: 1 }])
  })

  it('is deleted with its webhook', async () => {
    const { id } = await created()
    await publish()
    outcome = { status: 500, problem: null, retryAfterMs: null }
    await work(() => sent.length > 0)
    expect(await world.repositories.webhookDeliveries.countPending()).toBe(1)
    expect((await admin.delete(`/back-office/webhooks/${id}`)).status).toBe(204)
    expect(await world.repositories.webhookDeliveries.countPending()).toBe(0)
  })

  it('is sent to a changed address at once if pending, unless its kind is no longer wanted', async () => {
    const { id } = await created()
    await publish()
    outcome = { status: 503, problem: null, retryAfterMs: DAY_MS }
    await work(() => sent.length > 0)
    expect((await admin.get(`/back-office/webhooks/${id}`)).body).toMatchObject({
      failingSince: clock.now().toISOString(),
      notBefore: new Date(clock.now().getTime() + DAY_MS).toISOString(),
    })
    outcome = { status: 204, problem: null, retryAfterMs: null }
    await admin.patch(`/back-office/webhooks/${id}`, { description: 'The same address' })
    await work()
    expect(sent).toHaveLength(1)
    const url = 'https://moved.example.org/hook'
    expect((await admin.patch(`/back-office/webhooks/${id}`, { url })).body).toMatchObject({ url, notBefore: null })
    await work()
    expect(sent.map((one) => one.url)).toEqual([URL_TEXT, url])
    outcome = { status: 500, problem: null, retryAfterMs: null }
    await publish()
    await work(() => sent.length > 2)
    await admin.patch(`/back-office/webhooks/${id}`, { kinds: ['grant.started'] })
    expect(await deliveries(id)).toMatchObject([{ state: 'delivered' }])
  })

  it('pauses the webhook if the receiver responds with 410, until an admin activates it', async () => {
    const { id } = await created()
    await publish()
    outcome = { status: 410, problem: null, retryAfterMs: null }
    await work(() => sent.length > 0)
    expect((await list())[0]).toMatchObject({
      ...{ isActive: false, pauseReason: 'gone', pausedAt: clock.now().toISOString() },
      failingSince: clock.now().toISOString(),
    })
    const active = (await admin.patch(`/back-office/webhooks/${id}`, { isActive: true })).body
    expect(active).toMatchObject({ isActive: true, pauseReason: null, pausedAt: null, failingSince: null })
  })

  it('names no account that was erased', async () => {
    const { id } = await created()
    const { headers, account } = await world.signIn({ id: anAccountId('canary-x7q'), onboardedAt: null })
    const onboarded = await world.request({
      ...{ method: 'POST', url: '/accounts/me/complete-onboarding', headers },
      payload: { displayName: 'Ada' },
    })
    expect(onboarded.status).toBe(200)
    outcome = { status: 500, problem: null, retryAfterMs: null }
    await work(() => sent.length > 0)
    expect(sent[0]?.event.subject.id).toBe(account.id)
    expect((await admin.delete(`/accounts/${account.id}`)).status).toBe(204)
    clock.pass(DAY_MS)
    await work(() => sent.length >= 3)
    const named = sent.slice(1).filter(({ event }) => event.subject.id === account.id)
    expect(new Set(named.map(({ event }) => event.kind))).toEqual(new Set(['account.erased']))
    const shown = (await deliveries(id)).filter(({ kind }: { kind: string }) => kind !== 'account.erased')
    expect(shown).toMatchObject([{ kind: 'account.onboarded', subject: { type: 'account', id: null } }])
  })
})

describe('POST /back-office/webhooks/{id}/rotate', () => {
  it('returns a new secret, and signs with both for a day', async () => {
    const { id, secret: first } = await created()
    const rotated = await admin.post(`/back-office/webhooks/${id}/rotate`)
    const { secret: second } = rotated.body
    expect(rotated).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
    expect(Date.parse(rotated.body.previousSecretUntil)).toBe(clock.now().getTime() + DAY_MS)
    expect((await list())[0].previousSecretUntil).toBe(rotated.body.previousSecretUntil)
    await publish()
    await work(() => sent.length > 0)
    expect(sent[0]?.secrets).toEqual([second, first])
    clock.pass(DAY_MS)
    await publish()
    await work(() => sent.length > 1)
    expect(sent[1]?.secrets).toEqual([second])
  })
})

it('a receiver on this machine gets a signed message, if that is allowed', async () => {
  const got: { headers: IncomingHttpHeaders; body: string }[] = []
  const receiver = createServer(async (asked, response) => {
    let body = ''
    for await (const chunk of asked) body += chunk
    got.push({ headers: asked.headers, body })
    response.writeHead(204).end()
  })
  await once(receiver.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void receiver.close())
  world = await openHttpWorld({ webhooks: { allowsLoopback: true } })
  admin = await aClient(world, { role: 'admin' })
  const { secret } = await created({ url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/` })
  const deal = await publish()
  await work(() => got.length > 0)
  expect(new Oracle(secret).verify(got[0]?.body ?? '', got[0]?.headers as Record<string, string>)).toMatchObject({
    ...{ type: 'deal.published', data: { type: 'deal', id: deal.id } },
  })
})
