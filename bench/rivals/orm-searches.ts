// The routes of "orm" for an owner's search and for the directory of authors.
import type { Prisma } from '../../.bench/prisma/client.js'
import { directoryBody, filterOf, ownDealBody, PAGE_SIZE, paginationBody } from './answers.js'
import { EXPOSED, isPremium, LISTED, subscribed } from './orm-catalog.js'
import { app, prisma, refuse, withCaller } from './orm-duties.js'
import { type BoardQuery, boardTermsOf, escapeLike, foldTerm, lengthOf } from './search-terms.js'

const ORDERS: Readonly<Record<string, Prisma.DealOrderByWithRelationInput>> = {
  title: { searchTitle: 'asc' },
  '-updatedAt': { updatedAt: 'desc' },
}

app.get(
  '/deals',
  withCaller(async (caller, { query }, reply) => {
    const asked = query as BoardQuery
    const order = ORDERS[asked.sort ?? '']
    if (order === undefined) return refuse(reply, 400, 'VALIDATION_FAILED')
    const { words, themes } = boardTermsOf(asked)
    // One text has a space before each word, and each theme on a separate line.
    const texts = [...words.map((word) => ` ${word}`), ...themes.map((theme) => `\n${theme}\n`)]
    const where = { ownerId: caller.id, AND: texts.map((text) => ({ searchHead: { contains: escapeLike(text) } })) }
    const [page, total] = await Promise.all([
      prisma.deal.findMany({ where, orderBy: [order, { id: 'asc' }], take: PAGE_SIZE }),
      prisma.deal.count({ where }),
    ])
    return { deals: page.map(ownDealBody), pagination: paginationBody(total) }
  }),
)

app.get(
  '/catalog/authors',
  withCaller(async (_caller, { query }) => {
    const asked = query as BoardQuery
    const term = asked.q === undefined ? '' : foldTerm(asked.q)
    if (term === null) return directoryBody([], {})
    const pattern = escapeLike(term)
    const match = lengthOf(term) < 3 ? { startsWith: pattern } : { contains: pattern }
    const listed = await prisma.catalogAuthor.findMany({
      where: { latest: { not: null }, ...(term === '' ? {} : { OR: [{ searchName: match }, { handle: match }] }) },
      orderBy: [{ latest: 'desc' }, { accountId: 'asc' }],
      take: PAGE_SIZE + 1,
    })
    const ids = listed.map(({ accountId }) => accountId)
    const [authors, counts] = await Promise.all([
      prisma.account.findMany({ where: { id: { in: ids }, ...LISTED }, include: { grants: subscribed() } }),
      prisma.deal.groupBy({ by: 'ownerId', where: { ownerId: { in: ids }, ...EXPOSED }, _count: true }),
    ])
    const authorOf = new Map(authors.map((author) => [author.id, author]))
    const countOf = new Map(counts.map(({ ownerId, _count }) => [ownerId, _count]))
    const found = listed.flatMap(({ accountId, latest }) => {
      const author = authorOf.get(accountId)
      if (author === undefined) return []
      return [{ ...author, latest, dealCount: countOf.get(accountId) ?? 0, premium: isPremium(author.grants) }]
    })
    return directoryBody(found, filterOf(asked))
  }),
)
