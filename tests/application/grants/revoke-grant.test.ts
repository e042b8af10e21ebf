import { beforeEach, describe, expect, it } from 'vitest'
import { BACKEND } from '../../../src/domain/actor.js'
import { NOON } from '../../support/builders.js'
import { insertGrant, SOON, unknownIds } from '../../support/inserts.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('RevokeGrant', () => {
  let world: UseCaseWorld

  beforeEach(async () => {
    world = await openUseCaseWorld({ clock: { now: () => SOON } })
  })

  const revoke = (id: string, actor = BACKEND) => world.useCases.revokeGrant.execute({ actor, id })

  it('ends a grant of any account immediately', async () => {
    const before = await insertGrant(world)
    const after = await revoke(before.id)
    expect(after).toEqual({ ...before, revokedAt: SOON })
    expect(await world.repositories.grants.findById(before.id)).toEqual(after)
    expect(await world.repositories.entitlements.listActiveGrants(before.accountId, SOON)).toEqual([])
  })

  it('does not change a grant that is already revoked: the first time is kept', async () => {
    const before = await insertGrant(world, { revokedAt: NOON })
    expect(await revoke(before.id)).toEqual(before)
    expect(await world.repositories.grants.findById(before.id)).toEqual(before)
  })

  it('does not find an unknown grant', async () => {
    for (const id of unknownIds()) await expect(revoke(id)).rejects.toMatchObject({ code: 'GRANT_NOT_FOUND' })
  })

  it('refuses an admin, who revokes grants in a different way', async () => {
    const { actor } = await world.signUp({ role: 'admin' })
    const grant = await insertGrant(world)
    await expect(revoke(grant.id, actor)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await world.repositories.grants.findById(grant.id)).toEqual(grant)
  })
})
