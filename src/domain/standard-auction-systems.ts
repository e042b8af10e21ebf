import type { AuctionSystem } from './auction-system.js'

/** The auction systems that every installation starts with. Must match those in the first migration. */
export const STANDARD_AUCTION_SYSTEMS: readonly AuctionSystem[] = (
  [
    ['sayc', 'Standard American', 'Standard américain', 'Standard American', 'Standard American'],
    ['two-over-one', 'Two over one', 'Deux sur un forcing', 'Zwei über eins', 'Dwa nad jeden'],
    ['sef', 'French standard', "Système d'enseignement français", 'Französischer Standard', 'Standard francuski'],
    ['acol', 'Acol', 'Acol', 'Acol', 'Acol'],
    ['polish-club', 'Polish Club', 'Trèfle polonais', 'Polnisches Treff', 'Wspólny Język'],
    ['precision', 'Precision Club', 'Trèfle Precision', 'Precision', 'Precision'],
  ] as const
).map(([identifier, en, fr, de, pl], index) => ({
  id: `01980000-0000-7000-8000-00000000000${index + 1}`,
  identifier,
  labels: { en, fr, de, pl },
  sortOrder: index + 1,
}))
