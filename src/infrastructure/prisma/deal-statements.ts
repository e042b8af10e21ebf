import { MAX_LISTED_PLACES } from '../../application/ports/deal-repository.js'
import { AUTHOR_COLUMNS, CARD_COLUMNS, type CardRow } from './author-rows.js'
import { entryAfter } from './catalog-author-statements.js'
import { firstOf, namesOf } from './columns.js'
import { SAVED_VALUES, WRITTEN_ASSIGNMENTS } from './deal-records.js'
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
  TABLE_COLUMNS,
} from './deal-rows.js'
import { IS_EXPOSED_BY_ANYONE, IS_LISTED_AUTHOR, isExposedBy, isSharedWithGroups } from './exposure-sql.js'
import { type GrantsRow, grantsColumn } from './grant-rows.js'
import { after, LATEST_PUBLISHED_FIRST, PUBLISHED } from './published-order.js'
import type { Statement } from './statements.js'

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
  text: ownedDeals('d.id = $1::uuid AND a.erased_at IS NULL'),
}
export const FIND_HEADERS: Statement = {
  name: 'deals_owned',
  text: ownedDeals('d.id = ANY ($1::uuid[])', `${HEADER_COLUMNS}, ${AUTHOR_COLUMNS}`),
}
export const FIND_STORED: Statement = {
  name: 'deals_stored',
  kind: 'long',
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
const dealsByIds = (columns: string): string =>
  `SELECT ${columns} FROM unnest($1::uuid[]) WITH ORDINALITY AS asked(id, place)
    JOIN deals d ON d.id = asked.id ORDER BY asked.place`
export const FIND_MANY: Statement = { name: 'deals_by_ids', kind: 'long', text: dealsByIds(DEAL_COLUMNS) }
export const FIND_MANY_PLAIN: Statement = {
  name: 'deals_by_ids_plain',
  kind: 'long',
  text: dealsByIds(PLAIN_DEAL_COLUMNS),
}
/** The `boardKey` of a deal, as the index on boards has it. */
const BOARD_KEY = "coalesce(d.board_number::text, '') || ' ' || d.dealer || ' ' || d.vulnerability || ' ' || d.hands"
/** Of the keys $2, those of boards that owner $1 has; each is looked up in the index. */
export const FIND_BOARDS: Statement = {
  name: 'deals_by_board',
  kind: 'long',
  text: `SELECT asked.key, held.id FROM unnest($2::text[]) AS asked(key) CROSS JOIN LATERAL (
      SELECT d.id FROM deals d WHERE d.owner_id = $1 AND md5(${BOARD_KEY})::uuid = md5(asked.key)::uuid
        AND d.lifecycle <> 'trashed' LIMIT 1
    ) AS held`,
}
/** A list from its start, and from behind a cursor. */
export interface Stretches {
  readonly first: Statement
  readonly next: Statement
}
/** A trigger keeps a stored published_at. */
const UPDATE = `UPDATE deals d SET revision = revision + 1, ${WRITTEN_ASSIGNMENTS} WHERE id = $1::uuid AND revision = $2
    RETURNING revision, owner_id AS "ownerId", published_at AS "publishedAt", created_at AS "createdAt"`
/** The account whose deal it is comes after the values of the deal. */
const OWNER = SAVED_VALUES + 1
export const SAVE: Statement = { name: 'deal_save', kind: 'write', text: UPDATE }
/** After `LOCK_AUTHORS`, with the owner, by how many the exposed deals become more, and when this one was published if it is. */
export const SAVE_EXPOSURE: Statement = {
  name: 'deal_save_exposure',
  kind: 'write',
  text: `WITH saved AS (${UPDATE}), entry AS (${entryAfter('saved', '$1', `$${OWNER}`, `$${OWNER + 1}`, `$${OWNER + 2}`)})
    SELECT * FROM saved`,
}
/** Some columns of many deals, which $1 has as a JSON list of rows. Returns how many deals still had the revisions of $1. */
export const saveMany = (columns: readonly string[]): Statement => ({
  kind: 'write',
  text: `WITH saved AS (
      UPDATE deals d SET revision = d.revision + 1${columns.map((column) => `, ${column} = r.${column}`).join('')}
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

const IS_NEAR = `held.place <= ${MAX_LISTED_PLACES}`
const dealsOfCollection = (columns: string): string =>
  `SELECT ${columns}, ${AUTHOR_COLUMNS}
    FROM collections c CROSS JOIN unnest(c.deal_ids) WITH ORDINALITY AS held(id, place)
      JOIN deals d ON d.id = held.id JOIN accounts a ON a.id = d.owner_id
    WHERE c.id = $1::uuid ORDER BY held.place`
export const LIST_BY_COLLECTION: Statement = {
  name: 'deals_of_collection',
  kind: 'long',
  text: dealsOfCollection(listedDealColumns({ isNear: IS_NEAR, isSupplemented: 'd.owner_id = c.owner_id' })),
}
export const LIST_PLAIN_BY_COLLECTION: Statement = {
  name: 'deals_of_collection_plain',
  kind: 'long',
  text: dealsOfCollection(listedPlainDealColumns(IS_NEAR)),
}

export const EXPOSED_BY_COLLECTION: Statement = {
  name: 'deals_exposed_by_collection',
  text: `SELECT ${listedSharedDealColumns(IS_NEAR)}
    FROM collections c CROSS JOIN unnest(c.deal_ids) WITH ORDINALITY AS held(id, place)
      CROSS JOIN LATERAL (SELECT * FROM deals WHERE id = held.id OFFSET 0) AS d
    WHERE c.id = $1::uuid AND ${isExposedBy('c.owner_id')} ORDER BY held.place`,
}

export const MARK_OF_EXPOSED: Statement = {
  name: 'deals_exposed_mark',
  kind: 'long',
  text: `SELECT md5(coalesce(string_agg(d.id::text, '' ORDER BY d.id), '')) AS mark
    FROM deals d WHERE ${isExposedBy('$1')}`,
}

/** A page of deals, $2 of them from $3 on, and how many there are. */
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
    WHERE ${isSharedWithGroups('$1::uuid')} AND a.is_active`,
  LATEST_CREATED_FIRST,
)
/**
 * The author who carries handle $1 beside each deal of the page, $2 deals from $3 on, or beside none. A page that is not
 * full tells how many there are by itself, unless it is empty and not the first.
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

const stretches = (
  name: string,
  text: (isAfter: string) => string,
  [time, id]: readonly [string, string],
): Stretches => ({
  first: { name: `${name}_first`, text: text('true') },
  next: { name: `${name}_next`, text: text(after(time, id)) },
})
export const PUBLISHED_COLUMNS = `${listedSharedDealColumns()}, ${CARD_COLUMNS}, ${grantsColumn('a.id', '$2')}`
export type PublishedRow = ListedRow<SharedDealRow> & CardRow & GrantsRow
/** $1 deals, with the grants active at $2. */
export const RECENT = stretches(
  'deals_recent',
  // Ordered by itself, so that the deals are read in the order of their index, each with its author, until the page is full.
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
  // A value in a SELECT of its own is as unknown to the planner at first as it is later, so that it keeps its first plan.
  ['(SELECT $3)', '(SELECT $4)'],
)
/**
 * The same of those that $3 follows: the latest of each author from that author's own index range, then the latest of
 * those. Only these are read; what was left behind is known from the indexes alone.
 */
export const FEED = stretches(
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
