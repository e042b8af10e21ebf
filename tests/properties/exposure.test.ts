import { inMemoryAdapters, prismaAdapters } from '../../src/container.js'
import { InMemoryDatabase } from '../../src/infrastructure/in-memory/in-memory-database.js'
import { emptyEmbeddedDatabase, emptyTables } from '../support/databases.js'
import { exposureProperty } from './exposure-property.js'

exposureProperty('in memory', async () => {
  const db = new InMemoryDatabase()
  return {
    adapters: inMemoryAdapters(db),
    empty: async () => {
      db.tables = new InMemoryDatabase().tables
    },
  }
})

exposureProperty('embedded', async () => {
  const database = await emptyEmbeddedDatabase()
  return { adapters: prismaAdapters(database), empty: () => emptyTables(database.pool) }
})
