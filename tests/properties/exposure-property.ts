import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StoreAdapters } from '../../src/container/ports.js'
import type { AccountId, AnnouncementId } from '../../src/domain/ids.js'
import { answeredBoardOf } from '../../src/domain/practice/judged-answer.js'
import { MAX_PARTICIPANTS, type Participant } from '../../src/domain/practice/participant.js'
import { later, NOON } from '../support/builders.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'
import { KNOWN_CASES } from './cases.js'
import { make } from './changes.js'
import { checkEvents } from './check-events.js'
import { checkPublicLinks } from './check-public-links.js'
import { checkAs } from './check-world.js'
import { FREE, FREE_SERVES } from './rules.js'
import { contentOf, type Student } from './students.js'
import { worldClock } from './world-clock.js'
import { type RandomWorld, randomWorld } from './worlds.js'

/**
 * A third of the worlds that a run builds on all adapters, most of them where it is fast; WORLDS sets a different
 * number.
 */
const WORLDS = Number(process.env.WORLDS ?? 20)

const put = async ({ repositories }: HttpWorld, world: RandomWorld): Promise<void> => {
  for (const account of world.accounts) await repositories.accounts.insert(account)
  for (const group of world.groups) await repositories.sharingGroups.insert(group)
  await repositories.deals.insertMany(world.deals)
  for (const collection of world.collections) await repositories.collections.insert(collection)
  for (const grant of world.grants) await repositories.grants.put(grant)
  for (const [follower, author] of world.follows) {
    const [from, to] = [world.accounts[follower], world.accounts[author]]
    if (from && to) await repositories.subscriptions.follow(from.id, to.id, NOON)
  }
  for (const announcement of world.announcements) await repositories.announcements.insert(announcement)
  for (const { accountId, announcementId, readAt } of world.marks)
    await repositories.announcements.markRead(accountId as AccountId, announcementId as AnnouncementId, readAt)
  for (const student of world.students) await putStudent(repositories, student)
}

const putStudent = async (
  { participants, answers }: HttpWorld['repositories'],
  { participant, key, answers: given }: Student,
): Promise<void> => {
  const started = { ...participant, lastAt: null }
  expect(await participants.insert(started, key, MAX_PARTICIPANTS, NOON)).toBe(true)
  let current: Participant = started
  for (const [i, one] of given.entries()) {
    const { bidding, play } = contentOf(one)
    const answer = { participantId: participant.id, dealId: one.deal.id, seat: one.seat, bidding, play }
    const lastAt = later(i + 1, participant.startedAt)
    expect(await answers.save(current, { answer, board: answeredBoardOf(one.deal) }, lastAt)).toBe(true)
    current = { ...current, lastAt }
  }
}

export interface EmptyStore {
  readonly adapters: StoreAdapters
  empty(): Promise<void>
  close?(): Promise<void>
  /** Waits until every committed event can be read. */
  settled?(): Promise<void>
}

/** In any world, every route shows exactly what the rules say. */
export const exposureProperty = (name: string, share: number, open: () => Promise<EmptyStore>) =>
  describe(`any world, ${name}`, () => {
    let store: EmptyStore
    let http: HttpWorld

    beforeAll(async () => {
      store = await open()
      http = await openHttpWorld({
        store: store.adapters,
        clock: worldClock,
        limits: { freeCollections: FREE, freeServes: FREE_SERVES },
      })
    })
    afterAll(() => store.close?.())

    it('shows on every route exactly what the rules say', { timeout: 0 }, async () => {
      const property = fc.asyncProperty(randomWorld, fc.nat(), async (world, place) => {
        await store.empty()
        await put(http, world)
        const read = async (current: RandomWorld, turn: number) => {
          const reader = current.accounts[(place + turn) % current.accounts.length]
          if (reader !== undefined) await checkAs(http, current, reader)
          await checkPublicLinks(http, current)
          await store.settled?.()
          await checkEvents(http, current)
        }
        // One reader before the changes, another one after them.
        await read(world, 0)
        let current = world
        for (const change of world.changes) current = await make(http, current, change)
        await read(current, 1)
      })
      for (const known of KNOWN_CASES) await fc.assert(property, known)
      await fc.assert(property, { numRuns: Math.ceil(share * WORLDS) })
    })
  })
