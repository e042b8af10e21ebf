import { requireAccountOrBackend } from '../../domain/actor.js'
import { changeDeal, type Deal, type DealChange, fieldsAfter } from '../../domain/deal.js'
import { requireRevision } from '../../domain/revision.js'
import { type Store, writeOptimistically } from '../optimistic-write.js'
import type { Clock } from '../ports/clock.js'
import { dealIdOf, managedDeal } from './managed-deal.js'
import type { DealTarget } from './move-deal.js'
import { namesNewGroups, requireOwnGroups } from './require-own-groups.js'

interface Input extends DealTarget {
  readonly change: DealChange
}

/** Updates the fields of a deal, by a merge patch or a complete replacement. */
export class UpdateDeal {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_NOT_FOUND, SHARING_GROUP_NOT_FOUND, DEAL_ORPHANED, VALIDATION_FAILED,
   *   PRECONDITION_FAILED
   */
  async execute({ actor, id: idText, change, expected }: Input): Promise<Deal> {
    requireAccountOrBackend(actor, 'deals:write')
    const id = dealIdOf(idText)
    return writeOptimistically(this.store, {
      key: id,
      lock: ({ deals }) => deals.lock(id),
      attempt: async ({ deals, sharingGroups }, isLocked) => {
        const before = await managedDeal(deals, actor, id)
        const fields = fieldsAfter(before, change)
        if (namesNewGroups(fields, before) && !isLocked) return 'lock'
        const groups = await requireOwnGroups(sharingGroups, before.ownerId, fields, before)
        const after = changeDeal(before, change, groups, this.clock.now())
        requireRevision(before, expected)
        return after === before ? before : deals.save(before, after)
      },
    })
  }
}
