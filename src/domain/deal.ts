import { type Actor, isSelf } from './actor.js'
import { type Contract, contractOf } from './bridge/auction.js'
import type { ReadableCallNote } from './call-note.js'
import {
  type DealContent,
  type DealFields,
  type DealPatch,
  defaultDealer,
  defaultVulnerability,
  groupIssues,
  readContent,
} from './deal-content.js'
import { DomainError, rejectIssues } from './errors.js'
import type { AccountId, DealId, SharingGroupId } from './ids.js'
import { isEmptyPatch, mergePatch } from './merge-patch.js'
import { CATALOG_EXPOSED_SHARING, isSharedInGroups, PRIVATE_SHARING, type Sharing } from './sharing.js'
import { withEmptySupplement } from './supplement.js'

export const LIFECYCLES = ['active', 'trashed', 'orphaned'] as const
export type Lifecycle = (typeof LIFECYCLES)[number]

/** The lifecycle of a deal that is neither trashed nor orphaned. */
export const ACTIVE_LIFECYCLE: Lifecycle = 'active'
/** The lifecycle of a deal that its owner may restore or delete. */
export const TRASHED_LIFECYCLE: Lifecycle = 'trashed'
/** The lifecycle of a deal without an owner. */
export const ORPHANED_LIFECYCLE: Lifecycle = 'orphaned'

