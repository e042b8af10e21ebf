import { describe } from 'vitest'
import { allContracts } from './all-contracts.js'
import { openInMemoryWorld } from './world.js'

describe('in memory', () => {
  const open = openInMemoryWorld

  allContracts(open)
})
