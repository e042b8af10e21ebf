import { describe, expect, it } from 'vitest'
import { ANONYMOUS, asAccount, BACKEND } from '../../../src/domain/actor.js'
import { STANDARD_AUCTION_SYSTEMS } from '../../../src/domain/standard-auction-systems.js'
import { anAccount } from '../../support/builders.js'
import { openUseCaseWorld } from '../../support/use-case-world.js'

describe('the auction systems', () => {
  it('are listed for everyone, in order', async () => {
    const { useCases } = await openUseCaseWorld()
    for (const actor of [ANONYMOUS, BACKEND, asAccount(anAccount({ isActive: false }))])
      expect(await useCases.listAuctionSystems.execute({ actor })).toEqual(STANDARD_AUCTION_SYSTEMS)
  })
})
