import { inMemoryAdapters } from '../../src/container/ports.js'
import { InMemoryDatabase } from '../../src/infrastructure/in-memory/in-memory-database.js'
import { driveOperations } from './drive-operations.js'

driveOperations('in memory', async () => {
  const db = new InMemoryDatabase()
  return {
    adapters: inMemoryAdapters(db),
    empty: async () => {
      db.tables = new InMemoryDatabase().tables
    },
  }
})
