import { describe } from 'vitest'
import { emptyEmbeddedDatabase } from '../support/databases.js'
import { allContracts } from './all-contracts.js'
import { openPrismaWorld } from './world.js'

describe('embedded', () => {
  const open = async () => openPrismaWorld(await emptyEmbeddedDatabase())

  allContracts(open)
})
