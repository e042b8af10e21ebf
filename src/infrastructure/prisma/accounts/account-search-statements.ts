import type { AccountSearch } from '../../../application/ports/account-repository.js'
import { MAX_SEARCH_RESULTS, matchesAnywhere, WORD_BREAKS } from '../../../domain/account-search.js'
import { escapeLike } from '../../postgres/escape-like.js'
import type { Statement } from '../../postgres/statements.js'
import { indexable, WORD_BREAK } from './account-search-columns.js'

export interface SearchRow {
  readonly id: string
  readonly email: string
  readonly display_name: string
  readonly avatar_url: string | null
  readonly avatar_trusted: boolean
  /** Whether there are more matches within texts than were sorted, so that the first of all may not be among these. */
  readonly isFrequent: boolean
}

/** Sorts after every text that starts with the prefix, in the order of collation "C". */
const afterPrefix = (prefix: string): string => {
  const characters = Array.from(prefix)
  const last = characters.pop()?.codePointAt(0) ?? LAST_CHARACTER
  if (last < LAST_CHARACTER) return characters.join('') + String.fromCodePoint(last === 0xd7ff ? 0xe000 : last + 1)
  return characters.length > 0 ? afterPrefix(characters.join('')) : ABOVE_ALL
}
const LAST_CHARACTER = 0x10ffff
/** Longer than any text in these columns. */
const ABOVE_ALL = '\u{10ffff}'.repeat(512)

/**
 * The maximum number of matches within texts that are read and sorted. If there are more, the order has to come from an
 * index.
 */
const MAX_SORTED_MATCHES = 600
/** How many names are scanned in order for a frequent term before all its matches are sorted. */
const MAX_SCANNED_NAMES = 5_000

const contains = (text: string): string => `%${escapeLike(text)}%`

/** In a subselect, the planner never knows the value, so it keeps its first plan. */
const value = (position: number, type = 'text') => `(SELECT $${position}::${type})`

const COLUMNS = 'id, email, display_name, avatar_url, avatar_trusted, search_name'
const ROOM = `LIMIT ${MAX_SEARCH_RESULTS}`
const FIRST = `ORDER BY search_name, id ${ROOM}`
const AMONG = `FROM accounts WHERE is_active AND id <> ${value(3)}`
const starts = (column: string): string => `(${column} >= ${value(1)} AND ${column} < ${value(2)})`
const AT_WORD_START = `search_name LIKE ANY (${value(4, 'text[]')}::text[])`

const rows = (tier: number | string, from: string, isFrequent = 'false'): string =>
  `SELECT ${COLUMNS}, ${tier} AS tier, ${isFrequent} AS "isFrequent" ${from}`
/** Looks up the accounts with the found ids, in the same order. */
const withIdOf = (found: string): string =>
  `FROM (${found}) AS found CROSS JOIN LATERAL (SELECT ${COLUMNS} FROM accounts WHERE id = found.id OFFSET 0) AS a`

/** The first rows of several sources. PostgreSQL only reads a source if those before it did not yield enough. */
const firstOf = (...sources: readonly string[]): string => `
  SELECT * FROM (
    SELECT * FROM (${sources.map((source) => `(${source})`).join(' UNION ALL ')}) AS every ${ROOM}
  ) AS found ORDER BY tier, search_name, id`

/**
 * The tiers of `searchTier`, for a term that may match anywhere. `bounded` collects the matches, unless there are too
 * many to sort. `exhaustive` then scans the first names in order, where a frequent term soon has enough matches. Left
 * to choose, the planner would scan all names for a rare term, or sort all matches of a frequent one; MATERIALIZED and
 * OFFSET 0 prevent that. Only a term with an @ can be an address, or a prefix of one that extends beyond the @.
 * $1 the term, $2 the upper bound of texts that start with it, $3 the excluded account, $4 patterns for the start of a
 * later word, $5 and $6 patterns for the term anywhere and before an @; $7 the pattern for the trigram index, $8
 * whether the index alone is conclusive, and $9 the pattern for the start of a word in the index.
 */
