import { namesOf } from '../../postgres/columns.js'
import type { Statement } from '../../postgres/statements.js'
import { entryAfter } from '../catalog/catalog-author-statements.js'
import { queuedAfter } from '../double-dummy/double-dummy-statements.js'
import { appendedAfter } from '../events/event-statements.js'
import { IS_NOT_ERASED } from '../exposure-sql.js'
import { countedAfter } from './deal-counter-statements.js'
import {
  assignmentsOf,
  FIELD_SET_NAMES,
  type FieldSet,
  IMPORTED_PLACE,
  INSERTED_COUNT,
  INSERTED_VALUES,
  isSolving,
  OWNER_PLACE,
  savedValues,
} from './deal-records.js'
import { COLUMNS, TABLE_COLUMNS, tricksKept } from './deal-rows.js'

/** A trigger preserves a stored published_at. */
const updateOf = (set: FieldSet): string =>
  `UPDATE deals d SET revision = revision + 1, ${assignmentsOf(set)} WHERE id = $1::uuid AND revision = $2
    RETURNING revision, owner_id AS "ownerId", published_at AS "publishedAt", created_at AS "createdAt",
      double_dummy AS "doubleDummy"`
const COUNTED = countedAfter('saved', `coalesce("ownerId", '')`)
/** The other writes that follow from a save. */
const followed = (set: FieldSet): string =>
  isSolving(set)
    ? `counted AS (${COUNTED}), queued AS (${queuedAfter('saved', '$1::uuid', `coalesce("ownerId", '')`, 'false', `$${savedValues(set)}::timestamptz`)})`
    : `counted AS (${COUNTED})`
/** A save that also updates the author's catalog entry and adds an event; their values follow those of the deal. */
const exposing = (set: FieldSet): Statement => {
  const owner = savedValues(set) + 1
  return {
    name: `deal_save_${set}_exposing`,
    kind: 'write',
    text: `WITH saved AS (${updateOf(set)}), ${followed(set)}, entry AS (${entryAfter('saved', '$1', `$${owner}`, `$${owner + 1}`, `$${owner + 2}`)}),
        noted AS (${appendedAfter('saved', `$${owner + 3}`, `$${owner + 4}`, 'deal', '$1::text')})
      SELECT * FROM saved`,
  }
}
const eachSet = (statementOf: (set: FieldSet) => Statement) =>
  Object.fromEntries(FIELD_SET_NAMES.map((set) => [set, statementOf(set)])) as Record<FieldSet, Statement>
export const SAVE = eachSet((set) => ({
  name: `deal_save_${set}`,
  kind: 'write',
  text: `WITH saved AS (${updateOf(set)}), ${followed(set)} SELECT * FROM saved`,
}))
/**
 * Run after `LOCK_AUTHORS`. The last values are the owner, the change in the number of exposed deals, the time of
 * publication if this deal is exposed, and the id and kind of the event.
 */
export const SAVE_EXPOSING = eachSet(exposing)
/**
 * Updates some columns of many deals from $1, a JSON array of rows. Returns how many deals still had the revisions in
 * $1.
 */
export const saveMany = (columns: readonly string[]): Statement => ({
  kind: 'write',
  text: `WITH saved AS (
      UPDATE deals d SET ${[
        'revision = d.revision + 1',
        ...columns.map((column) => `${column} = r.${column}`),
        ...(columns.includes(COLUMNS.hands) ? [tricksKept(`r.${COLUMNS.hands}`)] : []),
      ].join(', ')}
      FROM jsonb_populate_recordset(NULL::deals, $1::jsonb) AS r WHERE d.id = r.id AND d.revision = r.revision
      RETURNING d.id
    ) SELECT count(*)::int AS count FROM saved`,
})
export const INSERT_MANY: Statement = {
  name: 'deals_insert',
  kind: 'write',
  text: `INSERT INTO deals (${namesOf(TABLE_COLUMNS)})
    SELECT ${namesOf(TABLE_COLUMNS)} FROM jsonb_populate_recordset(NULL::deals, $1::jsonb)`,
}
const LIMIT_PLACE = INSERTED_COUNT + 1
const HELD = `SELECT count(*) FROM (SELECT FROM deals WHERE owner_id = $${OWNER_PLACE} LIMIT $${LIMIT_PLACE}) AS held`
const insertOne = `INSERT INTO deals (${namesOf(TABLE_COLUMNS)})
    SELECT ${INSERTED_VALUES} FROM accounts
    WHERE id = $${OWNER_PLACE} AND ${IS_NOT_ERASED} AND (${HELD}) < $${LIMIT_PLACE}::int RETURNING id`
const INSERTED_AND = `saved AS (${insertOne}), counted AS (${countedAfter('saved', `$${OWNER_PLACE}`)}),
  queued AS (${queuedAfter('saved', 'id', `$${OWNER_PLACE}`, `$${IMPORTED_PLACE}::boolean`, `$${LIMIT_PLACE + 1}::timestamptz`)})`
/**
 * Run after locking the quota. Inserts a deal if its owner exists and has fewer deals than the limit. The last values
 * are the limit and the time at which the deal is queued to be solved, or `null`.
 */
export const INSERT_ONE: Statement = {
  name: 'deal_insert',
  kind: 'write',
  text: `WITH ${INSERTED_AND} SELECT * FROM saved`,
}
/**
 * The same for an exposed deal, after `LOCK_AUTHORS`. The last values are the time of publication, and the id and kind
 * of the event.
 */
export const INSERT_EXPOSED: Statement = {
  name: 'deal_insert_exposed',
  kind: 'write',
  text: `WITH ${INSERTED_AND}, entry AS (${entryAfter('saved', '$1', `$${OWNER_PLACE}`, '1', `$${LIMIT_PLACE + 2}`)}),
      noted AS (${appendedAfter('saved', `$${LIMIT_PLACE + 3}`, `$${LIMIT_PLACE + 4}`, 'deal', 'id::text')})
    SELECT * FROM saved`,
}
