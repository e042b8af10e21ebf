import type { DealFilter } from '../../../application/ports/deal-repository.js'
import { type DealOrder, type DealPlace, type DealSortField, LATEST_CREATED } from '../../../domain/deal-order.js'
import { contractsOf } from '../../../domain/deal-search.js'
import { MAX_FILTERED, offsetOf, type PageRequest } from '../../../domain/page.js'
import { escapeLike } from '../../postgres/escape-like.js'
import type { Statement } from '../../postgres/statements.js'
import { isSharedInGroup } from '../exposure-sql.js'
import { listedDealColumns, textsThatMake } from './deal-rows.js'
import { textSearchOf } from './deal-search-columns.js'

/**
 * A statement with its values. Its text only has the conditions that the filter sets, so that it is planned for them.
 */
export type PreparedQuery = readonly [Statement, readonly unknown[]]

const LISTED = listedDealColumns()

/** Collects values, and returns a parameter for each. */
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
  /** `null` in deals written by an earlier version, which did not store the title for sorting. */
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
 * The condition for the words and themes of a search. The index on an owner's deals includes `search_head`, so deals
 * are not read, except those with too many words for it, whose terms are checked.
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

/** The conditions of a filter, except for the owner, the words and the themes. */
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
    ...(filter.contract === 'game'
      ? [`d.contract = ANY (${values.add(contractsOf(filter.contract), 'text[]')})`]
      : is('contract', filter.contract)),
    ...is('declarer', filter.declarer),
    ...is('double_dummy', filter.makes && textsThatMake(filter.makes), 'text', '~'),
  ]
}

interface Narrowed {
  /** All conditions combined. */
  readonly where: string
  /** Whether the filter sets anything but the owner. */
  readonly isFiltered: boolean
  /** Whether the filter sets words or themes. */
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
 * The name of the statement for a page of an owner's deals, built from everything that its text depends on. Filters
 * with a rarely used condition have no name: there would be thousands of combinations for each connection to keep.
 */
const nameOf = (filter: DealFilter, { by, descending }: DealOrder, hasText: boolean): { readonly name?: string } => {
  const { ownerId, sharing, lifecycle, q: _, themes: __, order: ___, ...rare } = filter
  if (ownerId === undefined || Object.values(rare).some((value) => value !== undefined)) return {}
  const parts = [by, descending && 'descending', hasText && 'text', sharing && 'sharing', lifecycle && 'lifecycle']
  return { name: `deals_of_owner_${parts.filter(Boolean).join('_')}` }
}

const orderBy = (key: string, { descending }: DealOrder, id = 'd.id'): string =>
  `ORDER BY ${key}${descending ? ' DESC' : ''} NULLS LAST, ${id}`

/** A part of a list that can be read from an index in order. */
interface Part {
  readonly where: string
  /** Whether all deals in it have the same key, or none. */
  readonly isOneKey?: boolean
}

const orderInIndex = (key: string, { descending }: DealOrder, { isOneKey = false }: Part): string =>
  isOneKey ? 'ORDER BY d.id' : `ORDER BY ${key}${descending ? ' DESC' : ''}, d.id`

/** The parts of a list, in order: read backwards, an index has its nulls first. */
const partsOf = ({ column, isNullable }: KeyColumn, { descending }: DealOrder): readonly Part[] =>
  isNullable && descending
    ? [{ where: `${column} IS NOT NULL` }, { where: `${column} IS NULL`, isOneKey: true }]
    : [{ where: 'true' }]

/**
 * The ids of a page. A list that an index has in order is read from it; for other filtered lists, all matches are read
 * from an index and then sorted.
 */
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

/** Counts a filtered list only as far as the limit, plus one to know that it is longer. */
const counted = ({ where, isFiltered }: Narrowed): string =>
  isFiltered
    ? `SELECT count(*)::int AS total FROM (SELECT FROM deals d WHERE ${where} LIMIT ${MAX_FILTERED + 1}) AS found`
    : `SELECT count(*)::int AS total FROM deals d WHERE ${where}`

/** A page. Only a full page carries the total; the length of a partial page implies it, unless the page is empty. */
export const pageOf = (filter: DealFilter, request: PageRequest): PreparedQuery => {
  const values = new Values()
  const narrow = narrowed(filter, values)
  const [size, offset] = [values.add(request.pageSize, 'int'), values.add(offsetOf(request), 'int')]
  const { order = LATEST_CREATED } = filter
  const text = `WITH page AS MATERIALIZED (${pageIds(filter, narrow, size, offset)})
    SELECT ${LISTED}, CASE WHEN (SELECT count(*) FROM page) = ${size} THEN (${counted(narrow)}) END AS total
    FROM deals d WHERE d.id = ANY (ARRAY(SELECT id FROM page)) ${orderBy(KEYS[order.by].column, order)}`
  return [{ ...nameOf(filter, order, narrow.hasText), kind: 'slow', text }, values.list]
}

/** The total, for an empty page that is not the first. */
export const totalOf = (filter: DealFilter): PreparedQuery => {
  const values = new Values()
  return [{ kind: 'slow', text: counted(narrowed(filter, values)) }, values.list]
}

/** The parts after a position: the rest with the same key (possibly a whole imported file), later keys, then nulls. */
const partsAfter = (
  key: KeyColumn,
  order: DealOrder,
  { key: value, id }: DealPlace,
  values: Values,
): readonly Part[] => {
  const { column, type, isNullable } = key
  const isAfterId = `d.id > ${values.add(id, 'uuid')}`
  if (value === null) return [{ where: `${column} IS NULL AND ${isAfterId}`, isOneKey: true }]
  const here = values.add(type === 'timestamptz' ? new Date(value) : value, type)
  return [
    { where: `${column} = ${here} AND ${isAfterId}`, isOneKey: true },
    { where: `${column} ${order.descending ? '<' : '>'} ${here}` },
    ...(isNullable ? [{ where: `${column} IS NULL`, isOneKey: true }] : []),
  ]
}

/** The deals after a position, each with its key. */
export const dealsAfter = (filter: DealFilter, after: DealPlace | null, limit: number): PreparedQuery => {
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
  return [{ kind: 'slow', text: read.length > 1 ? joined : (read[0] as string) }, values.list]
}
