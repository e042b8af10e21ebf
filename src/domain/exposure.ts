import type { Account } from './account.js'
import type { Deal } from './deal.js'

/** The one sharing status with which a deal may appear in the catalog. */
export const CATALOG_EXPOSED_SHARING = 'public'

/** True when the deal is public, not trashed and not orphaned. */
export const isExposedInCatalog = (board: Pick<Deal, 'sharing' | 'lifecycle'>): boolean =>
  board.sharing === CATALOG_EXPOSED_SHARING && board.lifecycle !== 'trashed' && board.lifecycle !== 'orphaned'

/** The exposed deal without the author's personal themes and inspirations. They never leave with it. */
export const withoutPersonalThemes = <Board extends Pick<Deal, 'personalThemes' | 'inspirations'>>(
  board: Board,
): Omit<Board, 'personalThemes' | 'inspirations'> => {
  const { personalThemes: _, inspirations: __, ...exposed } = board
  return exposed
}

/** An author is shown in the catalog while the account is active and carries a handle. */
export const isListedAuthor = (account: Pick<Account, 'isActive' | 'handle'>): boolean =>
  account.isActive && account.handle !== null
