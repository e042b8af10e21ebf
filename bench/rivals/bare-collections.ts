// The route of "bare" that changes collections.
import { collectionBody } from './answers.js'
import { app, type Known, refuse, requireCaller, rows, SHOWS_ONE } from './bare-duties.js'
import { CEILING, EXPOSED, SENIORITY } from './bare-sql.js'
import type { CollectionRow } from './rows.js'

app.put('/collections/:id/deals', { ...SHOWS_ONE, onRequest: requireCaller }, async (request: Known, reply) => {
  const { id } = request.params as { id: string }
  const { dealIds } = request.body as { dealIds: string[] }
  const [row] = await rows<CollectionRow>(
    'set-collection',
    `UPDATE collections c SET deal_ids = $3, updated_at = now(), revision = c.revision + 1
     WHERE c.id = $1 AND c.owner_id = $2 AND c.archived_at IS NULL AND COALESCE(${SENIORITY} < ${CEILING}, true)
       AND cardinality($3::uuid[]) = (
         SELECT count(*) FROM deals d LEFT JOIN accounts a ON a.id = d.owner_id
         WHERE d.id = ANY ($3) AND (d.owner_id = $2 OR (${EXPOSED} AND a.is_active)))
     RETURNING c.id, c.owner_id AS "ownerId", c.title, c.description, c.deal_ids AS "dealIds",
       c.public_enabled AS "publicEnabled", c.public_token AS "publicToken", c.embeddable,
       c.student_view AS "studentView", c.practice,
       (SELECT COALESCE(sum(v.count), 0)::int FROM collection_views v WHERE v.collection_id = c.id) AS viewed,
       (SELECT max(v.last_at) FROM collection_views v WHERE v.collection_id = c.id) AS "lastViewedAt",
        c.available_from AS "availableFrom", c.available_until AS "availableUntil",
       c.archived_at AS "archivedAt", c.created_at AS "createdAt", c.updated_at AS "updatedAt"`,
    [id, request.caller?.id, dealIds],
  )
  if (row === undefined) return refuse(reply, 404, 'DEAL_COLLECTION_NOT_FOUND')
  return collectionBody(row, request.headers.host)
})
