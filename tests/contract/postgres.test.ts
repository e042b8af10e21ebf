import { afterAll, beforeAll, describe } from 'vitest'
import { openServerDatabase, truncate } from '../support/databases.js'
import { accountRepositoryContract } from './account-repository-contract.js'
import { auctionSystemRepositoryContract } from './auction-system-repository-contract.js'
import { dealRepositoryContract } from './deal-repository-contract.js'
import { entitlementsContract } from './entitlements-contract.js'
import { unitOfWorkContract } from './unit-of-work-contract.js'
import { openPrismaWorld } from './world.js'

describe('PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof openServerDatabase>>

  beforeAll(async () => {
    database = await openServerDatabase()
  })
  afterAll(() => database.drop())

  const open = async () => {
    await truncate(database.pool)
    return openPrismaWorld(database)
  }

  accountRepositoryContract(open)
  auctionSystemRepositoryContract(open)
  dealRepositoryContract(open)
  entitlementsContract(open)
  unitOfWorkContract(open)
})
