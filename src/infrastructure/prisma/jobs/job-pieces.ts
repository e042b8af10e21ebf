import { batchesOf } from '../../../application/batched-list.js'
import { type DealFilter, isOutline } from '../../../application/ports/deal-repository.js'
import type { Deal } from '../../../domain/deal.js'
import type { DealPlace } from '../../../domain/deal-order.js'
import type { Statements } from '../../postgres/statements.js'
import type { PrismaDealRepository } from '../deals/prisma-deal-repository.js'
import type { Prisma } from '../generated/client.js'

/** The dependencies of a piece of a job, bound to its transaction. */
export interface PieceTools {
  readonly prisma: Prisma.TransactionClient
  readonly statements: Statements
  readonly deals: PrismaDealRepository
}

/** The maximum number of rows of one kind that a piece removes. */
export const ROWS_PER_PIECE = 1_000

/** Deletes some of the rows that fulfil a condition. Returns how many. */
export const deleteSome = (
  prisma: Prisma.TransactionClient,
  table: Prisma.Sql,
  condition: Prisma.Sql,
): Promise<number> =>
  prisma.$executeRaw`DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${ROWS_PER_PIECE} FOR UPDATE))`

/** The number of deals in a piece, which locks them for a fraction of a second. Small deals are changed all at once. */
export const DEALS_PER_PIECE = 500

/**
 * Changes the next deals that match a filter. Returns the position after which the next piece begins, or `null` after
 * the last deal. `change` receives deals as stored, with their owner even if the account is being erased.
 */
export const changeDeals = async (
  { deals }: PieceTools,
  filter: DealFilter,
  place: DealPlace | null,
  change: (deal: Deal) => Deal,
): Promise<DealPlace | null> => {
  const placed = await deals.listAfter(filter, place, DEALS_PER_PIECE)
  await deals.lockStored(placed.map(({ deal }) => deal.id))
  const listed = placed.map(({ deal }) => deal)
  const [small, large] = [listed.filter((deal) => !isOutline(deal)), listed.filter(isOutline)]
  for (const batch of [small, ...batchesOf(large, ({ bytes }) => bytes)]) {
    const stored = await deals.findStored(batch.map(({ id }) => id))
    const changes = stored.map((before) => ({ before, after: change(before) }))
    await deals.saveMany(changes.filter(({ before, after }) => after !== before))
  }
  return placed.length < DEALS_PER_PIECE ? null : (placed.at(-1)?.place ?? null)
}
