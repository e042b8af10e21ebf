import { type Actor, isSelf } from './actor.js'
import { DomainError, type Issue, rejectIssues } from './errors.js'
import { type Grant, largestLimit } from './grant.js'
import type { AccountId, CollectionId, DealId } from './ids.js'

export const COLLECTIONS_FEATURE = 'collections'
export const MAX_COLLECTION_DEALS = 500
export const MAX_DESCRIPTION_LENGTH = 5_000

/** A private, ordered set of deals with a public link. */
export interface Collection {
  readonly id: CollectionId
  /** Counts the saves of this collection; a save that does not name the current one is refused. */
  readonly revision: number
  readonly ownerId: AccountId
  readonly title: string
  readonly description: string | null
  /** In the order of the collection, without repeats. */
  readonly dealIds: readonly DealId[]
  readonly publicEnabled: boolean
  /** Made when the link is first opened. */
  readonly publicToken: string | null
  readonly availableFrom: Date | null
  /** The first moment outside of the window. */
  readonly availableUntil: Date | null
  readonly archivedAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
  /** How many unarchived collections of the owner are older; `null` for an archived one. Read, never stored. */
  readonly seniority: number | null
}

export const collectionNotFound = (): DomainError =>
  new DomainError('not-found', 'DEAL_COLLECTION_NOT_FOUND', 'There is no such collection.')

export const collectionDegraded = (): DomainError =>
  new DomainError(
    'conflict',
    'DEAL_COLLECTION_DEGRADED',
    'The collection is past what the plan carries; it can only be read or deleted.',
  )

export const collectionArchived = (): DomainError =>
  new DomainError('conflict', 'DEAL_COLLECTION_ARCHIVED', 'The collection is archived; unarchive it first.')

export const ceilingReached = (ceiling: number): DomainError =>
  new DomainError('conflict', 'COLLECTION_CEILING_REACHED', 'The plan carries no further collection.', { ceiling })

/** A collection belongs to its owner alone; to anyone else it is unknown. */
export const ownsCollection = (actor: Actor, collection: Pick<Collection, 'ownerId'>): boolean =>
  isSelf(actor, collection.ownerId)

/** How many unarchived collections a plan carries; `null` is no limit. */
export const collectionCeiling = (activeGrants: readonly Grant[], free: number): number | null =>
  largestLimit(activeGrants, COLLECTIONS_FEATURE, free)

const PUBLIC_TOKEN = /^[\w-]{1,128}$/

/** The token of a public link as a client writes it. */
export const parsePublicToken = (text: string): string | null => (PUBLIC_TOKEN.test(text) ? text : null)

/** Past the ceiling, counted from the oldest unarchived one. */
export const isDegraded = ({ seniority }: Pick<Collection, 'seniority'>, ceiling: number | null): boolean =>
  seniority !== null && ceiling !== null && seniority >= ceiling

export const isInsideWindow = (
  { availableFrom, availableUntil }: Pick<Collection, 'availableFrom' | 'availableUntil'>,
  at: Date,
): boolean => (availableFrom === null || availableFrom <= at) && (availableUntil === null || at < availableUntil)

/** Open: students reach it now. */
export const COLLECTION_STATES = ['open', 'closed', 'archived', 'degraded'] as const
export type CollectionState = (typeof COLLECTION_STATES)[number]

export const stateOfCollection = (collection: Collection, ceiling: number | null, at: Date): CollectionState => {
  if (collection.archivedAt !== null) return 'archived'
  if (isDegraded(collection, ceiling)) return 'degraded'
  return collection.publicEnabled && isInsideWindow(collection, at) ? 'open' : 'closed'
}

/** Refuses to change what is degraded or archived. */
export const requireMutable = (collection: Collection, ceiling: number | null): void => {
  if (isDegraded(collection, ceiling)) throw collectionDegraded()
  if (collection.archivedAt !== null) throw collectionArchived()
}

export interface NewCollection {
  readonly id: CollectionId
  readonly ownerId: AccountId
  readonly title: string
  readonly description: string | null
  readonly dealIds: readonly DealId[]
  /** How many unarchived collections the owner has already. */
  readonly seniority: number
}

export const newCollection = (fields: NewCollection, now: Date): Collection => ({
  ...fields,
  revision: 1,
  publicEnabled: false,
  publicToken: null,
  availableFrom: null,
  availableUntil: null,
  archivedAt: null,
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

/** Opens the link. Once made, a token stays until a new one is asked for. */
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
