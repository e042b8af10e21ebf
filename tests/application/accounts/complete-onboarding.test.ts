import { describe, expect, it } from 'vitest'
import type { OnboardingValues } from '../../../src/application/accounts/complete-onboarding.js'
import type { TokenClaims } from '../../../src/application/ports/access-token-verifier.js'
import { newAccount } from '../../../src/domain/account.js'
import { type Actor, ANONYMOUS, asAccount, BACKEND } from '../../../src/domain/actor.js'
import type { ExpectedRevisions } from '../../../src/domain/revision.js'
import { STANDARD_AUCTION_SYSTEMS } from '../../../src/domain/standard-auction-systems.js'
import { aHandle, anAccount, anAccountId, later, NOON } from '../../support/builders.js'
import { aClock } from '../../support/clock.js'
import { openUseCaseWorld } from '../../support/use-case-world.js'

const ID = anAccountId('anna')
const CLAIMS: TokenClaims = { userId: ID, email: 'anna@example.org', name: 'Anna', issuedAt: NOON }
const VALUES: OnboardingValues = { displayName: 'Anna Berg', country: 'FR', handle: 'Anna Berg' }

/** Invalid onboardings of an account, new or existing, while another one has the handle `taken`. */
const REFUSED: [string, Partial<OnboardingValues>, ExpectedRevisions][] = [
  ['VALIDATION_FAILED', { handle: 'x' }, null],
  ['AUCTION_SYSTEM_NOT_FOUND', { auctionSystemId: 'unknown' }, null],
  ['ACCOUNT_HANDLE_TAKEN', { handle: 'taken' }, null],
  ['ACCOUNT_HANDLE_TAKEN', { handle: 'taken' }, [7]],
  ['PRECONDITION_FAILED', {}, [7]],
]

describe('completing the onboarding', () => {
  const openWorld = async () => {
    const clock = aClock()
    const world = await openUseCaseWorld({ clock })
    await world.signUp({ handle: aHandle('taken'), email: 'taken@example.org' })
    const onboard = (
      actor: Actor,
      claims: TokenClaims | null,
      values: Partial<OnboardingValues> = {},
      expected: ExpectedRevisions = null,
    ) => world.useCases.completeOnboarding.execute({ actor, claims, values: { ...VALUES, ...values }, expected })
    return { ...world, clock, onboard, kept: () => world.repositories.accounts.findById(ID) }
  }

  it('applies the values to the account, which it creates if necessary, and marks it as onboarded', async () => {
    const { onboard, kept } = await openWorld()
    const [system] = STANDARD_AUCTION_SYSTEMS
    const account = await onboard(ANONYMOUS, CLAIMS, { auctionSystemId: system?.id ?? null })
    expect(account).toEqual({
      ...newAccount({ id: ID, email: 'anna@example.org', displayName: 'Anna Berg', signupSource: 'app' }, NOON),
      country: 'FR',
      handle: 'anna-berg',
      auctionSystem: system,
      onboardedAt: NOON,
      revision: 2,
    })
    expect(await kept()).toEqual(account)
  })

  it('applies the values of a second call too, and keeps the first time', async () => {
    const { clock, onboard, kept } = await openWorld()
    const first = await onboard(ANONYMOUS, CLAIMS)
    clock.at = later(1)
    const second = await onboard(asAccount(first), CLAIMS, { displayName: 'Anna', country: null }, [first.revision])
    expect(second).toEqual({ ...first, displayName: 'Anna', country: null, revision: 3, updatedAt: later(1) })
    expect(await kept()).toEqual(second)
  })

  it.each(REFUSED)('answers %s to %o of revision %o, and writes nothing', async (code, values, expected) => {
    const { signUp, onboard, kept } = await openWorld()
    const { actor, account } = await signUp({ id: ID })
    await expect(onboard(actor, CLAIMS, values, expected)).rejects.toMatchObject({ code })
    expect(await kept()).toEqual(account)
  })

  it.each(REFUSED)(
    'leaves no new account behind if it responds with %s to %o of revision %o',
    async (code, ...input) => {
      const { onboard, kept } = await openWorld()
      await expect(onboard(ANONYMOUS, CLAIMS, ...input)).rejects.toMatchObject({ code })
      expect(await kept()).toBeNull()
    },
  )

  it('refuses a new account with the e-mail address of another', async () => {
    const { onboard, kept } = await openWorld()
    await expect(onboard(ANONYMOUS, { ...CLAIMS, email: 'Taken@example.org' })).rejects.toMatchObject({
      code: 'ACCOUNT_EMAIL_TAKEN',
    })
    expect(await kept()).toBeNull()
  })

  it('creates one account for concurrent first calls', async () => {
    const { onboard, kept } = await openWorld()
    await Promise.all([onboard(ANONYMOUS, CLAIMS), onboard(ANONYMOUS, CLAIMS, { country: 'DE' })])
    expect(await kept()).toMatchObject({ revision: 3, country: 'DE', onboardedAt: NOON })
  })

  it('onboards the other account if an admin acts as it', async () => {
    const { signUp, onboard, kept } = await openWorld()
    const { account } = await signUp()
    expect(await onboard(asAccount(account, ID), CLAIMS)).toMatchObject({ id: account.id, onboardedAt: NOON })
    expect(await kept()).toBeNull()
    await expect(onboard(asAccount(anAccount(), ID), CLAIMS)).rejects.toMatchObject({ code: 'ACCOUNT_REQUIRED' })
  })

  it('refuses a deactivated account, even if it was deactivated after the actor was read', async () => {
    const { signUp, onboard, kept } = await openWorld()
    const { actor, account } = await signUp({ id: ID, isActive: false })
    for (const caller of [actor, asAccount({ ...account, isActive: true })])
      await expect(onboard(caller, CLAIMS)).rejects.toMatchObject({ code: 'ACCOUNT_INACTIVE' })
    expect(await kept()).toEqual(account)
  })

  it('requires a token that is newer than any erasure of its account', async () => {
    const { useCases, signUp, onboard, kept } = await openWorld()
    await expect(onboard(ANONYMOUS, null)).rejects.toMatchObject({ code: 'ACCOUNT_REQUIRED' })
    await expect(onboard(BACKEND, CLAIMS)).rejects.toMatchObject({ code: 'ACCOUNT_REQUIRED' })
    const { actor } = await signUp({ id: ID })
    await useCases.eraseAccount.execute({ actor, requestId: 'request', id: ID })
    await expect(onboard(actor, CLAIMS)).rejects.toMatchObject({ code: 'ACCOUNT_REQUIRED' })
    expect(await kept()).toBeNull()
  })
})
