import type { Account } from './account.js'
import { searchTextsOf } from './account-search.js'
import type { Deal } from './deal.js'
import { type SearchedDeal, searchedDeal } from './deal-search.js'
import { isExposedInCatalog, isListedAuthor } from './exposure.js'
import type { Handle } from './handle.js'
import type { AccountId } from './ids.js'

/*
 * The consequences of a write: the rows and columns that stores derive from others. Stores call these functions, and
 * write the result in the transaction of the write itself. `dealbook recount` recomputes everything.
 */

/** The effect of a write on an author's entry in the catalog. */
export interface AuthorChange {
  readonly ownerId: AccountId
  /** How many exposed deals the author gains; negative if some are lost. */
  readonly gained: number
  /** When the written deals that are exposed now were published, each of them. */
  readonly published: readonly (Date | null)[]
}

export interface DealConsequences {
  readonly authors: readonly AuthorChange[]
  /** The fields by which the deal is searched and sorted; `null` if they have not changed or the deal is deleted. */
  readonly search: SearchedDeal | null
}

/** The consequences of creating a deal (`before` is `null`), changing it, or deleting it (`after` is `null`). */
export const consequencesOf = (before: Deal | null, after: Deal | null): DealConsequences => ({
  authors: authorChanges(before, after),
  search: after === null || (before !== null && isSearchedAlike(before, after)) ? null : searchedDeal(after),
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

/** One change for each author, in the order of their ids. */
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

/** Under which name and handle the catalog lists an author; `null` while it does not. */
export type Listing = { readonly name: string; readonly handle: Handle } | null

export const listingOf = (account: Pick<Account, 'isActive' | 'handle' | 'displayName' | 'email'>): Listing =>
  isListedAuthor(account) ? { name: searchTextsOf(account).name, handle: account.handle as Handle } : null

/** Whether a change of an account changes how the catalog lists its author. */
export const changesListing = (before: Account, after: Account): boolean => {
  const [was, is] = [listingOf(before), listingOf(after)]
  return was?.name !== is?.name || was?.handle !== is?.handle
}
