import fc from 'fast-check'
import { afterAll, beforeAll, describe, it } from 'vitest'
import type { StoreAdapters } from '../../src/container.js'
import type { Account } from '../../src/domain/account.js'
import { NOON } from '../support/builders.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'
import { checkPublicLinks } from './check-public-links.js'
import { checkAs } from './check-world.js'
import { FREE } from './rules.js'
import { type RandomWorld, randomWorld } from './worlds.js'

/** How many worlds a run builds on each adapter; WORLDS sets another number. */
const WORLDS = Number(process.env.WORLDS ?? 60)

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
}

export interface EmptyStore {
  readonly adapters: StoreAdapters
  empty(): Promise<void>
  close?(): Promise<void>
}

/** In any world every route shows what the rules say, and nothing else. */
export const exposureProperty = (name: string, open: () => Promise<EmptyStore>) =>
  describe(`any world, ${name}`, () => {
    let store: EmptyStore
    let http: HttpWorld

    beforeAll(async () => {
      store = await open()
      http = await openHttpWorld({
        store: store.adapters,
        clock: { now: () => new Date(NOON) },
        limits: { freeCollections: FREE },
      })
    })
    afterAll(() => store.close?.())

    it('shows on every route what the rules say, and nothing else', { timeout: 0 }, async () => {
      await fc.assert(
        fc.asyncProperty(randomWorld, fc.nat(), async (world, place) => {
          await store.empty()
          await put(http, world)
          await checkAs(http, world, world.accounts[place % world.accounts.length] as Account)
          await checkPublicLinks(http, world)
        }),
        { numRuns: WORLDS },
      )
    })
  })
