import { prismaAdapters } from '../../src/container/ports.js'
import { emptyTables, openServerDatabase } from '../support/databases.js'
import { exposureProperty } from './exposure-property.js'

exposureProperty('PostgreSQL', 0.35, async () => {
  const database = await openServerDatabase()
  return { adapters: prismaAdapters(database), empty: () => emptyTables(database.pool), close: () => database.drop() }
})
