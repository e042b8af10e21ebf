import type { Statement } from '../../postgres/statements.js'

/** @param owners a SELECT of distinct owner ids; the id is empty for deals without an owner */
const counting = (owners: string): string =>
  `INSERT INTO deal_counters AS k (owner_id) ${owners} ON CONFLICT (owner_id) DO UPDATE SET revision = k.revision + 1`

/** Part of a statement that writes one deal: `saved` has a row if it was written. */
export const countedAfter = (saved: string, ownerId: string): string => counting(`SELECT ${ownerId} FROM ${saved}`)

/** Run after deals of the owners $1 were written. It comes last in a transaction, so that its locks are short. */
export const COUNT_CHANGES: Statement = {
  name: 'deal_counters_count',
  kind: 'write',
  text: counting('SELECT id FROM unnest($1::text[]) AS changed(id) ORDER BY id'),
}

/**
 * Locks the counter of the owner $1. A transaction that locks the owner's quota before it writes has to lock the
 * counter first: others lock the counter before the quota too.
 */
export const LOCK_COUNTER: Statement = {
  name: 'deal_counter_lock',
  kind: 'write',
  text: 'SELECT 1 AS locked FROM deal_counters WHERE owner_id = $1 FOR UPDATE',
}

export const CHANGES_OF_OWNER: Statement = {
  name: 'deal_counter',
  text: 'SELECT revision::text AS version FROM deal_counters WHERE owner_id = $1',
}
/** For the deals of all owners together. */
export const CHANGES_OF_ALL: Statement = {
  name: 'deal_counters',
  kind: 'slow',
  text: `SELECT count(*) || ':' || coalesce(sum(revision), 0) AS version FROM deal_counters`,
}
