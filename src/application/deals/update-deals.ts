import { type Actor, requireAccountOrService } from '../../domain/actor.js'
import { type Deal, type DealBatch, dealsNotFound, mayManageDeal, patchFields, withBatch } from '../../domain/deal.js'
import { serviceUnavailable } from '../../domain/errors.js'
import { parseDealId } from '../../domain/ids.js'
import { compareCodePoints } from '../../domain/text.js'
import { everyBatchOf } from '../batched-list.js'
import type { Clock } from '../ports/clock.js'
import type { DealOutline } from '../ports/deal-repository.js'
import type { Repositories, UnitOfWork } from '../ports/unit-of-work.js'
import { type DealList, wholeDeals } from './deal-list.js'
import { requireOwnGroups } from './require-own-groups.js'

interface Input {
  readonly actor: Actor
  readonly ids: readonly string[]
  readonly set: DealBatch
}

/** An author is held while deals are published: with one order for all, no two batches wait for each other. */
const byOwner = (a: DealOutline, b: DealOutline): number => compareCodePoints(a.ownerId ?? '', b.ownerId ?? '')

/** Sets the same fields on several deals, on all of them or none. Returns each deal once, in the order of the ids. */
export class UpdateDeals {
  constructor(
    private readonly repositories: Repositories,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_NOT_FOUND naming the deals that the actor may not change,
   *   SHARING_GROUP_NOT_FOUND, DEAL_ORPHANED, VALIDATION_FAILED
   */
  async execute({ actor, ids: texts, set }: Input): Promise<DealList<Deal>> {
    requireAccountOrService(actor)
    const named = [...new Set(texts)]
    const outlines = await this.unitOfWork.run(async (repositories) => {
      const ids = named.flatMap((text) => parseDealId(text) ?? [])
      const found = new Map<string, DealOutline>()
      for (const deal of await repositories.deals.lockMany(ids))
        if (mayManageDeal(actor, deal)) found.set(deal.id, deal)
      const missing = named.filter((text) => !found.has(text))
      if (missing.length > 0) throw dealsNotFound(missing)
      const locked = named.map((text) => found.get(text) as DealOutline)
      const now = this.clock.now()
      for await (const batch of everyBatchOf(wholeDeals(repositories.deals, locked.toSorted(byOwner))))
        for (const deal of batch) await this.save(repositories, deal, set, now)
      return locked
    })
    return wholeDeals(this.repositories.deals, outlines)
  }

  private async save({ deals, sharingGroups }: Repositories, deal: Deal, set: DealBatch, now: Date): Promise<void> {
    const groups = await requireOwnGroups(sharingGroups, deal.ownerId, patchFields(deal, set), deal)
    if ((await deals.save(withBatch(deal, set, groups, now))) === null) throw serviceUnavailable()
  }
}
