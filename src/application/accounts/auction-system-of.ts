import { type AuctionSystem, auctionSystemNotFound } from '../../domain/auction-system.js'
import type { AuctionSystemRepository } from '../ports/auction-system-repository.js'

/** Fields as clients send them, with the id of an auction system. */
export interface ByAuctionSystemId {
  readonly auctionSystemId?: string | null
}

/** Replaces the id with the auction system itself. @throws AUCTION_SYSTEM_NOT_FOUND */
export const withAuctionSystem = async <Fields extends ByAuctionSystemId>(
  auctionSystems: AuctionSystemRepository,
  { auctionSystemId, ...fields }: Fields,
): Promise<Omit<Fields, 'auctionSystemId'> & { readonly auctionSystem?: AuctionSystem | null }> => {
  if (auctionSystemId === undefined) return fields
  if (auctionSystemId === null) return { ...fields, auctionSystem: null }
  const auctionSystem = await auctionSystems.findById(auctionSystemId)
  if (auctionSystem === null) throw auctionSystemNotFound(auctionSystemId)
  return { ...fields, auctionSystem }
}
