import { MAX_LISTED_PLACES } from '../../../application/ports/deal-repository.js'
import { LOCKS } from '../../postgres/advisory-locks.js'
import { firstOf } from '../../postgres/columns.js'
import type { Statement } from '../../postgres/statements.js'
import { AUTHOR_COLUMNS, CARD_COLUMNS, type CardRow } from '../catalog/author-rows.js'
import { after, LATEST_PUBLISHED_FIRST, PUBLISHED } from '../catalog/published-order.js'
import {
  IS_EXPOSED_BY_ANYONE,
  IS_LISTED_AUTHOR,
  IS_NOT_ERASED,
  IS_NOT_TRASHED,
  isExposedBy,
  isReadableByGroups,
} from '../exposure-sql.js'
import { type GrantsRow, grantsColumn } from '../grants/grant-rows.js'
import {
  DEAL_COLUMNS,
  HEADER_COLUMNS,
  type ListedRow,
  listedDealColumns,
  listedPlainDealColumns,
  listedSharedDealColumns,
  PLAIN_DEAL_COLUMNS,
  type SharedDealRow,
  STORED_DEAL_COLUMNS,
} from './deal-rows.js'

/** The order of `latestCreatedFirst`. */
const LATEST_CREATED_FIRST = 'ORDER BY d.created_at DESC, d.id'

export const ownedDeals = (where: string, columns = `${DEAL_COLUMNS}, ${AUTHOR_COLUMNS}`): string =>
  `SELECT ${columns} FROM deals d JOIN accounts a ON a.id = d.owner_id WHERE ${where}`
export const FIND_BY_ID: Statement = {
  name: 'deal_by_id',
  text: `SELECT ${DEAL_COLUMNS} FROM deals d WHERE d.id = $1::uuid`,
}
export const FIND_OWNED: Statement = {
  name: 'deal_owned',
  text: ownedDeals(`d.id = $1::uuid AND a.${IS_NOT_ERASED}`),
}
export const FIND_HEADERS: Statement = {
  name: 'deal_headers',
  text: ownedDeals('d.id = ANY ($1::uuid[])', `${HEADER_COLUMNS}, ${AUTHOR_COLUMNS}`),
}
export const FIND_STORED: Statement = {
  name: 'deals_stored',
  kind: 'slow',
  text: `SELECT ${STORED_DEAL_COLUMNS} FROM deals d WHERE d.id = ANY ($1::uuid[]) ORDER BY d.id`,
}
export const LOCK_STORED: Statement = {
  name: 'deals_lock_stored',
  kind: 'write',
  text: 'SELECT 1 AS locked FROM deals WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE',
}
/** All writers lock deals in this order. */
export const LOCK_MANY: Statement = {
  name: 'deals_lock',
  kind: 'write',
  text: `SELECT ${listedDealColumns()} FROM deals d WHERE d.id = ANY ($1::uuid[]) ORDER BY d.id FOR UPDATE`,
}
/** Keeps deals from being deleted until the transaction ends. */
export const LOCK_AGAINST_DELETION: Statement = {
  name: 'deals_lock_against_deletion',
  kind: 'write',
  text: 'SELECT 1 AS locked FROM deals WHERE id = ANY ($1::uuid[]) ORDER BY id FOR KEY SHARE',
}
/** Locks the boards of the owner $1 until the transaction ends. */
export const LOCK_BOARDS: Statement = {
  name: 'boards_lock',
  kind: 'write',
  text: `SELECT pg_advisory_xact_lock(${LOCKS.boards}, hashtext($1))::text`,
}
const dealsByIds = (columns: string): string =>
  `SELECT ${columns} FROM unnest($1::uuid[]) WITH ORDINALITY AS asked(id, place)
    JOIN deals d ON d.id = asked.id ORDER BY asked.place`