/** A bridge board and its notes, with its owner, sharing and lifecycle. */
export interface Deal extends DealContent {
  readonly id: DealId
  /** Incremented by every save. A save based on another revision is refused. */
  readonly revision: number
  /** `null` once the owner's account is erased. */
  readonly ownerId: AccountId | null
  readonly sharing: Sharing
  readonly sharingGroupIds: readonly SharingGroupId[]
  readonly lifecycle: Lifecycle
  /** Whether it was imported from a file. Only used for back-office figures. */
  readonly imported: boolean
  /** When the deal first became public. Set once, never cleared. */
  readonly publishedAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** The part of a deal that every reader of the deal sees. */
export type SharedDeal = Omit<
  Deal,
  'revision' | 'callNotes' | 'personalThemes' | 'inspirations' | 'supplement' | 'sharingGroupIds' | 'imported'
> & { readonly callNotes: readonly ReadableCallNote[] }

/** A deal without its supplement, which is only loaded for the owner and internal backends. */
export type PlainDeal = Omit<Deal, 'supplement'>

/** The deal without its supplement, as it is served, and as it is loaded for the lists of other readers. */
export const asPlain = ({ supplement: _, ...deal }: PlainDeal & Partial<Deal>): PlainDeal => deal

/** A deal as an account reads it in one of its collections: the supplement of someone else's deal is empty. */
export const asCollectedBy = (ownerId: AccountId, deal: Deal): Deal =>
  deal.ownerId === ownerId ? deal : withEmptySupplement(deal)

export const dealNotFound = (): DomainError => new DomainError('not-found', 'DEAL_NOT_FOUND', 'There is no such deal.')

export const dealsNotFound = (ids: readonly string[]): DomainError =>
  new DomainError('not-found', 'DEAL_NOT_FOUND', 'There is no such deal.', { ids })

export const dealOrphaned = (): DomainError =>
  new DomainError('conflict', 'DEAL_ORPHANED', "The deal no longer has an owner and can't be changed.")

export const dealNotTrashed = (): DomainError =>
  new DomainError('conflict', 'DEAL_NOT_TRASHED', 'Only a trashed or an orphaned deal can be deleted.')

export const isTrashed = ({ lifecycle }: Pick<Deal, 'lifecycle'>): boolean => lifecycle === TRASHED_LIFECYCLE
export const isOrphaned = ({ lifecycle }: Pick<Deal, 'lifecycle'>): boolean => lifecycle === ORPHANED_LIFECYCLE
export const isActiveDeal = ({ lifecycle }: Pick<Deal, 'lifecycle'>): boolean => lifecycle === ACTIVE_LIFECYCLE

/** Whether the actor is the owner or an internal backend. For anyone else, the deal does not exist. */
export const mayManageDeal = (actor: Actor, deal: Pick<Deal, 'ownerId'>): boolean =>
  actor.kind === 'backend' || (deal.ownerId !== null && isSelf(actor, deal.ownerId))

export const contractOfDeal = ({ auction, dealer }: Pick<Deal, 'auction' | 'dealer'>): Contract | null =>
  contractOf(auction, dealer)

/** Sets the sharing, and `publishedAt` if this makes the deal public for the first time. */
export const withSharing = (
  deal: Deal,
  sharing: Sharing,
  sharingGroupIds: readonly SharingGroupId[],
  now: Date,
): Deal => ({
  ...deal,
  sharing,
  sharingGroupIds: isSharedInGroups({ sharing }) ? sharingGroupIds : [],
  publishedAt: deal.publishedAt ?? (sharing === CATALOG_EXPOSED_SHARING ? now : null),
})

/** Refuses changes to an orphaned deal. @throws DEAL_ORPHANED */
const requireNotOrphaned = (deal: Pick<Deal, 'lifecycle'>): void => {
  if (isOrphaned(deal)) throw dealOrphaned()
}

/** Moves the deal to the trash, or restores it. */
export const withLifecycle = (deal: Deal, lifecycle: 'active' | 'trashed', now: Date): Deal => {
  requireNotOrphaned(deal)
  return deal.lifecycle === lifecycle ? deal : { ...deal, lifecycle, updatedAt: now }
}

/** The deal after the erasure of its owner's account, without owner and personal fields. */
export const orphaned = (deal: Deal, now: Date): Deal => ({
  ...deal,
  ownerId: null,
  lifecycle: ORPHANED_LIFECYCLE,
  personalThemes: [],
  inspirations: [],
  supplement: [],
  sharing: isSharedInGroups(deal) ? PRIVATE_SHARING : deal.sharing,
  sharingGroupIds: [],
  updatedAt: now,
})

/** The deal after the deletion of a group; the same object if it was not shared with the group. */
export const withdrawnFromGroup = (deal: Deal, groupId: SharingGroupId, now: Date): Deal => {
  if (!isSharedInGroups(deal) || !deal.sharingGroupIds.includes(groupId)) return deal
  const sharingGroupIds = deal.sharingGroupIds.filter((id) => id !== groupId)
  const sharing = sharingGroupIds.length === 0 ? PRIVATE_SHARING : deal.sharing
  return { ...deal, sharing, sharingGroupIds, updatedAt: now }
}

/** Only trashed and orphaned deals can be deleted permanently; orphaned ones can't be moved to the trash. */
export const requireDeletable = (deal: Pick<Deal, 'lifecycle'>): void => {
  if (isActiveDeal(deal)) throw dealNotTrashed()
}

export interface NewDeal {
  readonly id: DealId
  readonly ownerId: AccountId
  readonly fields: DealFields
  /** The groups in `fields.sharingGroupIds`, already checked to be the owner's. */
  readonly sharingGroupIds: readonly SharingGroupId[]
  readonly imported?: boolean
  /** `now` by default. */
  readonly createdAt?: Date
}

export const newDeal = (
  { id, ownerId, fields, sharingGroupIds, imported = false, createdAt }: NewDeal,
  now: Date,
): Deal =>
  withSharing(
    {
      id,
      revision: 1,
      ownerId,
      sharing: PRIVATE_SHARING,
      sharingGroupIds: [],
      lifecycle: 'active',
      imported,
      publishedAt: null,
      createdAt: createdAt ?? now,
      updatedAt: now,
      ...readContent(fields),
    },
    fields.sharing ?? PRIVATE_SHARING,
    sharingGroupIds,
    now,
  )

/**
 * The fields that result from a merge patch of a deal, to be applied with {@link overwriteDeal}. A new board number
 * also changes the dealer and vulnerability if they were the defaults of the old number. The dealer of a deal with an
 * auction or a play stays.
 */
export const patchFields = (deal: Deal, patch: DealPatch): DealFields => {
  const merged = mergePatch(fieldsOf(deal), patch) as DealFields
  // An absent supplement would keep the stored one.
  const fields = patch.supplement === null ? { ...merged, supplement: [] } : merged
  if (patch.boardNumber === undefined) return fields
  const { boardNumber, dealer, vulnerability } = deal
  const isBegun = (fields.auction ?? []).length > 0 || (fields.play ?? []).length > 0
  const dealerFollowsNumber = dealer === defaultDealer(boardNumber) && !isBegun
  const vulnerabilityFollowsNumber = vulnerability === defaultVulnerability(boardNumber)
  return {
    ...fields,
    ...(patch.dealer === undefined && dealerFollowsNumber ? { dealer: null } : {}),
    ...(patch.vulnerability === undefined && vulnerabilityFollowsNumber ? { vulnerability: null } : {}),
  }
}

/** The fields of a stored deal as they would be sent. */
const fieldsOf = (deal: Deal): Required<Omit<DealFields, 'tricks'>> => ({
  title: deal.title,
  boardNumber: deal.boardNumber,
  dealer: deal.dealer,
  vulnerability: deal.vulnerability,
  hands: deal.hands,
  auction: deal.auction,
  callNotes: deal.callNotes,
  play: deal.play,
  result: deal.result,
  commentary: deal.commentary,
  themes: deal.themes,
  personalThemes: deal.personalThemes,
  inspirations: deal.inspirations,
  sharing: deal.sharing,
  sharingGroupIds: deal.sharingGroupIds,
  supplement: deal.supplement,
})

/** Replaces all fields of a deal, which do not include its owner, lifecycle and dates. */
export const overwriteDeal = (
  deal: Deal,
  fields: DealFields,
  sharingGroupIds: readonly SharingGroupId[],
  now: Date,
): Deal => {
  requireNotOrphaned(deal)
  return withSharing(
    { ...deal, ...readContent(fields, deal), updatedAt: now },
    fields.sharing ?? PRIVATE_SHARING,
    sharingGroupIds,
    now,
  )
}

/** A change to the fields of a deal: a merge patch, or a complete replacement. */
export type DealChange = { readonly patch: DealPatch } | { readonly overwrite: DealFields }

/** The fields after a change. */
export const fieldsAfter = (deal: Deal, change: DealChange): DealFields =>
  'patch' in change ? patchFields(deal, change.patch) : change.overwrite

/** The deal after a change; the same object if a patch is empty. */
export const changeDeal = (
  deal: Deal,
  change: DealChange,
  sharingGroupIds: readonly SharingGroupId[],
  now: Date,
): Deal => {
  const changed = overwriteDeal(deal, fieldsAfter(deal, change), sharingGroupIds, now)
  return 'patch' in change && isEmptyPatch(change.patch) ? deal : changed
}

/** The fields that a batch update sets on all deals. */
export type DealBatch = Pick<DealPatch, 'sharing' | 'sharingGroupIds' | 'themes'>

/** The deal with a batch update applied. Group sharing needs groups, either from the batch or from the deal. */
export const withBatch = (
  deal: Deal,
  batch: DealBatch,
  sharingGroupIds: readonly SharingGroupId[],
  now: Date,
): Deal => {
  requireNotOrphaned(deal)
  const fields = patchFields(deal, batch)
  rejectIssues(groupIssues(fields, '/set'))
  const themed = { ...deal, themes: fields.themes ?? [], updatedAt: now }
  return withSharing(themed, fields.sharing ?? PRIVATE_SHARING, sharingGroupIds, now)
}
