import type { Actor } from '../../domain/actor.js'
import type { Author } from '../../domain/author.js'
import { dealsNotFound, mayManageDeal } from '../../domain/deal.js'
import { isExposedInCatalog } from '../../domain/exposure.js'
import { type DealId, parseDealId } from '../../domain/ids.js'
import type { DealHeader } from '../ports/deal-repository.js'
import type { Repositories } from '../ports/unit-of-work.js'

/** What a collection may hold: its owner's deals, and those of another active account that the catalog may show. */
export const mayHold = (actor: Actor, deal: DealHeader, owner: Author): boolean =>
  mayManageDeal(actor, deal) || (owner.isActive && isExposedInCatalog(deal))

/**
 * The ids of deals for a collection, held until the transaction ends; those that it holds already may stay.
 * @throws DEAL_NOT_FOUND naming those it may not hold
 */
export const holdDeals = async (
  { deals }: Pick<Repositories, 'deals'>,
  actor: Actor,
  texts: readonly string[],
  kept: readonly DealId[] = [],
): Promise<readonly DealId[]> => {
  const ids = texts.flatMap((text) => parseDealId(text) ?? [])
  const held = new Set<string>(kept)
  for (const { deal, owner } of await deals.holdOwned(ids)) if (mayHold(actor, deal, owner)) held.add(deal.id)
  const missing = texts.filter((text) => !held.has(text))
  if (missing.length > 0) throw dealsNotFound(missing)
  return ids
}