export const FIND_MANY: Statement = { name: 'deals_by_ids', kind: 'slow', text: dealsByIds(DEAL_COLUMNS) }
export const FIND_MANY_PLAIN: Statement = {
  name: 'deals_by_ids_plain',
  kind: 'slow',
  text: dealsByIds(PLAIN_DEAL_COLUMNS),
}
/** The `boardKey` of a deal, as in the index on boards. */
const BOARD_KEY = "coalesce(d.board_number::text, '') || ' ' || d.dealer || ' ' || d.vulnerability || ' ' || d.hands"
/** Which of the keys $2 belong to boards of the owner $1; each is looked up in the index. */
export const FIND_BOARDS: Statement = {
  name: 'deals_by_board',
  kind: 'slow',
  text: `SELECT asked.key, held.id FROM unnest($2::text[]) AS asked(key) CROSS JOIN LATERAL (
      SELECT d.id FROM deals d WHERE d.owner_id = $1 AND md5(${BOARD_KEY})::uuid = md5(asked.key)::uuid
        AND ${IS_NOT_TRASHED} LIMIT 1
    ) AS held`,
}
/** The first page of a list, and the page after a cursor. */
export interface CursorPages {
  readonly first: Statement
  readonly next: Statement
}
const IS_NEAR = `held.place <= ${MAX_LISTED_PLACES}`
const dealsOfCollection = (columns: string): string =>
  `SELECT ${columns}, ${AUTHOR_COLUMNS}
    FROM collections c CROSS JOIN unnest(c.deal_ids) WITH ORDINALITY AS held(id, place)
      JOIN deals d ON d.id = held.id JOIN accounts a ON a.id = d.owner_id
    WHERE c.id = $1::uuid ORDER BY held.place`
export const LIST_BY_COLLECTION: Statement = {
  name: 'deals_of_collection',
  kind: 'slow',
  text: dealsOfCollection(listedDealColumns({ isNear: IS_NEAR, isOwn: 'd.owner_id = c.owner_id' })),
}
export const LIST_PLAIN_BY_COLLECTION: Statement = {
  name: 'deals_of_collection_plain',
  kind: 'slow',
  text: dealsOfCollection(listedPlainDealColumns(IS_NEAR)),
}

/**
 * Changes whenever the collection's deals or their owners change: it hashes their revisions and the double dummy
 * results.
 */
export const VERSION_OF_COLLECTION: Statement = {
  name: 'deals_of_collection_version',
  text: `SELECT md5(coalesce(string_agg(d.id || ':' || d.revision || coalesce(d.double_dummy, '') || ':' || a.revision, ' ' ORDER BY held.place), '')) AS version
    FROM collections c CROSS JOIN unnest(c.deal_ids) WITH ORDINALITY AS held(id, place)
      JOIN deals d ON d.id = held.id JOIN accounts a ON a.id = d.owner_id
    WHERE c.id = $1::uuid`,
}

export const EXPOSED_BY_COLLECTION: Statement = {
  name: 'deals_exposed_by_collection',
  text: `SELECT ${listedSharedDealColumns(IS_NEAR)}
    FROM collections c CROSS JOIN unnest(c.deal_ids) WITH ORDINALITY AS held(id, place)
      CROSS JOIN LATERAL (SELECT * FROM deals WHERE id = held.id OFFSET 0) AS d
    WHERE c.id = $1::uuid AND ${isExposedBy('c.owner_id')} ORDER BY held.place`,
}

export const VERSION_OF_EXPOSED: Statement = {
  name: 'deals_exposed_version',
  kind: 'slow',
  text: `SELECT md5(coalesce(string_agg(d.id::text, '' ORDER BY d.id), '')) AS version
    FROM deals d WHERE ${isExposedBy('$1')}`,
}

