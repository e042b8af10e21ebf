import { v7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import type { EventPage } from '../../src/application/ports/event-log.js'
import type { Repositories, UnitOfWork } from '../../src/application/ports/unit-of-work.js'
import { DAY_MS } from '../../src/domain/day.js'
import { BEFORE_ALL_EVENTS } from '../../src/domain/event.js'
import { anAccount, anAccountId, aWebhook, later, NOON } from '../support/builders.js'
import { finishJobs } from '../support/jobs.js'
import type { OpenWorld } from './world.js'

const adminId = anAccountId('admin')
const SECRET = 'whsec_c2VjcmV0'

export const webhookRepositoryContract = (open: OpenWorld) =>
  describe('WebhookRepository', () => {
    let repositories: Repositories
    let unitOfWork: UnitOfWork
    let settled: () => Promise<void>

    const inserted = async (overrides: Parameters<typeof aWebhook>[0] = {}) => {
      const webhook = aWebhook(overrides)
      await repositories.webhooks.insert(webhook, SECRET, BEFORE_ALL_EVENTS)
      return webhook
    }

    beforeEach(async () => {
      ;({ repositories, unitOfWork, settled } = await open())
      await repositories.accounts.insert(anAccount({ id: adminId }))
    })

    it('stores webhooks, and never returns their secrets', async () => {
      const webhook = await inserted({ description: '“Site” \\ 100%', createdBy: adminId, kinds: ['grant.ended'] })
      const paused = await inserted({
        ...{ isActive: false, paused: { reason: 'gone', at: later(1) } as const },
        ...{ failingSince: NOON, createdAt: later(1) },
      })
      expect(await repositories.webhooks.findById(webhook.id)).toEqual(webhook)
      expect(await repositories.webhooks.findById(v7() as never)).toBeNull()
      expect(await repositories.webhooks.list()).toEqual([webhook, paused])
      expect(JSON.stringify(await repositories.webhooks.list())).not.toContain(SECRET)
    })

    it('lists the oldest first', async () => {
      const made = [await inserted({ createdAt: later(2) }), await inserted({ createdAt: later(1) })]
      expect(await repositories.webhooks.list()).toEqual(made.reverse())
    })

    it('saves the fields that can be changed, and no others', async () => {
      const webhook = await inserted({ createdBy: adminId })
      await repositories.webhooks.rotate(webhook.id, 'whsec_b3RoZXI=', NOON)
      const changes = {
        ...{ url: 'https://other.example.org', kinds: ['deal.published'] as const, description: 'x', isActive: false },
        ...{ paused: { reason: 'failing' as const, at: later(3) }, failingSince: later(2) },
      }
      const saved = { ...webhook, ...changes, createdAt: later(9), createdBy: null, previousSecretUntil: null }
      await repositories.webhooks.save(saved)
      expect(await repositories.webhooks.findById(webhook.id)).toEqual({
        ...webhook,
        ...changes,
        previousSecretUntil: later(DAY_MS),
      })
      await repositories.webhooks.save(webhook)
      expect(await repositories.webhooks.findById(webhook.id)).toMatchObject({ paused: null, failingSince: null })
    })

    it('deletes a webhook, and its deliveries in the background', async () => {
      const { webhookDeliveries, webhooks } = repositories
      const [one, other] = [await inserted(), await inserted()]
      const subjects = Array.from({ length: 1_100 }, (_, i) => ({ type: 'deal', id: `deal ${i}` }) as const)
      await repositories.events.append(subjects.map((subject) => ({ kind: 'deal.published', subject })))
      await settled()
      const { events, next } = (await repositories.events.list(null, 2_000)) as EventPage
      for (const { id } of [one, other]) await webhookDeliveries.add(id, events, NOON, next)
      const claim = { webhookId: one.id, at: NOON, until: later(60_000), limit: 1 }
      expect(await webhookDeliveries.claim(claim)).toHaveLength(1)
      await unitOfWork.run(async ({ jobs, webhooks }) => {
        await webhooks.delete(one.id)
        await jobs.updateDeliveries(one.id, NOON)
      })
      expect(await webhooks.list()).toEqual([other])
      expect(await webhookDeliveries.claim(claim)).toEqual([])
      await webhookDeliveries.add(one.id, events, NOON, next)
      await finishJobs(unitOfWork)
      expect(await webhookDeliveries.countPending()).toBe(1_100)
      const request = { page: 1, pageSize: 10 }
      expect(await webhookDeliveries.list(one.id, {}, request)).toMatchObject({ items: [], total: 0 })
      expect((await webhookDeliveries.list(other.id, {}, request)).items).toHaveLength(10)
    })

    it('deletes secrets that no longer sign, and no others', async () => {
      const { webhooks } = repositories
      const [one, other] = [await inserted(), await inserted(), await inserted()]
      await webhooks.rotate(one.id, SECRET, NOON)
      await webhooks.rotate(other.id, SECRET, later(1_000))
      expect(await webhooks.forgetSecrets(later(24 * 3_600_000))).toBe(1)
      expect((await webhooks.findById(one.id))?.previousSecretUntil).toBeNull()
      expect((await webhooks.findById(other.id))?.previousSecretUntil).not.toBeNull()
      expect(await webhooks.forgetSecrets(later(24 * 3_600_000))).toBe(0)
    })

    it('returns the secrets that sign at a time, newest first', async () => {
      const { webhooks } = repositories
      const one = aWebhook()
      await webhooks.insert(one, SECRET, BEFORE_ALL_EVENTS)
      await webhooks.rotate(one.id, 'whsec_b3RoZXI=', NOON)
      expect(await webhooks.signingSecrets(one.id, later(23 * 3_600_000))).toEqual(['whsec_b3RoZXI=', SECRET])
      expect(await webhooks.signingSecrets(one.id, later(24 * 3_600_000))).toEqual(['whsec_b3RoZXI='])
      expect(await webhooks.signingSecrets(aWebhook().id, NOON)).toEqual([])
    })

    it('lets only one writer at a time hold the lock of all webhooks', async () => {
      await Promise.all(
        Array.from({ length: 6 }, () =>
          unitOfWork.run(async ({ webhooks }) => {
            await webhooks.lock()
            if ((await webhooks.list()).length < 3) await webhooks.insert(aWebhook(), SECRET, BEFORE_ALL_EVENTS)
          }),
        ),
      )
      expect(await repositories.webhooks.list()).toHaveLength(3)
    })

    it('keeps the webhooks of an erased account, without its id', async () => {
      const webhook = await inserted({ createdBy: adminId })
      await unitOfWork.run(({ erasure }) => erasure.erase(adminId, NOON, later(1)))
      expect(await repositories.webhooks.findById(webhook.id)).toEqual({ ...webhook, createdBy: null })
    })
  })
