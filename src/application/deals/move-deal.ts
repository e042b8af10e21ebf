import { type Actor, requireAccountOrBackend } from '../../domain/actor.js'
import { type Deal, withLifecycle } from '../../domain/deal.js'
import { type ExpectedRevisions, requireRevision } from '../../domain/revision.js'
import { type Store, writeOptimistically } from '../optimistic-write.js'
import type { Clock } from '../ports/clock.js'
import { dealIdOf, managedDeal } from './managed-deal.js'

/** A deal to write to, and the actor. */
export interface DealTarget {
  readonly actor: Actor
  readonly id: string
  readonly expected?: ExpectedRevisions
}

/**
 * Moves a deal to the trash or back.
 * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_NOT_FOUND, DEAL_ORPHANED, PRECONDITION_FAILED
 */
export const moveDeal = async (
  store: Store,
  clock: Clock,
  { actor, id: text, expected }: DealTarget,
  to: 'active' | 'trashed',
): Promise<Deal> => {
  requireAccountOrBackend(actor, 'deals:write')
  const id = dealIdOf(text)
  return writeOptimistically(store, {
    key: id,
    lock: ({ deals }) => deals.lock(id),
    attempt: async ({ deals }) => {
      const before = await managedDeal(deals, actor, id)
      const after = withLifecycle(before, to, clock.now())
      requireRevision(before, expected)
      return after === before ? before : deals.save(before, after)
    },
  })
}
