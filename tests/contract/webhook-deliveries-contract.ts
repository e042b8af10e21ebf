import { v7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import type { EventPage } from '../../src/application/ports/event-log.js'
import type { Repositories, UnitOfWork } from '../../src/application/ports/unit-of-work.js'
import type { ClaimedDelivery } from '../../src/application/ports/webhook-deliveries.js'
import { DAY_MS } from '../../src/domain/day.js'
import type { AttemptOutcome } from '../../src/domain/delivery.js'
import { BEFORE_ALL_EVENTS, type EventFact, type StoredEvent } from '../../src/domain/event.js'
import type { EventId, WebhookId } from '../../src/domain/ids.js'
import type { Webhook } from '../../src/domain/webhook.js'
import { anAccount, anAccountId, aWebhook, later, NOON } from '../support/builders.js'
import { finishJobs } from '../support/jobs.js'
import type { OpenWorld } from './world.js'

const SECRET = 'whsec_c2VjcmV0'
const PAGE = { page: 1, pageSize: 10 }
const FAILURE: AttemptOutcome = { status: 500, problem: null, retryAfterMs: null }
const SUCCESS: AttemptOutcome = { status: 204, problem: null, retryAfterMs: null }
const ownerId = anAccountId('owner')

const published = (id: string): EventFact => ({ kind: 'deal.published', subject: { type: 'deal', id } })
const withdrawn = (id: string): EventFact => ({ kind: 'deal.withdrawn', subject: { type: 'deal', id } })

export const webhookDeliveriesContract = (open: OpenWorld) =>
  describe('WebhookDeliveries', () => {
    let repositories: Repositories
    let unitOfWork: UnitOfWork
    let settled: () => Promise<void>
    let webhook: Webhook

    const inserted = async (overrides: Partial<Webhook> = {}) => {
      await settled()
      const made = aWebhook(overrides)
      await repositories.webhooks.insert(made, SECRET, await repositories.events.end())
      return made
    }
    /** Adds events and their deliveries, and returns the events. */
    const happened = async (facts: readonly EventFact[], to: readonly Webhook[] = [webhook], at = NOON) => {
      await settled()
      const after = await repositories.events.end()
      await repositories.events.append(facts)
      await settled()
      const { events, next } = (await repositories.events.list(after, 1_000)) as EventPage
      for (const { id } of to) await repositories.webhookDeliveries.add(id, events, at, next)
      return events
    }
    const claim = (at = NOON, limit = 100, webhookId = webhook.id) =>
      repositories.webhookDeliveries.claim({ webhookId, at, until: later(60_000, at), limit })
    const idsOf = (some: readonly { readonly id: EventId }[]) => some.map(({ id }) => id).sort()
    const failed = (claimed: ClaimedDelivery, nextAttemptAt: Date | null, at = NOON) => {
      const state = nextAttemptAt === null ? ('failed' as const) : ('pending' as const)
      const after = { state, attempts: claimed.attempts + 1, nextAttemptAt }
      return repositories.webhookDeliveries.record(claimed, after, at, FAILURE)
    }
    const delivered = (claimed: ClaimedDelivery, at = NOON) => {
      const after = { state: 'delivered', attempts: claimed.attempts + 1, nextAttemptAt: null } as const
      return repositories.webhookDeliveries.record(claimed, after, at, SUCCESS)
    }
    const list = async (filter = {}, id: WebhookId = webhook.id) =>
      (await repositories.webhookDeliveries.list(id, filter, PAGE)).items
    const due = (at = NOON) => repositories.webhookDeliveries.listDue(at)
    const only = <Item>(items: readonly Item[]): Item => {
      expect(items).toHaveLength(1)
      return items[0] as Item
    }

    beforeEach(async () => {
      ;({ repositories, unitOfWork, settled } = await open())
      webhook = await inserted()
    })

    describe('reading new events', () => {
      it('is due for active webhooks that are behind', async () => {
        const inactive = await inserted({ isActive: false })
        expect(await due()).toEqual([])
        const [event] = await happened([published('a')], [])
        expect(await due()).toEqual([{ id: webhook.id, isBehind: true }])
        const reader = await unitOfWork.run(({ webhookDeliveries }) => webhookDeliveries.lockReader(webhook.id))
        expect(reader?.kinds).toEqual(webhook.kinds)
        const page = await repositories.events.list(reader?.place ?? null, 9)
        expect(page?.events).toEqual([event])
        expect(await repositories.webhookDeliveries.lockReader(inactive.id)).toBeNull()
        expect(await repositories.webhookDeliveries.lockReader(v7() as never)).toBeNull()
      })

      it('moves the place even past unwanted events', async () => {
        const [event] = await happened([published('a')], [])
        const { place } = event as StoredEvent
        await repositories.webhookDeliveries.add(webhook.id, [], NOON, place)
        expect(await due()).toEqual([])
        expect((await repositories.webhookDeliveries.lockReader(webhook.id))?.place).toEqual(place)
      })

      it('adds each delivery once, and does not touch delivered ones', async () => {
        const events = await happened([published('a'), published('b')])
        for (const one of await claim()) await delivered(one)
        await repositories.webhookDeliveries.add(webhook.id, events, later(1), events.at(-1)?.place as never)
        expect(await claim(later(1))).toEqual([])
        expect(await list()).toHaveLength(2)
      })

      it('begins after the events from before the webhook was created', async () => {
        await happened([published('before')], [])
        const late = await inserted()
        expect((await due()).map(({ id }) => id)).toEqual([webhook.id])
        const events = await happened([published('after')], [])
        const reader = await repositories.webhookDeliveries.lockReader(late.id)
        expect((await repositories.events.list(reader?.place ?? null, 9))?.events).toEqual(events)
      })
    })

    describe('a claim', () => {
      it('contains what an attempt needs', async () => {
        const [event] = await happened([published('a')])
        expect(await due()).toEqual([{ id: webhook.id, isBehind: false }])
        const { id, at, kind, subject } = event as StoredEvent
        expect(await claim()).toEqual([
          {
            ...{ id, webhookId: webhook.id, event: { at, kind, subject }, attempts: 0 },
            ...{ url: webhook.url, secrets: [SECRET], leasedUntil: later(60_000) },
          },
        ])
      })

      it('contains every secret that signs at the time', async () => {
        await happened([published('a')])
        await repositories.webhooks.rotate(webhook.id, 'whsec_dHdv', NOON)
        await repositories.webhooks.rotate(webhook.id, 'whsec_dGhyZWU=', later(1))
        const first = only(await claim())
        expect(first.secrets).toEqual(['whsec_dGhyZWU=', 'whsec_dHdv', SECRET])
        await repositories.webhookDeliveries.release(first)
        expect(only(await claim(later(DAY_MS))).secrets).toEqual(['whsec_dGhyZWU=', 'whsec_dHdv'])
      })

      it('is exclusive until the lease expires or it is released', async () => {
        await happened([published('a')])
        const first = only(await claim())
        expect(await claim()).toEqual([])
        expect(await due(later(59_999))).toEqual([])
        expect(await claim(later(59_999))).toEqual([])
        const second = only(await claim(later(60_000)))
        // Whatever the holder of the expired claim does has no effect.
        await delivered(first)
        await repositories.webhookDeliveries.release(first)
        expect(only(await list())).toMatchObject({ state: 'pending', attempts: 0, lastAttempt: null })
        expect(await claim(later(60_001))).toEqual([])
        await repositories.webhookDeliveries.release(second)
        expect(await claim(later(60_001))).toHaveLength(1)
      })

      it('contains each delivery once, however many instances ask concurrently', async () => {
        const events = await happened(Array.from({ length: 40 }, (_, n) => published(`deal ${n}`)))
        const claims = await Promise.all(Array.from({ length: 8 }, () => claim(NOON, 3)))
        const ids = claims.flat().map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(events.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
        expect(ids.length).toBeGreaterThan(10)
      })

      it('contains only the first pending delivery of a subject', async () => {
        const [first, second, third] = await happened([published('a'), withdrawn('a'), published('a')])
        const one = only(await claim())
        expect(one.id).toBe(first?.id)
        expect(await claim()).toEqual([])
        await failed(one, later(5_000))
        expect(await claim(later(4_999))).toEqual([])
        const again = only(await claim(later(5_000)))
        expect(again).toMatchObject({ id: first?.id, attempts: 1 })
        await delivered(again, later(5_000))
        const two = only(await claim(later(5_000)))
        expect(two.id).toBe(second?.id)
        // A delivery that was given up no longer holds back others.
        await failed(two, null)
        expect(only(await claim(later(5_000))).id).toBe(third?.id)
      })

      it('contains the first delivery of every subject, however many are waiting', async () => {
        const ids = Array.from({ length: 300 }, (_, n) => `deal ${n}`)
        await happened([...ids, ...ids].map(published))
        const claimed = await claim(NOON, 1_000)
        expect(claimed.map(({ event }) => event.subject.id).sort()).toEqual(ids.sort())
      })

      it('contains nothing of a subject while another of its events is being attempted', async () => {
        const [first, second] = await happened([published('a'), withdrawn('a')])
        await delivered(only(await claim()))
        const two = only(await claim())
        expect(two.id).toBe(second?.id)
        await repositories.webhookDeliveries.resend(webhook.id, first?.id as EventId, NOON)
        expect(await claim()).toEqual([])
        await failed(two, later(5_000))
        expect(only(await claim()).id).toBe(first?.id)
      })

      it('skips deliveries behind a failed one until that is due again', async () => {
        const pending = async () => (await list({ state: 'pending' })).map(({ nextAttemptAt }) => nextAttemptAt)
        await happened([published('a'), withdrawn('a'), published('b')])
        const [one, other] = await claim()
        await failed(one as ClaimedDelivery, later(5_000))
        await delivered(other as ClaimedDelivery)
        expect(await due()).toEqual([])
        await happened([published('a')])
        expect(await due()).toEqual([])
        expect(await pending()).toEqual([later(5_000), later(5_000), later(5_000)])
        // Once the previous delivery has ended, the next one is due.
        await repositories.webhookDeliveries.resend(webhook.id, one?.id as EventId, later(1))
        await delivered(only(await claim(later(1))), later(2))
        expect(only(await claim(later(2))).event).toMatchObject({ kind: 'deal.withdrawn' })
      })

      it('is independent of claims of other webhooks', async () => {
        const other = await inserted()
        await happened([published('a')], [webhook, other])
        await claim()
        expect(await claim(NOON, 9, other.id)).toHaveLength(1)
      })

      it('is refused while the webhook is inactive', async () => {
        await happened([published('a')])
        await repositories.webhooks.save({ ...webhook, isActive: false })
        expect(await due()).toEqual([])
        expect(await claim()).toEqual([])
        await repositories.webhooks.save(webhook)
        expect(await claim()).toHaveLength(1)
      })
    })

    it('lists deliveries by state with their last attempts, newest first', async () => {
      const [one, two, three] = await happened([published('a'), published('b'), withdrawn('a')])
      const claimed = await claim()
      for (const each of claimed) await (each.id === one?.id ? delivered(each, later(7)) : failed(each, null, later(8)))
      const all = await list()
      expect(idsOf(all)).toEqual(idsOf([one, two, three] as StoredEvent[]))
      expect(all.map(({ id }) => id)).toEqual([...all.map(({ id }) => id)].sort().reverse())
      const subject = { type: 'deal', id: 'a' }
      expect(only(await list({ state: 'delivered' }))).toEqual({
        ...{ id: one?.id, webhookId: webhook.id, state: 'delivered', attempts: 1, nextAttemptAt: null },
        ...{ event: { at: one?.at, kind: 'deal.published', subject } },
        lastAttempt: { at: later(7), status: 204, problem: null },
      })
      expect(only(await list({ state: 'failed' }))).toMatchObject({
        id: two?.id,
        lastAttempt: { at: later(8), status: 500, problem: null },
      })
      expect(only(await list({ state: 'pending' }))).toMatchObject({ id: three?.id, nextAttemptAt: NOON })
      expect(await repositories.webhookDeliveries.list(webhook.id, {}, { page: 2, pageSize: 2 })).toMatchObject({
        items: [{ id: all[2]?.id }],
        total: 3,
      })
      expect(await repositories.webhookDeliveries.countPending()).toBe(1)
    })

    it('resends one delivery from the first attempt', async () => {
      const [event] = await happened([published('a')])
      await delivered(only(await claim()), later(1))
      const resent = await repositories.webhookDeliveries.resend(webhook.id, event?.id as EventId, later(2))
      expect(resent).toMatchObject({ state: 'pending', attempts: 0, nextAttemptAt: later(2) })
      expect(resent?.lastAttempt).toMatchObject({ status: 204 })
      expect(only(await claim(later(2)))).toMatchObject({ id: event?.id, attempts: 0 })
      expect(await repositories.webhookDeliveries.resend(webhook.id, v7() as never, NOON)).toBeNull()
      expect(await repositories.webhookDeliveries.resend(v7() as never, event?.id as EventId, NOON)).toBeNull()
    })

    it('resends one delivery, whatever the outcome of a running attempt', async () => {
      const [event] = await happened([published('a')])
      const running = only(await claim())
      await repositories.webhookDeliveries.resend(webhook.id, event?.id as EventId, later(1))
      await delivered(running, later(2))
      expect(only(await list())).toMatchObject({ state: 'pending', attempts: 0, lastAttempt: null })
      expect(only(await claim(later(2))).id).toBe(event?.id)
    })

    it('resends what has failed since a given time', async () => {
      const other = await inserted()
      const [one, two] = await happened([published('a'), published('b'), published('c')], [webhook, other])
      for (const each of await claim()) await (each.event.subject.id === 'c' ? delivered(each) : failed(each, null))
      for (const each of await claim(NOON, 9, other.id)) await failed(each, null)
      const future = new Date(Date.now() + 60_000)
      expect(await repositories.webhookDeliveries.recover(webhook.id, future, later(1))).toBe(0)
      expect(await repositories.webhookDeliveries.recover(webhook.id, one?.at as Date, later(1))).toBe(2)
      expect(idsOf(await claim(later(1)))).toEqual(idsOf([one, two] as StoredEvent[]))
      expect(await list({ state: 'failed' }, other.id)).toHaveLength(3)
    })

    it('records the first failure since the last success', async () => {
      const { webhookDeliveries, webhooks } = repositories
      const failingSince = async () => (await webhooks.findById(webhook.id))?.failingSince
      const note = (url: string, at: Date, webhookId = webhook.id) =>
        webhookDeliveries.noteFailure({ webhookId, url }, at, null)
      expect(await note(webhook.url, later(1))).toEqual(later(1))
      expect(await note(webhook.url, later(2))).toEqual(later(1))
      expect(await failingSince()).toEqual(later(1))
      await webhookDeliveries.noteSuccess({ webhookId: webhook.id, url: 'https://old.example.org' })
      expect(await failingSince()).toEqual(later(1))
      await webhookDeliveries.noteSuccess({ webhookId: webhook.id, url: webhook.url })
      expect(await failingSince()).toBeNull()
      expect(await note('https://old.example.org', later(3))).toBeNull()
      expect(await failingSince()).toBeNull()
      expect(await note(webhook.url, NOON, v7() as never)).toBeNull()
    })

    it('sends nothing to a receiver for as long as it asked, whatever is due', async () => {
      const { webhookDeliveries, webhooks } = repositories
      const target = { webhookId: webhook.id, url: webhook.url }
      await happened([published('a')])
      await webhookDeliveries.noteFailure(target, NOON, later(500))
      await webhookDeliveries.noteFailure(target, later(1), later(200))
      await webhookDeliveries.noteFailure(target, later(1), null)
      expect(await webhooks.findById(webhook.id)).toMatchObject({ notBefore: later(500), failingSince: NOON })
      expect(await due(later(499))).toEqual([])
      expect(await claim(later(499))).toEqual([])
      await happened([published('b')], [])
      expect(await due(later(499))).toEqual([{ id: webhook.id, isBehind: true }])
      await webhookDeliveries.noteFailure(target, later(400), later(600))
      expect(await claim(later(599))).toEqual([])
      expect(await webhooks.findById(webhook.id)).toMatchObject({ notBefore: later(600), failingSince: NOON })
      expect(await due(later(600))).toHaveLength(1)
      expect(await claim(later(600))).toHaveLength(1)
    })

    describe('pending deliveries of a changed webhook', () => {
      const update = async (overrides: Partial<Webhook>, at: Date) => {
        await unitOfWork.run(async ({ jobs, webhooks }) => {
          await webhooks.save({ ...webhook, ...overrides })
          await jobs.updateDeliveries(webhook.id, at)
        })
        await finishJobs(unitOfWork)
      }

      it('are due at once from the first attempt, even if one is being attempted', async () => {
        const other = await inserted()
        await happened([published('a'), withdrawn('a'), published('b'), published('c')], [webhook, other])
        const [a, b] = (await claim(NOON, 2)) as [ClaimedDelivery, ClaimedDelivery]
        await failed(a, later(DAY_MS))
        await failed(b, null)
        const attempted = only(await claim())
        await update({ url: 'https://new.example.org' }, later(1))
        expect((await claim(later(1))).map(({ event, attempts, url }) => [event.subject.id, attempts, url])).toEqual([
          ['c', 0, 'https://new.example.org'],
          ['a', 0, 'https://new.example.org'],
        ])
        // The outcome of an attempt at the old address no longer counts.
        await failed(attempted, null)
        expect((await list()).map(({ state }) => state).sort()).toEqual(['failed', 'pending', 'pending', 'pending'])
        expect((await list({}, other.id)).map(({ nextAttemptAt }) => nextAttemptAt)).toEqual(Array(4).fill(NOON))
      })

      it('are dropped exactly if it no longer wants their kind', async () => {
        const other = await inserted()
        await happened([published('a'), withdrawn('a'), published('b')], [webhook, other])
        const [a] = (await claim(NOON, 1)) as [ClaimedDelivery]
        await delivered(a)
        await update({ kinds: ['deal.withdrawn'] }, NOON)
        expect((await list()).map(({ event, state }) => [event.kind, state])).toEqual([
          ['deal.withdrawn', 'pending'],
          ['deal.published', 'delivered'],
        ])
        expect(await list({}, other.id)).toHaveLength(3)
      })

      it('are updated if there are more than a thousand', async () => {
        // The log returns a thousand at most.
        for (const half of [1, 2]) await happened(Array.from({ length: 600 }, (_, i) => published(`deal ${half} ${i}`)))
        for (const one of await claim(NOON, 1_200)) await failed(one, later(DAY_MS))
        await update({}, later(1))
        const claimed = [...(await claim(later(1), 1_200)), ...(await claim(later(1), 1_200))]
        expect(claimed).toHaveLength(1_200)
      })
    })

    it('pauses a webhook once, unless its address has changed in the meantime', async () => {
      const { webhookDeliveries, webhooks } = repositories
      expect(await webhookDeliveries.pause(webhook.id, 'https://old.example.org', 'gone', NOON)).toBe(false)
      expect(await webhookDeliveries.pause(webhook.id, webhook.url, 'failing', later(1))).toBe(true)
      expect(await webhookDeliveries.pause(webhook.id, webhook.url, 'gone', later(2))).toBe(false)
      expect(await webhooks.findById(webhook.id)).toEqual({
        ...webhook,
        ...{ isActive: false, paused: { reason: 'failing', at: later(1) } },
      })
    })

    it('deletes deliveries with their events', async () => {
      await happened([published('a'), published('b')])
      await repositories.events.deleteBefore(new Date(Date.now() + 60_000), 1)
      expect(only(await list())).toMatchObject({ event: { subject: { id: 'b' } } })
    })

    it('names an erased account only in the event of its erasure', async () => {
      await repositories.accounts.insert(anAccount({ id: ownerId }))
      const subject = { type: 'account', id: ownerId } as const
      await happened([{ kind: 'account.onboarded', subject }])
      await unitOfWork.run(({ erasure }) => erasure.erase(ownerId, NOON, later(1)))
      await finishJobs(unitOfWork)
      await happened([])
      expect(only(await claim()).event.subject).toEqual({ type: 'account', id: null })
      expect(JSON.stringify(await list())).not.toContain(ownerId)
    })

    it('sends events of erased accounts independently of each other', async () => {
      const others = [anAccountId('x'), anAccountId('y')]
      const subjects = others.map((id) => ({ type: 'account', id }) as const)
      for (const id of others) await repositories.accounts.insert(anAccount({ id }))
      const before = await happened(subjects.map((subject) => ({ kind: 'account.onboarded', subject })))
      for (const id of others) await unitOfWork.run(({ erasure }) => erasure.erase(id, NOON, later(1)))
      await finishJobs(unitOfWork)
      expect(idsOf(await claim())).toEqual(idsOf(before))
      await settled()
      const { events, next } = (await repositories.events.list(before.at(-1)?.place ?? null, 9)) as EventPage
      await repositories.webhookDeliveries.add(webhook.id, events, NOON, next)
      // Otherwise earlier events, which no longer have the id, could be matched with the account's erasure.
      expect((await claim()).map(({ event }) => event.kind)).toEqual(['account.erased', 'account.erased'])
    })

    it('continues with the oldest remaining events', async () => {
      const reader = async () =>
        (await repositories.webhookDeliveries.lockReader(webhook.id))?.place ?? BEFORE_ALL_EVENTS
      const start = await reader()
      await happened([published('a'), published('b'), published('c')], [])
      await repositories.events.deleteBefore(new Date(Date.now() + 60_000), 2)
      expect(await repositories.events.list(start, 9)).toBeNull()
      const kept = await repositories.events.list(null, 9)
      expect(kept?.events).toMatchObject([published('c')])
    })
  })
