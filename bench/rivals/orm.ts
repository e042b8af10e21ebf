// The rival "orm": what most would write. Fastify with its stock plugins, Prisma with `include`, a signature check on each
// request, logging on.
import cors from '@fastify/cors'
import etag from '@fastify/etag'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import { PrismaPg } from '@prisma/adapter-pg'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { v7 } from 'uuid'
import { foldSearchTerm, WORD_BREAKS } from '../../src/domain/account-search.js'
import { isVisibleTo, type Reader } from '../../src/domain/announcement.js'
import { mergePreferences, type Preferences } from '../../src/domain/preferences.js'
import { type Prisma, PrismaClient } from '../../src/infrastructure/prisma/generated/client.js'
import {
  accountBody,
  announcementBody,
  announcementsBody,
  authorBody,
  cardBody,
  dealBody,
  markedAnnouncement,
  nextCursorOf,
  PAGE_SIZE,
  paginationBody,
  sharedDealBody,
} from './answers.js'
import type { RivalSettings } from './bare.js'

const { DATABASE_URL, API_KEY, AUTH_ISSUER, AUTH_AUDIENCE, JWKS_URI } = process.env as RivalSettings

const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString: DATABASE_URL, max: 10 }) })
const app = Fastify({ logger: true })
await app.register(helmet)
await app.register(cors)
await app.register(etag)
// Counted, and never refused.
await app.register(rateLimit, { max: 1_000_000_000 })
await app.register(underPressure)

const keys = createRemoteJWKSet(new URL(JWKS_URI))

const subjectOf = async ({ headers }: FastifyRequest): Promise<string | null> => {
  const [scheme, token = ''] = (headers.authorization ?? '').split(' ')
  if (scheme !== 'Bearer') return null
  const { payload } = await jwtVerify(token, keys, { issuer: AUTH_ISSUER, audience: AUTH_AUDIENCE })
  return payload.sub ?? null
}

const refuse = (reply: FastifyReply, status: number, code: string) =>
  reply.code(status).send({ code, message: code, meta: {} })

const callerOf = async (request: FastifyRequest) => {
  const id = await subjectOf(request)
  return id === null ? null : prisma.account.findUnique({ where: { id }, include: { auctionSystem: true } })
}

const withCaller =
  (
    answer: (
      caller: NonNullable<Awaited<ReturnType<typeof callerOf>>>,
      request: FastifyRequest,
      reply: FastifyReply,
    ) => unknown,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await callerOf(request)
    return caller?.isActive ? answer(caller, request, reply) : refuse(reply, 401, 'UNAUTHENTICATED')
  }

app.get(
  '/accounts/me',
  withCaller((caller) => accountBody(caller)),
)

app.get(
  '/accounts/:id',
  withCaller(async (caller, request, reply) => {
    const { id } = request.params as { id: string }
    if (caller.id !== id && caller.role !== 'admin') return refuse(reply, 403, 'FORBIDDEN')
    const account = await prisma.account.findUnique({ where: { id }, include: { auctionSystem: true } })
    return account === null ? refuse(reply, 404, 'ACCOUNT_NOT_FOUND') : accountBody(account)
  }),
)

app.patch(
  '/accounts/:id',
  withCaller(async (caller, request, reply) => {
    const { id } = request.params as { id: string }
    if (caller.id !== id && caller.role !== 'admin') return refuse(reply, 403, 'FORBIDDEN')
    const { country, preferences } = request.body as { country: string; preferences: object }
    const merged = mergePreferences(caller.preferences as unknown as Preferences, preferences)
    return accountBody(
      await prisma.account.update({
        where: { id },
        data: {
          country,
          preferences: merged as unknown as Prisma.InputJsonObject,
          updatedAt: new Date(),
          revision: { increment: 1 },
        },
        include: { auctionSystem: true },
      }),
    )
  }),
)

const readerOf = (account: object): Reader => account as Reader

const isPremium = (grants: readonly unknown[]): boolean => grants.length > 0
const subscribed = () => {
  const now = new Date()
  const where = {
    source: 'subscription',
    startsAt: { lte: now },
    OR: [{ endsAt: null }, { endsAt: { gt: now } }],
    revokedAt: null,
  }
  return { where, take: 1 }
}

const marked = (accountId: string) => ({ include: { reads: { where: { accountId } } } })
const withMark = <Row extends { reads: { readAt: Date }[] }>({ reads, ...row }: Row) => ({
  ...row,
  readAt: reads[0]?.readAt ?? null,
})

