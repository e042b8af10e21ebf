import { PGlite } from '@electric-sql/pglite'
import { Command } from 'commander'
import { EMBEDDED_EXTENSIONS, openPGlite } from '../src/infrastructure/prisma/embedded-database.js'

/** Runs with an empty database to try migrations on. */
const withShadow = async <Result>(run: (shadow: ReturnType<typeof openPGlite>) => Promise<Result>): Promise<Result> => {
  const shadow = openPGlite(await PGlite.create({ extensions: EMBEDDED_EXTENSIONS }))
  try {
    return await run(shadow)
  } finally {
    await shadow.close()
  }
}

const program = new Command('migrations')

program
  .command('drift')
  .description('fail when schema.prisma and the migrations disagree')
  .action(async () => {
    const sql = await withShadow(({ migrator, pool }) => migrator.drift(pool))
    if (sql === '') return console.log('schema.prisma and the migrations agree.')
    console.error(`schema.prisma and the migrations disagree; this would take the migrations there:\n\n${sql}`)
    process.exitCode = 1
  })

program
  .command('create')
  .argument('<name>')
  .description('make the folder of a new migration from what changed in schema.prisma, to be completed by hand')
  .action(async (name: string) => {
    console.log(await withShadow(({ migrator, pool }) => migrator.create(name, pool, new Date())))
  })

await program.parseAsync()
