import type { Account } from './account.js'
import { searchTextsOf } from './account-search.js'
import type { Collection } from './collection.js'
import type { Deal } from './deal.js'
import { type SearchedDeal, searchedDeal } from './deal-search.js'
import { areSameHands } from './double-dummy.js'
import type { EventFact } from './event.js'
import { isExposedInCatalog, isListedAuthor } from './exposure.js'
import type { Grant } from './grant.js'
import type { Handle } from './handle.js'
import type { AccountId } from './ids.js'
import { needsSolving } from './solving.js'

/*
 * The consequences of a write: the rows and columns that stores derive from others. Stores call these functions, and
 * write the results in the transaction of the write itself. `dealbook recount` recomputes everything.
 */

/** The effect of a write on an author's entry in the catalog. */
export interface AuthorChange {
  readonly ownerId: AccountId
  /** How many exposed deals the author gains; negative if some are lost. */
  readonly gained: number
  /** The `publishedAt` of each written deal that is now exposed. */
  readonly published: readonly (Date | null)[]
}

export interface DealConsequences {
  readonly authors: readonly AuthorChange[]
  /** The fields by which the deal is searched and sorted; `null` if they have not changed or the deal is deleted. */
  readonly search: SearchedDeal | null
  /** Whether to queue the deal for the computation of its double dummy results. */
  readonly solves: boolean
  /** The events for other programs. */
  readonly events: readonly EventFact[]
}

/** The consequences of creating a deal (`before` is `null`), changing it, or deleting it (`after` is `null`). */
export const consequencesOf = (before: Deal | null, after: Deal | null): DealConsequences => ({
  authors: authorChanges(before, after),
  search: after === null || (before !== null && isSearchedAlike(before, after)) ? null : searchedDeal(after),
  solves: after !== null && needsSolving(after) && (before === null || !areSameHands(before.hands, after.hands)),
  events: dealEvents(before, after),
})

interface ExposedDeal {
  readonly ownerId: AccountId
  readonly publishedAt: Date | null
}

const exposedOf = (deal: Deal | null): ExposedDeal | null =>
  deal !== null && deal.ownerId !== null && isExposedInCatalog(deal)
    ? { ownerId: deal.ownerId, publishedAt: deal.publishedAt }
    : null

const authorChanges = (before: Deal | null, after: Deal | null): readonly AuthorChange[] => {
  const [was, is] = [exposedOf(before), exposedOf(after)]
  if (was?.ownerId === is?.ownerId && was?.publishedAt?.getTime() === is?.publishedAt?.getTime()) return []
  const lost = was === null ? [] : [{ ownerId: was.ownerId, gained: -1, published: [] }]
  const gained = is === null ? [] : [{ ownerId: is.ownerId, gained: 1, published: [is.publishedAt] }]
  return sumByAuthor([...lost, ...gained])
}

const dealEvents = (before: Deal | null, after: Deal | null): readonly EventFact[] => {
  const [was, is] = [exposedOf(before) !== null, exposedOf(after) !== null]
  const id = after?.id ?? before?.id
  if (was === is || id === undefined) return []
  return [{ kind: is ? 'deal.published' : 'deal.withdrawn', subject: { type: 'deal', id } }]
}

/** Whether the owner has opened the link. Ignores times and plans, which affect it without a write. */
const hasOpenLink = (collection: Collection | null): boolean =>
  collection?.publicEnabled === true && collection.archivedAt === null && collection.deletedAt === null

/** The events of creating a collection, changing it, or deleting it permanently. */
export const collectionEvents = (before: Collection | null, after: Collection | null): readonly EventFact[] => {
  const [was, is] = [hasOpenLink(before), hasOpenLink(after)]
  const id = after?.id ?? before?.id
  if (was === is || id === undefined) return []
  return [{ kind: is ? 'collection.opened' : 'collection.closed', subject: { type: 'collection', id } }]
}

/** The events of creating or changing a grant. */
export const grantEvents = (before: Grant | null, after: Grant): readonly EventFact[] => {
  const [was, is] = [before !== null && before.revokedAt === null, after.revokedAt === null]
  if (was === is) return []
  return [{ kind: is ? 'grant.started' : 'grant.ended', subject: { type: 'grant', id: after.id } }]
}

/** The events of changing an account. */
export const accountEvents = (before: Account, after: Account): readonly EventFact[] =>
  before.onboardedAt === null && after.onboardedAt !== null
    ? [{ kind: 'account.onboarded', subject: { type: 'account', id: after.id } }]
    : []

/** Sums the changes by author, ordered by id. */
export const sumByAuthor = (changes: readonly AuthorChange[]): readonly AuthorChange[] => {
  const sums = new Map<AccountId, { gained: number; published: (Date | null)[] }>()
  for (const { ownerId, gained, published } of changes) {
    const sum = sums.get(ownerId) ?? { gained: 0, published: [] }
    sum.gained += gained
    sum.published.push(...published)
    sums.set(ownerId, sum)
  }
  return [...sums].map(([ownerId, sum]) => ({ ownerId, ...sum })).sort((a, b) => (a.ownerId < b.ownerId ? -1 : 1))
}

/** The fields from which the fields for searching and sorting are derived. */
export const SEARCHED_FIELDS = [
  'title',
  'boardNumber',
  'dealer',
  'vulnerability',
  'auction',
  'themes',
  'personalThemes',
] as const satisfies readonly (keyof Deal)[]

const isSearchedAlike = (before: Deal, after: Deal): boolean =>
  SEARCHED_FIELDS.every((field) => before[field] === after[field])

/** The name and handle under which the catalog lists an author; `null` for an unlisted author. */
export type Listing = { readonly name: string; readonly handle: Handle } | null

export const listingOf = (account: Pick<Account, 'isActive' | 'handle' | 'displayName' | 'email'>): Listing =>
  isListedAuthor(account) ? { name: searchTextsOf(account).name, handle: account.handle as Handle } : null

/** Whether a change of an account changes how the catalog lists its author. */
export const changesListing = (before: Account, after: Account): boolean => {
  const [was, is] = [listingOf(before), listingOf(after)]
  return was?.name !== is?.name || was?.handle !== is?.handle
}
