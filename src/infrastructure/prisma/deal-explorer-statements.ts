import type { DealFilter } from '../../application/ports/deal-repository.js'
import { type DealOrder, type DealPlace, type DealSortField, LATEST_CREATED } from '../../domain/deal-order.js'
import { offsetOf, type PageRequest } from '../../domain/page.js'
import { listedDealColumns } from './deal-rows.js'
import { textSearchOf } from './deal-search-columns.js'
import { escapeLike } from './escape-like.js'
import { isSharedInGroup } from './exposure-sql.js'
import type { Statement } from './statements.js'

/** A statement with its values. Its text has only the conditions that are asked for, so that it is planned for these. */
export type Asked = readonly [Statement, readonly unknown[]]

const LISTED = listedDealColumns()

/** Collects values, and returns the parameter that stands for each. */
class Values {
  readonly list: unknown[] = []

  add(value: unknown, type: string): string {
    this.list.push(value instanceof Date ? value.toISOString() : value)
    return `$${this.list.length}::${type}`
  }
}

interface KeyColumn {
  readonly column: string
  readonly type: string
  /** A title is not known as it is sorted where an earlier version has written the deal. */
  readonly isNullable: boolean
}

const KEYS: Readonly<Record<DealSortField, KeyColumn>> = {
  createdAt: { column: 'd.created_at', type: 'timestamptz', isNullable: false },
  updatedAt: { column: 'd.updated_at', type: 'timestamptz', isNullable: false },
  publishedAt: { column: 'd.published_at', type: 'timestamptz', isNullable: true },
  title: { column: 'd.search_title', type: 'text', isNullable: true },
  boardNumber: { column: 'd.board_number', type: 'int', isNullable: true },
}

/**
 * For the words and themes of a search. The index on an owner's deals holds `search_head`, so that no deal is read, except
 * those that have too many words: their terms are looked at.
 */
const textCondition = (filter: DealFilter, values: Values): string | null => {
  const search = textSearchOf(filter)
  if (search === null) return null
  const patterns = search.inHead.map((text) => `%${escapeLike(text)}%`)
  const inHead = `d.search_head LIKE ALL (${values.add(patterns, 'text[]')})`
  const inTerms = `EXISTS (SELECT FROM deals l
    WHERE l.id = d.id AND (l.search_terms || l.personal_terms) @@ ${values.add(search.query, 'tsquery')})`
  return `(d.search_head IS NOT NULL AND ${inHead} OR d.search_head IS NULL AND ${inTerms})`
}

/** Everything that narrows a list but its owner and its words and themes. */
const filterConditions = (filter: DealFilter, values: Values): readonly string[] => {
  const is = (column: string, value: unknown, type = 'text', operator = '='): readonly string[] =>
    value === undefined ? [] : [`d.${column} ${operator} ${values.add(value, type)}`]
  return [
    ...is('sharing', filter.sharing),
    ...is('lifecycle', filter.lifecycle),
    ...(filter.ids === undefined ? [] : [`d.id = ANY (${values.add(filter.ids, 'uuid[]')})`]),
    ...(filter.sharingGroupId === undefined ? [] : [isSharedInGroup(values.add(filter.sharingGroupId, 'uuid'))]),
    ...is('created_at', filter.createdFrom, 'timestamptz', '>='),
    ...is('created_at', filter.createdUntil, 'timestamptz', '<'),
    ...is('dealer', filter.dealer),
    ...is('vulnerability', filter.vulnerability),
    ...is('board_number', filter.boardNumber, 'int'),
    ...is('contract', filter.contract),
    ...is('declarer', filter.declarer),
  ]
}

interface Narrowed {
  /** One condition. */
  readonly where: string
  /** Whether anything but the owner narrows the list. */
  readonly isFiltered: boolean
  /** Whether words or themes do. */
  readonly hasText: boolean
}

const narrowed = (filter: DealFilter, values: Values): Narrowed => {
  const text = textCondition(filter, values)
  const conditions = [...filterConditions(filter, values), ...(text === null ? [] : [text])]
  const owned = filter.ownerId === undefined ? [] : [`d.owner_id = ${values.add(filter.ownerId, 'text')}`]
  return {
    where: [...owned, ...conditions].join(' AND ') || 'true',
    isFiltered: conditions.length > 0,
    hasText: text !== null,
  }
}

/**
 * The name of the statement for a page of an owner's deals, by everything its text depends on. Filters with a condition that
 * is rarely asked for have none: all combinations would be thousands of statements for a connection to keep.
 */
const nameOf = (filter: DealFilter, { by, descending }: DealOrder, hasText: boolean): { readonly name?: string } => {
  const { ownerId, sharing, lifecycle, q: _, themes: __, order: ___, ...rare } = filter
  if (ownerId === undefined || Object.values(rare).some((value) => value !== undefined)) return {}
  const parts = [by, descending && 'descending', hasText && 'text', sharing && 'sharing', lifecycle && 'lifecycle']
  return { name: `deals_of_owner_${parts.filter(Boolean).join('_')}` }
}

const orderBy = (key: string, { descending }: DealOrder, id = 'd.id'): string =>
  `ORDER BY ${key}${descending ? ' DESC' : ''} NULLS LAST, ${id}`

/** A stretch of a list that an index has in order. */
interface Part {
  readonly where: string
  /** Whether all of it has one key, or none. */
  readonly isOneKey?: boolean
}

