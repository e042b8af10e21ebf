import type { Deal } from '../../domain/deal.js'
import type { Store } from '../optimistic-write.js'
import type { Clock } from '../ports/clock.js'
import { type DealTarget, moveDeal } from './move-deal.js'

/** Restores a deal from the trash. Does nothing if it is not trashed. */
export class RestoreDeal {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_NOT_FOUND, DEAL_ORPHANED, PRECONDITION_FAILED */
  execute(target: DealTarget): Promise<Deal> {
    return moveDeal(this.store, this.clock, target, 'active')
  }
}
