import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Repositories } from '../src/application/ports/unit-of-work.js'
import { type Statements, withinTransaction } from '../src/infrastructure/postgres/statements.js'
import type { PrismaClient } from '../src/infrastructure/prisma/generated/client.js'
import { prismaRepositories } from '../src/infrastructure/prisma/prisma-transactions.js'
import { onCore } from './processes.js'

/** The database work of one request. */
type Asking = (repositories: Repositories) => Promise<unknown>

const literal = (value: unknown): string => {
  if (value === null) return 'NULL'
  if (Array.isArray(value)) return `ARRAY[${value.map(literal).join(', ')}]`
  return pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value))
}

/** A statement with its values inlined. */
export const withValues = (text: string, values: readonly unknown[]): string =>
  text.replace(/\$(\d+)/g, (_, place) => literal(values[Number(place) - 1]))

/** The statements of a request as the service sends them, as a pgbench script. */
const scriptOf = async (pool: pg.Pool, ask: Asking): Promise<string> => {
  const sent: string[] = []
  const rows: Statements['rows'] = async ({ text }, values) => {
    sent.push(`${withValues(text, values).replace(/\s+/g, ' ')};`)
    return (await pool.query(text, [...values])).rows
  }
  const statements: Statements = { rows, inOneTransaction: withinTransaction(rows) }
  // None of the hot reads uses Prisma.
  await ask(prismaRepositories({} as PrismaClient, statements))
  return sent.join('\n')
}

/** The path of pgbench, or `null`. */
const findPgbench = (): string | null => {
  const folder = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
  for (const path of ['pgbench', ...(folder ? [join(folder, 'pgbench')] : [])])
    if (spawnSync(path, ['--version']).status === 0) return path
  return null
}

export interface PgbenchOptions {
  readonly pool: pg.Pool
  readonly url: string
  readonly askings: readonly Asking[]
  readonly connections: number
  readonly seconds: number
  readonly core: number
}

/** The throughput of pgbench with the prepared statements of requests; `null` if there is no pgbench. */
export const runPgbench = async (options: PgbenchOptions): Promise<number | null> => {
  const { pool, url, askings, connections, seconds, core } = options
  const pgbench = findPgbench()
  if (pgbench === null) return null
  const folder = mkdtempSync(join(tmpdir(), 'dealbook-pgbench-'))
  try {
    const files: string[] = []
    for (const [i, ask] of askings.entries()) {
      const file = join(folder, `${i}.sql`)
      writeFileSync(file, await scriptOf(pool, ask))
      files.push('-f', file)
    }
    const [command = '', ...rest] = onCore(core, [
      ...[pgbench, '-n', '-M', 'prepared', '-c', String(connections), '-T', String(seconds), ...files, url],
    ])
    const { status, stdout, stderr } = spawnSync(command, rest, { encoding: 'utf8' })
    const tps = /^tps = ([\d.]+)/m.exec(stdout)?.[1]
    if (status !== 0 || tps === undefined) throw new Error(`pgbench: ${stderr}`)
    return Number(tps)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
