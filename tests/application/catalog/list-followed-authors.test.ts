import { beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '../../../src/domain/account.js'
import type { Actor } from '../../../src/domain/actor.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { aHandle, later, NOON } from '../../support/builders.js'
import { insertGrant } from '../../support/inserts.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('ListFollowedAuthors', () => {
  let world: UseCaseWorld
  let actor: Actor
  let readerId: AccountId

  beforeEach(async () => {
    world = await openUseCaseWorld()
    const { account, actor: self } = await world.signUp()
    readerId = account.id
    actor = self
  })

  const followed = async (handle: string, overrides: Partial<Account> = {}) => {
    const { account } = await world.signUp({ handle: aHandle(handle), ...overrides })
    await world.repositories.subscriptions.follow(readerId, account.id, NOON)
    return account
  }
  const list = () => world.useCases.listFollowedAuthors.execute({ actor })

  it('lists the followed authors as in the catalog, by name, ignoring case and accents', async () => {
    const avatarUrl = 'https://example.org/a.png'
    await followed('bob', { displayName: 'bob', avatarUrl })
    await followed('emil', { displayName: 'Émile', avatarUrl, avatarTrusted: true })
    await followed('dora', { displayName: 'Dora' })
    await world.signUp({ handle: aHandle('not-followed') })
    const profile = { avatarUrl: null, badges: [], createdAt: NOON }
    expect(await list()).toEqual([
      { handle: 'bob', profile: { ...profile, displayName: 'bob' } },
      { handle: 'dora', profile: { ...profile, displayName: 'Dora' } },
      { handle: 'emil', profile: { ...profile, displayName: 'Émile', avatarUrl } },
    ])
  })

  it('shows each with its current badges', async () => {
    const [ann, bob] = [await followed('ann', { certified: true }), await followed('bob')]
    await insertGrant(world, { accountId: ann.id })
    await insertGrant(world, { accountId: bob.id, startsAt: later(-1), endsAt: NOON })
    expect((await list()).map(({ profile }) => profile.badges)).toEqual([['certified', 'premium'], []])
  })

  it('leaves out an author while the catalog does not show them', async () => {
    const gone = await followed('gone', { isActive: false })
    await followed('unlisted', { handle: null })
    expect(await list()).toEqual([])
    await world.repositories.accounts.save(gone, { ...gone, isActive: true })
    expect(await list()).toMatchObject([{ handle: 'gone' }])
  })
})
