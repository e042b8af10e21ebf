import fc from 'fast-check'
import pg from 'pg'

export type Row = Readonly<Record<string, unknown>>
/** Every row of every table but that of migrations, by the table; times as text, JSON as it is. */
export type Content = ReadonlyMap<string, readonly Row[]>

const ENOUGH = 25
/** How many rows are drawn at a time. */
const DRAWN = 40
const MAX_DRAWS = 40

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly isNullable: boolean
  /** A sequence gives the value. */
  readonly isCounted: boolean
  /** The table and column that it refers to. */
  readonly target: readonly [table: string, column: string] | null
  /** What a check on this column alone names as its values. */
  readonly values: readonly string[]
}

const columnsOf = async (client: pg.Client): Promise<readonly Column[]> => {
  const { rows } = await client.query(
    `SELECT r.relname AS table, a.attname AS name, format_type(a.atttypid, NULL) AS type, NOT a.attnotnull AS nullable,
            coalesce(pg_get_expr(d.adbin, d.adrelid) LIKE 'nextval(%', false) AS counted,
            (SELECT ARRAY[t.relname, ta.attname]::text[] FROM pg_constraint f JOIN pg_class t ON t.oid = f.confrelid
             JOIN pg_attribute ta ON ta.attrelid = t.oid AND ta.attnum = f.confkey[1]
             WHERE f.contype = 'f' AND f.conrelid = r.oid AND f.conkey = ARRAY[a.attnum]) AS target,
            (SELECT pg_get_constraintdef(c.oid) FROM pg_constraint c
             WHERE c.contype = 'c' AND c.conrelid = r.oid AND c.conkey = ARRAY[a.attnum] LIMIT 1) AS check
     FROM pg_class r JOIN pg_attribute a ON a.attrelid = r.oid AND a.attnum > 0 AND NOT a.attisdropped
     LEFT JOIN pg_attrdef d ON d.adrelid = r.oid AND d.adnum = a.attnum
     WHERE r.relkind = 'r' AND r.relnamespace = 'public'::regnamespace AND r.relname <> '_prisma_migrations'
     ORDER BY r.relname, a.attnum`,
  )
  return rows.map(({ table, name, type, nullable, counted, target, check }) => ({
    table,
    name,
    type,
    isNullable: nullable,
    isCounted: counted,
    target,
    values: [...(check ?? '').matchAll(/'([^']+)'::text/g)].map(([, value]) => value as string),
  }))
}

/** The columns by table, a table after those that it refers to. */
const inOrder = (columns: readonly Column[]): ReadonlyMap<string, readonly Column[]> => {
  const left = new Map<string, Column[]>()
  for (const column of columns) left.set(column.table, [...(left.get(column.table) ?? []), column])
  const ordered = new Map<string, readonly Column[]>()
  while (left.size > 0)
    for (const [table, its] of left)
      if (its.every(({ target }) => target === null || target[0] === table || ordered.has(target[0]))) {
        ordered.set(table, its)
        left.delete(table)
      }
  return ordered
}

const someText = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((text) => text.replaceAll('\0', '')),
  fc.stringMatching(/^[a-z0-9-]{3,40}$/),
)
const someJson = fc.oneof(fc.constant({}), fc.dictionary(fc.constantFrom('en', 'fr'), someText))
const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })

const VALUES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  text: someText,
  uuid: fc.uuid(),
  integer: fc.integer({ min: 1, max: 999 }),
  bigint: fc.integer({ min: 1, max: 999 }),
  boolean: fc.boolean(),
  jsonb: someJson.map((value) => JSON.stringify(value)),
  date: moment.map((date) => date.toISOString().slice(0, 10)),
  'timestamp with time zone': moment.map((date) => date.toISOString()),
  'text[]': fc.array(someText, { maxLength: 3 }),
  'uuid[]': fc.array(fc.uuid(), { maxLength: 3 }),
  tsvector: fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { maxLength: 3 }).map((terms) => terms.join(' ')),
}

const valuesOf = (column: Column, targets: readonly unknown[]): fc.Arbitrary<unknown> => {
  const any = VALUES[column.type]
  if (any === undefined)
    throw new Error(`nobody knows values of the type ${column.type} of ${column.table}.${column.name}`)
  const value =
    targets.length > 0
      ? fc.constantFrom(...targets)
      : column.values.length > 0
        ? fc.oneof(fc.constantFrom(...column.values), any)
        : any
  return column.isNullable ? fc.option(value) : value
}

/** What PostgreSQL says of a row that breaks a constraint, a trigger among them. */
const isRefusal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code?.startsWith('23') === true

/**
 * Fills every table with rows drawn from the catalog of the database: any value of a column's type, kept where no constraint
 * refuses the row. @throws when a table takes hardly a row
 */
export const fill = async (client: pg.Client): Promise<void> => {
  for (const [table, columns] of inOrder(await columnsOf(client))) {
    const given = columns.filter(({ isCounted }) => !isCounted)
    const arbitraries: fc.Arbitrary<unknown>[] = []
    for (const column of given) {
      const [target, key] = column.target ?? []
      const { rows } =
        target === undefined ? { rows: [] } : await client.query(`SELECT "${key}" AS key FROM "${target}"`)
      arbitraries.push(
        valuesOf(
          column,
          rows.map((row) => row.key),
        ),
      )
    }
    const names = given.map(({ name }) => `"${name}"`).join()
    const insert = `INSERT INTO "${table}" (${names}) VALUES (${given.map((_, i) => `$${i + 1}`).join()})`
    let kept = 0
    for (let draw = 0; kept < ENOUGH; draw++) {
      if (draw === MAX_DRAWS) throw new Error(`${table} took only ${kept} of ${draw * DRAWN} rows`)
      for (const row of fc.sample(fc.tuple(...arbitraries), { numRuns: DRAWN, seed: draw }))
        kept += await client.query(insert, row).then(
          () => 1,
          (error) => {
            if (isRefusal(error)) return 0
            throw error
          },
        )
    }
  }
}

/** The rows of tables, of the columns that `like` has where it is given. */
export const contentOf = async (client: pg.Client, like?: Content): Promise<Content> => {
  const all = inOrder(await columnsOf(client))
  const content = new Map<string, readonly Row[]>()
  for (const table of like?.keys() ?? all.keys()) {
    const names = Object.keys(like?.get(table)?.[0] ?? {})
    const columns = names.length === 0 ? '*' : names.map((name) => `"${name}"`).join()
    const { rows } = await client.query(
      `SELECT to_jsonb(t) AS row FROM (SELECT ${columns} FROM "${table}") t ORDER BY to_jsonb(t)::text COLLATE "C"`,
    )
    content.set(
      table,
      rows.map(({ row }) => row),
    )
  }
  return content
}
