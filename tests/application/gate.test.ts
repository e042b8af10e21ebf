import { describe, expect, it } from 'vitest'
import { AuthorCards } from '../../src/application/catalog/author-cards.js'
import { ListAuthorDeals } from '../../src/application/catalog/list-author-deals.js'
import { ListPublishedDeals } from '../../src/application/catalog/list-published-deals.js'
import { ListedAuthors } from '../../src/application/catalog/listed-authors.js'
import { ManageSubscriptions } from '../../src/application/catalog/manage-subscriptions.js'
import { SharedCollections } from '../../src/application/catalog/shared-collections.js'
import type { Store } from '../../src/application/optimistic-write.js'
import type { Repositories } from '../../src/application/ports/unit-of-work.js'
import { ManageGroups } from '../../src/application/sharing-groups/manage-groups.js'
import { asAccount } from '../../src/domain/actor.js'
import { InMemoryDatabase } from '../../src/infrastructure/in-memory/in-memory-database.js'
import { inMemoryRepositories } from '../../src/infrastructure/in-memory/in-memory-transactions.js'
import {
  aCollection,
  aDeal,
  aGrant,
  aHandle,
  anAccount,
  anAccountId,
  aSharingGroup,
  everyKindOfDeal,
  later,
  NOON,
} from '../support/builders.js'

const clock = { now: () => NOON }
/** What reads do not touch. */
const UNUSED = {} as never
const author = anAccount({ handle: aHandle('author') })
const hidden = [anAccount({ handle: null }), anAccount({ handle: aHandle('gone'), isActive: false })]
const shown = aDeal({ ownerId: author.id, sharing: 'public', publishedAt: NOON })
/** Every deal of the author, the one that may be shown among them, and one of somebody else. */
const everything = [
  ...everyKindOfDeal([author.id]).filter(({ sharing, lifecycle }) => sharing !== 'public' || lifecycle !== 'active'),
  shown,
]
const foreign = aDeal({ ownerId: anAccountId('somebody-else'), sharing: 'public', publishedAt: NOON })

/** Repositories of an empty store, but for what these methods give, whatever they are asked for. */
const leaking = (methods: { readonly [Port in keyof Repositories]?: Partial<Repositories[Port]> }): Repositories => {
  const repositories = inMemoryRepositories(new InMemoryDatabase())
  const replaced = Object.entries(methods).map(([port, some]) => [
    port,
    Object.assign(Object.create(repositories[port as keyof Repositories]), some),
  ])
  return { ...repositories, ...Object.fromEntries(replaced) }
}

describe('a repository that gives too much', () => {
  it('puts nothing hidden into mixed lists', async () => {
    const grants = [aGrant({ accountId: author.id, source: 'subscription' })]
    const found = [
      ...everything.map((deal) => ({ deal, owner: author, grants })),
      ...hidden.map((owner) => ({ deal: aDeal({ ownerId: owner.id, sharing: 'public' }), owner, grants })),
    ]
    const { deals } = leaking({ deals: { listRecent: async () => found, listFeed: async () => found } })
    const lists = new ListPublishedDeals(deals, clock)
    for (const { deals, next } of [
      await lists.recent({ after: null, limit: 100 }),
      await lists.feed({ caller: author, after: null, limit: 100 }),
    ]) {
      expect(deals.whole?.map(({ deal }) => deal)).toEqual([shown])
      expect(deals.whole?.[0]?.author).toMatchObject({ handle: 'author', badges: ['premium'] })
      expect(next).toBeNull()
    }
  })

  it("puts nothing hidden on an author's page, and shows no hidden author", async () => {
    const page = (owner: typeof author) =>
      new ListAuthorDeals(
        leaking({ deals: { listExposedByHandle: async () => ({ owner, items: everything, total: 1 }) } }).deals,
      ).execute({ handle: 'author', page: 1, pageSize: 100 })
    expect((await page(author)).deals.whole).toEqual([shown])
    for (const owner of hidden) await expect(page(owner)).rejects.toMatchObject({ code: 'CATALOG_AUTHOR_NOT_FOUND' })
  })

  it('puts nothing hidden or foreign into shared collections', async () => {
    const collection = aCollection({ ownerId: author.id, publicEnabled: true, publicToken: 't' })
    const ids = { listExposedByCollection: async () => [...everything, foreign] }
    const linked = { collection, owner: author, grants: [], exposedDeals: 1 }
    const collections = {
      findLinked: async () => linked,
      listOpenByOwner: async () => [
        linked,
        { ...linked, exposedDeals: 0 },
        { ...linked, collection: { ...collection, publicEnabled: false } },
        { ...linked, collection: { ...collection, archivedAt: NOON } },
        { ...linked, collection: { ...collection, availableFrom: later(1) } },
        { ...linked, collection: { ...collection, seniority: 5 } },
      ],
    }
    const accounts = { findByHandle: async () => author }
    const repositories = leaking({ deals: ids, collections, accounts })
    const shared = new SharedCollections(repositories, new ListedAuthors(repositories.accounts), clock, 5)
    expect((await shared.dealsOf({ id: collection.id })).whole).toEqual([shown])
    expect(await shared.ofAuthor({ handle: 'author' })).toEqual([{ collection, dealCount: 1 }])
  })

  it('names no hidden author among the followed, and gives each the badges of its own', async () => {
    const { subscriptions, entitlements, accounts } = leaking({
      subscriptions: { listAuthors: async () => [...hidden, author] },
      entitlements: {
        listActiveGrantsOf: async (ids) => ids.map((accountId) => aGrant({ accountId, source: 'subscription' })),
      },
    })
    const cards = new AuthorCards(entitlements, clock)
    const following = new ManageSubscriptions(new ListedAuthors(accounts), subscriptions, UNUSED, UNUSED, cards, clock)
    expect(await following.list(anAccount())).toMatchObject([{ handle: 'author', profile: { badges: ['premium'] } }])
  })

  it('shares with a group nothing that is not shared with it', async () => {
    const group = aSharingGroup({ ownerId: author.id })
    const sharedDeal = aDeal({ ownerId: author.id, sharing: 'group', sharingGroupIds: [group.id] })
    const repositories = leaking({
      sharingGroups: { findById: async () => group },
      deals: { listByGroup: async () => ({ items: [...everything, sharedDeal], total: 1 }) },
    })
    const groups = new ManageGroups(
      { repositories } as Store,
      UNUSED,
      { next: () => group.id, secret: () => '' },
      clock,
    )
    const { deals } = await groups.listDeals({ actor: asAccount(author), id: group.id, page: 1, pageSize: 100 })
    expect(deals.whole?.map(({ id }) => id)).toEqual([sharedDeal.id])
  })
})

describe('following', () => {
  it('is refused for oneself, with the reason', async () => {
    const { subscriptions, entitlements, accounts } = leaking({ accounts: { findByHandle: async () => author } })
    const cards = new AuthorCards(entitlements, clock)
    const following = new ManageSubscriptions(new ListedAuthors(accounts), subscriptions, UNUSED, UNUSED, cards, clock)
    await expect(following.follow(author, 'author')).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      meta: { issues: [{ path: '/handle', message: 'must be of another author' }] },
    })
  })
})