const orderInIndex = (key: string, { descending }: DealOrder, { isOneKey = false }: Part): string =>
  isOneKey ? 'ORDER BY d.id' : `ORDER BY ${key}${descending ? ' DESC' : ''}, d.id`

/** Parts of a list, one after the other: read backwards, an index has its nulls first. */
const partsOf = ({ column, isNullable }: KeyColumn, { descending }: DealOrder): readonly Part[] =>
  isNullable && descending
    ? [{ where: `${column} IS NOT NULL` }, { where: `${column} IS NULL`, isOneKey: true }]
    : [{ where: 'true' }]

/** The ids of a page. A list in the order of an index is read from there; one that is filtered, whole from one index first. */
const pageIds = (
  filter: DealFilter,
  { where, isFiltered, hasText }: Narrowed,
  size: string,
  offset: string,
): string => {
  const { order = LATEST_CREATED } = filter
  const key = KEYS[order.by]
  const selected = `SELECT d.id, ${key.column} AS key FROM deals d WHERE ${where}`
  const page = `${orderBy('f.key', order, 'f.id')} LIMIT ${size} OFFSET ${offset}`
  if (isFiltered && (order.by !== 'createdAt' || (hasText && filter.ownerId === undefined)))
    return `SELECT f.id FROM (${selected} OFFSET 0) AS f ${page}`
  const parts = partsOf(key, order)
  const limit = parts.length > 1 ? `LIMIT ${size} + ${offset}` : `LIMIT ${size} OFFSET ${offset}`
  const read = parts.map((part) => `(${selected} AND ${part.where} ${orderInIndex(key.column, order, part)} ${limit})`)
  return parts.length > 1
    ? `SELECT f.id FROM (${read.join(' UNION ALL ')}) AS f ${page}`
    : `SELECT f.id FROM ${read.join('')} AS f`
}

const counted = (where: string): string => `SELECT count(*)::int AS total FROM deals d WHERE ${where}`

/** A page. If it is full, each of its rows has the total; one that is not tells it by itself, unless it is empty. */
export const pageOf = (filter: DealFilter, request: PageRequest): Asked => {
  const values = new Values()
  const narrow = narrowed(filter, values)
  const [size, offset] = [values.add(request.pageSize, 'int'), values.add(offsetOf(request), 'int')]
  const { order = LATEST_CREATED } = filter
  const text = `WITH page AS MATERIALIZED (${pageIds(filter, narrow, size, offset)})
    SELECT ${LISTED}, CASE WHEN (SELECT count(*) FROM page) = ${size} THEN (${counted(narrow.where)}) END AS total
    FROM deals d WHERE d.id = ANY (ARRAY(SELECT id FROM page)) ${orderBy(KEYS[order.by].column, order)}`
  return [{ ...nameOf(filter, order, narrow.hasText), kind: 'page', text }, values.list]
}

/** For a page that is empty and not the first. */
export const totalOf = (filter: DealFilter): Asked => {
  const values = new Values()
  const { where } = narrowed(filter, values)
  return [{ kind: 'page', text: counted(where) }, values.list]
}

/**
 * A sum of the rows' hashes, whose order does not matter: however many they are, it takes no memory. The order of titles is that
 * of a derived column, which changes later than the revision where an earlier version has written the deal.
 */
export const markOf = (filter: DealFilter): Asked => {
  const values = new Values()
  const { where } = narrowed(filter, values)
  const place = filter.order?.by === 'title' ? " || coalesce(':' || d.search_title, '')" : ''
  const text = `SELECT count(*) || ':' || coalesce(sum(hashtextextended(d.id || ':' || d.revision${place}, 0)), 0) AS mark
    FROM deals d WHERE ${where}`
  return [{ kind: 'long', text }, values.list]
}

/** What stands after a place, in parts: the rest of its key, which may be that of a large file, what follows, and nulls. */
const partsAfter = (
  key: KeyColumn,
  order: DealOrder,
  { key: value, id }: DealPlace,
  values: Values,
): readonly Part[] => {
  const { column, type, isNullable } = key
  const behindId = `d.id > ${values.add(id, 'uuid')}`
  if (value === null) return [{ where: `${column} IS NULL AND ${behindId}`, isOneKey: true }]
  const here = values.add(type === 'timestamptz' ? new Date(value) : value, type)
  return [
    { where: `${column} = ${here} AND ${behindId}`, isOneKey: true },
    { where: `${column} ${order.descending ? '<' : '>'} ${here}` },
    ...(isNullable ? [{ where: `${column} IS NULL`, isOneKey: true }] : []),
  ]
}

/** Deals from a place on, each with its key. */
export const stretchOf = (filter: DealFilter, after: DealPlace | null, limit: number): Asked => {
  const values = new Values()
  const { order = LATEST_CREATED } = filter
  const key = KEYS[order.by]
  const { where } = narrowed(filter, values)
  const most = `LIMIT ${values.add(limit, 'int')}`
  const parts = after === null ? partsOf(key, order) : partsAfter(key, order, after, values)
  const read = parts.map(
    (part) => `SELECT ${LISTED}, ${key.column} AS "sortKey" FROM deals d
      WHERE ${where} AND ${part.where} ${orderInIndex(key.column, order, part)} ${most}`,
  )
  const joined = `(${read.join(') UNION ALL (')}) ${orderBy('"sortKey"', order, 'id')} ${most}`
  return [{ kind: 'long', text: read.length > 1 ? joined : (read[0] as string) }, values.list]
}
