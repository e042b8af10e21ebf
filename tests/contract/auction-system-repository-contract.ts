import { describe, expect, it } from 'vitest'
import { STANDARD_AUCTION_SYSTEMS } from '../../src/domain/standard-auction-systems.js'
import type { OpenWorld } from './world.js'

export const auctionSystemRepositoryContract = (open: OpenWorld) =>
  describe('AuctionSystemRepository', () => {
    it('starts with the standard systems, in their order', async () => {
      const { auctionSystems } = (await open()).repositories
      expect(await auctionSystems.list()).toEqual(STANDARD_AUCTION_SYSTEMS)
    })

    it('finds a system by its id, and nothing by an unknown one', async () => {
      const { auctionSystems } = (await open()).repositories
      const [first] = STANDARD_AUCTION_SYSTEMS
      expect(await auctionSystems.findById(first?.id ?? '')).toEqual(first)
      expect(await auctionSystems.findById('none')).toBeNull()
    })
  })
