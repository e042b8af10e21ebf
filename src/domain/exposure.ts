import type { Account } from './account.js'
import { withoutAcceptedCalls } from './call-note.js'
import { type Collection, isDegraded, isInsideWindow } from './collection.js'
import { asPlain, type Deal, isActiveDeal, isOrphaned, isTrashed, type PlainDeal, type SharedDeal } from './deal.js'
import type { AccountId } from './ids.js'
import { CATALOG_EXPOSED_SHARING } from './sharing.js'
import { baseLanguageOf } from './standard-formats.js'

type Shareable = Pick<Deal, 'sharing' | 'lifecycle'>
type Author = Pick<Account, 'isActive' | 'handle'>

const isPublic = ({ sharing }: Shareable): boolean => sharing === CATALOG_EXPOSED_SHARING

/** Whether the deal is public, not trashed and not orphaned. */
export const isExposedInCatalog = (board: Shareable): boolean => isPublic(board) && isActiveDeal(board)

/** Whether the catalog shows the deal under this author: the author owns it, and it is exposed. */
export const isExposedBy = (ownerId: AccountId, board: Shareable & Pick<Deal, 'ownerId'>): boolean =>
  board.ownerId === ownerId && isExposedInCatalog(board)

/** A deal as everyone except its owner and internal backends sees it: without personal fields and accepted calls. */
export const asShared = (deal: PlainDeal): SharedDeal => {
  const {
    personalThemes: _,
    inspirations: __,
    revision: ___,
    sharingGroupIds: ____,
    imported: _____,
    ...shared
  } = asPlain(deal)
  return { ...shared, callNotes: withoutAcceptedCalls(deal.callNotes) }
}

/** A deal as seen by students who practise its bidding: with the accepted calls, which their answers are judged by. */
export const asPractised = (deal: PlainDeal): SharedDeal => ({ ...asShared(deal), callNotes: deal.callNotes })

const isActive = ({ isActive: active }: Author): boolean => active
const hasHandle = ({ handle }: Author): boolean => handle !== null

/** Whether the account's language has this base language, whatever its region or script; `null` matches any. */
export const isOfLanguage = ({ language }: Pick<Account, 'language'>, base: string | null): boolean =>
  base === null || (language !== null && baseLanguageOf(language) === base)

/** Whether the catalog shows an author: the account must be active and have a handle. */
export const isListedAuthor = (author: Author): boolean => isActive(author) && hasHandle(author)

/** Everything that decides whether a public link works. */
export interface LinkFacts {
  readonly author: Author
  readonly collection: Pick<
    Collection,
    'publicEnabled' | 'availableFrom' | 'availableUntil' | 'archivedAt' | 'seniority'
  >
  /** How many unarchived collections the owner's plan covers; `null` means no limit. */
  readonly ceiling: number | null
  readonly at: Date
}

/** Everything that decides whether the catalog shows a collection. */
export interface CollectionFacts extends LinkFacts {
  /** How many of its deals are exposed by its owner. */
  readonly exposedDeals: number
}

const isLinkOpen = ({ collection }: LinkFacts): boolean => collection.publicEnabled
const isAvailable = ({ collection, at }: LinkFacts): boolean => isInsideWindow(collection, at)
const isNotArchived = ({ collection }: LinkFacts): boolean => collection.archivedAt === null
const isNotDegraded = ({ collection, ceiling }: LinkFacts): boolean => !isDegraded(collection, ceiling)
const holdsExposedDeal = ({ exposedDeals }: CollectionFacts): boolean => exposedDeals > 0

/** Whether the link of the collection works; the same for students and for the catalog. */
export const isLinkLive = (facts: LinkFacts): boolean =>
  isLinkOpen(facts) && isAvailable(facts) && isNotArchived(facts) && isNotDegraded(facts)

/** Whether students can read a collection: its link must be live and its owner active. No deal need be public. */
export const isReadByStudents = (facts: LinkFacts): boolean => isActive(facts.author) && isLinkLive(facts)

/**
 * Whether students of a collection see a deal: it must be active. The collection owner's deals are shown whatever their
 * sharing, those of other authors while they are exposed and their author is active.
 */
export const isShownToStudents = (
  { ownerId }: Pick<Collection, 'ownerId'>,
  board: Shareable & Pick<Deal, 'ownerId'>,
  owner: Author,
): boolean => isActiveDeal(board) && (board.ownerId === ownerId || (isActive(owner) && isExposedInCatalog(board)))

/** Whether the catalog shows a collection: its link is live, its author is listed, and it has an exposed deal. */
export const isSharedCollection = (facts: CollectionFacts): boolean =>
  isListedAuthor(facts.author) && isLinkLive(facts) && holdsExposedDeal(facts)

/** One exposure rule and whether it passes. */
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
  outcome('authorHasHandle', hasHandle(author), 'The account has a handle.', 'The account has no handle.'),
]

export const authorExposure = (author: Author): Exposure => ({
  exposed: isListedAuthor(author),
  rules: authorRules(author),
})

export const dealExposure = (author: Author, board: Shareable): Exposure => ({
  exposed: isListedAuthor(author) && isExposedInCatalog(board),
  rules: [
    ...authorRules(author),
    outcome('dealPublic', isPublic(board), 'The deal is public.', `The deal is shared as ${board.sharing}.`),
    outcome('dealNotTrashed', !isTrashed(board), 'The deal is not in the trash.', 'The deal is in the trash.'),
    outcome('dealNotOrphaned', !isOrphaned(board), 'The deal has an owner.', 'The deal no longer has an owner.'),
  ],
})

export const collectionExposure = (facts: CollectionFacts): Exposure => ({
  exposed: isSharedCollection(facts),
  rules: [
    ...authorRules(facts.author),
    outcome('linkOpen', isLinkOpen(facts), 'The public link is open.', 'The public link is closed.'),
    outcome(
      'insideWindow',
      isAvailable(facts),
      'The link is available now.',
      'The link is outside its availability window.',
    ),
    outcome('notArchived', isNotArchived(facts), 'The collection is not archived.', 'The collection is archived.'),
    outcome(
      'notDegraded',
      isNotDegraded(facts),
      'The plan covers the collection.',
      `The plan covers ${facts.ceiling} collections, and this one is beyond them.`,
    ),
    outcome(
      'holdsExposedDeal',
      holdsExposedDeal(facts),
      `The collection contains ${facts.exposedDeals} public deals by its owner.`,
      'The collection contains no public deal by its owner.',
    ),
  ],
})
