import { type Actor, isSelf } from './actor.js'
import { auctionIssues, type Call, type Contract, contractOf } from './auction.js'
import { dealerOfBoard, SEATS, type Seat, type Vulnerability, vulnerabilityOfBoard } from './board.js'
import { DomainError, type Issue, rejectIssues } from './errors.js'
import { CATALOG_EXPOSED_SHARING } from './exposure.js'
import { type Hands, readHands } from './hand.js'
import type { AccountId, DealId, SharingGroupId } from './ids.js'
import { isEmptyPatch, mergePatch } from './merge-patch.js'
import { type Paragraph, type ParagraphInput, paragraphIssues, toParagraphs } from './paragraph.js'

export const SHARINGS = ['private', 'public', 'group'] as const
export type Sharing = (typeof SHARINGS)[number]

export const LIFECYCLES = ['active', 'trashed', 'orphaned'] as const
export type Lifecycle = (typeof LIFECYCLES)[number]

export const MAX_TITLE_LENGTH = 200
export const MAX_THEMES = 32

/** A bridge board as its owner keeps it. */
export interface Deal {
  readonly id: DealId
  /** Counts the saves of this deal; a save that does not name the current one is refused. */
  readonly revision: number
  /** `null` once the owner's account is erased. */
  readonly ownerId: AccountId | null
  readonly title: string
  readonly boardNumber: number | null
  readonly dealer: Seat
  readonly vulnerability: Vulnerability
  readonly hands: Hands
  /** Calls from the dealer on, legal in the laws of bridge. */
  readonly auction: readonly Call[]
  readonly commentary: readonly Paragraph[]
  readonly themes: readonly string[]
  /** Only the owner and internal backends see these two. */
  readonly personalThemes: readonly string[]
  readonly inspirations: readonly string[]
  readonly sharing: Sharing
  readonly sharingGroupIds: readonly SharingGroupId[]
  readonly lifecycle: Lifecycle
  /** Whether it came in a file; told only in the figures of the back-office. */
  readonly imported: boolean
  /** First time the deal became public. Set once, never cleared. */
  readonly publishedAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** What of a deal everyone sees who may see it at all. */
export type SharedDeal = Omit<Deal, 'revision' | 'personalThemes' | 'inspirations' | 'sharingGroupIds' | 'imported'>

export const asShared = ({
  revision: _,
  personalThemes: __,
  inspirations: ___,
  sharingGroupIds: ____,
  imported: _____,
  ...shared
}: Deal): SharedDeal => shared

/** The fields of a deal as they are sent. What is absent or `null` has its default. */
export interface DealFields {
  readonly title: string
  readonly boardNumber?: number | null
  readonly dealer?: Seat | null
  readonly vulnerability?: Vulnerability | null
  readonly hands?: Readonly<Partial<Record<Seat, string | null>>> | null
  readonly auction?: readonly Call[] | null
  readonly commentary?: readonly ParagraphInput[] | null
  readonly themes?: readonly string[] | null
  readonly personalThemes?: readonly string[] | null
  readonly inspirations?: readonly string[] | null
  readonly sharing?: Sharing | null
  readonly sharingGroupIds?: readonly string[] | null
}

/** A merge patch of a deal: what is absent stays, `null` brings the default back. */
export type DealPatch = Partial<DealFields>

export const dealNotFound = (): DomainError => new DomainError('not-found', 'DEAL_NOT_FOUND', 'There is no such deal.')

export const dealsNotFound = (ids: readonly string[]): DomainError =>
  new DomainError('not-found', 'DEAL_NOT_FOUND', 'There is no such deal.', { ids })

export const dealOrphaned = (): DomainError =>
  new DomainError('conflict', 'DEAL_ORPHANED', 'The deal has no owner any more and stays as it is.')

export const dealNotTrashed = (): DomainError =>
  new DomainError('conflict', 'DEAL_NOT_TRASHED', 'Only a trashed deal can be deleted.')

export const isActiveDeal = ({ lifecycle }: Pick<Deal, 'lifecycle'>): boolean => lifecycle === 'active'

/** The owner and internal backends; to anyone else an owner's deal is unknown. */
export const mayManageDeal = (actor: Actor, deal: Pick<Deal, 'ownerId'>): boolean =>
  actor.kind === 'service' || (deal.ownerId !== null && isSelf(actor, deal.ownerId))

export const contractOfDeal = ({ auction, dealer }: Pick<Deal, 'auction' | 'dealer'>): Contract | null =>
  contractOf(auction, dealer)

/** Sets the sharing. `publishedAt` is the first time it became public, and stays. */
export const withSharing = (
  deal: Deal,
  sharing: Sharing,
  sharingGroupIds: readonly SharingGroupId[],
  now: Date,
): Deal => ({
  ...deal,
  sharing,
  sharingGroupIds: sharing === 'group' ? sharingGroupIds : [],
  publishedAt: deal.publishedAt ?? (sharing === CATALOG_EXPOSED_SHARING ? now : null),
})

/** An orphaned deal stays as it is, whoever asks. */
const requireNotOrphaned = ({ lifecycle }: Pick<Deal, 'lifecycle'>): void => {
  if (lifecycle === 'orphaned') throw dealOrphaned()
}

/** Trashes or restores. */
export const withLifecycle = (deal: Deal, lifecycle: 'active' | 'trashed', now: Date): Deal => {
  requireNotOrphaned(deal)
  return deal.lifecycle === lifecycle ? deal : { ...deal, lifecycle, updatedAt: now }
}

/** The deal of an account that is erased: it stays for nobody, without what was personal in it. */
export const orphaned = (deal: Deal, now: Date): Deal => ({
  ...deal,
  ownerId: null,
  lifecycle: 'orphaned',
  personalThemes: [],
  inspirations: [],
  sharing: deal.sharing === 'group' ? 'private' : deal.sharing,
  sharingGroupIds: [],
  updatedAt: now,
})

/** Only a trashed deal is deleted for ever. */
export const requireTrashed = ({ lifecycle }: Pick<Deal, 'lifecycle'>): void => {
  if (lifecycle !== 'trashed') throw dealNotTrashed()
}

type Content = Pick<
  Deal,
  | 'title'
  | 'boardNumber'
  | 'dealer'
  | 'vulnerability'
  | 'hands'
  | 'auction'
  | 'commentary'
  | 'themes'
  | 'personalThemes'
  | 'inspirations'
>

/** The content of a board with every default in place. Throws `VALIDATION_FAILED` naming every fault. */
const readContent = (fields: DealFields): Content => {
  const boardNumber = fields.boardNumber ?? null
  const { hands, issues } = readHands(fields.hands ?? {})
  const auction = fields.auction ?? []
  const commentary = toParagraphs(fields.commentary ?? [])
  rejectIssues([
    ...issues,
    ...auctionIssues(auction),
    ...paragraphIssues('/commentary', commentary),
    ...groupIssues(fields),
  ])
  return {
    title: fields.title,
    boardNumber,
    dealer: fields.dealer ?? defaultDealer(boardNumber),
    vulnerability: fields.vulnerability ?? defaultVulnerability(boardNumber),
    hands,
    auction,
    commentary,
    themes: fields.themes ?? [],
    personalThemes: fields.personalThemes ?? [],
    inspirations: fields.inspirations ?? [],
  }
}

const groupIssues = ({ sharing, sharingGroupIds }: DealPatch, path = ''): readonly Issue[] =>
  sharing === 'group' && (sharingGroupIds ?? []).length === 0
    ? [{ path: `${path}/sharingGroupIds`, message: 'must name one group or more when sharing is "group"' }]
    : []

const boardIssues = ({ hands, auction }: DealPatch): readonly Issue[] => [
  ...readHands(hands ?? {}).issues,
  ...auctionIssues(auction ?? []),
]

/** What is wrong with the board and the sharing of a whole deal. */
export const dealIssues = (fields: Omit<DealFields, 'title'>): readonly Issue[] => [
  ...boardIssues(fields),
  ...groupIssues(fields),
]

/** What is wrong with a patch whatever deal it is applied to: groups that it does not name may be those of the deal. */
export const dealPatchIssues = (patch: DealPatch): readonly Issue[] => [
  ...boardIssues(patch),
  ...(patch.sharingGroupIds === undefined ? [] : groupIssues(patch)),
]

/** What is the same where a board was played again: the number, dealer, vulnerability and hands. */
export const boardKey = ({ boardNumber, dealer, vulnerability, hands }: Content): string =>
  JSON.stringify([boardNumber, dealer, vulnerability, SEATS.map((seat) => hands[seat])])

/** The same of a board as it is sent; `null` when it is not valid. */
export const boardKeyOf = (fields: DealFields): string | null => {
  try {
    return boardKey(readContent(fields))
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

export interface NewDeal {
  readonly id: DealId
  readonly ownerId: AccountId
  readonly fields: DealFields
  /** The groups of `fields.sharingGroupIds`, found to be the owner's. */
  readonly sharingGroupIds: readonly SharingGroupId[]
  readonly imported?: boolean
}

export const newDeal = ({ id, ownerId, fields, sharingGroupIds, imported = false }: NewDeal, now: Date): Deal =>
  withSharing(
    {
      ...readContent(fields),
      id,
      revision: 1,
      ownerId,
      sharing: 'private',
      sharingGroupIds: [],
      lifecycle: 'active',
      imported,
      publishedAt: null,
      createdAt: now,
      updatedAt: now,
    },
    fields.sharing ?? 'private',
    sharingGroupIds,
    now,
  )

/** Laws of Duplicate Bridge, Law 2; without a number, north deals and nobody is vulnerable. */
const defaultDealer = (boardNumber: number | null): Seat => (boardNumber === null ? 'N' : dealerOfBoard(boardNumber))
const defaultVulnerability = (boardNumber: number | null): Vulnerability =>
  boardNumber === null ? 'None' : vulnerabilityOfBoard(boardNumber)

/**
 * The fields that result from a merge patch of a deal, to be applied with {@link overwriteDeal}. A new board number brings
 * along its dealer and vulnerability in place of those that the old one brought; the dealer of an auction stays.
 */
export const patchFields = (deal: Deal, patch: DealPatch): DealFields => {
  const fields = merged(deal, patch)
  if (patch.boardNumber === undefined) return fields
  const { boardNumber, dealer, vulnerability } = deal
  const isDealerBrought = dealer === defaultDealer(boardNumber) && (fields.auction ?? []).length === 0
  const isVulnerabilityBrought = vulnerability === defaultVulnerability(boardNumber)
  return {
    ...fields,
    ...(patch.dealer === undefined && isDealerBrought ? { dealer: null } : {}),
    ...(patch.vulnerability === undefined && isVulnerabilityBrought ? { vulnerability: null } : {}),
  }
}

const merged = (deal: Deal, patch: DealPatch): DealFields =>
  mergePatch(
    {
      title: deal.title,
      boardNumber: deal.boardNumber,
      dealer: deal.dealer,
      vulnerability: deal.vulnerability,
      hands: deal.hands,
      auction: deal.auction,
      commentary: deal.commentary,
      themes: deal.themes,
      personalThemes: deal.personalThemes,
      inspirations: deal.inspirations,
      sharing: deal.sharing,
      sharingGroupIds: deal.sharingGroupIds,
    },
    patch,
  ) as DealFields

/** The deal with all its fields set anew; owner, lifecycle and dates are not among them. */
export const overwriteDeal = (
  deal: Deal,
  fields: DealFields,
  sharingGroupIds: readonly SharingGroupId[],
  now: Date,
): Deal => {
  requireNotOrphaned(deal)
  return withSharing(
    { ...deal, ...readContent(fields), updatedAt: now },
    fields.sharing ?? 'private',
    sharingGroupIds,
    now,
  )
}

/** How the fields of a deal change: by a merge patch, or all of them at once. */
export type DealChange = { readonly patch: DealPatch } | { readonly overwrite: DealFields }

/** The fields that stand after a change. */
export const fieldsAfter = (deal: Deal, change: DealChange): DealFields =>
  'patch' in change ? patchFields(deal, change.patch) : change.overwrite

/** The deal after a change; the same one where a patch is empty. */
export const changeDeal = (
  deal: Deal,
  change: DealChange,
  sharingGroupIds: readonly SharingGroupId[],
  now: Date,
): Deal => {
  const changed = overwriteDeal(deal, fieldsAfter(deal, change), sharingGroupIds, now)
  return 'patch' in change && isEmptyPatch(change.patch) ? deal : changed
}

/** What a batched update sets, on every deal alike. */
export type DealBatch = Pick<DealPatch, 'sharing' | 'sharingGroupIds' | 'themes'>

/** A deal with a batch applied. A group sharing needs its groups, from the batch or the deal. */
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
  return withSharing(themed, fields.sharing ?? 'private', sharingGroupIds, now)
}
