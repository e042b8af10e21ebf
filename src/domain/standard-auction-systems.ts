import type { AuctionSystem } from './auction-system.js'

/** The auction systems that every installation starts with. Must match those in the first migration. */
export const STANDARD_AUCTION_SYSTEMS: readonly AuctionSystem[] = [
  ['sayc', 'Standard American', 'Standard américain'],
  ['two-over-one', 'Two over one', 'Deux sur un forcing'],
  ['sef', 'French standard', "Système d'enseignement français"],
  ['acol', 'Acol', 'Acol'],
  ['polish-club', 'Polish Club', 'Trèfle polonais'],
  ['precision', 'Precision Club', 'Trèfle Precision'],
].map(([identifier, en, fr], index) => ({
  id: `01980000-0000-7000-8000-00000000000${index + 1}`,
  identifier: identifier as string,
  labels: { en: en as string, fr: fr as string },
  sortOrder: index + 1,
}))
