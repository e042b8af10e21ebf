import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { prismaAdapters } from '../../../src/container/ports.js'
import { emptyTables, openServerDatabase } from '../../support/databases.js'
import { rightsInWrites } from '../../support/rights-in-writes.js'

describe('PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof openServerDatabase>>

  beforeAll(async () => {
    database = await openServerDatabase()
  })
  afterAll(() => database.drop())
  beforeEach(() => emptyTables(database.pool))

  rightsInWrites(async () => prismaAdapters(database))
})
