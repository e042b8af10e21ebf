import type { Actor } from '../../domain/actor.js'
import type { Author } from '../../domain/author.js'
import { dealsNotFound, mayManageDeal } from '../../domain/deal.js'
import { isExposedInCatalog } from '../../domain/exposure.js'
import { type DealId, parseDealId } from '../../domain/ids.js'
import type { DealHeader } from '../ports/deal-repository.js'
import type { Repositories } from '../ports/unit-of-work.js'

/** A collection may contain its owner's deals, and the exposed deals of other active accounts. */
export const mayHold = (actor: Actor, deal: DealHeader, owner: Author): boolean =>
  mayManageDeal(actor, deal) || (owner.isActive && isExposedInCatalog(deal))

/**
 * Checks the deals for a collection, each once, and keeps them from being deleted until the transaction ends. Those it
 * contains already may stay.
 * @throws DEAL_NOT_FOUND naming those it may not contain
 */
export const holdDeals = async (
  { deals }: Pick<Repositories, 'deals'>,
  actor: Actor,
  texts: readonly string[],
  kept: readonly DealId[] = [],
): Promise<readonly DealId[]> => {
  const named = [...new Set(texts)]
  const ids = named.flatMap((text) => parseDealId(text) ?? [])
  const held = new Set<string>(kept)
  for (const { deal, owner } of await deals.holdOwned(ids)) if (mayHold(actor, deal, owner)) held.add(deal.id)
  const missing = named.filter((text) => !held.has(text))
  if (missing.length > 0) throw dealsNotFound(missing)
  return ids
}
