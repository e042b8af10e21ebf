import { MAX_WHOLE_BYTES, MAX_WHOLE_COLLECTIONS } from '../../../application/ports/collection-repository.js'
import type { Statement } from '../../postgres/statements.js'
import { AUTHOR_COLUMNS } from '../catalog/author-rows.js'
import { appendedAfter } from '../events/event-statements.js'
import {
  IS_DELETED,
  IS_LINK_OPEN,
  IS_NOT_ARCHIVED,
  IS_NOT_DELETED,
  isExposedBy,
  stateOfCollection,
} from '../exposure-sql.js'
import { grantsColumn } from '../grants/grant-rows.js'
import {
  ADDED_DEALS,
  COLLECTION_COLUMNS,
  COUNTED_COLUMNS,
  EVENT_ID,
  EVENT_KIND,
  LINKED_COLUMNS,
  OPEN_COLUMNS,
  SAVED_ASSIGNMENTS,
} from './collection-rows.js'

/**
 * The number of deals that are exposed by the owner. It is counted from the ids in the collection, so it does not
 * depend on how many deals the owner has.
 */
const EXPOSED_DEALS = `(
    SELECT count(*)::int FROM unnest(c.deal_ids) AS held(id) JOIN deals d ON d.id = held.id
    WHERE ${isExposedBy('c.owner_id')}
  )`

const NEWEST_FIRST = 'ORDER BY c.created_at DESC, c.id DESC'

const findingBy = (name: string, condition: string): Statement => ({
  name,
  text: `SELECT ${COLLECTION_COLUMNS} FROM collections c
    WHERE c.id = $1::uuid AND c.owner_id IS NOT NULL AND c.${condition}`,
})
export const FIND = findingBy('collection_by_id', IS_NOT_DELETED)
export const FIND_DELETED = findingBy('collection_deleted', IS_DELETED)
export const LOCK: Statement = {
  name: 'collection_lock',
  kind: 'write',
  text: 'SELECT 1 AS locked FROM collections WHERE id = $1::uuid FOR UPDATE',
}
/**
 * Writes nothing if one of the added deals is missing. The transaction has locked those that exist, so they can't be
 * deleted meanwhile.
 */
