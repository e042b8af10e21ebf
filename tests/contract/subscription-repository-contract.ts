import { describe, expect, it } from 'vitest'
import type { Account } from '../../src/domain/account.js'
import { asAuthor } from '../../src/domain/author.js'
import { aHandle, anAccount, anAccountId, NOON } from '../support/builders.js'
import type { OpenWorld } from './world.js'

export const subscriptionRepositoryContract = (open: OpenWorld) =>
  describe('SubscriptionRepository', () => {
    const follower = anAccount({ id: anAccountId('follower') })

    it('lists all authors that an account follows, by folded name, then id', async () => {
      const { repositories } = await open()
      const { accounts, subscriptions } = repositories
      const authors = [
        anAccount({ id: anAccountId('author-1'), displayName: 'émile', handle: aHandle('emile') }),
        anAccount({ displayName: 'Zoe', handle: aHandle('zoe') }),
        anAccount({ displayName: 'Anna', handle: aHandle('anna') }),
        anAccount({ id: anAccountId('author-2'), displayName: 'Emile', handle: aHandle('emile-2') }),
        anAccount({ displayName: 'Inactive', handle: aHandle('inactive'), isActive: false }),
        anAccount({ displayName: 'Handleless' }),
      ]
      for (const account of [follower, ...authors]) await accounts.insert(account)
      for (const author of [...authors, ...authors]) await subscriptions.follow(follower.id, author.id, NOON)
      const names = ['Anna', 'émile', 'Emile', 'Handleless', 'Inactive', 'Zoe']
      const followed = names.map((name) => authors.find(({ displayName }) => displayName === name) as Account)
      expect(await subscriptions.listFollowed(follower.id)).toEqual(followed.map(asAuthor))
      expect(await subscriptions.listFollowed(authors[0]?.id ?? follower.id)).toEqual([])
    })

    it('unfollows an author by handle, repeatably, and affects no other subscription', async () => {
      const { accounts, subscriptions } = (await open()).repositories
      const [anna, zoe] = [anAccount({ handle: aHandle('anna') }), anAccount({ handle: aHandle('zoe') })]
      for (const account of [follower, anna, zoe]) await accounts.insert(account)
      for (const { id } of [anna, zoe]) await subscriptions.follow(follower.id, id, NOON)
      await subscriptions.follow(zoe.id, anna.id, NOON)
      expect(await subscriptions.follow(zoe.id, anna.id, NOON)).toBe(false)
      expect(await subscriptions.follow(zoe.id, follower.id, NOON)).toBe(true)
      for (const handle of ['anna', 'anna', 'nobody']) await subscriptions.unfollow(follower.id, aHandle(handle))
      expect((await subscriptions.listFollowed(follower.id)).map(({ handle }) => handle)).toEqual(['zoe'])
      expect((await subscriptions.listFollowed(zoe.id)).map(({ handle }) => handle)).toEqual(['anna', null])
    })
  })
