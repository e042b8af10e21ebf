import type { Actor } from '../../domain/actor.js'
import { changeDeal, type Deal, type DealChange, fieldsAfter } from '../../domain/deal.js'
import { type ExpectedRevisions, requireRevision } from '../../domain/revision.js'
import { type Store, writeOptimistically } from '../optimistic-write.js'
import type { Clock } from '../ports/clock.js'
import { dealIdOf, managedDeal } from './managed-deal.js'
import { namesNewGroups, requireOwnGroups } from './require-own-groups.js'

interface Input {
  readonly actor: Actor
  readonly id: string
  readonly change: DealChange
  /** `If-Match`. */
  readonly expected?: ExpectedRevisions
}

/** Sets the fields of a deal: by a merge patch or as an overwrite. */
export class UpdateDeal {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, id: idText, change, expected }: Input): Promise<Deal> {
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
        return after === before ? before : deals.save(after)
      },
    })
  }
}
