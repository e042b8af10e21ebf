import type { Account } from './account.js'
import { matchesAnywhere } from './account-search.js'
import type { AccountId } from './ids.js'
import { foldForSearch } from './text.js'

/** A position in the directory of authors: right after the author with this id who last published at this time. */
export interface DirectoryCursor {
  readonly publishedAt: Date | null
  readonly id: AccountId
}

export interface DirectoryRequest {
  /** A folded term that the name or the handle has to match; `null` for all authors. */
  readonly term: string | null
  /** `null` for the first page. */
  readonly after: DirectoryCursor | null
  /** At most one more than the page size, to see whether there is another page. */
  readonly limit: number
}

/**
 * Whether a folded search term finds an author. Works like the search for accounts, but only by name and handle. A term
 * of two characters must match the start of one of them.
 */
export const isFoundInDirectory = ({ displayName, handle }: Pick<Account, 'displayName' | 'handle'>, term: string) =>
  [foldForSearch(displayName), handle ?? ''].some((text) =>
    matchesAnywhere(term) ? text.includes(term) : text.startsWith(term),
  )