export const SAVE: Statement = {
  name: 'collection_save',
  kind: 'write',
  text: `WITH saved AS (
      UPDATE collections c SET revision = revision + 1, ${SAVED_ASSIGNMENTS}
      WHERE c.id = $1::uuid AND c.revision = $2 AND c.owner_id IS NOT NULL
        AND cardinality(${ADDED_DEALS}) = (SELECT count(*) FROM deals WHERE id = ANY (${ADDED_DEALS}))
      RETURNING ${COLLECTION_COLUMNS}
    ), noted AS (${appendedAfter('saved', EVENT_ID, EVENT_KIND, 'collection', '$1::text')}
    ) SELECT * FROM saved`,
}
export const COUNT_UNARCHIVED: Statement = {
  name: 'collections_unarchived',
  text: `SELECT count(*)::int AS n FROM collections c WHERE c.owner_id = $1 AND c.${IS_NOT_ARCHIVED} AND c.${IS_NOT_DELETED}`,
}
export const FIND_OWNED: Statement = {
  name: 'collection_owned',
  text: `SELECT ${COLLECTION_COLUMNS}, ${EXPOSED_DEALS} AS "exposedDeals", ${AUTHOR_COLUMNS}
    FROM collections c JOIN accounts a ON a.id = c.owner_id
    WHERE c.id = $1::uuid AND c.${IS_NOT_DELETED}`,
}
const linkedBy = (name: string, condition: string): Statement => ({
  name,
  text: `SELECT ${LINKED_COLUMNS}, ${AUTHOR_COLUMNS}, ${grantsColumn('a.id', '$2')}
    FROM collections c JOIN accounts a ON a.id = c.owner_id WHERE ${condition} AND c.${IS_NOT_DELETED}`,
})
export const FIND_LINKED = linkedBy('collection_linked', 'c.id = $1::uuid')
export const FIND_BY_TOKEN = linkedBy('collection_by_token', 'c.public_token = $1')
/** The collections of an owner, or the deleted ones: pages with their total, and batches. */
const listing = (name: string, condition: string): Readonly<Record<'page' | 'total' | 'after', Statement>> => ({
  page: {
    name,
    text: `SELECT ${COLLECTION_COLUMNS} FROM collections c
      WHERE c.owner_id = $1 AND c.${condition} ${NEWEST_FIRST} LIMIT $2 OFFSET $3`,
  },
  total: {
    name: `${name}_total`,
    text: `SELECT count(*)::int AS n FROM collections c WHERE c.owner_id = $1 AND c.${condition}`,
  },
  after: {
    name: `${name}_after`,
    kind: 'slow',
    text: `SELECT ${COLLECTION_COLUMNS} FROM collections c
      WHERE c.owner_id = $1 AND c.${condition} AND (c.created_at, c.id) < ($3::timestamptz, $4::uuid)
      ${NEWEST_FIRST} LIMIT $2`,
  },
})
export const LIST_BY_OWNER = listing('collections_by_owner', IS_NOT_DELETED)
export const LIST_DELETED = listing('collections_deleted', IS_DELETED)
/** A position before every collection in the order of `NEWEST_FIRST`. */
export const FROM_THE_START = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const
/** The seniority of all is computed in one pass; deals are only counted if the list is short enough to be whole. */
export const LIST_OPEN: Statement = {
  name: 'collections_open',
  kind: 'slow',
  text: `SELECT ${OPEN_COLUMNS}, c.seniority, c.bytes, c.is_whole AS "isWhole",
      CASE WHEN c.is_whole THEN c.title END AS title, CASE WHEN c.is_whole THEN c.description END AS description,
      CASE WHEN c.is_whole THEN ${EXPOSED_DEALS} END AS "exposedDeals"
    FROM (
      SELECT *, count(*) OVER () <= ${MAX_WHOLE_COLLECTIONS} AND sum(bytes) OVER () <= ${MAX_WHOLE_BYTES} AS is_whole
      FROM (
        SELECT *, row_number() OVER (ORDER BY created_at, id)::int - 1 AS seniority,
          octet_length(title) + coalesce(octet_length(description), 0) AS bytes
        FROM collections WHERE owner_id = $1 AND ${IS_NOT_ARCHIVED} AND ${IS_NOT_DELETED}
      ) AS aged
      WHERE ${IS_LINK_OPEN}
    ) AS c
    ${NEWEST_FIRST}`,
}
export const LIST_COUNTED: Statement = {
  name: 'collections_counted',
  kind: 'slow',
  text: `SELECT ${COUNTED_COLUMNS}, ${EXPOSED_DEALS} AS "exposedDeals"
    FROM unnest($1::uuid[]) WITH ORDINALITY AS asked(id, place) JOIN collections c ON c.id = asked.id
    WHERE c.owner_id IS NOT NULL AND c.${IS_NOT_DELETED} ORDER BY asked.place`,
}
/** `stateOfCollection` with the ceiling $2 at the time $3. */
export const COUNT_BY_STATE: Statement = {
  name: 'collections_by_state',
  kind: 'slow',
  text: `SELECT count(*)::int AS count, ${stateOfCollection('$2::int', '$3::timestamptz')} AS state
    FROM (
      SELECT archived_at, public_enabled, available_from, available_until,
        row_number() OVER (PARTITION BY ${IS_NOT_ARCHIVED} ORDER BY created_at, id) - 1 AS seniority
      FROM collections WHERE owner_id = $1 AND ${IS_NOT_DELETED}
    ) AS c
    GROUP BY 2`,
}
/**
 * $1 the collections, $2 the days, $3 the counts, $4 the last times. Rows are locked in the order of their keys, so that
 * instances that write at the same time wait for each other; the collections are locked against deletion.
 */
export const ADD_VIEWS: Statement = {
  name: 'collection_views_add',
  kind: 'write',
  text: `INSERT INTO collection_views AS v (collection_id, day, count, last_at)
    SELECT c.id, added.day::date, added.count, added.last_at
    FROM unnest($1::uuid[], $2::text[], $3::bigint[], $4::timestamptz[]) AS added(id, day, count, last_at)
      JOIN collections c ON c.id = added.id
    WHERE c.owner_id IS NOT NULL
    ORDER BY c.id, added.day FOR KEY SHARE OF c
    ON CONFLICT (collection_id, day) DO UPDATE
      SET count = v.count + excluded.count, last_at = greatest(v.last_at, excluded.last_at)`,
}
