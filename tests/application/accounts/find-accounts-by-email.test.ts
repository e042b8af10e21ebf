import { describe, expect, it } from 'vitest'
import { BACKEND } from '../../../src/domain/actor.js'
import { openUseCaseWorld } from '../../support/use-case-world.js'

describe('finding accounts by e-mail', () => {
  it('compares whole addresses, ignoring case', async () => {
    const { useCases, signUp } = await openUseCaseWorld()
    const { account } = await signUp({ email: 'Anna@Example.org' })
    await signUp({ email: 'another.anna@example.org' })
    const find = (email: string) => useCases.findAccountsByEmail.execute({ actor: BACKEND, email })
    expect(await find('ANNA@example.org')).toEqual([account])
    expect(await find('anna@example')).toEqual([])
  })

  it('finds deactivated accounts too', async () => {
    const { useCases, signUp } = await openUseCaseWorld()
    const { account } = await signUp({ isActive: false })
    expect(await useCases.findAccountsByEmail.execute({ actor: BACKEND, email: account.email })).toEqual([account])
  })

  it('is only for internal backends', async () => {
    const { useCases, signUp } = await openUseCaseWorld()
    const { actor, account } = await signUp({ role: 'admin' })
    await expect(useCases.findAccountsByEmail.execute({ actor, email: account.email })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })
})
