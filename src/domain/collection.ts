import { type Actor, isSelf } from './actor.js'
import type { UtcDay } from './day.js'
import { DomainError, type Issue, rejectIssues } from './errors.js'
import { type Grant, largestLimit } from './grant.js'
import type { AccountId, CollectionId, DealId } from './ids.js'
import type { Practice } from './practice/practice.js'
import type { StudentView } from './student-view.js'

export const COLLECTIONS_FEATURE = 'collections'
export const MAX_COLLECTION_DEALS = 500
export const MAX_DESCRIPTION_LENGTH = 5_000
/** How long a deleted collection can be restored, unless it is pruned with another age. */
export const DELETED_COLLECTION_DAYS = 30

/** How often the public link of a collection was opened, without any trace of its readers. */
export interface Views {
  readonly total: number
  /** When it was last opened; `null` if it never was. */
  readonly last: Date | null
}

/** The views of a collection on one day. */
export interface ViewsOfDay {
  readonly collectionId: CollectionId
  readonly day: UtcDay
  readonly count: number
  readonly last: Date
}

/** Adds up two counts of views of the same collection and day. */
export const sumOfViews = (a: ViewsOfDay, b: ViewsOfDay): ViewsOfDay => ({
  ...a,
  count: a.count + b.count,
  last: new Date(Math.max(a.last.getTime(), b.last.getTime())),
})

/** A private, ordered set of deals with a public link. */
export interface Collection {
  readonly id: CollectionId
  /** Incremented by every save. A save based on another revision is refused. */
  readonly revision: number
  readonly ownerId: AccountId
  readonly title: string
  readonly description: string | null
  /** In collection order, without duplicates. */
  readonly dealIds: readonly DealId[]
  readonly publicEnabled: boolean
  /** Created when the link is first opened. */
  readonly publicToken: string | null
  /** Whether other sites may embed the page of its public link. */
  readonly embeddable: boolean
  readonly studentView: StudentView
  readonly practice: Practice
  /** Stored separately: a save of the collection doesn't change them. */
  readonly views: Views
  readonly availableFrom: Date | null
  /** Exclusive. */
  readonly availableUntil: Date | null
  readonly archivedAt: Date | null
  /** While this is set, only the list of deleted collections shows the collection. */
  readonly deletedAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
  /**
   * How many older unarchived collections the owner has; `null` if this one is archived or deleted. Computed on every
   * read, never stored.
   */
  readonly seniority: number | null
}

export const collectionNotFound = (): DomainError =>
  new DomainError('not-found', 'DEAL_COLLECTION_NOT_FOUND', 'There is no such collection.')

export const collectionDegraded = (): DomainError =>
  new DomainError(
    'conflict',
    'DEAL_COLLECTION_DEGRADED',
    'The plan no longer covers this collection; it can only be read or deleted.',
  )

export const collectionArchived = (): DomainError =>
  new DomainError('conflict', 'DEAL_COLLECTION_ARCHIVED', 'The collection is archived; unarchive it first.')

export const ceilingReached = (ceiling: number): DomainError =>
  new DomainError('conflict', 'COLLECTION_CEILING_REACHED', "The plan doesn't allow another collection.", { ceiling })

/** Whether the actor owns the collection. For anyone else, it does not exist. */
export const ownsCollection = (actor: Actor, collection: Pick<Collection, 'ownerId'>): boolean =>
  isSelf(actor, collection.ownerId)

/** How many unarchived collections a plan covers; `null` means no limit. */
export const collectionCeiling = (activeGrants: readonly Grant[], free: number): number | null =>
  largestLimit(activeGrants, COLLECTIONS_FEATURE, free)

const PUBLIC_TOKEN = /^[\w-]{1,128}$/

/** Parses the token of a public link; `null` if it is malformed. */
export const parsePublicToken = (text: string): string | null => (PUBLIC_TOKEN.test(text) ? text : null)

/** Whether the collection exceeds the ceiling, counting from the oldest unarchived collection. */
export const isDegraded = ({ seniority }: Pick<Collection, 'seniority'>, ceiling: number | null): boolean =>
  seniority !== null && ceiling !== null && seniority >= ceiling

type Window = Pick<Collection, 'availableFrom' | 'availableUntil'>

