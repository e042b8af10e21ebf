import type { Account } from './account.js'
import { type Collection, isDegraded, isInsideWindow } from './collection.js'
import type { Deal } from './deal.js'
import type { AccountId } from './ids.js'

/** The one sharing status with which a deal may appear in the catalog. */
export const CATALOG_EXPOSED_SHARING = 'public'

type Board = Pick<Deal, 'sharing' | 'lifecycle'>
type Author = Pick<Account, 'isActive' | 'handle'>

const isPublic = ({ sharing }: Board): boolean => sharing === CATALOG_EXPOSED_SHARING
const isNotTrashed = ({ lifecycle }: Board): boolean => lifecycle !== 'trashed'
const isNotOrphaned = ({ lifecycle }: Board): boolean => lifecycle !== 'orphaned'

/** True when the deal is public, not trashed and not orphaned. */
export const isExposedInCatalog = (board: Board): boolean =>
  isPublic(board) && isNotTrashed(board) && isNotOrphaned(board)

/** A deal that the catalog shows under an author: exposed, and that author's own. */
export const isExposedBy = (ownerId: AccountId, board: Board & Pick<Deal, 'ownerId'>): boolean =>
  board.ownerId === ownerId && isExposedInCatalog(board)

/** The exposed deal without the author's personal themes and inspirations. They never leave with it. */
export const withoutPersonalThemes = <Personal extends Pick<Deal, 'personalThemes' | 'inspirations'>>(
  board: Personal,
): Omit<Personal, 'personalThemes' | 'inspirations'> => {
  const { personalThemes: _, inspirations: __, ...exposed } = board
  return exposed
}

const isActive = ({ isActive: active }: Author): boolean => active
const hasHandle = ({ handle }: Author): boolean => handle !== null

/** An author is shown in the catalog while the account is active and carries a handle. */
export const isListedAuthor = (author: Author): boolean => isActive(author) && hasHandle(author)

/** Everything that decides whether a public link leads to its collection. */
export interface LinkStanding {
  readonly author: Author
  readonly collection: Pick<
    Collection,
    'publicEnabled' | 'availableFrom' | 'availableUntil' | 'archivedAt' | 'seniority'
  >
  /** How many unarchived collections the owner's plan carries; `null` is no limit. */
  readonly ceiling: number | null
  readonly at: Date
}

/** Everything that decides whether a collection is shown in the catalog. */
export interface CollectionStanding extends LinkStanding {
  /** How many of its deals are exposed by its owner. */
  readonly exposedDeals: number
}

const isLinkOpen = ({ collection }: LinkStanding): boolean => collection.publicEnabled
const isAvailable = ({ collection, at }: LinkStanding): boolean => isInsideWindow(collection, at)
const isNotArchived = ({ collection }: LinkStanding): boolean => collection.archivedAt === null
const isNotDegraded = ({ collection, ceiling }: LinkStanding): boolean => !isDegraded(collection, ceiling)
const holdsExposedDeal = ({ exposedDeals }: CollectionStanding): boolean => exposedDeals > 0

/** Whether the link of the collection leads to it, for students and in the catalog alike. */
export const isLinkLive = (standing: LinkStanding): boolean =>
  isLinkOpen(standing) && isAvailable(standing) && isNotArchived(standing) && isNotDegraded(standing)

/** A collection is read by students while its link is live and its owner active; it may hold no public deal. */
export const isReadByStudents = (standing: LinkStanding): boolean => isActive(standing.author) && isLinkLive(standing)

/**
 * A deal is shown to the students of a collection while it is neither trashed nor orphaned: its owner's own whatever its
 * sharing, another author's while it is exposed and that author active.
 */
export const isShownToStudents = (
  { ownerId }: Pick<Collection, 'ownerId'>,
  board: Board & Pick<Deal, 'ownerId'>,
  owner: Author,
): boolean =>
  isNotTrashed(board) &&
  isNotOrphaned(board) &&
  (board.ownerId === ownerId || (isActive(owner) && isExposedInCatalog(board)))

/** A collection is shown in the catalog while its link is live, its author is, and it holds an exposed deal. */
export const isSharedCollection = (standing: CollectionStanding): boolean =>
  isListedAuthor(standing.author) && isLinkLive(standing) && holdsExposedDeal(standing)

/** One rule of exposure and whether it holds. */
export interface RuleOutcome {
  readonly rule: string
  readonly passes: boolean
  readonly detail: string
}

export interface Exposure {
  readonly exposed: boolean
  readonly rules: readonly RuleOutcome[]
}

const outcome = (rule: string, passes: boolean, good: string, bad: string): RuleOutcome => ({
  rule,
  passes,
  detail: passes ? good : bad,
})

const authorRules = (author: Author): readonly RuleOutcome[] => [
  outcome('authorActive', isActive(author), 'The account is active.', 'The account is deactivated.'),
  outcome('authorHasHandle', hasHandle(author), 'The account carries a handle.', 'The account carries no handle.'),
]

export const authorExposure = (author: Author): Exposure => ({
  exposed: isListedAuthor(author),
  rules: authorRules(author),
})

export const dealExposure = (author: Author, board: Board): Exposure => ({
  exposed: isListedAuthor(author) && isExposedInCatalog(board),
  rules: [
    ...authorRules(author),
    outcome('dealPublic', isPublic(board), 'The deal is public.', `The deal is shared as ${board.sharing}.`),
    outcome('dealNotTrashed', isNotTrashed(board), 'The deal is not in the trash.', 'The deal is in the trash.'),
    outcome('dealNotOrphaned', isNotOrphaned(board), 'The deal has an owner.', 'The deal has no owner any more.'),
  ],
})

export const collectionExposure = (standing: CollectionStanding): Exposure => ({
  exposed: isSharedCollection(standing),
  rules: [
    ...authorRules(standing.author),
    outcome('linkOpen', isLinkOpen(standing), 'The public link is open.', 'The public link is closed.'),
    outcome(
      'insideWindow',
      isAvailable(standing),
      'The link is available now.',
      'Now is outside of the availability window.',
    ),
    outcome('notArchived', isNotArchived(standing), 'The collection is not archived.', 'The collection is archived.'),
    outcome(
      'notDegraded',
      isNotDegraded(standing),
      'The plan carries the collection.',
      `The plan carries ${standing.ceiling} collections, and this one is past them.`,
    ),
    outcome(
      'holdsExposedDeal',
      holdsExposedDeal(standing),
      `The collection holds ${standing.exposedDeals} public deals of its owner.`,
      'The collection holds no public deal of its owner.',
    ),
  ],
})
