import { type AuctionSystem, auctionSystemNotFound } from '../../domain/auction-system.js'
import type { AuctionSystemRepository } from '../ports/auction-system-repository.js'

/** Fields that name an auction system by its id, as clients send them. */
export interface ByAuctionSystemId {
  readonly auctionSystemId?: string | null
}

/** The same fields with the auction system itself in place of its id. @throws AUCTION_SYSTEM_NOT_FOUND */
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
