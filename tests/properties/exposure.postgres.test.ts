import { prismaAdapters } from '../../src/container/ports.js'
import { emptyTables, openServerDatabase } from '../support/databases.js'
import { settled } from '../support/settled.js'
import { exposureProperty } from './exposure-property.js'

exposureProperty('PostgreSQL', 0.3, async () => {
  const database = await openServerDatabase()
  return {
    adapters: prismaAdapters(database),
    empty: () => emptyTables(database.pool),
    close: () => database.drop(),
    settled: () => settled(database.pool),
  }
})
