import { beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '../../../src/domain/account.js'
import type { Collection } from '../../../src/domain/collection.js'
import type { Deal } from '../../../src/domain/deal.js'
import { aHandle, later, NOON } from '../../support/builders.js'
import { insertCollection, insertDeal, insertGrant, unknownIds } from '../../support/inserts.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

const RULES = [
  ...['authorActive', 'authorHasHandle', 'linkOpen', 'insideWindow', 'notArchived', 'notDegraded'],
  'holdsExposedDeal',
]
const LISTED = { handle: aHandle('ann') }

describe('ExplainCollectionExposure', () => {
  let world: UseCaseWorld

  beforeEach(async () => {
    world = await openUseCaseWorld({ limits: { freeCollections: 1 } })
  })

  /** An author with two collections; the newer one has one deal. */
  const set = async (author: Partial<Account>, overrides: Partial<Collection>, dealOverrides: Partial<Deal> = {}) => {
    const { account, actor } = await world.signUp(author)
    const { id: dealId } = await insertDeal(world, { ownerId: account.id, sharing: 'public', ...dealOverrides })
    await insertCollection(world, { ownerId: account.id })
    const { id } = await insertCollection(world, {
      ...{ ownerId: account.id, dealIds: [dealId], publicEnabled: true, createdAt: later(-1), ...overrides },
    })
    return { account, explain: () => world.useCases.explainCollectionExposure.execute({ actor, id }) }
  }

  it('explains that the collection is in the catalog, rule by rule', async () => {
    const { exposed, rules } = await (await set(LISTED, {})).explain()
    expect(exposed).toBe(true)
    expect(rules.map(({ rule, passes }) => [rule, passes])).toEqual(RULES.map((rule) => [rule, true]))
  })

  it.each<[string[], Partial<Account>, Partial<Collection>, Partial<Deal>]>([
    [['authorHasHandle'], {}, {}, {}],
    [['linkOpen'], LISTED, { publicEnabled: false }, {}],
    [['insideWindow'], LISTED, { availableFrom: later(1) }, {}],
    [['insideWindow'], LISTED, { availableUntil: NOON }, {}],
    [['notArchived'], LISTED, { archivedAt: NOON }, {}],
    [['notDegraded'], LISTED, { createdAt: later(1) }, {}],
    [['holdsExposedDeal'], LISTED, {}, { sharing: 'group' }],
    [
      ['linkOpen', 'notArchived', 'holdsExposedDeal'],
      LISTED,
      { publicEnabled: false, archivedAt: NOON, dealIds: [] },
      {},
    ],
  ])('explains that it is not, with every rule that fails: %o', async (failing, author, collection, deal) => {
    const { exposed, rules } = await (await set(author, collection, deal)).explain()
    expect(exposed).toBe(false)
    expect(rules.filter(({ passes }) => !passes).map(({ rule }) => rule)).toEqual(failing)
  })

  it("does not count a deal of another author, which the catalog does not show as the owner's", async () => {
    const { account: other } = await world.signUp()
    const { explain } = await set(LISTED, {}, { ownerId: other.id })
    expect(await explain()).toMatchObject({ exposed: false })
  })

  it('counts the collections that a grant adds to the plan', async () => {
    const { account, explain } = await set(LISTED, { createdAt: later(1) })
    expect(await explain()).toMatchObject({ exposed: false })
    await insertGrant(world, { accountId: account.id, feature: 'collections', limit: 2 })
    expect(await explain()).toMatchObject({ exposed: true })
  })

  it("finds neither a stranger's collection nor an unknown one", async () => {
    const { actor } = await world.signUp()
    const { account: author } = await world.signUp(LISTED)
    const foreign = await insertCollection(world, { ownerId: author.id, publicEnabled: true })
    for (const id of [...unknownIds(), foreign.id])
      await expect(world.useCases.explainCollectionExposure.execute({ actor, id })).rejects.toMatchObject({
        code: 'DEAL_COLLECTION_NOT_FOUND',
      })
  })
})
