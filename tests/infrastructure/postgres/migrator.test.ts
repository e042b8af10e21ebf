import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, it } from 'vitest'
import { deployWithEngine, statusByEngine } from '../../../scripts/schema-engine.js'
import { EMBEDDED_EXTENSIONS, openPGlite } from '../../../src/infrastructure/pglite/embedded-database.js'
import { PRISMA_FOLDER } from '../../../src/infrastructure/postgres/migrator.js'
import { migratedSchema } from '../../support/migrated-schema.js'

const MIGRATIONS = join(PRISMA_FOLDER, 'migrations')

it("migrations of the embedded database have the same result as with Prisma's engine, whose status is clean", async () => {
  const [ours, theirs] = [
    openPGlite(await PGlite.create({ extensions: EMBEDDED_EXTENSIONS })),
    openPGlite(await PGlite.create({ extensions: EMBEDDED_EXTENSIONS })),
  ]
  try {
    expect(await ours.migrator.apply()).toEqual(await deployWithEngine(MIGRATIONS, theirs.pool))
    expect(await migratedSchema(ours.pool)).toEqual(await migratedSchema(theirs.pool))
    expect(await statusByEngine(MIGRATIONS, ours.pool)).toEqual({
      history: null,
      editedMigrationNames: [],
      failedMigrationNames: [],
      hasMigrationsTable: true,
    })
  } finally {
    await ours.close()
    await theirs.close()
  }
})
