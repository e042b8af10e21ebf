// The routes of "bare" for deals.
import { v7 } from 'uuid'
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
import { app, callerOf, type Known, refuse, requireCaller, requireKey, rows } from './bare-duties.js'
import {
  CEILING,
  DEAL_COLUMNS,
  EXPOSED,
  LATEST_FIRST,
  PERSON_COLUMNS,
  type PersonRow,
  SENIORITY,
  WHOLE_DEAL_COLUMNS,
} from './bare-sql.js'
import type { DealRow, WholeDealRow } from './rows.js'
import { type BoardQuery, boardTermsOf, tsqueryOf } from './search-terms.js'

app.get('/catalog/authors/:handle', { onRequest: requireCaller }, async (request, reply) => {
  const { handle } = request.params as { handle: string }
  const text = `SELECT ${PERSON_COLUMNS}, a.created_at AS "createdAt" FROM accounts a WHERE a.handle = $1 AND a.is_active`
  const [row] = await rows<PersonRow>('author', text, [handle])
  return row === undefined ? refuse(reply, 404, 'CATALOG_AUTHOR_NOT_FOUND') : authorBody(row, row.premium)
})

app.get('/catalog/authors/:handle/deals', { onRequest: requireCaller }, async (request, reply) => {
  const { handle } = request.params as { handle: string }
  const [author] = await rows<{ id: string }>('author-id', 'SELECT id FROM accounts WHERE handle = $1 AND is_active', [
    handle,
  ])
  if (author === undefined) return refuse(reply, 404, 'CATALOG_AUTHOR_NOT_FOUND')
  const from = `FROM deals d WHERE d.owner_id = $1 AND ${EXPOSED}`
  const [page, [counted]] = await Promise.all([
    rows<DealRow>('page', `SELECT ${DEAL_COLUMNS} ${from} ${LATEST_FIRST} LIMIT $2 OFFSET $3`, [
      author.id,
      PAGE_SIZE,
      0,
    ]),
    rows<{ total: number }>('page-total', `SELECT count(*)::int AS total ${from}`, [author.id]),
  ])
  return { deals: page.map(sharedDealBody), pagination: paginationBody(counted?.total ?? 0) }
})

app.get('/catalog/collections/:id/deals', { onRequest: requireCaller }, async (request, reply) => {
  const { id } = request.params as { id: string }
  const [collection] = await rows<{ ownerId: string; seniority: number; ceiling: number | null }>(
    'collection',
    `SELECT c.owner_id AS "ownerId", ${SENIORITY} AS seniority, ${CEILING} AS ceiling
     FROM collections c JOIN accounts a ON a.id = c.owner_id
     WHERE c.id = $1 AND c.public_enabled AND c.archived_at IS NULL AND a.is_active AND a.handle IS NOT NULL
       AND (c.available_from IS NULL OR c.available_from <= now()) AND (c.available_until IS NULL OR c.available_until > now())`,
    [id],
  )
  if (collection === undefined || (collection.ceiling !== null && collection.seniority >= collection.ceiling))
    return refuse(reply, 404, 'DEAL_COLLECTION_NOT_FOUND')
  const deals = await rows<DealRow>(
    'collection-deals',
    `SELECT ${DEAL_COLUMNS} FROM collections c CROSS JOIN unnest(c.deal_ids) WITH ORDINALITY AS held(id, place)
       JOIN deals d ON d.id = held.id
     WHERE c.id = $1 AND d.owner_id = c.owner_id AND ${EXPOSED} ORDER BY held.place`,
    [id],
  )
  return deals.length === 0 ? refuse(reply, 404, 'DEAL_COLLECTION_NOT_FOUND') : deals.map(sharedDealBody)
})

const publishedBody = (list: string, found: readonly (DealRow & PersonRow)[], filter: object = {}) => ({
  deals: found.slice(0, PAGE_SIZE).map((row) => ({ ...sharedDealBody(row), author: cardBody(row, row.premium) })),
  nextCursor: nextCursorOf(list, found, filter),
})

const recent = (condition: string): string => `SELECT ${DEAL_COLUMNS}, ${PERSON_COLUMNS}
  FROM deals d JOIN accounts a ON a.id = d.owner_id
  WHERE ${EXPOSED} AND a.is_active AND a.handle IS NOT NULL AND ${condition} ${LATEST_FIRST} LIMIT $1`

app.get('/catalog/deals', { onRequest: requireCaller }, async ({ query }) => {
  const asked = query as BoardQuery
  const terms = tsqueryOf(boardTermsOf(asked))
  const found =
    terms === ''
      ? await rows<DealRow & PersonRow>('recent', recent('true'), [PAGE_SIZE + 1])
      : await rows<DealRow & PersonRow>('found', recent('d.search_terms @@ $2::tsquery'), [PAGE_SIZE + 1, terms])
  return publishedBody('recent', found, filterOf(asked))
})

app.get('/catalog/feed', { onRequest: requireCaller }, async (request: Known) => {
  const text = `SELECT ${DEAL_COLUMNS}, ${PERSON_COLUMNS}
    FROM subscriptions s JOIN accounts a ON a.id = s.author_id
      CROSS JOIN LATERAL (SELECT * FROM deals d WHERE d.owner_id = a.id AND ${EXPOSED} ${LATEST_FIRST} LIMIT $2) AS d
    WHERE s.follower_id = $1 AND a.is_active AND a.handle IS NOT NULL ${LATEST_FIRST} LIMIT $2`
  return publishedBody('feed', await rows('feed', text, [request.caller?.id, PAGE_SIZE + 1]))
})

app.get('/api/deals/:id', { onRequest: requireKey }, async (request: Known, reply) => {
  const { id } = request.params as { id: string }
  const text = `SELECT ${WHOLE_DEAL_COLUMNS} FROM deals d WHERE d.id = $1`
  const [deal] = await rows<WholeDealRow>('deal', text, [id])
  if (deal === undefined) return refuse(reply, 404, 'DEAL_NOT_FOUND')
  const player = request.subject ? await callerOf(request.subject) : null
  const playerId = player?.isActive ? player.id : null
  const serve = { id: v7(), playerId, servedAt: new Date(), remaining: null }
  await rows(
    'serve',
    `WITH paid AS (
      INSERT INTO serve_counts AS c (player_id, day, used) SELECT $3::text, $4::date, 1 WHERE $3::text IS NOT NULL
      ON CONFLICT (player_id, day) DO UPDATE SET used = c.used + 1)
    INSERT INTO serves (id, deal_id, player_id, served_at) VALUES ($1, $2, $3::text, $4)`,
    [serve.id, id, playerId, serve.servedAt],
  )
  reply.header('cache-control', 'no-store')
  return { deal: dealBody(deal), serve }
})
