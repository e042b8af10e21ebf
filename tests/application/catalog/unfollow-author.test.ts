import { beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '../../../src/domain/account.js'
import type { Actor } from '../../../src/domain/actor.js'
import { aHandle, NOON } from '../../support/builders.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('UnfollowAuthor', () => {
  let world: UseCaseWorld
  let actor: Actor
  let reader: Account
  let authors: readonly Account[]

  beforeEach(async () => {
    world = await openUseCaseWorld()
    const { account, actor: self } = await world.signUp()
    reader = account
    actor = self
    authors = [
      (await world.signUp({ handle: aHandle('ann-bee') })).account,
      (await world.signUp({ handle: aHandle('gone'), isActive: false })).account,
    ]
    for (const { id } of authors) await world.repositories.subscriptions.follow(reader.id, id, NOON)
  })

  const unfollow = (handle: string) => world.useCases.unfollowAuthor.execute({ actor, handle })
  const followed = async (by: Account) =>
    (await world.repositories.subscriptions.listFollowed(by.id)).map(({ handle }) => handle)

  it('unfollows an author by the handle in any spelling, repeatably', async () => {
    for (let i = 0; i < 2; i++) await unfollow(' @Ann Bee')
    expect(await followed(reader)).toEqual(['gone'])
  })

  it('unfollows an author who is no longer in the catalog', async () => {
    await unfollow('gone')
    expect(await followed(reader)).toEqual(['ann-bee'])
  })

  it('changes nothing for other followers', async () => {
    const { account: other } = await world.signUp()
    await world.repositories.subscriptions.follow(other.id, authors[0]?.id ?? reader.id, NOON)
    await unfollow('ann-bee')
    expect(await followed(other)).toEqual(['ann-bee'])
  })

  it('changes nothing for an unused or invalid handle', async () => {
    const { account: unlisted } = await world.signUp({ handle: null })
    await world.repositories.subscriptions.follow(reader.id, unlisted.id, NOON)
    const before = await followed(reader)
    expect(before).toHaveLength(3)
    for (const handle of ['nobody', '!']) await unfollow(handle)
    expect(await followed(reader)).toEqual(before)
  })
})
