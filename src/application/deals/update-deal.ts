import type { Actor } from '../../domain/actor.js'
import { type Deal, type DealPatch, overwriteDeal, patchFields } from '../../domain/deal.js'
import { preconditionFailed } from '../../domain/errors.js'
import { type Store, writeOptimistically } from '../optimistic-write.js'
import type { Clock } from '../ports/clock.js'
import { dealIdOf, managedDeal } from './managed-deal.js'
import { requireOwnGroups } from './require-own-groups.js'

interface Input {
  readonly actor: Actor
  readonly id: string
  readonly patch: DealPatch
  /** Whether the stored deal is the one the caller means to change (`If-Match`). */
  readonly expects?: ((deal: Deal) => boolean) | undefined
}

/** Applies a merge patch to a deal. */
export class UpdateDeal {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, id: idText, patch, expects = () => true }: Input): Promise<Deal> {
    const id = dealIdOf(idText)
    return writeOptimistically(this.store, {
      key: id,
      lock: ({ deals }) => deals.lock(id),
      attempt: async ({ deals }) => {
        const before = await managedDeal(deals, actor, id)
        const fields = patchFields(before, patch)
        const after = overwriteDeal(before, fields, requireOwnGroups(fields), this.clock.now())
        if (!expects(before)) throw preconditionFailed()
        return deals.save(after)
      },
    })
  }
}
