import { afterAll, beforeAll, describe } from 'vitest'
import { emptyTables, openServerDatabase } from '../support/databases.js'
import { allContracts } from './all-contracts.js'
import { openPrismaWorld } from './world.js'

describe('PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof openServerDatabase>>

  beforeAll(async () => {
    database = await openServerDatabase()
  })
  afterAll(() => database.drop())

  const open = async () => {
    await emptyTables(database.pool)
    return openPrismaWorld(database)
  }

  allContracts(open)
})
