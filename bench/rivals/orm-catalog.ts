// The routes of "orm" for deals.
import { v7 } from 'uuid'
import type { Prisma } from '../../.bench/prisma/client.js'
import {
  authorBody,
  cardBody,
  dealBody,
  filterOf,
  nextCursorOf,
  PAGE_SIZE,
  paginationBody,
  sharedDealBody,
} from './answers.js'
import { app, callerOf, prisma, refuse, withCaller } from './orm-duties.js'
import { type BoardQuery, boardTermsOf, tsqueryOf } from './search-terms.js'
import { SETTINGS } from './settings.js'

export const isPremium = (grants: readonly unknown[]): boolean => grants.length > 0
export const subscribed = () => {
  const now = new Date()
  const where = {
    source: 'subscription',
    startsAt: { lte: now },
    OR: [{ endsAt: null }, { endsAt: { gt: now } }],
    revokedAt: null,
  }
  return { where, take: 1 }
}

export const EXPOSED = { sharing: 'public', lifecycle: 'active' }
export const LISTED = { isActive: true, handle: { not: null } }
const LATEST_FIRST: Prisma.DealOrderByWithRelationInput[] = [
  { publishedAt: { sort: 'desc', nulls: 'last' } },
  { id: 'asc' },
]

app.get(
  '/catalog/authors/:handle',
  withCaller(async (_caller, request, reply) => {
    const { handle } = request.params as { handle: string }
    const author = await prisma.account.findUnique({
      where: { handle, isActive: true },
      include: { grants: subscribed() },
    })
    return author === null
      ? refuse(reply, 404, 'CATALOG_AUTHOR_NOT_FOUND')
      : authorBody(author, isPremium(author.grants))
  }),
)

app.get(
  '/catalog/authors/:handle/deals',
  withCaller(async (_caller, request, reply) => {
    const { handle } = request.params as { handle: string }
    const author = await prisma.account.findUnique({ where: { handle, isActive: true } })
    if (author === null) return refuse(reply, 404, 'CATALOG_AUTHOR_NOT_FOUND')
    const where = { ownerId: author.id, ...EXPOSED }
    const [page, total] = await Promise.all([
      prisma.deal.findMany({ where, orderBy: LATEST_FIRST, take: PAGE_SIZE }),
      prisma.deal.count({ where }),
    ])
    return { deals: page.map(sharedDealBody), pagination: paginationBody(total) }
  }),
)

app.get(
  '/catalog/collections/:id/deals',
  withCaller(async (_caller, request, reply) => {
    const { id } = request.params as { id: string }
    const collection = await prisma.collection.findUnique({
      where: { id, publicEnabled: true, archivedAt: null, owner: LISTED },
      include: { owner: { include: { grants: { where: { feature: 'collections' } } } } },
    })
    if (collection === null) return refuse(reply, 404, 'DEAL_COLLECTION_NOT_FOUND')
    const [older, held] = await Promise.all([
      prisma.collection.count({
        where: { ownerId: collection.ownerId, archivedAt: null, createdAt: { lt: collection.createdAt } },
      }),
      prisma.deal.findMany({ where: { id: { in: collection.dealIds }, ownerId: collection.ownerId, ...EXPOSED } }),
    ])
    const ceiling = Math.max(
      5,
      ...(collection.owner?.grants.map(({ limit }) => limit ?? Number.POSITIVE_INFINITY) ?? []),
    )
    if (older >= ceiling || held.length === 0) return refuse(reply, 404, 'DEAL_COLLECTION_NOT_FOUND')
    const places = new Map(collection.dealIds.map((dealId, place) => [dealId, place]))
    return held.sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0)).map(sharedDealBody)
  }),
)

const published = async (list: string, where: Prisma.DealWhereInput, filter: object = {}) => {
  const found = await prisma.deal.findMany({
    where: { ...EXPOSED, ...where },
    include: { owner: { include: { grants: subscribed() } } },
    orderBy: LATEST_FIRST,
    take: PAGE_SIZE + 1,
  })
  return {
    deals: found
      .slice(0, PAGE_SIZE)
      .flatMap(({ owner: author, ...deal }) =>
        author === null ? [] : [{ ...sharedDealBody(deal), author: cardBody(author, isPremium(author.grants)) }],
      ),
    nextCursor: nextCursorOf(list, found, filter),
  }
}

/** The client has no operator for a column of terms: SQL finds the page, and the client reads it with its authors. */
const idsFound = async (terms: string): Promise<string[]> => {
  const found = await prisma.$queryRaw<{ id: string }[]>`
    SELECT d.id FROM deals d JOIN accounts a ON a.id = d.owner_id
    WHERE d.sharing = 'public' AND d.lifecycle = 'active' AND a.is_active AND a.handle IS NOT NULL
      AND d.search_terms @@ ${terms}::tsquery
    ORDER BY d.published_at DESC NULLS LAST, d.id LIMIT ${PAGE_SIZE + 1}`
  return found.map(({ id }) => id)
}

app.get(
  '/catalog/deals',
  withCaller(async (_caller, { query }) => {
    const asked = query as BoardQuery
    const terms = tsqueryOf(boardTermsOf(asked))
    if (terms === '') return published('recent', { owner: LISTED })
    return published('recent', { id: { in: await idsFound(terms) } }, filterOf(asked))
  }),
)
app.get(
  '/catalog/feed',
  withCaller((caller) => published('feed', { owner: { ...LISTED, followers: { some: { followerId: caller.id } } } })),
)

app.get('/api/deals/:id', async (request, reply) => {
  if (request.headers['x-api-key'] !== SETTINGS.API_KEY) return refuse(reply, 401, 'UNAUTHENTICATED')
  const { id } = request.params as { id: string }
  const player = await callerOf(request)
  const playerId = player?.isActive ? player.id : null
  const servedAt = new Date()
  const day = new Date(servedAt.toISOString().slice(0, 10))
  const serve = { id: v7(), dealId: id, playerId, servedAt }
  const [deal] = await prisma.$transaction([
    prisma.deal.findUnique({ where: { id } }),
    prisma.serve.create({ data: serve }),
    ...(playerId === null
      ? []
      : [
          prisma.serveCount.upsert({
            where: { playerId_day: { playerId, day } },
            create: { playerId, day, used: 1 },
            update: { used: { increment: 1 } },
          }),
        ]),
  ])
  if (deal === null) return refuse(reply, 404, 'DEAL_NOT_FOUND')
  return { deal: dealBody(deal), serve: { id: serve.id, playerId, servedAt, remaining: null } }
})
