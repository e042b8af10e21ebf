import { describe } from 'vitest'
import { accountRepositoryContract } from './account-repository-contract.js'
import { auctionSystemRepositoryContract } from './auction-system-repository-contract.js'
import { dealRepositoryContract } from './deal-repository-contract.js'
import { entitlementsContract } from './entitlements-contract.js'
import { unitOfWorkContract } from './unit-of-work-contract.js'
import { openInMemoryWorld } from './world.js'

describe('in memory', () => {
  const open = openInMemoryWorld

  accountRepositoryContract(open)
  auctionSystemRepositoryContract(open)
  dealRepositoryContract(open)
  entitlementsContract(open)
  unitOfWorkContract(open)
})
