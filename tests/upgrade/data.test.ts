import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { createServerDatabase } from '../support/databases.js'
import { runCli } from '../support/service-process.js'
import { migrateTo, migrationNames } from './migrations.js'
import { type Content, contentOf, fill, type Row } from './rows.js'

/** What a migration says that it changes in rows that are there, by its name and the table. */
const CHANGES: Readonly<Record<string, Readonly<Record<string, (row: Row) => Row>>>> = {
  '20261121120000_catalog': {
    deals: (row) => ({
      ...row,
      published_at: row.published_at ?? (row.sharing === 'public' ? row.created_at : null),
    }),
  },
}

const sorted = (rows: readonly Row[]): readonly string[] => rows.map((row) => JSON.stringify(row)).sort()

/** The rows of each table as text, after the documented changes of migrations. */
const afterMigrations = (content: Content, migrations: readonly string[]) =>
  new Map(
    [...content].map(([table, rows]) => {
      const changes = migrations.flatMap((name) => CHANGES[name]?.[table] ?? [])
      return [table, sorted(rows.map((row) => changes.reduce((changed, change) => change(changed), row)))]
    }),
  )

describe('a database with data in every table', () => {
  it.each(migrationNames().slice(0, -1))('of %s keeps every row through the migrations since', async (name) => {
    const database = await createServerDatabase()
    const client = new pg.Client({ connectionString: database.url })
    try {
      await migrateTo(database.url, name)
      await client.connect()
      await client.query("SET TimeZone = 'UTC'")
      await fill(client)
      const before = await contentOf(client)
      const since = migrationNames().filter((other) => other > name)
      const { code, stderr } = await runCli(['migrate'], { DATABASE_URL: database.url }, 'dist/cli.js')
      expect([code, stderr]).toEqual([0, ''])
      expect(afterMigrations(await contentOf(client, before), [])).toEqual(afterMigrations(before, since))
    } finally {
      await client.end()
      await database.drop()
    }
  })
})
