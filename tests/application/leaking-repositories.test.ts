import { v7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { everyBatchOf } from '../../src/application/batched-list.js'
import type { SharedCollection } from '../../src/application/catalog/list-author-collections.js'
import { asAccount } from '../../src/domain/actor.js'
import type { CollectionId } from '../../src/domain/ids.js'
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
import { openUseCaseWorld, type ReplacedMethods } from '../support/use-case-world.js'

/** The reader. */
const actor = asAccount(anAccount())
const author = anAccount({ handle: aHandle('author') })
const hidden = [anAccount({ handle: null }), anAccount({ handle: aHandle('gone'), isActive: false })]
const shown = aDeal({ ownerId: author.id, sharing: 'public', publishedAt: NOON })
/** All kinds of deals of the author, of which one may be shown, and one of somebody else. */
const everything = [
  ...everyKindOfDeal([author.id]).filter(({ sharing, lifecycle }) => sharing !== 'public' || lifecycle !== 'active'),
  shown,
]
const foreign = aDeal({ ownerId: anAccountId('somebody-else'), sharing: 'public', publishedAt: NOON })

/** The use-cases on a store that returns these, whatever is requested. */
const leaking = async (methods: ReplacedMethods) => (await openUseCaseWorld({ methods })).useCases

describe('a repository that returns too much', () => {
  it('exposes nothing hidden in mixed lists', async () => {
    const grants = [aGrant({ accountId: author.id, source: 'subscription' })]
    const found = [
      ...everything.map((deal) => ({ deal, owner: author, grants })),
      ...hidden.map((owner) => ({ deal: aDeal({ ownerId: owner.id, sharing: 'public' }), owner, grants })),
    ]
    const { listRecentDeals, listFeed } = await leaking({
      catalogSearch: { findPublished: async () => found },
      deals: { listFeed: async () => found },
    })
    for (const list of [listRecentDeals, listFeed]) {
      const { deals, next } = await list.execute({ actor, after: null, limit: 100 })
      expect(deals.whole?.map(({ deal }) => deal)).toEqual([shown])
      expect(deals.whole?.[0]?.author).toMatchObject({ handle: 'author', badges: ['premium'] })
      expect(next).toBeNull()
    }
  })

  it("exposes nothing hidden on an author's page, and no hidden author", async () => {
    const page = async (owner: typeof author) => {
      const found = { owner, items: everything, total: 1 }
      const { listAuthorDeals } = await leaking({ deals: { listExposedByHandle: async () => found } })
      return listAuthorDeals.execute({ actor, handle: 'author', page: 1, pageSize: 100 })
    }
    expect((await page(author)).deals.whole).toEqual([shown])
    for (const owner of hidden) await expect(page(owner)).rejects.toMatchObject({ code: 'CATALOG_AUTHOR_NOT_FOUND' })
  })

  it('exposes nothing hidden or foreign in shared collections', async () => {
    const collection = aCollection({ ownerId: author.id, publicEnabled: true, publicToken: 't' })
    const ids = { listExposedByCollection: async () => [...everything, foreign] }
    const linked = { collection, owner: author, grants: [], exposedDeals: 1 }
    const standings = [
      linked,
      { ...linked, exposedDeals: 0 },
      { ...linked, collection: { ...collection, publicEnabled: false } },
      { ...linked, collection: { ...collection, archivedAt: NOON } },
      { ...linked, collection: { ...collection, availableFrom: later(1) } },
      { ...linked, collection: { ...collection, seniority: 5 } },
    ].map((standing) => ({ ...standing, collection: { ...standing.collection, id: v7() as CollectionId } }))
    const open = (isWhole: boolean) => ({
      findLinked: async () => linked,
      listOpenByOwner: async () =>
        standings.map((counted) => ({ collection: counted.collection, bytes: 0, counted: isWhole ? counted : null })),
      listCounted: async () => standings,
    })
    const accounts = { findByHandle: async () => author }
    const sharing = (isWhole: boolean) => leaking({ deals: ids, collections: open(isWhole), accounts })
    const { listAuthorCollections, listSharedCollectionDeals } = await sharing(true)
    expect((await listSharedCollectionDeals.execute({ actor, id: collection.id })).whole).toEqual([shown])
    const alone = [{ collection: standings[0]?.collection, dealCount: 1 }]
    expect((await listAuthorCollections.execute({ actor, handle: 'author' })).whole).toEqual(alone)
    const large = await (await sharing(false)).listAuthorCollections.execute({ actor, handle: 'author' })
    expect(large.whole).toBeNull()
    const read: SharedCollection[] = []
    for await (const batch of everyBatchOf(large)) read.push(...batch)
    expect(read).toEqual(alone)
  })

  it('exposes no hidden author among the followed ones, and shows each with its own badges', async () => {
    const { listFollowedAuthors } = await leaking({
      subscriptions: { listFollowed: async () => [...hidden, author] },
      entitlements: {
        listActiveGrantsOf: async (ids) => ids.map((accountId) => aGrant({ accountId, source: 'subscription' })),
      },
    })
    expect(await listFollowedAuthors.execute({ actor })).toMatchObject([
      { handle: 'author', profile: { badges: ['premium'] } },
    ])
  })

  it('exposes to a group nothing that is not shared with it', async () => {
    const group = aSharingGroup({ ownerId: author.id })
    const sharedDeal = aDeal({ ownerId: author.id, sharing: 'group', sharingGroupIds: [group.id] })
    const { listGroupDeals } = await leaking({
      sharingGroups: { findWithMembers: async () => ({ group, members: [] }) },
      deals: { listByGroup: async () => ({ items: [...everything, sharedDeal], total: 1 }) },
    })
    const { deals } = await listGroupDeals.execute({ actor: asAccount(author), id: group.id, page: 1, pageSize: 100 })
    expect(deals.whole?.map(({ id }) => id)).toEqual([sharedDeal.id])
  })
})
