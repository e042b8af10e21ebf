import { describe, expect, it } from 'vitest'
import type { NewAccountFields } from '../../../src/application/accounts/create-account.js'
import { newAccount } from '../../../src/domain/account.js'
import { BACKEND } from '../../../src/domain/actor.js'
import { DEFAULT_PREFERENCES } from '../../../src/domain/preferences.js'
import { STANDARD_AUCTION_SYSTEMS } from '../../../src/domain/standard-auction-systems.js'
import { aHandle, anAccountId, later, NOON } from '../../support/builders.js'
import { aClock } from '../../support/clock.js'
import { HOUR } from '../../support/held-time.js'
import { openUseCaseWorld, type UseCaseWorldOptions } from '../../support/use-case-world.js'

const FIELDS = {
  id: anAccountId('berta'),
  email: 'Berta@example.org',
  displayName: 'Berta',
  signupSource: 'invite',
} as const

describe('creating an account', () => {
  const openWorld = async (options: UseCaseWorldOptions = {}) => {
    const world = await openUseCaseWorld(options)
    const create = (fields: Partial<NewAccountFields> = {}) =>
      world.useCases.createAccount.execute({ actor: BACKEND, fields: { ...FIELDS, ...fields } })
    return { ...world, create }
  }

  it('stores the given fields, and defaults for the rest', async () => {
    const { repositories, create } = await openWorld()
    expect(await create()).toEqual(newAccount(FIELDS, NOON))
    expect(await repositories.accounts.findById(FIELDS.id)).toEqual(newAccount(FIELDS, NOON))
  })

  it('parses handles, preferences and auction systems like an update', async () => {
    const { repositories, create } = await openWorld()
    const [system] = STANDARD_AUCTION_SYSTEMS
    const account = await create({
      handle: '@Bérta B.',
      preferences: { theme: 'dark' },
      auctionSystemId: system?.id ?? null,
      avatarUrl: 'https://pictures.example.org/b.png',
    })
    expect(account).toEqual({
      ...newAccount(FIELDS, NOON),
      handle: 'berta-b',
      preferences: { ...DEFAULT_PREFERENCES, theme: 'dark' },
      auctionSystem: system,
      avatarUrl: 'https://pictures.example.org/b.png',
    })
    expect(await repositories.accounts.findById(FIELDS.id)).toEqual(account)
  })

  it.each<[string, Partial<NewAccountFields>]>([
    ['ACCOUNT_ID_TAKEN', { id: anAccountId('taken') }],
    ['ACCOUNT_ID_TAKEN', { id: anAccountId('taken'), email: 'taken@example.org' }],
    ['ACCOUNT_EMAIL_TAKEN', { email: 'TAKEN@example.org' }],
    ['ACCOUNT_HANDLE_TAKEN', { handle: 'Taken' }],
    ['AUCTION_SYSTEM_NOT_FOUND', { auctionSystemId: 'unknown' }],
    ['VALIDATION_FAILED', { handle: 'x' }],
  ])('responds with %s to %o, and stores nothing', async (code, fields) => {
    const { repositories, signUp, create } = await openWorld()
    const { account } = await signUp({
      id: anAccountId('taken'),
      email: 'taken@example.org',
      handle: aHandle('taken'),
    })
    await expect(create(fields)).rejects.toMatchObject({ code })
    const kept = await repositories.accounts.list({}, { by: 'email', descending: false }, { page: 1, pageSize: 10 })
    expect(kept.items).toEqual([account])
  })

  it('refuses the handle of an erased account for ninety days', async () => {
    const clock = aClock()
    const { useCases, signUp, create } = await openWorld({ clock })
    const { actor, account } = await signUp({ handle: aHandle('held') })
    await useCases.eraseAccount.execute({ actor, requestId: 'request', id: account.id })
    clock.at = later(90 * 24 * HOUR - 1)
    await expect(create({ handle: 'held' })).rejects.toMatchObject({ code: 'ACCOUNT_HANDLE_TAKEN' })
    clock.at = later(90 * 24 * HOUR)
    expect(await create({ handle: 'held' })).toMatchObject({ handle: 'held' })
  })

  it('is only for internal backends', async () => {
    const { useCases, repositories, signUp } = await openWorld()
    const { actor } = await signUp({ role: 'admin' })
    await expect(useCases.createAccount.execute({ actor, fields: FIELDS })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await repositories.accounts.findById(FIELDS.id)).toBeNull()
  })
})
