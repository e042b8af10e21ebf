import type { Actor } from '../../domain/actor.js'
import type { AuctionSystem } from '../../domain/auction-system.js'
import type { AuctionSystemRepository } from '../ports/auction-system-repository.js'

/** Lists the auction systems that an account can choose from, by `sortOrder`. For everyone, signed in or not. */
export class ListAuctionSystems {
  constructor(private readonly auctionSystems: AuctionSystemRepository) {}

  /** Open to every actor. */
  async execute(_: { readonly actor: Actor }): Promise<readonly AuctionSystem[]> {
    return this.auctionSystems.list()
  }
}
