import { describe } from 'vitest'
import { emptyEmbeddedDatabase } from '../support/databases.js'
import { accountRepositoryContract } from './account-repository-contract.js'
import { auctionSystemRepositoryContract } from './auction-system-repository-contract.js'
import { collectionRepositoryContract } from './collection-repository-contract.js'
import { dealRepositoryContract } from './deal-repository-contract.js'
import { entitlementsContract } from './entitlements-contract.js'
import { grantRepositoryContract } from './grant-repository-contract.js'
import { idempotencyRepositoryContract } from './idempotency-repository-contract.js'
import { sharingGroupRepositoryContract } from './sharing-group-repository-contract.js'
import { subscriptionRepositoryContract } from './subscription-repository-contract.js'
import { unitOfWorkContract } from './unit-of-work-contract.js'
import { openPrismaWorld } from './world.js'

describe('embedded', () => {
  const open = async () => openPrismaWorld(await emptyEmbeddedDatabase())

  accountRepositoryContract(open)
  auctionSystemRepositoryContract(open)
  collectionRepositoryContract(open)
  dealRepositoryContract(open)
  entitlementsContract(open)
  grantRepositoryContract(open)
  idempotencyRepositoryContract(open)
  sharingGroupRepositoryContract(open)
  subscriptionRepositoryContract(open)
  unitOfWorkContract(open)
})
