import { prismaAdapters } from '../../src/container.js'
import { emptyTables, openServerDatabase } from '../support/databases.js'
import { exposureProperty } from './exposure-property.js'

exposureProperty('PostgreSQL', async () => {
  const database = await openServerDatabase()
  return { adapters: prismaAdapters(database), empty: () => emptyTables(database.pool), close: () => database.drop() }
})
