import { beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '../../../src/domain/account.js'
import { type Actor, BACKEND } from '../../../src/domain/actor.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { NOON } from '../../support/builders.js'
import { insertGrant, SOON, unknownIds } from '../../support/inserts.js'
import { BROKEN_TRAIL, trailOf } from '../../support/trail.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('RevokeAccountGrant', () => {
  let world: UseCaseWorld
  let admin: Account
  let actor: Actor
  let accountId: AccountId

  beforeEach(async () => {
    world = await openUseCaseWorld({ clock: { now: () => SOON } })
    const signedUp = await world.signUp({ role: 'admin' })
    admin = signedUp.account
    actor = signedUp.actor
    accountId = (await world.signUp()).account.id
  })

  const revoke = (grantId: string, account: string = accountId, by: Actor = actor) =>
    world.useCases.revokeAccountGrant.execute({ actor: by, requestId: 'request', accountId: account, grantId })
  const recorded = () => trailOf(world.repositories)

  it('ends a grant immediately, and keeps it listed', async () => {
    const before = await insertGrant(world, { accountId })
    const after = await revoke(before.id)
    expect(after).toEqual({ ...before, revokedAt: SOON })
    expect(await world.repositories.grants.listByAccount(accountId)).toEqual([after])
    expect(await world.repositories.entitlements.listActiveGrants(accountId, SOON)).toEqual([])
  })

  it('is recorded in the audit trail with the time and what has ended', async () => {
    const { id } = await insertGrant(world, { accountId, feature: 'collections', limit: 20 })
    await revoke(id)
    expect(await recorded()).toMatchObject([
      {
        ...{ at: SOON, actor: { type: 'account', id: admin.id }, action: 'grant.revoke', requestId: 'request' },
        ...{ subject: { type: 'grant', id }, parameters: { accountId } },
        changes: {
          revokedAt: { before: null, after: SOON.toISOString() },
          feature: { before: 'collections', after: null },
          limit: { before: 20, after: null },
        },
      },
    ])
  })

  it('revokes nothing if it cannot be recorded', async () => {
    world = await openUseCaseWorld({ clock: { now: () => SOON }, methods: BROKEN_TRAIL })
    const [by, granted] = [await world.signUp({ role: 'admin' }), await world.signUp({ id: accountId })]
    const grant = await insertGrant(world, { accountId })
    await expect(revoke(grant.id, granted.account.id, by.actor)).rejects.toThrow('the trail is broken')
    expect(await world.repositories.grants.findById(grant.id)).toEqual(grant)
  })

  it('does not change a grant that is already revoked: the first time is kept', async () => {
    const before = await insertGrant(world, { accountId, revokedAt: NOON })
    expect(await revoke(before.id)).toEqual(before)
    expect(await recorded()).toMatchObject([{ action: 'grant.revoke', changes: {} }])
  })

  it('does not find a grant of another account, or an unknown one', async () => {
    const { account: other } = await world.signUp()
    const foreign = await insertGrant(world, { accountId: other.id })
    for (const id of [...unknownIds(), foreign.id])
      await expect(revoke(id)).rejects.toMatchObject({ code: 'GRANT_NOT_FOUND' })
    expect(await world.repositories.grants.findById(foreign.id)).toEqual(foreign)
    expect(await recorded()).toEqual([])
  })

  it('refuses an unknown account', async () => {
    const grant = await insertGrant(world, { accountId })
    for (const id of ['nobody', 'no id'])
      await expect(revoke(grant.id, id)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' })
    expect(await world.repositories.grants.findById(grant.id)).toEqual(grant)
  })

  it('refuses an admin who has been demoted in the meantime, and an internal backend', async () => {
    const grant = await insertGrant(world, { accountId })
    await expect(revoke(grant.id, accountId, BACKEND)).rejects.toMatchObject({ code: 'ACCOUNT_REQUIRED' })
    await world.repositories.accounts.save(admin, { ...admin, role: 'teacher' })
    await expect(revoke(grant.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await world.repositories.grants.findById(grant.id)).toEqual(grant)
    expect(await recorded()).toEqual([])
  })
})
