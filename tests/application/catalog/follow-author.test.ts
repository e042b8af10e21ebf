import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../../src/domain/actor.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { aHandle, NOON } from '../../support/builders.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('FollowAuthor', () => {
  let world: UseCaseWorld
  let actor: Actor
  let readerId: AccountId

  beforeEach(async () => {
    world = await openUseCaseWorld()
    const { account, actor: self } = await world.signUp({ handle: aHandle('reader') })
    readerId = account.id
    actor = self
  })

  const follow = (handle: string) => world.useCases.followAuthor.execute({ actor, handle })
  const followed = async () => (await world.repositories.subscriptions.listFollowed(readerId)).map(({ id }) => id)

  it('follows an author by the handle in any spelling, once', async () => {
    const { account: author } = await world.signUp({ handle: aHandle('ann-bee') })
    for (const handle of ['ann-bee', ' @Ann Bee', 'ANN_BEE']) await follow(handle)
    expect(await followed()).toEqual([author.id])
    expect(await world.repositories.subscriptions.listFollowed(author.id)).toEqual([])
  })

  it('refuses an author who is not in the catalog', async () => {
    await world.signUp({ handle: aHandle('gone'), isActive: false })
    for (const handle of ['gone', 'nobody', '!'])
      await expect(follow(handle)).rejects.toMatchObject({ code: 'CATALOG_AUTHOR_NOT_FOUND' })
    expect(await followed()).toEqual([])
  })

  it('refuses oneself, with the reason', async () => {
    await expect(follow('reader')).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      meta: { issues: [{ path: '/handle', message: 'must belong to another author' }] },
    })
    expect(await followed()).toEqual([])
  })

  it('enforces the quota exactly, and still accepts an author who is already followed', async () => {
    const { subscriptions } = world.repositories
    for (let i = 0; i < 999; i++) {
      const { account } = await world.signUp()
      await subscriptions.follow(readerId, account.id, NOON)
    }
    for (const handle of ['last', 'one-more']) await world.signUp({ handle: aHandle(handle) })
    await follow('last')
    await expect(follow('one-more')).rejects.toMatchObject({
      code: 'QUOTA_EXCEEDED',
      meta: { quota: 'subscriptions', limit: 1_000 },
    })
    expect(await followed()).toHaveLength(1_000)
    await subscriptions.follow(readerId, (await world.signUp()).account.id, NOON)
    await follow('last')
  })
})