/** The start is inclusive, the end exclusive; a side that is `null` is unlimited. */
export const stateOfWindow = ({ availableFrom, availableUntil }: Window, at: Date): 'early' | 'open' | 'over' => {
  if (availableFrom !== null && at < availableFrom) return 'early'
  return availableUntil !== null && availableUntil <= at ? 'over' : 'open'
}

export const isInsideWindow = (window: Window, at: Date): boolean => stateOfWindow(window, at) === 'open'

/** `open` means that students can reach it now. */
export const COLLECTION_STATES = ['open', 'closed', 'archived', 'degraded'] as const
export type CollectionState = (typeof COLLECTION_STATES)[number]

/** Builds a count for each state. */
export const byState = (countOf: (state: CollectionState) => number): Readonly<Record<CollectionState, number>> =>
  Object.fromEntries(COLLECTION_STATES.map((state) => [state, countOf(state)])) as Record<CollectionState, number>

export const stateOfCollection = (collection: Collection, ceiling: number | null, at: Date): CollectionState => {
  if (collection.archivedAt !== null) return 'archived'
  if (isDegraded(collection, ceiling)) return 'degraded'
  return collection.publicEnabled && isInsideWindow(collection, at) ? 'open' : 'closed'
}

/** @throws DEAL_COLLECTION_DEGRADED */
export const requireNotDegraded = (collection: Collection, ceiling: number | null): void => {
  if (isDegraded(collection, ceiling)) throw collectionDegraded()
}

/** Refuses changes to degraded and archived collections. @throws DEAL_COLLECTION_DEGRADED, DEAL_COLLECTION_ARCHIVED */
export const requireMutable = (collection: Collection, ceiling: number | null): void => {
  requireNotDegraded(collection, ceiling)
  if (collection.archivedAt !== null) throw collectionArchived()
}

/** What owners write about a collection. */
export type CollectionContent = Pick<Collection, 'title' | 'description' | 'embeddable' | 'studentView' | 'practice'>

export interface NewCollection extends CollectionContent {
  readonly id: CollectionId
  readonly ownerId: AccountId
  readonly dealIds: readonly DealId[]
  /** How many unarchived collections the owner already has. */
  readonly seniority: number
}

export const newCollection = (fields: NewCollection, now: Date): Collection => ({
  ...fields,
  revision: 1,
  publicEnabled: false,
  publicToken: null,
  views: { total: 0, last: null },
  availableFrom: null,
  availableUntil: null,
  archivedAt: null,
  deletedAt: null,
  createdAt: now,
  updatedAt: now,
})

export interface PublicLink {
  readonly availableFrom: Date | null
  readonly availableUntil: Date | null
}

export const publicLinkIssues = ({ availableFrom, availableUntil }: PublicLink): readonly Issue[] =>
  availableFrom !== null && availableUntil !== null && availableUntil <= availableFrom
    ? [{ path: '/availableUntil', message: 'must be after availableFrom' }]
    : []

/** Opens the link with this token, which may be the existing one. */
export const withOpenLink = (collection: Collection, link: PublicLink, token: string, now: Date): Collection => {
  rejectIssues(publicLinkIssues(link))
  const { availableFrom, availableUntil } = link
  return { ...collection, publicEnabled: true, publicToken: token, availableFrom, availableUntil, updatedAt: now }
}

export const withClosedLink = (collection: Collection, now: Date): Collection => ({
  ...collection,
  publicEnabled: false,
  updatedAt: now,
})

/** The archived collection; the same object if it is archived already. */
export const withArchived = (collection: Collection, now: Date): Collection =>
  collection.archivedAt === null ? { ...collection, archivedAt: now, updatedAt: now } : collection

/** The unarchived collection; the same object if it is not archived. */
export const withoutArchived = (collection: Collection, now: Date): Collection =>
  collection.archivedAt === null ? collection : { ...collection, archivedAt: null, updatedAt: now }

/** Marks the collection as deleted, which hides it. Its link, order and deals stay as they are. */
export const withDeleted = (collection: Collection, now: Date): Collection => ({
  ...collection,
  deletedAt: now,
  updatedAt: now,
})

export const withoutDeleted = (collection: Collection, now: Date): Collection => ({
  ...collection,
  deletedAt: null,
  updatedAt: now,
})
