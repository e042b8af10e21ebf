import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { writeBetween } from '../../bench/write-between.js'
import { openPostgres } from '../../src/infrastructure/postgres/database.js'
import { type OwnPostgres, ownPostgresAt, type PostgresPlace, placeOwnPostgres } from '../support/own-servers.js'
import { type Row, tableOf } from './report.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for the suite; `postgres` is a migrated database, used as a template for others. */
    readonly postgresPlace: PostgresPlace
    /** The file to which each fault adds its row of the report. */
    readonly faultRows: string
  }
}

const PAGE = join(import.meta.dirname, '../../docs/reliability.md')

const print = (rows: readonly Row[]): void => {
  if (rows.length === 0) return
  process.stdout.write(`\n${tableOf(rows)}\n\n`)
  if (process.env.FAULT_REPORT !== 'write') return
  const [, before] = /<!-- faults -->\s*([\s\S]*?)\s*<!-- end of faults -->/.exec(readFileSync(PAGE, 'utf8')) ?? []
  writeBetween(PAGE, 'faults', tableOf(rows, before))
}

export default async (project: TestProject): Promise<() => void> => {
  const folder = mkdtempSync(join(tmpdir(), 'dealbook-faults-'))
  const faultRows = join(folder, 'rows')
  writeFileSync(faultRows, '')
  const postgresPlace = await placeOwnPostgres('fsync = off')
  const postgres: OwnPostgres = ownPostgresAt(postgresPlace)
  postgres.start()
  const template = openPostgres({ url: postgres.url, poolMax: 1 })
  await template.migrator.apply()
  await template.close()
  project.provide('postgresPlace', postgresPlace)
  project.provide('faultRows', faultRows)
  return () => {
    const lines = readFileSync(faultRows, 'utf8').split('\n').filter(Boolean)
    print(lines.map((line) => JSON.parse(line)))
    postgres.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
