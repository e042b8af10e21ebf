import { describe, expect, it } from 'vitest'
import { BACKEND } from '../../../src/domain/actor.js'
import { openUseCaseWorld } from '../../support/use-case-world.js'

describe('reading an account', () => {
  it('is for its owner, for admins and for internal backends', async () => {
    const { useCases, signUp } = await openUseCaseWorld()
    const { account, actor: owner } = await signUp()
    const { actor: admin } = await signUp({ role: 'admin' })
    for (const actor of [owner, admin, BACKEND])
      expect(await useCases.getAccount.execute({ actor, id: account.id })).toEqual(account)
  })

  it('reveals nothing to others, not even whether the account exists', async () => {
    const { useCases, signUp } = await openUseCaseWorld()
    const [{ actor }, { account }] = [await signUp(), await signUp()]
    for (const id of [account.id, 'unknown', 'not an id'])
      await expect(useCases.getAccount.execute({ actor, id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('does not find an unknown account or an invalid id', async () => {
    const { useCases, signUp } = await openUseCaseWorld()
    const { actor: admin } = await signUp({ role: 'admin' })
    for (const actor of [admin, BACKEND])
      for (const id of ['unknown', 'not an id'])
        await expect(useCases.getAccount.execute({ actor, id })).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' })
  })

  it('refuses an owner whose account is deactivated', async () => {
    const { useCases, signUp } = await openUseCaseWorld()
    const { actor, account } = await signUp({ isActive: false })
    await expect(useCases.getAccount.execute({ actor, id: account.id })).rejects.toMatchObject({
      code: 'ACCOUNT_INACTIVE',
    })
  })
})
