import { v7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { Prune } from '../../../src/application/maintenance/prune.js'
import type { ServeRepository } from '../../../src/application/ports/serve-repository.js'
import { BEFORE_ALL_EVENTS } from '../../../src/domain/event.js'
import type { ServeId } from '../../../src/domain/ids.js'
import { InMemoryDatabase } from '../../../src/infrastructure/in-memory/in-memory-database.js'
import { inMemoryRepositories } from '../../../src/infrastructure/in-memory/in-memory-transactions.js'
import {
  aCollection,
  aDeal,
  aFormSubmission,
  aHandle,
  anAccount,
  anAccountId,
  anAnnouncement,
  aParticipant,
  aWebhook,
  later,
  NOON,
} from '../../support/builders.js'
import { HOUR } from '../../support/held-time.js'

const ownerId = anAccountId('owner')
const DAY = 24 * HOUR
const ALL = { page: 1, pageSize: 100 }
const AGES = { serveDays: 31, keyHours: 25, formDays: 30, collectionDays: 30, answerDays: 180, eventDays: 30 }

const openWorld = async () => {
  const repositories = inMemoryRepositories(new InMemoryDatabase())
  await repositories.accounts.insert(anAccount({ id: ownerId }))
  const deal = aDeal({ ownerId })
  await repositories.deals.insertMany([deal])
  const serve = (servedAt: Date) =>
    repositories.serves.serve({ id: v7() as ServeId, dealId: deal.id, playerId: ownerId, servedAt }, 1_000_000)
  const prune = async (serves: ServeRepository = repositories.serves) => {
    const done: number[] = []
    const pruning = new Prune({ ...repositories, serves }, { now: () => NOON }).execute(AGES)
    for await (const { count } of pruning) done.push(count)
    return done
  }
  return { ...repositories, serve, prune }
}

describe('pruning', () => {
  it('deletes and sums up by age, in whole days for serves, and finds nothing to do the second time', async () => {
    const {
      accounts,
      announcements,
      collections,
      erasure,
      formSubmissions,
      idempotency,
      participants,
      serves,
      serve,
      webhooks,
      prune,
    } = await openWorld()
    for (const rotatedAt of [-DAY, -DAY + 1]) {
      const webhook = aWebhook()
      await webhooks.insert(webhook, 'secret', BEFORE_ALL_EVENTS)
      await webhooks.rotate(webhook.id, 'another', later(rotatedAt))
    }
    for (const [i, until] of [NOON, later(1)].entries()) {
      const gone = anAccount({ handle: aHandle(`handle-${i}`) })
      await accounts.insert(gone)
      await erasure.erase(gone.id, later(-DAY), until)
    }
    for (const days of [-29, -30, -31, -400])
      await formSubmissions.insert(aFormSubmission({ createdAt: later(days * DAY) }))
    for (const days of [0, -30, -31, -32, -400]) await serve(later(days * DAY))
    for (const days of [-29, -30, -31]) await collections.insert(aCollection({ ownerId, deletedAt: later(days * DAY) }))
    await collections.insert(aCollection({ ownerId, archivedAt: later(-400 * DAY) }))
    const lesson = aCollection({ ownerId })
    await collections.insert(lesson)
    for (const days of [-179, -180, -181]) {
      const student = aParticipant({ collectionId: lesson.id, startedAt: later(days * DAY) })
      await participants.insert(student, 'key', 500, NOON)
    }
    const days = await serves.countByDay('2000-01-01', '2026-12-31')
    for (const hours of [-24, -25, -26]) {
      const request = { caller: 'backend', key: `${hours}`, fingerprint: 'f' }
      await idempotency.claim(request, later(hours * HOUR), later(-DAY))
    }
    for (const days of [-364, -366]) {
      const ended = anAnnouncement({ publishedAt: later(-400 * DAY), expiresAt: later(days * DAY) })
      await announcements.insert(ended)
      await announcements.markRead(ownerId, ended.id, NOON)
    }
    expect(await prune()).toEqual([2, 2, 1, 2, 1, 1, 0, 1, 0, 1, 1])
    expect(await prune()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    expect(await announcements.listReads(ownerId)).toHaveLength(1)
    expect(await serves.countByDay('2000-01-01', '2026-12-31')).toEqual(days)
    expect((await collections.listByOwner(ownerId, ALL)).total).toBe(2)
    expect(await participants.listByCollection(lesson.id)).toHaveLength(2)
    expect((await collections.listByOwner(ownerId, { ...ALL, deleted: true })).total).toBe(2)
    expect(await serves.countOfPlayer(ownerId, '2000-01-01', '2026-12-31')).toBe(3)
  })

  it('accepts ages that reach back before the year 1', async () => {
    const repositories = await openWorld()
    const days: string[] = []
    const noting: ServeRepository = Object.assign(Object.create(repositories.serves) as ServeRepository, {
      sumUp: async (day: string) => {
        days.push(day)
        return 0
      },
    })
    const pruning = new Prune({ ...repositories, serves: noting }, { now: () => NOON }).execute({
      ...AGES,
      serveDays: 999_999,
    })
    for await (const _ of pruning);
    expect(days).toEqual(['0001-01-01'])
  })

  it('says what each number counts', async () => {
    const pruning = new Prune(inMemoryRepositories(new InMemoryDatabase()), { now: () => NOON }).execute(AGES)
    const named: string[] = []
    for await (const { what } of pruning) named.push(what)
    expect(new Set(named).size).toBe(11)
    for (const what of named)
      expect(what).toMatch(/ (summed up by day|deleted|removed|released|deleted with their answers)$/)
  })

  it('continues until nothing is left', async () => {
    const { serve, prune } = await openWorld()
    for (let i = 0; i < 5_001; i++) await serve(later(-60 * DAY + i))
    expect(await prune()).toEqual([5_001, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  })

  it('loses and duplicates nothing if it is interrupted', async () => {
    const { serves, serve, prune } = await openWorld()
    for (let i = 0; i < 5_001; i++) await serve(later(-60 * DAY + i))
    let calls = 0
    const breaking: ServeRepository = Object.assign(Object.create(serves) as ServeRepository, {
      sumUp: (...args: Parameters<ServeRepository['sumUp']>) => {
        if (++calls > 1) throw new Error('broken off')
        return serves.sumUp(...args)
      },
    })
    await expect(prune(breaking)).rejects.toThrow('broken off')
    expect(await serves.countByDay('2025-01-01', '2026-12-31')).toEqual([{ day: '2025-12-31', serves: 5_001 }])
    expect(await prune()).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    expect(await serves.countByDay('2025-01-01', '2026-12-31')).toEqual([{ day: '2025-12-31', serves: 5_001 }])
  })
})
