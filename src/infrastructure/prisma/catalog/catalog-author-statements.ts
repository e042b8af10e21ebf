import type { AuthorChange } from '../../../domain/consequences.js'
import { LOCKS } from '../../postgres/advisory-locks.js'
import type { Statement } from '../../postgres/statements.js'
import { IS_LISTED_AUTHOR, IS_NOT_ERASED, isExposedBy } from '../exposure-sql.js'
import { PUBLISHED } from './published-order.js'

/** @param authors a FROM item with the ids of accounts as `id` */
const lockAuthors = (authors: string): string =>
  `SELECT pg_advisory_xact_lock(${LOCKS.catalogAuthors}, key)::text
    FROM (SELECT DISTINCT hashtext(id) AS key FROM ${authors} ORDER BY 1) AS locked`

/**
 * Locks the catalog entries of the authors $1 until the transaction ends. Changes of an author's exposed deals are
 * counted by a later statement, so that it sees what earlier transactions committed. This lock always comes first,
 * before any account or deal is locked.
 */
export const LOCK_AUTHORS: Statement = {
  name: 'catalog_authors_lock',
  kind: 'write',
  text: lockAuthors('unnest($1::text[]) AS author(id)'),
}

/** The same for the authors of the deals $1. */
export const LOCK_AUTHORS_OF: Statement = {
  name: 'deals_lock_authors',
  kind: 'write',
  text: lockAuthors('(SELECT owner_id FROM deals WHERE id = ANY ($1::uuid[]) AND owner_id IS NOT NULL) AS author(id)'),
}

const listed = (value: string): string => `CASE WHEN ${IS_LISTED_AUTHOR} THEN ${value} END`
const LISTING = `${listed('a.search_name')}, ${listed('a.handle')}`
const ENTRY = 'catalog_authors AS c (account_id, deals, latest, search_name, handle)'

/** The latest publication of an author's exposed deals, read from the author's own range of an index. */
const latestOf = (ownerId: string, isCounted = 'true'): string =>
  `(SELECT ${PUBLISHED} FROM deals d WHERE ${isExposedBy(ownerId)} AND ${isCounted} ORDER BY ${PUBLISHED} DESC LIMIT 1)`

/**
 * Part of a statement that writes one deal. It excludes that deal, because it still sees its old version.
 * @param saved a CTE that has a row if the deal was written
 */
export const entryAfter = (
  saved: string,
  dealId: string,
  ownerId: string,
  gained: string,
  published: string,
): string => `
  INSERT INTO ${ENTRY}
  SELECT a.id, ${gained}::int, ${published}::timestamptz, ${LISTING}
  FROM accounts a CROSS JOIN ${saved} WHERE a.id = ${ownerId} AND a.${IS_NOT_ERASED}
  ON CONFLICT (account_id) DO UPDATE SET deals = c.deals + excluded.deals,
    latest = GREATEST(excluded.latest, ${latestOf('c.account_id', `d.id <> ${dealId}::uuid`)})`

/** Run after deals were written: each author in $1 gained the number of exposed deals in $2. */
export const CHANGE_ENTRIES: Statement = {
  name: 'catalog_authors_change',
  kind: 'write',
  text: `INSERT INTO ${ENTRY}
    SELECT a.id, change.gained, ${latestOf('a.id')}, ${LISTING}
    FROM unnest($1::text[], $2::int[]) AS change(id, gained) JOIN accounts a ON a.id = change.id AND a.${IS_NOT_ERASED}
    ORDER BY a.id
    ON CONFLICT (account_id) DO UPDATE SET deals = c.deals + excluded.deals, latest = excluded.latest`,
}

/** Part of a statement that writes an account. */
export const listingAfter = (saved: string, accountId: string, name: string, handle: string): string => `
  UPDATE catalog_authors c SET search_name = ${name}::text, handle = ${handle}::text
  FROM ${saved} WHERE c.account_id = ${accountId}`

/** Recounts the entries of the authors $1, and returns those that were wrong. */
export const RECOUNT_ENTRIES: Statement = {
  name: 'catalog_authors_recount',
  kind: 'write',
  text: `INSERT INTO ${ENTRY}
    SELECT counted.* FROM (
      SELECT a.id, (SELECT count(*)::int FROM deals d WHERE ${isExposedBy('a.id')}) AS deals, ${latestOf('a.id')}, ${LISTING}
      FROM accounts a WHERE a.id = ANY ($1::text[]) AND a.${IS_NOT_ERASED}
    ) AS counted
    WHERE counted.deals > 0 OR EXISTS (SELECT FROM catalog_authors k WHERE k.account_id = counted.id)
    ON CONFLICT (account_id) DO UPDATE
      SET deals = excluded.deals, latest = excluded.latest, search_name = excluded.search_name, handle = excluded.handle
      WHERE (c.deals, c.latest, c.search_name, c.handle)
        IS DISTINCT FROM (excluded.deals, excluded.latest, excluded.search_name, excluded.handle)
    RETURNING account_id AS id`,
}

/** The latest publication of these deals as text for PostgreSQL; `null` if there are none. */
export const latestText = ({ published }: AuthorChange): string | null => {
  const times = published.map((time) => time?.toISOString() ?? '-infinity')
  return times.sort().at(-1) ?? null
}
