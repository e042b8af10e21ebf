import { beforeEach, describe, expect, it } from 'vitest'
import { asAccount } from '../../../src/domain/actor.js'
import { aHandle, anAccount, later, NOON } from '../../support/builders.js'
import { insertGrant } from '../../support/inserts.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

const actor = asAccount(anAccount())
const AVATAR = 'https://example.org/a.png'

describe('GetAuthorProfile', () => {
  let now: Date
  let world: UseCaseWorld

  beforeEach(async () => {
    now = NOON
    world = await openUseCaseWorld({ clock: { now: () => now } })
  })

  const get = (handle = 'ann-bee') => world.useCases.getAuthorProfile.execute({ actor, handle })

  it('returns only the public profile of an author, by the handle in any spelling', async () => {
    await world.signUp({ handle: aHandle('ann-bee'), displayName: 'Ann', avatarUrl: AVATAR, firstName: 'Anna' })
    expect(await get(' @Ann Bee')).toEqual({ displayName: 'Ann', avatarUrl: null, badges: [], createdAt: NOON })
  })

  it('returns an avatar once it is trusted', async () => {
    await world.signUp({ handle: aHandle('ann-bee'), avatarUrl: AVATAR, avatarTrusted: true })
    expect(await get()).toMatchObject({ avatarUrl: AVATAR })
  })

  it('computes the badges on every read', async () => {
    const { account } = await world.signUp({ handle: aHandle('ann-bee'), certified: true })
    expect(await get()).toMatchObject({ badges: ['certified'] })
    await insertGrant(world, { accountId: account.id, startsAt: NOON, endsAt: later(1) })
    expect(await get()).toMatchObject({ badges: ['certified', 'premium'] })
    now = later(1)
    expect(await get()).toMatchObject({ badges: ['certified'] })
  })

  it('does not show an author as premium because of a manual grant', async () => {
    const { account } = await world.signUp({ handle: aHandle('ann-bee') })
    await insertGrant(world, { accountId: account.id, source: 'manual' })
    expect(await get()).toMatchObject({ badges: [] })
  })

  it('does not find an inactive or unknown author, or an invalid handle', async () => {
    await world.signUp({ handle: aHandle('gone'), isActive: false })
    for (const handle of ['gone', 'nobody', '!'])
      await expect(get(handle)).rejects.toMatchObject({ code: 'CATALOG_AUTHOR_NOT_FOUND' })
  })
})
