// The routes of "orm" for accounts and announcements.
import type { Prisma } from '../../.bench/prisma/client.js'
import { announcementBody, announcementsBody, isVisible } from './announcements.js'
import { accountBody, PAGE_SIZE } from './answers.js'
import { app, prisma, refuse, withCaller } from './orm-duties.js'
import { escapeLike, foldTerm, indexed, lengthOf, WORD_BREAKS } from './search-terms.js'

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
    const merged = { ...(caller.preferences as object), ...preferences }
    return accountBody(
      await prisma.account.update({
        where: { id },
        data: {
          country,
          preferences: merged as Prisma.InputJsonObject,
          updatedAt: new Date(),
          revision: { increment: 1 },
        },
        include: { auctionSystem: true },
      }),
    )
  }),
)

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
    return announcementsBody(found.map(withMark), caller)
  }),
)

app.post(
  '/announcements/:id/read',
  withCaller(async (caller, request, reply) => {
    const { id } = request.params as { id: string }
    const found = await prisma.announcement.findUnique({ where: { id }, ...marked(caller.id) })
    const announcement = found && withMark(found)
    if (announcement === null || !isVisible(announcement, caller)) return refuse(reply, 404, 'ANNOUNCEMENT_NOT_FOUND')
    const key = { accountId: caller.id, announcementId: id }
    const mark = () =>
      prisma.announcementRead.upsert({
        where: { accountId_announcementId: key },
        create: { ...key, readAt: new Date() },
        update: {},
      })
    // Two concurrent requests may both find no mark; the retry of the one that fails finds it.
    const { readAt } = await mark().catch(mark)
    return announcementBody({ ...announcement, readAt })
  }),
)

app.get(
  '/accounts/search',
  withCaller(async (caller, request) => {
    const term = foldTerm((request.query as { q: string }).q)
    if (term === null) return []
    const pattern = escapeLike(term)
    // The text with the trigram index contains both name and address.
    const matches: Prisma.AccountWhereInput[] =
      lengthOf(term) < 3 ? [{ searchName: { startsWith: pattern } }] : [{ searchText: { contains: indexed(term) } }]
    const found = await prisma.account.findMany({
      where: {
        isActive: true,
        id: { not: caller.id },
        OR: [...matches, { searchAddress: { startsWith: pattern } }],
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
    // The client can't sort by the quality of a match, so it is done here.
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
