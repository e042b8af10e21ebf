import { beforeEach, describe, expect, it } from 'vitest'
import { BACKEND } from '../../../src/domain/actor.js'
import type { AccountId, GrantId } from '../../../src/domain/ids.js'
import { aGrant, later, NOON } from '../../support/builders.js'
import { insertGrant } from '../../support/inserts.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('ListGrants', () => {
  let world: UseCaseWorld
  let accountId: AccountId

  beforeEach(async () => {
    world = await openUseCaseWorld()
    accountId = (await world.signUp()).account.id
  })

  const list = (account: string = accountId, actor = BACKEND) =>
    world.useCases.listGrants.execute({ actor, accountId: account })

  it('lists all grants of an account, including ended, revoked and future ones, newest start first, then by id', async () => {
    const [low, high] = [aGrant().id, aGrant().id].sort() as [GrantId, GrantId]
    const grants = [
      await insertGrant(world, { accountId, startsAt: later(-2), endsAt: later(-1) }),
      await insertGrant(world, { accountId, id: high, revokedAt: NOON }),
      await insertGrant(world, { accountId, id: low }),
      await insertGrant(world, { accountId, startsAt: later(1) }),
    ]
    await insertGrant(world)
    const { actor: admin } = await world.signUp({ role: 'admin' })
    for (const actor of [BACKEND, admin]) expect(await list(accountId, actor)).toEqual(grants.toReversed())
  })

  it('lists nothing for an account without grants', async () => {
    expect(await list()).toEqual([])
  })

  it('refuses an unknown account', async () => {
    for (const id of ['nobody', 'no id']) await expect(list(id)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' })
  })

  it("refuses to list an account's own grants", async () => {
    const { account, actor } = await world.signUp()
    await expect(list(account.id, actor)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
