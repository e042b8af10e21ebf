import type { Actor } from '../../domain/actor.js'
import { type Deal, type DealBatch, dealsNotFound, mayManageDeal, patchFields, withBatch } from '../../domain/deal.js'
import { serviceUnavailable } from '../../domain/errors.js'
import { parseDealId } from '../../domain/ids.js'
import type { Clock } from '../ports/clock.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import { requireOwnGroups } from './require-own-groups.js'

interface Input {
  readonly actor: Actor
  readonly ids: readonly string[]
  readonly set: DealBatch
}

/** Sets the same fields on several deals: on all of them or on none. Gives them in the order of the ids. */
export class UpdateDeals {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ actor, ids: texts, set }: Input): Promise<readonly Deal[]> {
    return this.unitOfWork.run(async ({ deals, sharingGroups }) => {
      const ids = texts.flatMap((text) => parseDealId(text) ?? [])
      const found = new Map<string, Deal>()
      for (const deal of await deals.lockMany(ids)) if (mayManageDeal(actor, deal)) found.set(deal.id, deal)
      const missing = texts.filter((text) => !found.has(text))
      if (missing.length > 0) throw dealsNotFound(missing)

      const now = this.clock.now()
      const saved: Deal[] = []
      for (const text of texts) {
        const deal = found.get(text) as Deal
        const groups = await requireOwnGroups(sharingGroups, deal.ownerId, patchFields(deal, set), deal)
        const stored = await deals.save(withBatch(deal, set, groups, now))
        if (stored === null) throw serviceUnavailable()
        saved.push(stored)
      }
      return saved
    })
  }
}