app.get(
  '/announcements',
  withCaller(async (caller) => {
    const found = await prisma.announcement.findMany({
      where: { publishedAt: { not: null }, OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }] },
      ...marked(caller.id),
    })
    return announcementsBody(found.map(withMark), readerOf(caller))
  }),
)

app.post(
  '/announcements/:id/read',
  withCaller(async (caller, request, reply) => {
    const { id } = request.params as { id: string }
    const found = await prisma.announcement.findUnique({ where: { id }, ...marked(caller.id) })
    const announcement = found && markedAnnouncement(withMark(found))
    if (announcement === null || !isVisibleTo(announcement.announcement, readerOf(caller), new Date()))
      return refuse(reply, 404, 'ANNOUNCEMENT_NOT_FOUND')
    const key = { accountId: caller.id, announcementId: id }
    const mark = () =>
      prisma.announcementRead.upsert({
        where: { accountId_announcementId: key },
        create: { ...key, readAt: new Date() },
        update: {},
      })
    // Two at once may both find none; the second time it is there.
    const { readAt } = await mark().catch(mark)
    return announcementBody({ ...announcement, readAt })
  }),
)

const EXPOSED = { sharing: 'public', lifecycle: 'active' }
const LISTED = { isActive: true, handle: { not: null } }
const LATEST_FIRST: Prisma.DealOrderByWithRelationInput[] = [
  { publishedAt: { sort: 'desc', nulls: 'last' } },
  { id: 'desc' },
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

const published = async (list: string, owner: Prisma.AccountWhereInput) => {
  const found = await prisma.deal.findMany({
    where: { ...EXPOSED, owner },
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
    nextCursor: nextCursorOf(list, found),
  }
}

app.get(
  '/catalog/deals',
  withCaller(() => published('recent', LISTED)),
)
app.get(
  '/catalog/feed',
  withCaller((caller) => published('feed', { ...LISTED, followers: { some: { followerId: caller.id } } })),
)

app.get(
  '/accounts/search',
  withCaller(async (caller, request) => {
    const term = foldSearchTerm((request.query as { q: string }).q)
    if (term === null) return []
    const isShort = Array.from(term).length < 3
    const pattern = term.replace(/[\\%_]/g, '\\$&')
    const matches = isShort ? { startsWith: pattern } : { contains: pattern }
    const found = await prisma.account.findMany({
      where: {
        isActive: true,
        id: { not: caller.id },
        OR: [{ searchName: matches }, { searchAddress: matches }],
      },
      select: {
        id: true,
        email: true,
        displayName: true,
        avatarUrl: true,
        avatarTrusted: true,
        searchName: true,
        searchAddress: true,
      },
    })
    // An order by how well something matches is beyond the client: it is made here.
    const tierOf = ({ searchName, searchAddress }: (typeof found)[number]): number => {
      if (searchAddress === term) return 0
      if (searchName.startsWith(term)) return 1
      return WORD_BREAKS.some((mark) => searchName.includes(mark + term)) ? 2 : 3
    }
    const inLocalPart = ({ searchName, searchAddress }: (typeof found)[number]): boolean =>
      searchName.includes(term) ||
      searchAddress.startsWith(term) ||
      searchAddress.slice(0, searchAddress.lastIndexOf('@')).includes(term)
    return found
      .filter(inLocalPart)
      .sort(
        (a, b) =>
          tierOf(a) - tierOf(b) ||
          Buffer.compare(Buffer.from(a.searchName), Buffer.from(b.searchName)) ||
          (a.id < b.id ? -1 : 1),
      )
      .slice(0, PAGE_SIZE)
      .map(({ id, email, displayName, avatarUrl, avatarTrusted }) => ({
        id,
        email,
        displayName,
        avatarUrl: avatarTrusted ? avatarUrl : null,
      }))
  }),
)

app.get('/api/deals/:id', async (request, reply) => {
  if (request.headers['x-api-key'] !== API_KEY) return refuse(reply, 401, 'UNAUTHENTICATED')
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

app.get('/health/ready', async () => {
  await prisma.$queryRaw`SELECT 1`
  return { status: 'ok' }
})

process.on('SIGTERM', () => {
  app
    .close()
    .then(() => prisma.$disconnect())
    .finally(() => process.exit(0))
})

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
