import { beforeEach, describe } from 'vitest'
import { inMemoryAdapters } from '../../src/container/ports.js'
import { InMemoryDatabase } from '../../src/infrastructure/in-memory/in-memory-database.js'
import { rightsInWrites } from '../support/rights-in-writes.js'

describe('in memory', () => {
  let db: InMemoryDatabase
  beforeEach(() => {
    db = new InMemoryDatabase()
  })

  rightsInWrites(async () => inMemoryAdapters(db))
})
