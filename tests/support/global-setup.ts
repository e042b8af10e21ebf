import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { EMBEDDED_EXTENSIONS, openPGlite } from '../../src/infrastructure/pglite/embedded-database.js'
import { PRISMA_FOLDER } from '../../src/infrastructure/postgres/migrator.js'
import { aDataFolder } from './service-process.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with the data folder of a migrated, empty embedded database. */
    readonly embeddedTemplate: string
    /** Where the first test that needs one stores the data folder of a service that has run. */
    readonly filledFolder: string
  }
}

const CACHE = 'node_modules/.cache/dealbook-tests'

/** Migrates one embedded database for all suites; it is reused until a migration changes. */
export default async (project: TestProject): Promise<() => void> => {
  const migrations = join(PRISMA_FOLDER, 'migrations')
  const digest = createHash('sha256')
  for (const name of readdirSync(migrations, { recursive: true, encoding: 'utf8' }).sort())
    if (name.endsWith('.sql')) digest.update(name).update(readFileSync(join(migrations, name)))
  const file = join(CACHE, `${digest.digest('hex').slice(0, 16)}.tar`)
  if (!existsSync(file)) {
    mkdirSync(CACHE, { recursive: true })
    const pglite = await PGlite.create({ extensions: EMBEDDED_EXTENSIONS })
    const database = openPGlite(pglite)
    await database.migrator.apply()
    const dump = await pglite.dumpDataDir('none')
    writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
    renameSync(`${file}.${process.pid}`, file)
    await database.close()
  }
  project.provide('embeddedTemplate', file)
  const run = aDataFolder()
  project.provide('filledFolder', join(run.path, 'filled'))
  return run.remove
}
