import {
  type DealHeader,
  type DealOutline,
  type DealWithOwner,
  type Listed,
  MAX_LISTED_BYTES,
} from '../../../application/ports/deal-repository.js'
import type { Bid, Call } from '../../../domain/bridge/auction.js'
import { SEATS, type Seat, type Vulnerability } from '../../../domain/bridge/board.js'
import type { Hand, Hands } from '../../../domain/bridge/hand.js'
import type { Card } from '../../../domain/bridge/play.js'
import { type CallNote, withoutAcceptedCalls } from '../../../domain/call-note.js'
import type { CommentaryBlock } from '../../../domain/commentary.js'
import {
  type Deal,
  type Lifecycle,
  ORPHANED_LIFECYCLE,
  orphaned,
  type PlainDeal,
  type SharedDeal,
} from '../../../domain/deal.js'
import { TEXT_FIELDS } from '../../../domain/deal-content.js'
import {
  digitsThatMake,
  type KnownTricks,
  parseTricks,
  TRICK_SOURCES,
  writeTricks,
} from '../../../domain/double-dummy.js'
import type { AccountId, DealId, SharingGroupId } from '../../../domain/ids.js'
import type { Sharing } from '../../../domain/sharing.js'
import type { SupplementEntry } from '../../../domain/supplement.js'
import { picked, selected } from '../../postgres/columns.js'
import { type AuthorRow, toAuthor } from '../catalog/author-rows.js'
import type { DealModel } from '../generated/models.js'
import { SEARCH_COLUMNS } from './deal-search-columns.js'

