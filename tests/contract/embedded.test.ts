import { describe } from 'vitest'
import { emptyEmbeddedDatabase } from '../support/databases.js'
import { accountRepositoryContract } from './account-repository-contract.js'
import { auctionSystemRepositoryContract } from './auction-system-repository-contract.js'
import { dealRepositoryContract } from './deal-repository-contract.js'
import { entitlementsContract } from './entitlements-contract.js'
import { unitOfWorkContract } from './unit-of-work-contract.js'
import { openPrismaWorld } from './world.js'

describe('embedded', () => {
  const open = async () => openPrismaWorld(await emptyEmbeddedDatabase())

  accountRepositoryContract(open)
  auctionSystemRepositoryContract(open)
  dealRepositoryContract(open)
  entitlementsContract(open)
  unitOfWorkContract(open)
})
