import { beforeEach, describe, expect, it } from 'vitest'
import type { Repositories, UnitOfWork } from '../../src/application/ports/unit-of-work.js'
import { completeOnboarding } from '../../src/domain/account.js'
import { asAccount } from '../../src/domain/actor.js'
import type { Collection } from '../../src/domain/collection.js'
import type { Deal } from '../../src/domain/deal.js'
import { BEFORE_ALL_EVENTS, type EventFact, type EventPlace } from '../../src/domain/event.js'
import { revoked } from '../../src/domain/grant.js'
import { aCollection, aDeal, aGrant, aHandle, anAccount, anAccountId, later, NOON } from '../support/builders.js'
import { finishJobs } from '../support/jobs.js'
import type { OpenWorld } from './world.js'

const ownerId = anAccountId('owner')
const published = { ownerId, sharing: 'public', publishedAt: NOON } as const

const fact = (n: number): EventFact => ({ kind: 'grant.started', subject: { type: 'grant', id: `grant ${n}` } })

export const eventLogContract = (open: OpenWorld) =>
  describe('EventLog', () => {
    let repositories: Repositories
    let unitOfWork: UnitOfWork
    let settled: () => Promise<void>

    const page = async (after: EventPlace | null = null, limit = 1_000) => {
      await settled()
      const found = await repositories.events.list(after, limit)
      if (found === null) throw new Error('the events are gone')
      return found
    }
    /** The events added since a place, as `kind id`. */
    const told = async (after: EventPlace | null = null) =>
      (await page(after)).events.map(({ kind, subject }) => `${kind} ${subject.id}`)
    const here = async () => (await page()).next

    beforeEach(async () => {
      ;({ repositories, unitOfWork, settled } = await open())
      await repositories.accounts.insert(anAccount({ id: ownerId, handle: aHandle('owner') }))
    })

    it('lists events in the order in which they were added, page by page', async () => {
      expect(await page()).toEqual({ events: [], next: BEFORE_ALL_EVENTS })
      await repositories.events.append([])
      await repositories.events.append([fact(1), fact(2)])
      await unitOfWork.run(async ({ events }) => {
        await events.append([fact(3)])
        await events.append([fact(4), fact(5)])
      })
      const first = await page(BEFORE_ALL_EVENTS, 3)
      expect(first.events).toMatchObject([fact(1), fact(2), fact(3)])
      expect(first.next).toEqual(first.events.at(-1)?.place)
      for (const { id, at } of first.events) {
        expect(id).toMatch(/^[0-9a-f-]{14}7/)
        expect(at).toBeInstanceOf(Date)
      }
      const second = await page(first.next, 3)
      expect(second.events).toMatchObject([fact(4), fact(5)])
      expect(await page(second.next)).toEqual({ events: [], next: second.next })
      expect((await page(first.events[1]?.place, 1)).events).toMatchObject([fact(3)])
    })

    it('contains nothing that a failed transaction has added', async () => {
      const work = unitOfWork.run(async ({ events }) => {
        await events.append([fact(1)])
        throw new Error('no')
      })
      await expect(work).rejects.toThrow('no')
      await repositories.events.append([fact(2)])
      expect((await page()).events).toMatchObject([fact(2)])
    })

    it('no longer contains deleted events, and tells readers who have missed them', async () => {
      const { events } = repositories
      await events.append([fact(1), fact(2), fact(3)])
      const [first, second] = (await page()).events
      const future = new Date(Date.now() + 1_000)
      expect(await events.deleteBefore(new Date(0), 9)).toBe(0)
      expect(await events.deleteBefore(future, 2)).toBe(2)
      expect(await events.list(BEFORE_ALL_EVENTS, 9)).toBeNull()
      expect(await events.list(first?.place ?? null, 9)).toBeNull()
      expect((await page(second?.place)).events).toMatchObject([fact(3)])
      expect((await page()).events).toMatchObject([fact(3)])
      const { next } = await page(second?.place)
      expect(await events.deleteBefore(future, 9)).toBe(1)
      expect(await page(next)).toEqual({ events: [], next })
      expect(await page()).toEqual({ events: [], next })
      await events.append([fact(4)])
      expect((await page(next)).events).toMatchObject([fact(4)])
    })

    it('rejects a place beyond the last event', async () => {
      await repositories.events.append([fact(1)])
      const { epoch, turn, position } = await here()
      const far = 2 ** 50
      for (const place of [
        { epoch, turn: turn + far, position: position + far },
        { epoch: epoch + 1, turn, position },
      ])
        expect(await repositories.events.list(place, 9)).toBeNull()
    })

    it('contains deals that become public or stop being so', async () => {
      const { deals } = repositories
      const [hidden, shown, gone] = [aDeal({ ownerId }), aDeal(published), aDeal(published)]
      await deals.insertMany([hidden, shown, gone])
      expect(await told()).toEqual([`deal.published ${shown.id}`, `deal.published ${gone.id}`])
      const start = await here()
      const one = aDeal(published)
      expect(await deals.insertWithin(one, 100)).toBe(true)
      expect(await deals.insertWithin(aDeal({ ownerId }), 100)).toBe(true)
      const titled = (await deals.save(shown, { ...shown, title: 'Other' })) as Deal
      const withdrawn = (await deals.save(titled, { ...titled, sharing: 'private' })) as Deal
      const again = (await deals.save(withdrawn, { ...withdrawn, sharing: 'public' })) as Deal
      expect(await deals.save(shown, { ...shown, sharing: 'private' })).toBeNull()
      await unitOfWork.run(async (transaction) => {
        await transaction.deals.lock(gone.id)
        await transaction.deals.delete(gone)
      })
      expect(await told(start)).toEqual([
        `deal.published ${one.id}`,
        `deal.withdrawn ${shown.id}`,
        `deal.published ${shown.id}`,
        `deal.withdrawn ${gone.id}`,
      ])
      const next = await here()
      const changes = [again, one].map((before) => ({ before, after: { ...before, lifecycle: 'trashed' as const } }))
      await unitOfWork.run(async (transaction) => {
        await transaction.deals.lockMany([again.id, one.id])
        await transaction.deals.saveMany(changes)
      })
      expect(await told(next)).toEqual([`deal.withdrawn ${again.id}`, `deal.withdrawn ${one.id}`])
    })

    it('contains links that are opened and closed, whatever closes them', async () => {
      const { collections } = repositories
      const collection = aCollection({ ownerId })
      await collections.insert(collection)
      const change = async (before: Collection, over: Partial<Collection>) =>
        (await collections.save(before, { ...before, ...over })) as Collection
      const open = await change(collection, { publicEnabled: true, publicToken: 'token' })
      const rotated = await change(open, { publicToken: 'other', availableUntil: later(1) })
      expect(await collections.save(open, { ...open, publicEnabled: false })).toBeNull()
      const archived = await change(rotated, { archivedAt: NOON })
      const closed = await change(archived, { publicEnabled: false })
      const unarchived = await change(closed, { archivedAt: null })
      const reopened = await change(unarchived, { publicEnabled: true })
      const deleted = await change(reopened, { deletedAt: NOON })
      const restored = await change(deleted, { deletedAt: null })
      await unitOfWork.run((transaction) => transaction.collections.deleteForever(restored, NOON))
      await unitOfWork.run((transaction) => transaction.collections.deleteForever(restored, NOON))
      const verbs = ['opened', 'closed', 'opened', 'closed', 'opened', 'closed']
      expect(await told()).toEqual(verbs.map((verb) => `collection.${verb} ${collection.id}`))
    })

    it('contains grants that are created and revoked, once each', async () => {
      const grant = aGrant({ accountId: ownerId })
      await unitOfWork.run(({ grants }) => grants.put(grant))
      await unitOfWork.run(({ grants }) => grants.put({ ...grant, limit: 9 }, grant))
      const after = revoked(grant, NOON)
      await unitOfWork.run(({ grants }) => grants.put(after, grant))
      await unitOfWork.run(({ grants }) => grants.put(after, after))
      expect(await told()).toEqual([`grant.started ${grant.id}`, `grant.ended ${grant.id}`])
    })

    it('contains the completion of an onboarding, once', async () => {
      const { accounts } = repositories
      const before = await accounts.findById(ownerId)
      if (before === null) throw new Error('no account')
      const onboard = (account: typeof before) =>
        accounts.save(account, completeOnboarding(account, { displayName: 'Ada' }, asAccount(account), NOON))
      const onboarded = await onboard(before)
      if (onboarded === null) throw new Error('not saved')
      await onboard(onboarded)
      expect(await onboard(before)).toBeNull()
      expect(await told()).toEqual([`account.onboarded ${ownerId}`])
    })

    it('names an erased account only in the event of its erasure', async () => {
      const { collections, deals, events } = repositories
      const other = anAccountId('other')
      await repositories.accounts.insert(anAccount({ id: other }))
      const imported = (id: string): EventFact => ({ kind: 'import.finished', subject: { type: 'account', id } })
      await events.append([imported(ownerId), imported(other), imported(ownerId)])
      const deal = aDeal(published)
      await deals.insertMany([deal, aDeal({ ownerId })])
      const collection = aCollection({ ownerId, publicEnabled: true, publicToken: 'token' })
      for (const one of [collection, aCollection({ ownerId })]) await collections.insert(one)
      const start = await here()
      await unitOfWork.run(({ erasure }) => erasure.erase(ownerId, NOON, NOON))
      await finishJobs(unitOfWork)
      expect((await told(start)).sort()).toEqual([
        `account.erased ${ownerId}`,
        `collection.closed ${collection.id}`,
        `deal.withdrawn ${deal.id}`,
      ])
      expect((await told()).slice(0, 3)).toEqual([
        'import.finished null',
        `import.finished ${other}`,
        'import.finished null',
      ])
    })
  })
