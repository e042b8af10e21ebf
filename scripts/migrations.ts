import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Command } from 'commander'
import { EMBEDDED_EXTENSIONS, openPGlite } from '../src/infrastructure/pglite/embedded-database.js'
import { PRISMA_FOLDER } from '../src/infrastructure/postgres/migrator.js'
import { driftOf } from './schema-engine.js'

const MIGRATIONS = join(PRISMA_FOLDER, 'migrations')

/** Applies the migrations to an empty database and compares it with schema.prisma. */
const drift = async (): Promise<string> => {
  const { pool, close } = openPGlite(await PGlite.create({ extensions: EMBEDDED_EXTENSIONS }))
  try {
    return await driftOf(MIGRATIONS, pool)
  } finally {
    await close()
  }
}

const program = new Command('migrations')

program
  .command('drift')
  .description('fail when schema.prisma and the migrations disagree')
  .action(async () => {
    const sql = await drift()
    if (sql === '') return console.log('schema.prisma and the migrations agree.')
    console.error(
      `schema.prisma and the migrations disagree; this SQL would bring the migrations up to date:\n\n${sql}`,
    )
    process.exitCode = 1
  })

program
  .command('create')
  .argument('<name>')
  .description('make the folder of a new migration from what changed in schema.prisma, to be completed by hand')
  .action(async (name: string) => {
    const sql = await drift()
    const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
    const folder = join(MIGRATIONS, `${stamp}_${name.replace(/\W+/g, '_')}`)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'migration.sql'), sql)
    console.log(folder)
  })

await program.parseAsync()
