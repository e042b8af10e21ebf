import { v7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, BACKEND } from '../../../src/domain/actor.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { later, NOON } from '../../support/builders.js'
import { insertGrant, SOON } from '../../support/inserts.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

const FIELDS = { source: 'subscription', plan: 'pro', feature: 'plan' } as const

describe('PutGrant', () => {
  let now: Date
  let world: UseCaseWorld
  let accountId: AccountId

  beforeEach(async () => {
    now = NOON
    world = await openUseCaseWorld({ clock: { now: () => now } })
    accountId = (await world.signUp()).account.id
  })

  const put = (grantId: string, fields = {}, account: string = accountId, actor: Actor = BACKEND) =>
    world.useCases.putGrant.execute({ actor, accountId: account, grantId, fields: { ...FIELDS, ...fields } })
  const kept = () => world.repositories.grants.listByAccount(accountId)

  it('writes a new grant with the id, which starts now by default', async () => {
    const id = v7()
    const { grant, isNew } = await put(id)
    expect(grant).toEqual({
      ...{ ...FIELDS, id, accountId, limit: null },
      ...{ startsAt: NOON, endsAt: null, revokedAt: null, createdAt: NOON },
    })
    expect(isNew).toBe(true)
    expect(await kept()).toEqual([grant])
  })

  it('has the same outcome if repeated, even later', async () => {
    const id = v7()
    const { grant } = await put(id, { endsAt: later(1) })
    now = SOON
    expect(await put(id, { endsAt: later(1) })).toEqual({ grant, isNew: false })
    expect(await kept()).toEqual([grant])
  })

  it('replaces every field of an existing grant except its creation time', async () => {
    const before = await insertGrant(world, { accountId, limit: 3, endsAt: later(1) })
    const fields = { source: 'partner', plan: null, feature: 'deals', limit: 7, startsAt: later(1) } as const
    const { grant, isNew } = await put(before.id, fields)
    expect(grant).toEqual({ ...before, ...fields, endsAt: null })
    expect(isNew).toBe(false)
    expect(await kept()).toEqual([grant])
  })

  it('refuses an end before the start, including the stored one', async () => {
    await expect(put(v7(), { startsAt: later(1), endsAt: later(1) })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      meta: { issues: [{ path: '/endsAt' }] },
    })
    const before = await insertGrant(world, { accountId, startsAt: later(2) })
    await expect(put(before.id, { endsAt: later(1) })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    expect(await kept()).toEqual([before])
  })

  it('does not change a revoked grant', async () => {
    const before = await insertGrant(world, { accountId, revokedAt: NOON })
    await expect(put(before.id)).rejects.toMatchObject({ code: 'GRANT_REVOKED' })
    expect(await kept()).toEqual([before])
  })

  it('does not find a grant of another account, or one with an invalid id', async () => {
    const foreign = await insertGrant(world, { revokedAt: NOON })
    for (const id of ['no-uuid', foreign.id]) await expect(put(id)).rejects.toMatchObject({ code: 'GRANT_NOT_FOUND' })
    expect(await world.repositories.grants.findById(foreign.id)).toEqual(foreign)
    expect(await kept()).toEqual([])
  })

  it('refuses an unknown account', async () => {
    for (const id of ['nobody', 'no id'])
      await expect(put(v7(), {}, id)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' })
  })

  it('refuses an admin, who creates grants in a different way', async () => {
    const { actor } = await world.signUp({ role: 'admin' })
    await expect(put(v7(), {}, accountId, actor)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await kept()).toEqual([])
  })
})
