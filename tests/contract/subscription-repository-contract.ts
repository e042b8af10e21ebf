import { describe, expect, it } from 'vitest'
import { asAuthor } from '../../src/domain/author.js'
import { isListedAuthor } from '../../src/domain/exposure.js'
import { aHandle, anAccount, anAccountId, NOON } from '../support/builders.js'
import type { OpenWorld } from './world.js'

export const subscriptionRepositoryContract = (open: OpenWorld) =>
  describe('SubscriptionRepository', () => {
    const follower = anAccount({ id: anAccountId('follower') })

    it('lists the listed authors that an account follows, by folded name, then id', async () => {
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
      const listed = authors.filter(isListedAuthor).map(asAuthor)
      expect(listed).toHaveLength(4)
      expect(await subscriptions.listAuthors(follower.id)).toEqual([listed[2], listed[0], listed[3], listed[1]])
      expect(await subscriptions.listAuthors(authors[0]?.id ?? follower.id)).toEqual([])
    })

    it('leaves an author by handle, repeatedly, and no other', async () => {
      const { accounts, subscriptions } = (await open()).repositories
      const [anna, zoe] = ['anna', 'zoe'].map((name) => anAccount({ displayName: name, handle: aHandle(name) }))
      for (const account of [follower, anna, zoe]) await accounts.insert(account as typeof follower)
      for (const author of [anna, zoe]) await subscriptions.follow(follower.id, (author as typeof follower).id, NOON)
      for (const handle of ['anna', 'anna', 'nobody']) await subscriptions.leave(follower.id, aHandle(handle))
      expect((await subscriptions.listAuthors(follower.id)).map(({ handle }) => handle)).toEqual(['zoe'])
    })
  })
