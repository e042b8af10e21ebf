import { expect } from 'vitest'
import type { Account } from '../../src/domain/account.js'
import { LIFECYCLES } from '../../src/domain/deal.js'
import { SHARINGS } from '../../src/domain/sharing.js'
import { NOON } from '../support/builders.js'
import type { Answer } from '../support/http-world.js'
import { rulesOf } from './rules.js'
import type { RandomWorld } from './worlds.js'

const PAGE_SIZE = 2
const TERMS = ['ad', 'ADA', 'adam', 'zoe', 'da', 'lovelace', 'bob', 'example.org', '%a']
const TERMS_A_READER = 4
const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id)
interface Made {
  readonly id: string
  readonly createdAt: Date
}
const newestFirst = (a: Made, b: Made): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? -1 : 1)

/** Compares what an account reads of itself and finds of others with the plain rules. */
export const checkAccount = async (
  get: (url: string) => Promise<Answer>,
  world: RandomWorld,
  reader: Account,
): Promise<void> => {
  const rules = rulesOf(world)

  const { banner, news, unreadCount, nextChangeAt } = (await get('/announcements')).body
  expect({
    banner: banner?.id ?? null,
    news: news.map(({ id, readAt }: { id: string; readAt: string | null }) => [id, readAt && new Date(readAt)]),
    unreadCount,
    nextChangeAt,
  }).toEqual({ ...rules.announced(reader, NOON), nextChangeAt: rules.nextChange(reader)?.toISOString() ?? null })

  const terms = [...TERMS, world.accounts[0]?.email ?? 'nobody']
  // Different ones for each reader, so that all are covered over several worlds.
  const first = world.accounts.indexOf(reader) + world.deals.length
  for (let i = first; i < first + TERMS_A_READER; i++) {
    const q = terms[i % terms.length] as string
    const includesSelf = i % 2 === 0
    const { body } = await get(`/accounts/search?q=${encodeURIComponent(q)}&includeSelf=${includesSelf}`)
    expect([q, body]).toEqual([
      q,
      rules.found(reader, q, includesSelf).map(({ id, email, displayName, avatarUrl, avatarTrusted }) => ({
        ...{ id, email, displayName },
        avatarUrl: avatarTrusted ? avatarUrl : null,
      })),
    ])
  }

  const own = world.deals.filter(({ ownerId }) => ownerId === reader.id).sort(newestFirst)
  for (const [i, sharing] of [undefined, ...SHARINGS].entries())
    for (const [k, lifecycle] of [undefined, ...LIFECYCLES].entries()) {
      // Each filter alone, and half of the pairs.
      if (i * k > 0 && (i + k + first) % 2 === 0) continue
      const expected = own.filter(
        (deal) => [undefined, deal.sharing].includes(sharing) && [undefined, deal.lifecycle].includes(lifecycle),
      )
      const filters = Object.entries({ sharing, lifecycle }).flatMap(([name, value]) =>
        value ? [`&${name}=${value}`] : [],
      )
      for (let page = 1; page === 1 || (page - 2) * PAGE_SIZE < expected.length; page++) {
        const { body } = await get(`/deals?page=${page}&pageSize=${PAGE_SIZE}${filters.join('')}`)
        expect([idsOf(body.deals), body.pagination.total]).toEqual([
          idsOf(expected.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)),
          expected.length,
        ])
      }
    }

  const collections = world.collections
    .filter(({ ownerId }) => ownerId === reader.id)
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))
  for (let page = 1; page === 1 || (page - 2) * PAGE_SIZE < collections.length; page++) {
    const { body } = await get(`/collections?page=${page}&pageSize=${PAGE_SIZE}`)
    expect([
      body.collections.map(({ id, degraded }: { id: string; degraded: boolean }) => [id, degraded]),
      body.pagination.total,
    ]).toEqual([
      collections
        .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
        .map((collection) => [collection.id, rules.isDegraded(collection)]),
      collections.length,
    ])
  }

  const { body } = await get('/accounts/me/export')
  const marks = world.marks.filter(({ accountId }) => accountId === reader.id)
  const followed = [...rules.followedBy(reader)].map((id) => rules.accountOf(id) as Account)
  expect({
    account: body.account.id,
    deals: idsOf(body.deals).sort(),
    personal: body.deals.every((deal: object) => 'personalThemes' in deal && 'supplement' in deal),
    collections: idsOf(body.collections).sort(),
    sharingGroups: idsOf(body.sharingGroups).sort(),
    subscriptions: body.subscriptions.map(({ handle }: { handle: string }) => handle).sort(),
    grants: idsOf(body.grants).sort(),
    announcementReads: idsOf(body.announcementReads).sort(),
    serves: idsOf(body.serves).sort(),
  }).toEqual({
    account: reader.id,
    deals: idsOf(own).sort(),
    personal: true,
    collections: idsOf(collections).sort(),
    sharingGroups: idsOf(world.groups.filter((group) => rules.isFellow(reader, group))).sort(),
    subscriptions: followed.map((author) => (rules.isListed(author) ? author.handle : null)).sort(),
    grants: idsOf(world.grants.filter(({ accountId }) => accountId === reader.id)).sort(),
    announcementReads: marks.map(({ announcementId }) => announcementId).sort(),
    serves: idsOf(world.serves.filter(({ playerId }) => playerId === reader.id)).sort(),
  })
}
