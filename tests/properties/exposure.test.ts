import { inMemoryAdapters, prismaAdapters } from '../../src/container/ports.js'
import { InMemoryDatabase } from '../../src/infrastructure/in-memory/in-memory-database.js'
import { emptyEmbeddedDatabase, emptyTables } from '../support/databases.js'
import { exposureProperty } from './exposure-property.js'

exposureProperty('in memory', 2.65, async () => {
  const db = new InMemoryDatabase()
  return {
    adapters: inMemoryAdapters(db),
    empty: async () => {
      db.tables = new InMemoryDatabase().tables
    },
  }
})

exposureProperty('embedded', 0.05, async () => {
  const database = await emptyEmbeddedDatabase()
  return { adapters: prismaAdapters(database), empty: () => emptyTables(database.pool) }
})
