import { type Actor, requireAccountOrBackend } from '../../domain/actor.js'
import { type Deal, type DealBatch, dealsNotFound, mayManageDeal, patchFields, withBatch } from '../../domain/deal.js'
import { parseDealId } from '../../domain/ids.js'
import { everyBatchOf } from '../batched-list.js'
import type { Clock } from '../ports/clock.js'
import { type DealChangePair, isOutline, type Listed } from '../ports/deal-repository.js'
import type { SharingGroupRepository } from '../ports/sharing-group-repository.js'
import type { Repositories, UnitOfWork } from '../ports/unit-of-work.js'
import { type DealList, wholeDeals } from './deal-list.js'
import { requireOwnGroups } from './require-own-groups.js'

interface Input {
  readonly actor: Actor
  readonly ids: readonly string[]
  readonly set: DealBatch
}

/** Sets the same fields on all of several deals, or on none. Returns each deal once, in the order of the ids. */
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
  async execute({ actor, ids, set }: Input): Promise<DealList<Deal>> {
    requireAccountOrBackend(actor, 'deals:write')
    const named = [...new Set(ids)]
    const updated = await this.unitOfWork.run((repositories) => this.update(repositories, actor, named, set))
    return wholeDeals(this.repositories.deals, updated)
  }

  private async update(
    { deals, sharingGroups }: Repositories,
    actor: Actor,
    named: readonly string[],
    set: DealBatch,
  ): Promise<readonly Listed<Deal>[]> {
    const ids = named.flatMap((text) => parseDealId(text) ?? [])
    const locked = (await deals.lockMany(ids)).filter((deal) => mayManageDeal(actor, deal))
    const updated = new Map<string, Listed<Deal>>(locked.map((deal) => [deal.id, deal]))
    const missing = named.filter((text) => !updated.has(text))
    if (missing.length > 0) throw dealsNotFound(missing)
    const now = this.clock.now()
    const groups = lockedOnce(sharingGroups)
    for await (const batch of batchesToSave(deals, locked)) {
      const changes: DealChangePair[] = []
      for (const before of batch) {
        const groupIds = await requireOwnGroups(groups, before.ownerId, patchFields(before, set), before)
        const after = withBatch(before, set, groupIds, now)
        changes.push({ before, after })
        const listed = updated.get(before.id) as Listed<Deal>
        const revision = before.revision + 1
        updated.set(before.id, isOutline(listed) ? { ...listed, revision } : { ...after, revision })
      }
      await deals.saveMany(changes)
    }
    return named.map((text) => updated.get(text) as Listed<Deal>)
  }
}

/** Yields all small deals at once, because they are already in memory, and large ones as they are read. */
async function* batchesToSave(
  deals: Repositories['deals'],
  locked: readonly Listed<Deal>[],
): AsyncIterable<readonly Deal[]> {
  const small = locked.filter((deal): deal is Deal => !isOutline(deal))
  if (small.length > 0) yield small
  yield* everyBatchOf(wholeDeals(deals, locked.filter(isOutline)))
}

/** Locks the groups of an owner only once, however many deals are shared with them. */
const lockedOnce = (
  sharingGroups: Pick<SharingGroupRepository, 'lockOwned'>,
): Pick<SharingGroupRepository, 'lockOwned'> => {
  const known = new Map<string, ReturnType<SharingGroupRepository['lockOwned']>>()
  return {
    lockOwned: (ownerId, ids) => {
      const key = [ownerId, ...ids].join()
      const locked = known.get(key) ?? sharingGroups.lockOwned(ownerId, ids)
      known.set(key, locked)
      return locked
    },
  }
}
