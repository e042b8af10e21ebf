import { MAX_PAGE_SIZE } from '../../domain/page.js'

/** The columns of a table by the fields of its model. `satisfies Record<keyof Model, string>` keeps such a map complete. */
export type Columns = Readonly<Record<string, string>>

/** Each column, or the expression that stands for it, under the name of its field. */
export const selected = (columns: Columns, expressionOf: (column: string) => string): string =>
  Object.entries(columns)
    .map(([field, column]) => `${expressionOf(column)} AS "${field}"`)
    .join(', ')

/** The same of the plain columns of a table; a column with the name of its field needs no other. */
export const columnsOf = (columns: Columns, table?: string): string =>
  Object.entries(columns)
    .map(([field, column]) => {
      const expression = table === undefined ? column : `${table}.${column}`
      return column === field || column === `"${field}"` ? expression : `${expression} AS "${field}"`
    })
    .join(', ')

/** Some of the fields of a map, in the order in which they are named. */
export const picked = <Map extends Columns, Field extends keyof Map>(
  columns: Map,
  fields: readonly Field[],
): Pick<Map, Field> => Object.fromEntries(fields.map((field) => [field, columns[field]])) as Pick<Map, Field>

/** The fields of a map, with their type. */
export const fieldsOf = <Map extends Columns>(columns: Map): readonly (keyof Map & string)[] => Object.keys(columns)

/** The names of all columns, for an INSERT: a later version may have added one with a default. */
export const namesOf = (columns: Columns): string => Object.values(columns).join(', ')

/** A record as a JSON object under the names of the columns of its table. */
export const toRecord = <Map extends Columns>(
  columns: Map,
  row: Readonly<Record<keyof Map, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(fieldsOf(columns).map((field) => [columns[field], row[field]]))

/**
 * The first rows of an ordered SELECT, in its order and at most one more than a page holds. Told that bound, the planner
 * makes one plan for every limit; otherwise it takes an unknown limit for a tenth of all rows, and plans the statement anew
 * each time, which may take as long as running it.
 */
export const firstOf = (ordered: string, limit: string): string =>
  `SELECT * FROM (${ordered} LIMIT ${MAX_PAGE_SIZE + 1}) AS page LIMIT ${limit}`
