// The routes of "bare" for an owner's search and for the directory of authors.
import { directoryBody, filterOf, ownDealBody, PAGE_SIZE, paginationBody } from './answers.js'
import { app, type Known, refuse, requireCaller, rows } from './bare-duties.js'
import { EXPOSED, OWN_DEAL_COLUMNS, PERSON_COLUMNS, type PersonRow } from './bare-sql.js'
import type { ListedAuthorRow, OwnDealRow } from './rows.js'
import { type BoardQuery, boardTermsOf, escapeLike, foldTerm, lengthOf, tsqueryOf } from './search-terms.js'

const ORDERS: Readonly<Record<string, string>> = { title: 'd.search_title', '-updatedAt': 'd.updated_at DESC' }

app.get('/deals', { onRequest: requireCaller }, async (request: Known, reply) => {
  const asked = request.query as BoardQuery
  const [order, terms] = [ORDERS[asked.sort ?? ''], tsqueryOf(boardTermsOf(asked))]
  if (order === undefined || terms === '') return refuse(reply, 400, 'VALIDATION_FAILED')
  const from = 'FROM deals d WHERE d.owner_id = $1 AND (d.search_terms || d.personal_terms) @@ $2::tsquery'
  const [page, [counted]] = await Promise.all([
    rows<OwnDealRow>(
      `own ${asked.sort}`,
      `SELECT ${OWN_DEAL_COLUMNS} ${from} ORDER BY ${order}, d.id LIMIT $3 OFFSET $4`,
      [request.caller?.id, terms, PAGE_SIZE, 0],
    ),
    rows<{ total: number }>('own-total', `SELECT count(*)::int AS total ${from}`, [request.caller?.id, terms]),
  ])
  return { deals: page.map(ownDealBody), pagination: paginationBody(counted?.total ?? 0) }
})

const directory = (condition: string): string => `
  SELECT a.id, ${PERSON_COLUMNS}, a.created_at AS "createdAt", c.latest,
    (SELECT count(*)::int FROM deals d WHERE d.owner_id = a.id AND ${EXPOSED}) AS "dealCount"
  FROM catalog_authors c JOIN accounts a ON a.id = c.account_id
  WHERE c.latest IS NOT NULL AND c.handle IS NOT NULL AND ${condition} ORDER BY c.latest DESC, c.account_id LIMIT $1`

app.get('/catalog/authors', { onRequest: requireCaller }, async ({ query }) => {
  const asked = query as BoardQuery
  const term = asked.q === undefined ? '' : foldTerm(asked.q)
  if (term === null) return directoryBody([], {})
  const pattern = `${lengthOf(term) < 3 ? '' : '%'}${escapeLike(term)}%`
  const named = '(c.search_name LIKE $2 OR c.handle LIKE $2)'
  const found =
    term === ''
      ? await rows<ListedAuthorRow & PersonRow>('authors', directory('true'), [PAGE_SIZE + 1])
      : await rows<ListedAuthorRow & PersonRow>('authors-found', directory(named), [PAGE_SIZE + 1, pattern])
  return directoryBody(found, filterOf(asked))
})
