import { beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '../../../src/domain/account.js'
import type { Deal } from '../../../src/domain/deal.js'
import { aHandle } from '../../support/builders.js'
import { insertDeal, unknownIds } from '../../support/inserts.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

const RULES = ['authorActive', 'authorHasHandle', 'dealPublic', 'dealNotTrashed', 'dealNotOrphaned']
const LISTED = { handle: aHandle('ann') }

describe('ExplainDealExposure', () => {
  let world: UseCaseWorld

  beforeEach(async () => {
    world = await openUseCaseWorld()
  })

  const explain = async (author: Partial<Account>, overrides: Partial<Deal>) => {
    const { account, actor } = await world.signUp(author)
    const { id } = await insertDeal(world, { ownerId: account.id, ...overrides })
    return world.useCases.explainDealExposure.execute({ actor, id })
  }

  it('explains that the deal is in the catalog, rule by rule', async () => {
    const { exposed, rules } = await explain(LISTED, { sharing: 'public' })
    expect(exposed).toBe(true)
    expect(rules.map(({ rule, passes }) => [rule, passes])).toEqual(RULES.map((rule) => [rule, true]))
  })

  it.each<[string[], Partial<Account>, Partial<Deal>]>([
    [['authorHasHandle'], {}, { sharing: 'public' }],
    [['dealPublic'], LISTED, { sharing: 'group' }],
    [['dealNotTrashed'], LISTED, { sharing: 'public', lifecycle: 'trashed' }],
    [['authorHasHandle', 'dealPublic', 'dealNotTrashed'], {}, { lifecycle: 'trashed' }],
  ])('explains that it is not, with every rule that fails: %o', async (failing, author, overrides) => {
    const { exposed, rules } = await explain(author, overrides)
    expect(exposed).toBe(false)
    expect(rules.filter(({ passes }) => !passes).map(({ rule }) => rule)).toEqual(failing)
  })

  it("finds neither a stranger's deal, nor one without an owner, nor an unknown one", async () => {
    const { actor } = await world.signUp()
    const { account: author } = await world.signUp(LISTED)
    const hidden = [
      await insertDeal(world, { ownerId: author.id, sharing: 'public' }),
      await insertDeal(world, { ownerId: null, lifecycle: 'orphaned' }),
    ]
    for (const id of [...unknownIds(), ...hidden.map((deal) => deal.id)])
      await expect(world.useCases.explainDealExposure.execute({ actor, id })).rejects.toMatchObject({
        code: 'DEAL_NOT_FOUND',
      })
  })
})
