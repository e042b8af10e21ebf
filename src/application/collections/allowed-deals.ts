import type { Actor } from '../../domain/actor.js'
import type { Author } from '../../domain/author.js'
import { dealsNotFound, mayManageDeal } from '../../domain/deal.js'
import { isExposedInCatalog } from '../../domain/exposure.js'
import { type DealId, parseDealId } from '../../domain/ids.js'
import type { DealHeader, OwnedHeader } from '../ports/deal-repository.js'

/** A collection may contain its owner's deals, and the exposed deals of other active accounts. */
export const mayContain = (actor: Actor, deal: DealHeader, owner: Author): boolean =>
  mayManageDeal(actor, deal) || (owner.isActive && isExposedInCatalog(deal))

/**
 * The deals that a collection may contain, without duplicates. Deals that are already in it may stay.
 * @param find the deals that have an owner, by their ids
 * @throws DEAL_NOT_FOUND naming the deals that it may not contain
 */
export const allowedDeals = async (
  find: (ids: readonly DealId[]) => Promise<readonly OwnedHeader[]>,
  actor: Actor,
  texts: readonly string[],
  kept: readonly DealId[] = [],
): Promise<readonly DealId[]> => {
  const named = [...new Set(texts)]
  const ids = named.flatMap((text) => parseDealId(text) ?? [])
  const allowed = new Set<string>(kept)
  for (const { deal, owner } of await find(ids)) if (mayContain(actor, deal, owner)) allowed.add(deal.id)
  const missing = named.filter((text) => !allowed.has(text))
  if (missing.length > 0) throw dealsNotFound(missing)
  return ids
}