const searchAnywhere = (isAddress: boolean): { readonly bounded: string; readonly exhaustive: string } => {
  const isOther = isAddress ? ` AND search_address <> ${value(1)}` : ''
  const exact = rows(0, `${AMONG} AND search_address = ${value(1)} ${FIRST}`)
  const name = rows(1, `${AMONG} AND ${starts('search_name')}${isOther} ${FIRST}`)
  const earlier = [...(isAddress ? [exact] : []), name]
  const isLater = `NOT ${starts('search_name')}${isOther}`
  // The indexed text is checked first, because it often settles the question: one pattern is faster than five.
  const isWord = `(search_text LIKE ${value(9)} AND ${AT_WORD_START})`
  const isIn = `(search_name LIKE ${value(5)} OR search_address LIKE ${value(6)})`
  const orStarts = isAddress ? ` OR ${starts('search_address')}` : ''
  const matches = `${AMONG} AND ${isLater} AND (search_text LIKE ${value(7)} AND (${value(8, 'boolean')} OR ${isIn})${orStarts})`
  const bounded = `SELECT ${COLUMNS}, tier, count(*) OVER () = ${MAX_SORTED_MATCHES} AS "isFrequent"
    FROM (SELECT ${COLUMNS}, CASE WHEN ${isWord} THEN 2 ELSE 3 END AS tier ${matches} LIMIT ${MAX_SORTED_MATCHES}) AS bounded
    ORDER BY tier, search_name, id ${ROOM}`
  const nearest = (found: string) => `SELECT id FROM names WHERE ${found} AND ${isLater} ${FIRST}`
  const far = (found: string, near: string) =>
    `FROM (SELECT ${COLUMNS} ${found} AND id NOT IN (SELECT id FROM ${near}) OFFSET 0) AS far ${FIRST}`
  return {
    bounded: firstOf(...earlier, bounded),
    exhaustive: `
      WITH names AS MATERIALIZED (SELECT search_name, id, search_address ${AMONG} ORDER BY search_name, id LIMIT ${MAX_SCANNED_NAMES}),
        words AS MATERIALIZED (SELECT a.* ${withIdOf(nearest(AT_WORD_START))}),
        others AS MATERIALIZED (SELECT a.* ${withIdOf(nearest(`(${isIn}${orStarts}) AND NOT ${AT_WORD_START}`))})
      ${firstOf(
        ...earlier,
        rows(2, 'FROM words'),
        rows(2, far(`${AMONG} AND ${isLater} AND ${isWord}`, 'words')),
        rows(3, 'FROM others'),
        rows(3, far(`${matches} AND NOT ${isWord}`, 'others')),
      )}`,
  }
}

/** The tiers for a term that only matches at the start of names and addresses, with $1 to $4. */
const searchAtStart = firstOf(
  rows(0, `${AMONG} AND search_address = ${value(1)} ${FIRST}`),
  rows(1, `${AMONG} AND ${starts('search_name')} AND search_address <> ${value(1)} ${FIRST}`),
  `SELECT a.*, tier, false AS "isFrequent" ${withIdOf(`
    SELECT id, CASE WHEN ${AT_WORD_START} THEN 2 ELSE 3 END AS tier
    ${AMONG} AND ${starts('search_address')} AND NOT ${starts('search_name')} AND search_address <> ${value(1)}
    ORDER BY tier, search_name, id ${ROOM}`)}`,
)

const statementsAnywhere = (
  name: string,
  isAddress: boolean,
): Readonly<Record<'bounded' | 'exhaustive', Statement>> => {
  const { bounded, exhaustive } = searchAnywhere(isAddress)
  return { bounded: { name, text: bounded }, exhaustive: { name: `${name}_many`, text: exhaustive, kind: 'slow' } }
}
const SEARCH_ANYWHERE = statementsAnywhere('accounts_search_anywhere', false)
const SEARCH_ADDRESS = statementsAnywhere('accounts_search_address', true)
const SEARCH_AT_START: Statement = { name: 'accounts_search_at_start', text: searchAtStart }

/** A statement with its values. */
type Sent = readonly [statement: Statement, values: readonly unknown[]]

/** The statements of a search: `exhaustive` is for when `bounded` reports a frequent term. */
export const searchOf = ({ term, except }: AccountSearch): { readonly bounded: Sent; readonly exhaustive?: Sent } => {
  const atWordStart = WORD_BREAKS.map((mark) => contains(mark + term))
  const values: unknown[] = [term, afterPrefix(term), except ?? '', atWordStart]
  if (!matchesAnywhere(term)) return { bounded: [SEARCH_AT_START, values] }
  const { bounded, exhaustive } = term.includes('@') ? SEARCH_ADDRESS : SEARCH_ANYWHERE
  const indexed = indexable(term)
  values.push(
    contains(term),
    `${contains(term)}@%`,
    contains(indexed),
    indexed === term,
    contains(WORD_BREAK + indexed),
  )
  return { bounded: [bounded, values], exhaustive: [exhaustive, values] }
}
