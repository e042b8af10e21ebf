import { batchesOf } from '../../application/batched-list.js'
import { type DealFilter, isOutline } from '../../application/ports/deal-repository.js'
import type { Deal } from '../../domain/deal.js'
import type { DealPlace } from '../../domain/deal-order.js'
import type { Prisma } from './generated/client.js'
import type { PrismaDealRepository } from './prisma-deal-repository.js'
import type { Statements } from './statements.js'

/** What the pieces of jobs work with, in one transaction. */
export interface PieceTools {
  readonly prisma: Prisma.TransactionClient
  readonly statements: Statements
  readonly deals: PrismaDealRepository
}

/** How many deals a piece handles: it takes a fraction of a second, during which it holds their locks. Small ones are changed at once. */
const DEALS_A_PIECE = 500

/**
 * Changes the next deals that a filter finds. Returns the place after which the next piece begins, or `null` after the last
 * deal. `change` is given deals as they are stored, although their owner may be unknown already.
 */
export const changeDeals = async (
  { deals }: PieceTools,
  filter: DealFilter,
  place: DealPlace | null,
  change: (deal: Deal) => Deal,
): Promise<DealPlace | null> => {
  const placed = await deals.listAfter(filter, place, DEALS_A_PIECE)
  await deals.lockStored(placed.map(({ deal }) => deal.id))
  const listed = placed.map(({ deal }) => deal)
  const [small, large] = [listed.filter((deal) => !isOutline(deal)), listed.filter(isOutline)]
  for (const batch of [small, ...batchesOf(large, ({ bytes }) => bytes)]) {
    const stored = await deals.findStored(batch.map(({ id }) => id))
    const changes = stored.map((before) => ({ before, after: change(before) }))
    await deals.saveMany(changes.filter(({ before, after }) => after !== before))
  }
  return placed.length < DEALS_A_PIECE ? null : (placed.at(-1)?.place ?? null)
}
