import { prismaAdapters } from '../../src/container.js'
import { openServerDatabase, truncate } from '../support/databases.js'
import { exposureProperty } from './exposure-property.js'

exposureProperty('PostgreSQL', async () => {
  const database = await openServerDatabase()
  return { adapters: prismaAdapters(database), empty: () => truncate(database.pool), close: () => database.drop() }
})