/** A page of deals ($2 the limit, $3 the offset), and the total. */
export interface Listing {
  readonly page: Statement
  readonly total: Statement
}
const listing = (name: string, from: string, order: string): Listing => ({
  page: { name, text: `SELECT ${listedPlainDealColumns()} ${from} ${order} LIMIT $2 OFFSET $3` },
  total: { name: `${name}_total`, text: `SELECT count(*)::int AS total ${from}` },
})
export const IN_GROUP = listing(
  'deals_of_group',
  `FROM deals d JOIN accounts a ON a.id = d.owner_id
    WHERE ${isReadableByGroups('$1::uuid')} AND a.is_active`,
  LATEST_CREATED_FIRST,
)
/**
 * A page of deals ($2 the limit, $3 the offset), each with the author whose handle is $1; without deals, one row with
 * the author alone. The length of a partial page implies the total, unless the page is empty and not the first.
 */
export const EXPOSED_BY_HANDLE: Statement = {
  name: 'deals_exposed_by_handle',
  text: `
    WITH author AS MATERIALIZED (SELECT * FROM accounts WHERE handle = $1),
      exposed AS NOT MATERIALIZED (SELECT * FROM deals d WHERE ${isExposedBy('(SELECT id FROM author)')}),
      page AS MATERIALIZED (SELECT * FROM exposed d ${LATEST_PUBLISHED_FIRST} LIMIT $2 OFFSET $3),
      found AS MATERIALIZED (SELECT count(*)::int AS deals FROM page)
    SELECT ${AUTHOR_COLUMNS}, ${listedSharedDealColumns()}, CASE
        WHEN f.deals < $2::int AND (f.deals > 0 OR $3::int = 0) THEN $3::int + f.deals
        ELSE (SELECT count(*)::int FROM exposed)
      END AS total
    FROM author a CROSS JOIN found f LEFT JOIN page d ON true ${LATEST_PUBLISHED_FIRST}`,
}

const cursorPages = (
  name: string,
  text: (isAfter: string) => string,
  [time, id]: readonly [string, string],
): CursorPages => ({
  first: { name: `${name}_first`, text: text('true') },
  next: { name: `${name}_next`, text: text(after(time, id)) },
})
export const PUBLISHED_COLUMNS = `${listedSharedDealColumns()}, ${CARD_COLUMNS}, ${grantsColumn('a.id', '$2')}`
export type PublishedRow = ListedRow<SharedDealRow> & CardRow & GrantsRow
/** Up to $1 deals, with the grants active at $2. */
export const RECENT = cursorPages(
  'deals_recent',
  // In a separate SELECT, so that the deals are read in index order, each with its author, until the page is full.
  (isAfter) =>
    firstOf(
      `SELECT ${PUBLISHED_COLUMNS} FROM (
        SELECT d.*, ${PUBLISHED} AS published FROM deals d
        WHERE ${IS_EXPOSED_BY_ANYONE} AND ${isAfter} ORDER BY published DESC, d.id OFFSET 0
      ) AS d CROSS JOIN LATERAL (
        SELECT * FROM accounts a WHERE a.id = d.owner_id AND ${IS_LISTED_AUTHOR} OFFSET 0
      ) AS a ORDER BY d.published DESC, d.id`,
      '$1',
    ),
  // In a subselect, the planner never knows the value, so it keeps its first plan.
  ['(SELECT $3)', '(SELECT $4)'],
)
/**
 * The same for the authors that $3 follows: the latest deals of each author from that author's range of an index, then
 * the latest of these. Only these deals are read; all others are skipped in the indexes.
 */
export const FEED = cursorPages(
  'deals_feed',
  (isAfter) =>
    `${ownedDeals(
      `d.id = ANY (ARRAY(
      SELECT d.id FROM subscriptions s JOIN accounts a ON a.id = s.author_id
        CROSS JOIN LATERAL (
          SELECT d.id, d.published_at FROM deals d WHERE ${isExposedBy('a.id')} AND ${isAfter}
          ${LATEST_PUBLISHED_FIRST} LIMIT $1
        ) AS d
      WHERE s.follower_id = $3 AND ${IS_LISTED_AUTHOR} ${LATEST_PUBLISHED_FIRST} LIMIT $1))`,
      PUBLISHED_COLUMNS,
    )} ${LATEST_PUBLISHED_FIRST}`,
  ['$4', '$5'],
)
