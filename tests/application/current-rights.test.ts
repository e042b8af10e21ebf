import { describe, expect, it } from 'vitest'
import type { Account } from '../../src/domain/account.js'
import { type Actor, ANONYMOUS, asAccount, BACKEND } from '../../src/domain/actor.js'
import { anAccount } from '../support/builders.js'
import { openUseCaseWorld } from '../support/use-case-world.js'

describe('the current rights of an actor', () => {
  const openWorld = async () => {
    const world = await openUseCaseWorld()
    const { rights, callers } = world.dependencies
    const { accounts } = world.repositories
    return {
      ...world,
      callers,
      now: (actor: Actor) => rights.currentActor({ accounts }, actor),
      requireAdmin: (actor: Actor) => rights.requireAdmin({ accounts }, actor),
      /** An actor as it was before its account changed to what is stored. */
      former: async (was: Partial<Account>, is: Partial<Account> | null) => {
        const account = anAccount({ ...was, ...is })
        if (is !== null) await accounts.insert(account)
        return { ...account, ...was }
      },
    }
  }

  it('are those of its account now', async () => {
    const { now, former } = await openWorld()
    const was = await former({ role: 'admin' }, { role: 'teacher' })
    expect(await now(asAccount(was))).toEqual(asAccount({ ...was, role: 'teacher' }))
  })

  it('are unchanged for actors without an account', async () => {
    const { now } = await openWorld()
    for (const actor of [BACKEND, ANONYMOUS]) expect(await now(actor)).toBe(actor)
  })

  it('are none without an active account', async () => {
    const { now, former } = await openWorld()
    await expect(now(asAccount(anAccount()))).rejects.toMatchObject({ code: 'ACCOUNT_REQUIRED' })
    const inactive = asAccount(await former({ isActive: true }, { isActive: false }))
    await expect(now(inactive)).rejects.toMatchObject({ code: 'ACCOUNT_INACTIVE' })
  })

  it('are those of the other account for an admin who acts as it', async () => {
    const { now, former, signUp } = await openWorld()
    const { account: admin } = await signUp({ role: 'admin' })
    const was = await former({ role: 'teacher' }, { role: 'player' })
    expect(await now(asAccount(was, admin.id))).toEqual(asAccount({ ...was, role: 'player' }, admin.id))
  })

  it('to act as another account end with the rights of either', async () => {
    const { now, former, signUp } = await openWorld()
    const { account: admin } = await signUp({ role: 'admin' })
    const { account: target } = await signUp()
    const [demoted, deactivated] = [
      await former({ role: 'admin' }, { role: 'teacher' }),
      await former({ role: 'admin', isActive: true }, { role: 'admin', isActive: false }),
    ]
    const [promoted, inactive] = [
      await former({ role: 'teacher' }, { role: 'admin' }),
      await former({ isActive: true }, { isActive: false }),
    ]
    const refused: readonly (readonly [string, Account, Account])[] = [
      ['IMPERSONATION_FORBIDDEN', target, demoted],
      ['IMPERSONATION_FORBIDDEN', target, anAccount({ role: 'admin' })],
      ['ACCOUNT_INACTIVE', target, deactivated],
      ['IMPERSONATION_FORBIDDEN', promoted, admin],
      ['IMPERSONATION_FORBIDDEN', inactive, admin],
      ['ACCOUNT_NOT_FOUND', anAccount(), admin],
    ]
    for (const [code, account, { id }] of refused)
      await expect(now(asAccount(account, id))).rejects.toMatchObject({ code })
  })

  it('are those of an admin only while it is one', async () => {
    const { requireAdmin, former, signUp } = await openWorld()
    const { actor } = await signUp({ role: 'admin' })
    await requireAdmin(actor)
    const demoted = asAccount(await former({ role: 'admin' }, { role: 'teacher' }))
    await expect(requireAdmin(demoted)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(requireAdmin(BACKEND)).rejects.toMatchObject({ code: 'ACCOUNT_REQUIRED' })
  })

  it('replace the account in the cache', async () => {
    const { repositories, callers, now, signUp } = await openWorld()
    const { actor, account } = await signUp()
    expect(await callers.find(account.id)).toMatchObject({ role: 'teacher' })
    await repositories.accounts.save(account, { ...account, role: 'player' })
    expect(await callers.find(account.id)).toMatchObject({ role: 'teacher' })
    await now(actor)
    expect(await callers.find(account.id)).toMatchObject({ role: 'player' })
  })
})
