import type { AccountSearch } from '../../application/ports/account-repository.js'
import { MAX_SEARCH_RESULTS, matchesAnywhere, WORD_BREAKS } from '../../domain/account-search.js'
import { escapeLike } from './escape-like.js'
import { indexable, WORD_BREAK } from './search-columns.js'
import type { Statement } from './statements.js'

export interface SearchRow {
  readonly id: string
  readonly email: string
  readonly display_name: string
  readonly avatar_url: string | null
  readonly avatar_trusted: boolean
}

/** Above every text that starts with the prefix, in the order of collation "C": no text here is as long. */
const afterPrefix = (prefix: string): string => prefix + '\u{10ffff}'.repeat(MAX_TEXT_LENGTH)
const MAX_TEXT_LENGTH = 512

/** The most matches that are read and sorted; where there are more, their order has to come from an index. */
const FEW = 500
/** How many names, in their order, are looked through for a frequent term before all its matches are sorted. */
const NEAR = 500

const contains = (text: string): string => `%${escapeLike(text)}%`

/**
 * The tiers of `searchTier`, each read only when those before it left room: `few` reads the whole of it unless a term has
 * more matches elsewhere than are worth sorting, and `many` then looks among the first names, where a frequent term fills
 * its room soon. Left to choose, the planner would walk all names for a rare term, or sort all for a frequent one: what is
 * MATERIALIZED and OFFSET 0 keep it from that. Values in a SELECT of their own are as unknown to it at first as they
 * are later, so that it keeps its first plan.
 *
 * $1 the term, $2 what is above all that starts with it, $3 who is left out, $4 patterns of it at the start of a word; where
 * it is looked for anywhere, $5 its pattern, and $6 and $7 those for the trigram index, anywhere and at the start of a word.
 */
const searchTexts = (isAnywhere: boolean): { readonly few: string; readonly many: string } => {
  const value = (position: number, type = 'text') => `(SELECT $${position}::${type})`
  const candidate = 'SELECT id, email, display_name, avatar_url, avatar_trusted, search_name, search_address'
  const among = `FROM accounts WHERE is_active AND id <> ${value(3)}`
  const first = `ORDER BY search_name, id LIMIT ${MAX_SEARCH_RESULTS}`
  const atAddressStart = `(search_address >= ${value(1)} AND search_address < ${value(2)})`
  const matches = isAnywhere
    ? `((search_text LIKE ${value(6)} AND (search_name LIKE ${value(5)}
        OR regexp_replace(search_address, '@[^@]*$', '') LIKE ${value(5)})) OR ${atAddressStart})`
    : atAddressStart
  const isAtWordStart = `search_name LIKE ANY (${value(4, 'text[]')}::text[])`
  const wordMatches = `${isAnywhere ? `search_text LIKE ${value(7)}` : atAddressStart} AND ${isAtWordStart}`
  // A tier is read only when those before it left room, and then they hold all that they match.
  const notIn = (...tiers: readonly string[]) =>
    `id NOT IN (${tiers.map((tier) => `SELECT id FROM ${tier}`).join(' UNION ALL ')})`
  const room = (...tiers: readonly string[]) =>
    `${tiers.map((tier) => `(SELECT count(*) FROM ${tier})`).join(' + ')} < ${MAX_SEARCH_RESULTS}`
  const elsewhere = `${matches} AND ${notIn('exact', 'name', 'word')}`
  const start = `WITH exact AS MATERIALIZED (${candidate}, 0 AS tier ${among} AND search_address = ${value(1)} ${first}),
      name AS MATERIALIZED (${candidate}, 1 AS tier ${among} AND search_name >= ${value(1)} AND search_name < ${value(2)}
        AND search_address <> ${value(1)} ${first})`
  const sorted = `ORDER BY tier, search_name, id LIMIT ${MAX_SEARCH_RESULTS}`
  return {
    few: `${start},
      matching AS MATERIALIZED (${candidate}, CASE WHEN ${isAtWordStart} THEN 2 ELSE 3 END AS tier ${among}
        AND ${matches} AND ${notIn('exact', 'name')} AND ${room('exact', 'name')}),
      found AS MATERIALIZED (SELECT * FROM matching LIMIT ${FEW})
    SELECT *, (SELECT count(*) FROM found) = ${FEW} AS "isFrequent"
    FROM (SELECT * FROM exact UNION ALL SELECT * FROM name UNION ALL SELECT * FROM found) AS every ${sorted}`,
    many: `${start},
      word AS MATERIALIZED (
        SELECT * FROM (${candidate}, 2 AS tier ${among} AND ${wordMatches} AND ${notIn('exact', 'name')}
          AND ${room('exact', 'name')} OFFSET 0) AS found ${first}),
      near AS MATERIALIZED (
        SELECT * FROM (${candidate}, 3 AS tier, search_text ${among} AND ${room('exact', 'name', 'word')}
          ORDER BY search_name, id LIMIT ${NEAR}) AS names WHERE ${elsewhere} ${first}),
      far AS MATERIALIZED (
        SELECT * FROM (${candidate}, 3 AS tier ${among} AND ${elsewhere}
          AND ${room('exact', 'name', 'word', 'near')} OFFSET 0) AS found ${first})
    SELECT *
    FROM (SELECT * FROM exact UNION ALL SELECT * FROM name UNION ALL SELECT * FROM word UNION ALL SELECT * FROM far
      UNION ALL SELECT id, email, display_name, avatar_url, avatar_trusted, search_name, search_address, tier FROM near
        WHERE NOT (${room('exact', 'name', 'word', 'near')})) AS every ${sorted}`,
  }
}

const searchStatements = (where: string, isAnywhere: boolean): Readonly<Record<'few' | 'many', Statement>> => {
  const { few, many } = searchTexts(isAnywhere)
  return {
    few: { name: `accounts_search_${where}`, text: few },
    many: { name: `accounts_search_${where}_many`, text: many, kind: 'long' },
  }
}
const SEARCH_ANYWHERE = searchStatements('anywhere', true)
const SEARCH_AT_START = searchStatements('at_start', false)

/** A statement with its values. */
type Sent = readonly [statement: Statement, values: readonly unknown[]]

/** The statements of a search: the second is for when the first tells of a frequent term. */
export const searchOf = ({ term, except }: AccountSearch): { readonly few: Sent; readonly many: Sent } => {
  const atWordStart = WORD_BREAKS.map((mark) => contains(mark + term))
  const values = [term, afterPrefix(term), except ?? '', atWordStart]
  if (!matchesAnywhere(term)) return { few: [SEARCH_AT_START.few, values], many: [SEARCH_AT_START.many, values] }
  const anywhere = [...values, contains(term), contains(indexable(term))]
  return {
    few: [SEARCH_ANYWHERE.few, anywhere],
    many: [SEARCH_ANYWHERE.many, [...anywhere, contains(WORD_BREAK + indexable(term))]],
  }
}
