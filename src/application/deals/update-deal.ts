import type { Actor } from '../../domain/actor.js'
import { type Deal, type DealFields, overwriteDeal } from '../../domain/deal.js'
import { preconditionFailed } from '../../domain/errors.js'
import { type Store, writeOptimistically } from '../optimistic-write.js'
import type { Clock } from '../ports/clock.js'
import { dealIdOf, managedDeal } from './managed-deal.js'
import { namesNewGroups, requireOwnGroups } from './require-own-groups.js'

interface Input {
  readonly actor: Actor
  readonly id: string
  /** The fields that are to stand, from what stands now: a patch's outcome, or an overwrite whatever there was. */
  readonly fieldsFrom: (before: Deal) => DealFields
  /** Whether the stored deal is the one the caller means to change (`If-Match`). */
  readonly expects?: ((deal: Deal) => boolean) | undefined
}

/** Sets the fields of a deal: by a merge patch or as an overwrite. */
export class UpdateDeal {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, id: idText, fieldsFrom, expects = () => true }: Input): Promise<Deal> {
    const id = dealIdOf(idText)
    return writeOptimistically(this.store, {
      key: id,
      lock: ({ deals }) => deals.lock(id),
      attempt: async ({ deals, sharingGroups }, isLocked) => {
        const before = await managedDeal(deals, actor, id)
        const fields = fieldsFrom(before)
        if (namesNewGroups(fields, before) && !isLocked) return 'lock'
        const groups = await requireOwnGroups(sharingGroups, before.ownerId, fields, before)
        const after = overwriteDeal(before, fields, groups, this.clock.now())
        if (!expects(before)) throw preconditionFailed()
        return deals.save(after)
      },
    })
  }
}
