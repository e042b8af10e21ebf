import { beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '../../../src/domain/account.js'
import { type Actor, BACKEND } from '../../../src/domain/actor.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { later, NOON } from '../../support/builders.js'
import { BROKEN_TRAIL, trailOf } from '../../support/trail.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

const FIELDS = { source: 'manual', feature: 'collections' } as const

describe('GiveGrant', () => {
  let world: UseCaseWorld
  let admin: Account
  let actor: Actor
  let accountId: AccountId

  beforeEach(async () => {
    world = await openUseCaseWorld()
    const signedUp = await world.signUp({ role: 'admin' })
    admin = signedUp.account
    actor = signedUp.actor
    accountId = (await world.signUp()).account.id
  })

  const give = (fields = {}, account: string = accountId, by: Actor = actor) =>
    world.useCases.giveGrant.execute({
      ...{ actor: by, requestId: 'request', accountId: account },
      fields: { ...FIELDS, ...fields },
    })
  const kept = () => world.repositories.grants.listByAccount(accountId)
  const recorded = () => trailOf(world.repositories)

  it('creates a grant that starts now, without limit or end by default', async () => {
    const grant = await give()
    expect(grant).toEqual({
      ...{ ...FIELDS, id: expect.any(String), accountId, plan: null, limit: null },
      ...{ startsAt: NOON, endsAt: null, revokedAt: null, createdAt: NOON },
    })
    expect(await kept()).toEqual([grant])
  })

  it('creates a grant with a limit, for a time', async () => {
    const fields = { plan: 'pro', limit: 7, startsAt: later(1), endsAt: later(2) }
    expect(await give(fields)).toMatchObject(fields)
  })

  it('is recorded in the audit trail with its fields', async () => {
    const { id } = await give({ limit: 7 })
    expect(await recorded()).toEqual([
      {
        ...{ id: expect.any(String), at: NOON, actor: { type: 'account', id: admin.id }, as: null },
        ...{ action: 'grant.create', subject: { type: 'grant', id }, parameters: { accountId }, requestId: 'request' },
        changes: {
          source: { before: null, after: 'manual' },
          feature: { before: null, after: 'collections' },
          limit: { before: null, after: 7 },
          startsAt: { before: null, after: NOON.toISOString() },
        },
      },
    ])
  })

  it('gives nothing if it cannot be recorded', async () => {
    world = await openUseCaseWorld({ methods: BROKEN_TRAIL })
    const [by, granted] = [await world.signUp({ role: 'admin' }), await world.signUp({ id: accountId })]
    await expect(give({}, granted.account.id, by.actor)).rejects.toThrow('the trail is broken')
    expect(await kept()).toEqual([])
  })

  it.each([{ endsAt: NOON }, { startsAt: later(2), endsAt: later(1) }])(
    'refuses an end before the start, before it looks up the account: %o',
    async (fields) => {
      await expect(give(fields)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        meta: { issues: [{ path: '/endsAt' }] },
      })
      await expect(give(fields, 'nobody')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
      expect([await kept(), await recorded()]).toEqual([[], []])
    },
  )

  it('refuses an unknown account', async () => {
    for (const id of ['nobody', 'no id'])
      await expect(give({}, id)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' })
    expect(await recorded()).toEqual([])
  })

  it('refuses an admin who has been demoted or deactivated in the meantime, and an internal backend', async () => {
    const demoted = await world.repositories.accounts.save(admin, { ...admin, role: 'teacher' })
    await expect(give()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    if (demoted !== null)
      await world.repositories.accounts.save(demoted, { ...demoted, role: 'admin', isActive: false })
    await expect(give()).rejects.toMatchObject({ code: 'ACCOUNT_INACTIVE' })
    await expect(give({}, accountId, BACKEND)).rejects.toMatchObject({ code: 'ACCOUNT_REQUIRED' })
    expect([await kept(), await recorded()]).toEqual([[], []])
  })
})