const SHARED_COLUMNS = {
  id: 'id',
  ownerId: 'owner_id',
  title: 'title',
  boardNumber: 'board_number',
  dealer: 'dealer',
  vulnerability: 'vulnerability',
  hands: 'hands',
  auction: 'auction',
  callNotes: 'call_notes',
  play: 'play',
  result: 'result',
  doubleDummy: 'double_dummy',
  commentary: 'commentary',
  themes: 'themes',
  sharing: 'sharing',
  lifecycle: 'lifecycle',
  publishedAt: 'published_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const satisfies Record<keyof SharedDeal, string>

/** The columns of a `PlainDeal`. */
const PLAIN_COLUMNS = {
  ...SHARED_COLUMNS,
  revision: 'revision',
  personalThemes: 'personal_themes',
  inspirations: 'inspirations',
  sharingGroupIds: 'sharing_group_ids',
  imported: 'imported',
} as const satisfies Record<keyof PlainDeal, string>

/** Maps the fields of a deal's model to its columns. */
export const COLUMNS = {
  ...PLAIN_COLUMNS,
  supplement: 'supplement',
} as const satisfies Record<Exclude<keyof DealModel, 'textBytes' | keyof typeof SEARCH_COLUMNS>, string>

/** The columns derived from these. */
export const DERIVED_COLUMNS = { textBytes: 'text_bytes', ...SEARCH_COLUMNS } as const

export const DERIVED_COLUMN_NAMES = Object.values(DERIVED_COLUMNS)

/** The fields that are stored as JSON. */
export const JSON_FIELDS = ['callNotes', 'commentary', 'supplement'] as const

export const TABLE_COLUMNS = { ...COLUMNS, ...DERIVED_COLUMNS } as const satisfies Record<keyof DealModel, string>

/** A deal as it is read. */
export type DealRow = Pick<DealModel, keyof typeof COLUMNS>
export type PlainDealRow = Pick<DealModel, keyof typeof PLAIN_COLUMNS>
type DealColumns = Partial<typeof PLAIN_COLUMNS>

const TEXT_COLUMNS: readonly string[] = TEXT_FIELDS.map((field) => COLUMNS[field])
const isText = (column: string): boolean => TEXT_COLUMNS.includes(column)

const columnOf = (column: string): string => `d.${column}`

/**
 * The owner, or null as soon as the account is being erased, even before a background job has orphaned the deal. The
 * OFFSET makes PostgreSQL look each owner up instead of reading all accounts first.
 */
const KNOWN_OWNER =
  'CASE WHEN NOT EXISTS (SELECT FROM accounts e WHERE e.id = d.owner_id AND e.erased_at IS NOT NULL OFFSET 0) THEN d.owner_id END'
const expressionOf = (column: string): string => (column === COLUMNS.ownerId ? KNOWN_OWNER : columnOf(column))

/** Select lists for a deal (`d`). */
export const DEAL_COLUMNS = selected(COLUMNS, expressionOf)
export const PLAIN_DEAL_COLUMNS = selected(PLAIN_COLUMNS, expressionOf)

interface ListedColumns {
  /** A condition; deals that don't meet it become outlines, whatever their size. */
  readonly isNear?: string
  /**
   * A condition for the reader's own deals: the list includes their supplements, and `[]` for other deals. If absent,
   * the list has no supplements.
   */
  readonly isOwn?: string
}

/** A deal without its texts if they are large or `isNear` is false; `outline` then has its revision and their size. */
const listedColumns = (columns: DealColumns, { isNear = 'true', isOwn }: ListedColumns): string => {
  // Lists without supplements only have deals of active owners.
  const ownerOr = isOwn === undefined ? columnOf : expressionOf
  // Stored uncompressed, so that its size is known without reading it.
  const supplementBytes =
    isOwn === undefined ? '' : ` + CASE WHEN ${isOwn} THEN pg_column_size(d.supplement) ELSE 0 END`
  const isWhole = `${isNear} AND d.text_bytes${supplementBytes} <= ${MAX_LISTED_BYTES}`
  const shown = [
    selected(columns, (column) => (isText(column) ? `CASE WHEN ${isWhole} THEN d.${column} END` : ownerOr(column))),
    ...(isOwn === undefined
      ? []
      : [`CASE WHEN NOT (${isOwn}) THEN '[]'::jsonb WHEN ${isWhole} THEN d.supplement END AS "supplement"`]),
    `CASE WHEN NOT (${isWhole}) THEN ARRAY[d.revision, d.text_bytes${supplementBytes}] END AS outline`,
  ]
  return shown.join(', ')
}

/** The columns of a deal as stored, with the owner even if the account is being erased. */
export const STORED_DEAL_COLUMNS = selected(COLUMNS, columnOf)

/** The columns of a list of deals, whole or as outlines. */
export const listedDealColumns = ({ isOwn = 'true', isNear = 'true' }: ListedColumns = {}): string =>
  listedColumns(PLAIN_COLUMNS, { isNear, isOwn })
export const listedPlainDealColumns = (isNear = 'true'): string => listedColumns(PLAIN_COLUMNS, { isNear })
export const listedSharedDealColumns = (isNear = 'true'): string => listedColumns(SHARED_COLUMNS, { isNear })

/** The columns of a `DealHeader`. */
const HEADER = picked(COLUMNS, ['id', 'ownerId', 'sharing', 'lifecycle']) satisfies Record<keyof DealHeader, string>
export const HEADER_COLUMNS = selected(HEADER, columnOf)

export type HeaderRow = Pick<DealModel, keyof DealHeader>

export const toHeader = (row: HeaderRow): DealHeader => ({
  id: row.id as DealId,
  ownerId: row.ownerId as AccountId | null,
  sharing: row.sharing as Sharing,
  lifecycle: row.ownerId === null ? ORPHANED_LIFECYCLE : (row.lifecycle as Lifecycle),
})

/** A row of a list; `outline` is `null` if the deal is whole. */
export type ListedRow<Row> = Row & { readonly outline: readonly [revision: number, bytes: number] | null }
type OutlinedRow = ListedRow<Pick<DealModel, keyof DealHeader | 'title' | 'boardNumber' | 'publishedAt' | 'createdAt'>>

export const toOutline = (row: OutlinedRow): DealOutline => {
  const [revision, bytes] = row.outline ?? [0, 0]
  const { title, boardNumber, publishedAt, createdAt } = row
  return { ...toHeader(row), title, boardNumber, publishedAt, createdAt, revision, bytes }
}

export const toListedDeal = (row: ListedRow<DealRow>): Listed<Deal> =>
  row.outline === null ? toDeal(row) : toOutline(row)

export const toListedPlainDeal = (row: ListedRow<PlainDealRow>): Listed<PlainDeal> =>
  row.outline === null ? toPlainDeal(row) : toOutline(row)

export const toListedSharedDeal = (row: ListedRow<SharedDealRow>): Listed<SharedDeal> =>
  row.outline === null ? toSharedDeal(row) : toOutline(row)

export const toDealWithOwner = (row: DealRow & AuthorRow): DealWithOwner => ({
  deal: toDeal(row),
  owner: toAuthor(row),
})

const HIDDEN_HAND = '-'

export type SharedDealRow = Pick<DealModel, keyof SharedDeal>

export const toStoredDeal = (row: DealRow): Deal => ({
  ...toPlainDeal(row),
  supplement: row.supplement as unknown as readonly SupplementEntry[],
})

export const toDeal = (row: DealRow): Deal => {
  const deal = toStoredDeal(row)
  const isBeingErased = deal.ownerId === null && deal.lifecycle !== ORPHANED_LIFECYCLE
  return isBeingErased ? orphaned(deal, deal.updatedAt) : deal
}

export const toPlainDeal = (row: PlainDealRow): PlainDeal => ({
  ...toSharedFields(row),
  callNotes: toCallNotes(row),
  revision: row.revision,
  personalThemes: row.personalThemes,
  inspirations: row.inspirations,
  sharingGroupIds: row.sharingGroupIds as SharingGroupId[],
  imported: row.imported,
})

export const toSharedDeal = (row: SharedDealRow): SharedDeal => ({
  ...toSharedFields(row),
  callNotes: withoutAcceptedCalls(toCallNotes(row)),
})

const toCallNotes = ({ callNotes }: SharedDealRow) => callNotes as unknown as readonly CallNote[]

const toSharedFields = (row: SharedDealRow): Omit<SharedDeal, 'callNotes'> => ({
  id: row.id as DealId,
  ownerId: row.ownerId as AccountId | null,
  title: row.title,
  boardNumber: row.boardNumber,
  dealer: row.dealer as Seat,
  vulnerability: row.vulnerability as Vulnerability,
  hands: toHands(row.hands),
  auction: row.auction === '' ? [] : (row.auction.split(' ') as Call[]),
  play: row.play === '' ? [] : (row.play.split(' ') as Card[]),
  result: row.result,
  doubleDummy: toKnownTricks(row.doubleDummy),
  commentary: row.commentary as unknown as readonly CommentaryBlock[],
  themes: row.themes,
  sharing: row.sharing as Sharing,
  lifecycle: row.lifecycle as Lifecycle,
  publishedAt: row.publishedAt,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

/**
 * The double dummy table of a deal (`d`) that is saved with these hands: one that was computed in the meantime is kept,
 * one for other hands removed.
 */
export const tricksKept = (hands: string): string =>
  `${COLUMNS.doubleDummy} = CASE WHEN d.${COLUMNS.hands} = ${hands} THEN d.${COLUMNS.doubleDummy} END`

/** A letter for the source, and the table. */
export const knownTricksText = (known: KnownTricks | null): string | null =>
  known && `${known.source.charAt(0)}${writeTricks(known.tricks)}`

/** A regular expression for the texts of tables in which some declarer makes a bid. */
export const textsThatMake = (bid: Bid): string => `^.${digitsThatMake(bid)}`

export const toKnownTricks = (text: string | null): KnownTricks | null => {
  const tricks = text === null ? null : parseTricks(text.slice(1))
  const source = TRICK_SOURCES.find((one) => text?.startsWith(one.charAt(0)))
  return tricks === null || source === undefined ? null : { tricks, source }
}

export const handsText = (hands: Hands): string => SEATS.map((seat) => hands[seat] ?? HIDDEN_HAND).join(' ')

export const toHands = (text: string): Hands => {
  const [N, E, S, W] = text.split(' ').map((hand) => (hand === HIDDEN_HAND ? null : (hand as Hand)))
  return { N, E, S, W } as Hands
}
