import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { Migrator, PRISMA_FOLDER } from '../../src/infrastructure/prisma/migrator.js'

const FOLDER = join(PRISMA_FOLDER, 'migrations')

/** The migrations of this version, oldest first. */
export const migrationNames = (): readonly string[] =>
  readdirSync(FOLDER, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .sort()

/** Brings an empty database to a migration. */
export const migrateTo = async (url: string, name: string): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'dealbook-migrations-'))
  try {
    for (const earlier of ['migration_lock.toml', ...migrationNames().filter((other) => other <= name)])
      cpSync(join(FOLDER, earlier), join(folder, earlier), { recursive: true })
    const connect = () => new pg.Pool({ connectionString: url, max: 1 })
    await new Migrator({ connect, isShared: true, folder }).apply()
  } finally {
    rmSync(folder, { recursive: true })
  }
}
