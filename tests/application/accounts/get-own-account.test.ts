import { describe, expect, it } from 'vitest'
import type { TokenClaims } from '../../../src/application/ports/access-token-verifier.js'
import { newAccount } from '../../../src/domain/account.js'
import { ANONYMOUS, asAccount, BACKEND } from '../../../src/domain/actor.js'
import { anAccount, anAccountId, later, NOON } from '../../support/builders.js'
import { SECOND } from '../../support/held-time.js'
import { openUseCaseWorld } from '../../support/use-case-world.js'

const ID = anAccountId('anna')
const CLAIMS: TokenClaims = { userId: ID, email: 'anna@example.org', name: 'Anna Berg', issuedAt: NOON }
const NEW = newAccount({ id: ID, email: 'anna@example.org', displayName: 'Anna Berg', signupSource: 'app' }, NOON)

describe("reading the actor's own account", () => {
  it('creates it on the first call with its token', async () => {
    const { useCases, repositories } = await openUseCaseWorld()
    expect(await useCases.getOwnAccount.execute({ actor: ANONYMOUS, claims: CLAIMS })).toEqual(NEW)
    expect(await repositories.accounts.findById(ID)).toEqual(NEW)
  })

  it('names it after its address if the token has no name', async () => {
    const { useCases } = await openUseCaseWorld()
    const claims = { ...CLAIMS, name: null }
    expect(await useCases.getOwnAccount.execute({ actor: ANONYMOUS, claims })).toMatchObject({ displayName: 'anna' })
  })

  it('creates one account for concurrent first calls', async () => {
    const { useCases } = await openUseCaseWorld()
    const calls = [1, 2, 3].map(() => useCases.getOwnAccount.execute({ actor: ANONYMOUS, claims: CLAIMS }))
    expect(await Promise.all(calls)).toEqual([NEW, NEW, NEW])
  })

  it('does not change it later, whatever the token says', async () => {
    const { useCases, repositories, signUp } = await openUseCaseWorld()
    const { actor, account } = await signUp({ id: ID })
    const claims = { ...CLAIMS, name: 'Anna Bach', email: 'anna.bach@example.org' }
    expect(await useCases.getOwnAccount.execute({ actor, claims })).toEqual(account)
    expect(await repositories.accounts.findById(ID)).toEqual(account)
  })

  it('reads the other account if an admin acts as it', async () => {
    const { useCases, repositories, signUp } = await openUseCaseWorld()
    const { account } = await signUp()
    const actor = asAccount(account, ID)
    expect(await useCases.getOwnAccount.execute({ actor, claims: CLAIMS })).toEqual(account)
    expect(await repositories.accounts.findById(ID)).toBeNull()
  })

  it('does not recreate a deleted account that an admin acts as', async () => {
    const { useCases, repositories } = await openUseCaseWorld()
    const gone = anAccount()
    const call = useCases.getOwnAccount.execute({ actor: asAccount(gone, ID), claims: CLAIMS })
    await expect(call).rejects.toMatchObject({ code: 'ACCOUNT_REQUIRED' })
    expect(await repositories.accounts.findById(gone.id)).toBeNull()
  })

  it('requires a token', async () => {
    const { useCases } = await openUseCaseWorld()
    for (const input of [
      { actor: ANONYMOUS, claims: null },
      { actor: BACKEND, claims: null },
      { actor: BACKEND, claims: CLAIMS },
    ])
      await expect(useCases.getOwnAccount.execute(input)).rejects.toMatchObject({ code: 'ACCOUNT_REQUIRED' })
  })

  it('refuses the address of another account', async () => {
    const { useCases, repositories, signUp } = await openUseCaseWorld()
    await signUp({ email: 'Anna@example.org' })
    await expect(useCases.getOwnAccount.execute({ actor: ANONYMOUS, claims: CLAIMS })).rejects.toMatchObject({
      code: 'ACCOUNT_EMAIL_TAKEN',
    })
    expect(await repositories.accounts.findById(ID)).toBeNull()
  })

  it('refuses a deactivated account, even if it was deactivated after the actor was read', async () => {
    const { useCases, signUp } = await openUseCaseWorld()
    const { actor, account } = await signUp({ id: ID, isActive: false })
    for (const caller of [actor, asAccount({ ...account, isActive: true }), ANONYMOUS])
      await expect(useCases.getOwnAccount.execute({ actor: caller, claims: CLAIMS })).rejects.toMatchObject({
        code: 'ACCOUNT_INACTIVE',
      })
  })

  it('does not recreate an erased account for a token that may be older than the erasure', async () => {
    const { useCases, repositories, signUp } = await openUseCaseWorld()
    const { actor } = await signUp({ id: ID })
    await useCases.eraseAccount.execute({ actor, requestId: 'request', id: ID })
    const read = (issuedAt: Date | null) =>
      useCases.getOwnAccount.execute({ actor: ANONYMOUS, claims: { ...CLAIMS, issuedAt } })
    for (const issuedAt of [null, later(-1), later(5 * SECOND)])
      await expect(read(issuedAt)).rejects.toMatchObject({ code: 'ACCOUNT_REQUIRED' })
    expect(await repositories.accounts.findById(ID)).toBeNull()
    expect(await read(later(6 * SECOND))).toEqual(NEW)
    // Such a token is not valid for the account that exists now either.
    for (const issuedAt of [null, later(-1), later(5 * SECOND)])
      await expect(read(issuedAt)).rejects.toMatchObject({ code: 'ACCOUNT_REQUIRED' })
    expect(await read(later(6 * SECOND))).toEqual(NEW)
  })

  it('accepts any token for an account whose id was never erased, however old', async () => {
    const { useCases, signUp } = await openUseCaseWorld()
    const { account } = await signUp({ id: ID, createdAt: later(60 * SECOND) })
    for (const issuedAt of [null, later(-1)])
      expect(await useCases.getOwnAccount.execute({ actor: ANONYMOUS, claims: { ...CLAIMS, issuedAt } })).toEqual(
        account,
      )
  })
})
