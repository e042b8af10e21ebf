import { MAX_PAGE_SIZE } from '../../domain/page.js'

/**
 * Maps the fields of a model to the columns of its table. `satisfies Record<keyof Model, string>` keeps such a map
 * complete.
 */
export type Columns = Readonly<Record<string, string>>

/** A select list: each column, or an expression for it, named after its field. */
export const selected = (columns: Columns, expressionOf: (column: string) => string): string =>
  Object.entries(columns)
    .map(([field, column]) => `${expressionOf(column)} AS "${field}"`)
    .join(', ')

/** A select list of plain columns; a column with the same name as its field needs no alias. */
export const columnsOf = (columns: Columns, table?: string): string =>
  Object.entries(columns)
    .map(([field, column]) => {
      const expression = table === undefined ? column : `${table}.${column}`
      return column === field || column === `"${field}"` ? expression : `${expression} AS "${field}"`
    })
    .join(', ')

/** Some of the fields of a map, in the given order. */
export const picked = <Map extends Columns, Field extends keyof Map>(
  columns: Map,
  fields: readonly Field[],
): Pick<Map, Field> => Object.fromEntries(fields.map((field) => [field, columns[field]])) as Pick<Map, Field>

/** The keys of a map, with their type. */
export const fieldsOf = <Map extends Readonly<Record<string, unknown>>>(
  columns: Map,
): readonly (keyof Map & string)[] => Object.keys(columns)

/** All column names, for an INSERT: a later version may have added a column with a default. */
export const namesOf = (columns: Columns): string => Object.values(columns).join(', ')

/** A row as a JSON object keyed by column names. */
export const toRecord = <Map extends Columns>(
  columns: Map,
  row: Readonly<Record<keyof Map, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(fieldsOf(columns).map((field) => [columns[field], row[field]]))

/**
 * The first rows of an ordered SELECT, at most one more than a page has. Knowing this bound, the planner makes one plan
 * for every limit; otherwise it assumes that an unknown limit is a tenth of all rows, and replans the statement on
 * every execution, which may take as long as running it.
 */
export const firstOf = (ordered: string, limit: string): string =>
  `SELECT * FROM (${ordered} LIMIT ${MAX_PAGE_SIZE + 1}) AS page LIMIT ${limit}`
