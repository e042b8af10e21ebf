// The routes of "bare" that change deals.
import { ownDealBody } from './answers.js'
import { app, type Known, refuse, requireCaller, rows, SHOWS_ONE } from './bare-duties.js'
import { OWN_DEAL_COLUMNS } from './bare-sql.js'
import { type DealInput, recordOf, type Searched, searchColumnsOf } from './deal-records.js'
import type { OwnDealRow } from './rows.js'

const ONE = { ...SHOWS_ONE, onRequest: requireCaller }

app.post('/deals', ONE, async (request: Known, reply) => {
  const ownerId = request.caller?.id
  const record = recordOf(request.body as DealInput, { ownerId, now: new Date(), imported: false })
  const stored = {
    ...record,
    call_notes: JSON.stringify(record.call_notes),
    commentary: JSON.stringify(record.commentary),
    supplement: JSON.stringify(record.supplement),
  }
  const columns = Object.keys(stored)
  const [row] = await rows<OwnDealRow>(
    'create-deal',
    `INSERT INTO deals AS d (${columns.join(', ')}) VALUES (${columns.map((_, i) => `$${i + 1}`).join(', ')})
     RETURNING ${OWN_DEAL_COLUMNS}`,
    Object.values(stored),
  )
  reply.code(201).header('location', `/deals/${row?.id}`)
  return row && ownDealBody(row)
})

const CHANGED = 'updated_at = now(), revision = d.revision + 1'
const SHARED = `sharing = $3, sharing_group_ids = '{}',
  published_at = COALESCE(d.published_at, CASE WHEN $3 = 'public' THEN now() END), ${CHANGED}`

const share = (ownerId: string | undefined, id: string, sharing: string): Promise<OwnDealRow[]> =>
  rows('share-deal', `UPDATE deals d SET ${SHARED} WHERE d.id = $1 AND d.owner_id = $2 RETURNING ${OWN_DEAL_COLUMNS}`, [
    id,
    ownerId,
    sharing,
  ])

/** The columns derived from a title depend on the rest of the deal, which must not have changed since it was read. */
const rename = async (ownerId: string | undefined, id: string, title: string): Promise<OwnDealRow[]> => {
  for (;;) {
    const [deal] = await rows<Omit<Searched, 'auction'> & { auction: string; revision: number }>(
      'searched-deal',
      `SELECT board_number AS "boardNumber", dealer, vulnerability, auction, themes, personal_themes AS "personalThemes",
         revision FROM deals WHERE id = $1 AND owner_id = $2`,
      [id, ownerId],
    )
    if (deal === undefined) return []
    const auction = deal.auction === '' ? [] : deal.auction.split(' ')
    const { search_title, search_terms, search_head } = searchColumnsOf({ ...deal, title, auction })
    const renamed = await rows<OwnDealRow>(
      'rename-deal',
      `UPDATE deals d SET title = $4, search_title = $5, search_terms = $6, search_head = $7, ${CHANGED}
       WHERE d.id = $1 AND d.owner_id = $2 AND d.revision = $3 RETURNING ${OWN_DEAL_COLUMNS}`,
      [id, ownerId, deal.revision, title, search_title, search_terms, search_head],
    )
    if (renamed.length > 0) return renamed
  }
}

app.patch('/deals/:id', ONE, async (request: Known, reply) => {
  const { id } = request.params as { id: string }
  const { title, sharing } = request.body as { title?: string; sharing?: string }
  const ownerId = request.caller?.id
  const [row] = title === undefined ? await share(ownerId, id, sharing ?? 'private') : await rename(ownerId, id, title)
  return row === undefined ? refuse(reply, 404, 'DEAL_NOT_FOUND') : ownDealBody(row)
})

for (const [move, lifecycle] of [
  ['trash', 'trashed'],
  ['restore', 'active'],
] as const)
  app.post(`/deals/:id/${move}`, ONE, async (request: Known, reply) => {
    const { id } = request.params as { id: string }
    const values = [id, request.caller?.id]
    const its = 'd.id = $1 AND d.owner_id = $2'
    const [moved] = await rows<OwnDealRow>(
      'move-deal',
      `UPDATE deals d SET lifecycle = $3, ${CHANGED} WHERE ${its} AND d.lifecycle <> $3 RETURNING ${OWN_DEAL_COLUMNS}`,
      [...values, lifecycle],
    )
    const [row] = moved
      ? [moved]
      : await rows<OwnDealRow>('own-deal', `SELECT ${OWN_DEAL_COLUMNS} FROM deals d WHERE ${its}`, values)
    return row === undefined ? refuse(reply, 404, 'DEAL_NOT_FOUND') : ownDealBody(row)
  })

app.patch('/deals', { onRequest: requireCaller }, async (request: Known, reply) => {
  const { ids, set } = request.body as { ids: string[]; set: { sharing: string } }
  const changed = await rows<OwnDealRow>(
    'share-deals',
    // Rows are locked in one order: two such requests deadlock otherwise.
    `WITH locked AS (SELECT id FROM deals WHERE id = ANY ($1) AND owner_id = $2 ORDER BY id FOR UPDATE)
     UPDATE deals d SET ${SHARED} WHERE d.id IN (SELECT id FROM locked)
       AND cardinality($1::uuid[]) = (SELECT count(*) FROM locked)
     RETURNING ${OWN_DEAL_COLUMNS}`,
    [ids, request.caller?.id, set.sharing],
  )
  if (changed.length === 0) return refuse(reply, 404, 'DEAL_NOT_FOUND')
  const byId = new Map(changed.map((row) => [row.id, row]))
  return { deals: ids.map((id) => ownDealBody(byId.get(id) as OwnDealRow)) }
})
