import { MAX_COUNTED_WORK } from '../../../application/ports/double-dummy-work.js'
import { picked, selected } from '../../postgres/columns.js'
import type { Statement } from '../../postgres/statements.js'
import { countedAfter } from '../deals/deal-counter-statements.js'
import { COLUMNS } from '../deals/deal-rows.js'
import { IS_EXPOSED_IN_CATALOG } from '../exposure-sql.js'

const ON_CONFLICT = `ON CONFLICT (deal_id) DO UPDATE
  SET imported = excluded.imported, queued_at = excluded.queued_at, tries = 0, leased_until = NULL`

/**
 * Part of a statement that writes one deal: `saved` has a row if it was written. The arguments are SQL expressions; if
 * `at` is null, the deal isn't queued.
 */
export const queuedAfter = (saved: string, id: string, ownerId: string, imported: string, at: string): string =>
  `INSERT INTO double_dummy_work (deal_id, owner_id, imported, queued_at)
    SELECT ${id}, ${ownerId}, ${imported}, ${at} FROM ${saved} WHERE ${at} IS NOT NULL ${ON_CONFLICT}`

const queueing = (imported: string, onConflict: string): string =>
  `INSERT INTO double_dummy_work (deal_id, owner_id, imported, queued_at)
    SELECT d.id, coalesce(d.owner_id, ''), ${imported}, d.updated_at FROM deals d WHERE d.id = ANY ($1::uuid[])
    ORDER BY d.id ${onConflict}`

/** Run after the deals $1 were inserted. */
export const QUEUE_INSERTED: Statement = {
  name: 'double_dummy_queue_inserted',
  kind: 'write',
  text: queueing('d.imported', ON_CONFLICT),
}
/** Run after the deals $1 were changed. */
export const QUEUE_CHANGED: Statement = {
  name: 'double_dummy_queue_changed',
  kind: 'write',
  text: queueing('false', ON_CONFLICT),
}
/** Queues those of the deals $1 that aren't queued yet, as if imported: after what their owners saved one by one. */
export const QUEUE_MISSING: Statement = {
  name: 'double_dummy_queue_missing',
  kind: 'write',
  text: queueing('true', 'ON CONFLICT (deal_id) DO NOTHING'),
}

/** The columns of a `ClaimedDeal` that are those of a deal. */
const CLAIMED = picked(COLUMNS, ['id', 'ownerId', 'hands', 'doubleDummy', 'sharing', 'lifecycle'])

/** Reads the index in order, and skips only deals that others have claimed. */
const claiming = (owners: string): string =>
  `UPDATE double_dummy_work w SET tries = w.tries + 1, leased_until = $3::timestamptz
    FROM (
      SELECT deal_id FROM double_dummy_work WHERE ${owners} AND (leased_until IS NULL OR leased_until <= $2::timestamptz)
      ORDER BY owner_id, imported, queued_at DESC, deal_id LIMIT 1 FOR UPDATE SKIP LOCKED
    ) AS next JOIN deals d ON d.id = next.deal_id
    WHERE w.deal_id = next.deal_id
    RETURNING ${selected(CLAIMED, (column) => `d.${column}`)}, w.tries, w.leased_until AS "leasedUntil"`

export const CLAIM_AFTER: Statement = {
  name: 'double_dummy_claim_after',
  kind: 'write',
  text: claiming('owner_id > $1'),
}
export const CLAIM_AROUND: Statement = {
  name: 'double_dummy_claim_around',
  kind: 'write',
  text: claiming('owner_id <= $1'),
}

/** The maximum number of deals with the same hands to examine. */
const MAX_ALIKE = 100

const alike = (ownedBy: string): string =>
  `(SELECT * FROM deals d WHERE md5(d.hands)::uuid = md5($1)::uuid ${ownedBy} LIMIT ${MAX_ALIKE})`

/** Finds a table for the hands $1 in a deal of the owner $2, or of anyone if either deal is exposed ($3: this one). */
export const FIND_SOLVED: Statement = {
  name: 'double_dummy_solved',
  text: `SELECT d.double_dummy AS "doubleDummy" FROM (
      ${alike('AND d.owner_id = $2')} UNION ALL ${alike('')}
    ) AS d
    WHERE d.hands = $1 AND d.double_dummy LIKE 's%' AND (d.owner_id = $2 OR $3::boolean OR ${IS_EXPOSED_IN_CATALOG})
    LIMIT 1`,
}

/** Updates no index. Does nothing if the deal $1 has other hands than $2, or already has this table. */
export const STORE: Statement = {
  name: 'double_dummy_store',
  kind: 'write',
  text: `WITH saved AS (
      UPDATE deals d SET double_dummy = $3 WHERE id = $1::uuid AND hands = $2 AND double_dummy IS DISTINCT FROM $3
      RETURNING owner_id AS "ownerId"
    ), counted AS (${countedAfter('saved', `coalesce("ownerId", '')`)}) SELECT 1 AS stored FROM saved`,
}

export const FINISH: Statement = {
  name: 'double_dummy_finish',
  kind: 'write',
  text: 'DELETE FROM double_dummy_work WHERE deal_id = $1::uuid AND leased_until = $2::timestamptz',
}

export const RELEASE: Statement = {
  name: 'double_dummy_release',
  kind: 'write',
  text: `UPDATE double_dummy_work SET leased_until = NULL, tries = tries - 1
    WHERE deal_id = $1::uuid AND leased_until = $2::timestamptz`,
}

export const COUNT: Statement = {
  name: 'double_dummy_count',
  text: `SELECT count(*)::int AS count FROM (SELECT FROM double_dummy_work LIMIT ${MAX_COUNTED_WORK}) AS queued`,
}
