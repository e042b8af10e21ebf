import {
  type DealHeader,
  type DealOutline,
  type DealWithOwner,
  type Listed,
  MAX_LISTED_BYTES,
} from '../../application/ports/deal-repository.js'
import type { Call } from '../../domain/auction.js'
import { SEATS, type Seat, type Vulnerability } from '../../domain/board.js'
import type { Deal, Lifecycle, PlainDeal, SharedDeal } from '../../domain/deal.js'
import type { Hand, Hands } from '../../domain/hand.js'
import type { AccountId, DealId, SharingGroupId } from '../../domain/ids.js'
import { MAX_PARAGRAPHS_BYTES, type Paragraph } from '../../domain/paragraph.js'
import type { Card } from '../../domain/play.js'
import type { Sharing } from '../../domain/sharing.js'
import type { SupplementEntry } from '../../domain/supplement.js'
import { jsonBytes } from '../../domain/text.js'
import { type AuthorRow, toAuthor } from './author-rows.js'
import { fieldsOf, picked, selected, toRecord } from './columns.js'
import { SEARCH_COLUMNS, type SearchRow, searchColumnsOf } from './deal-search-columns.js'
import type { Prisma } from './generated/client.js'
import type { DealModel } from './generated/models.js'

const SHARED_COLUMNS = {
  id: 'id',
  ownerId: 'owner_id',
  title: 'title',
  boardNumber: 'board_number',
  dealer: 'dealer',
  vulnerability: 'vulnerability',
  hands: 'hands',
  auction: 'auction',
  play: 'play',
  result: 'result',
  commentary: 'commentary',
  themes: 'themes',
  sharing: 'sharing',
  lifecycle: 'lifecycle',
  publishedAt: 'published_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const satisfies Record<keyof SharedDeal, string>

/** The columns of a deal without its supplement, which lists that others read never load. */
const PLAIN_COLUMNS = {
  ...SHARED_COLUMNS,
  revision: 'revision',
  personalThemes: 'personal_themes',
  inspirations: 'inspirations',
  sharingGroupIds: 'sharing_group_ids',
  imported: 'imported',
} as const satisfies Record<keyof PlainDeal, string>

/** The columns of a deal by the fields of its model. */
const COLUMNS = {
  ...PLAIN_COLUMNS,
  supplement: 'supplement',
} as const satisfies Record<Exclude<keyof DealModel, 'textBytes' | keyof typeof SEARCH_COLUMNS>, string>

/** And what is derived from these. */
export const TABLE_COLUMNS = { ...COLUMNS, textBytes: 'text_bytes', ...SEARCH_COLUMNS } as const satisfies Record<
  keyof DealModel,
  string
>

/** A deal as it is read. */
export type DealRow = Pick<DealModel, keyof typeof COLUMNS>
export type PlainDealRow = Pick<DealModel, keyof typeof PLAIN_COLUMNS>
type DealColumns = Partial<typeof PLAIN_COLUMNS>

/** What people write, and may write much of. */
const TEXTS = picked(COLUMNS, ['commentary', 'themes', 'personalThemes', 'inspirations'])
const isText = (column: string): boolean => Object.values<string>(TEXTS).includes(column)

const columnOf = (column: string): string => `d.${column}`

/** The columns of a deal (`d`) under the names of its model. */
export const DEAL_COLUMNS = selected(COLUMNS, columnOf)
export const PLAIN_DEAL_COLUMNS = selected(PLAIN_COLUMNS, columnOf)

/** As good as that of a text whose length is not known: a commentary may be so long. */
const UNKNOWN_BYTES = MAX_PARAGRAPHS_BYTES

/** Where the length is not known it is judged by what is stored, unless that is compressed: to look at it costs too much. */
const isStoredSmall = (column: string): string =>
  `pg_column_compression(d.${column}) IS NULL AND pg_column_size(d.${column}) <= ${MAX_LISTED_BYTES}`

interface ListedColumns {
  /** A condition: the deals for which it does not hold are outlines, whatever their size. */
  readonly isNear?: string
  /** A condition: the deals whose supplements the list has; it is `[]` for others. Absent: the list has none. */
  readonly isSupplemented?: string
}

/** Without its texts where they are large or `isNear` does not hold; `outline` is its revision and their size then. */
const listedColumns = (columns: DealColumns, { isNear = 'true', isSupplemented }: ListedColumns): string => {
  const texts = Object.values(columns).filter(isText)
  // Stored as it is, so that its size is known without reading it.
  const supplementBytes =
    isSupplemented === undefined ? '' : ` + CASE WHEN ${isSupplemented} THEN pg_column_size(d.supplement) ELSE 0 END`
  const isSmall = `CASE WHEN d.text_bytes IS NULL THEN ${texts.map(isStoredSmall).join(' AND ')} AND 0${supplementBytes} <= ${MAX_LISTED_BYTES}
    ELSE d.text_bytes${supplementBytes} <= ${MAX_LISTED_BYTES} END`
  const isWhole = `${isNear} AND ${isSmall}`
  const shown = [
    selected(columns, (column) => (isText(column) ? `CASE WHEN ${isWhole} THEN d.${column} END` : columnOf(column))),
    ...(isSupplemented === undefined
      ? []
      : [`CASE WHEN NOT (${isSupplemented}) THEN '[]'::jsonb WHEN ${isWhole} THEN d.supplement END AS "supplement"`]),
    `CASE WHEN NOT (${isWhole})
      THEN ARRAY[d.revision, coalesce(d.text_bytes, ${UNKNOWN_BYTES})${supplementBytes}] END AS outline`,
  ]
  return shown.join(', ')
}

/** The columns of a list of deals, whole or as outlines. */
export const listedDealColumns = ({ isSupplemented = 'true', isNear = 'true' }: ListedColumns = {}): string =>
  listedColumns(PLAIN_COLUMNS, { isNear, isSupplemented })
export const listedPlainDealColumns = (isNear = 'true'): string => listedColumns(PLAIN_COLUMNS, { isNear })
export const listedSharedDealColumns = (isNear = 'true'): string => listedColumns(SHARED_COLUMNS, { isNear })

/** What `toOutline` reads, of deals that are not to be whole. */
export const OUTLINE_COLUMNS = listedDealColumns({ isNear: 'false' })

/** The columns of a `DealHeader`. */
const HEADER = picked(COLUMNS, ['id', 'ownerId', 'sharing', 'lifecycle']) satisfies Record<keyof DealHeader, string>
export const HEADER_COLUMNS = selected(HEADER, columnOf)

export const toHeader = (row: Pick<DealModel, keyof DealHeader>): DealHeader => ({
  id: row.id as DealId,
  ownerId: row.ownerId as AccountId | null,
  sharing: row.sharing as Sharing,
  lifecycle: row.lifecycle as Lifecycle,
})

/** A row of a list: `outline` is `null` where it is whole. */
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

const textBytesOf = ({ commentary, themes, personalThemes, inspirations }: Deal): number =>
  jsonBytes([commentary, themes, personalThemes, inspirations])

type JsonField = 'commentary' | 'supplement'

export const toDealRow = (
  deal: Deal,
): Omit<DealModel, JsonField> & Record<JsonField, Prisma.InputJsonArray> & SearchRow => ({
  id: deal.id,
  revision: deal.revision,
  ownerId: deal.ownerId,
  title: deal.title,
  boardNumber: deal.boardNumber,
  dealer: deal.dealer,
  vulnerability: deal.vulnerability,
  hands: SEATS.map((seat) => deal.hands[seat] ?? HIDDEN_HAND).join(' '),
  auction: deal.auction.join(' '),
  play: deal.play.join(' '),
  result: deal.result,
  commentary: deal.commentary as unknown as Prisma.InputJsonArray,
  themes: [...deal.themes],
  personalThemes: [...deal.personalThemes],
  inspirations: [...deal.inspirations],
  supplement: deal.supplement as unknown as Prisma.InputJsonArray,
  sharingGroupIds: [...deal.sharingGroupIds],
  textBytes: textBytesOf(deal),
  sharing: deal.sharing,
  lifecycle: deal.lifecycle,
  imported: deal.imported,
  publishedAt: deal.publishedAt,
  createdAt: deal.createdAt,
  updatedAt: deal.updatedAt,
  ...searchColumnsOf(deal),
})

/** A deal as a JSON object under the names of the table's columns. */
export const toDealRecord = (deal: Deal): Readonly<Record<string, unknown>> => toRecord(TABLE_COLUMNS, toDealRow(deal))

/** The fields whose values have to be told their type: a list, JSON. */
type TypedField = {
  [Field in keyof DealModel]: DealModel[Field] extends string | number | boolean | Date | null ? never : Field
}[keyof DealModel]
const TYPES: Readonly<Partial<Record<string, string>>> = {
  commentary: 'jsonb',
  supplement: 'jsonb',
  themes: 'text[]',
  personalThemes: 'text[]',
  inspirations: 'text[]',
  sharingGroupIds: 'uuid[]',
  searchTerms: 'tsvector',
  personalTerms: 'tsvector',
} satisfies Record<TypedField | 'searchTerms' | 'personalTerms', string>

/** What a save may change, behind the id and the revision: the values of $3 and on. */
const { id: _, ownerId: __, createdAt: ___, revision: ____, ...WRITTEN_COLUMNS } = TABLE_COLUMNS
const WRITTEN = fieldsOf(WRITTEN_COLUMNS)

const typeOf = (field: string): string => (TYPES[field] === undefined ? '' : `::${TYPES[field]}`)

export const WRITTEN_ASSIGNMENTS = WRITTEN.map(
  (field, i) => `${WRITTEN_COLUMNS[field]} = $${i + 3}${typeOf(field)}`,
).join(', ')

export const writtenValues = (deal: Deal): readonly unknown[] => {
  const json = { commentary: JSON.stringify(deal.commentary), supplement: JSON.stringify(deal.supplement) }
  const row = { ...toDealRow(deal), ...json, searchRevision: deal.revision + 1 }
  return WRITTEN.map((field) => row[field])
}

export type SharedDealRow = Pick<DealModel, keyof SharedDeal>

export const toDeal = (row: DealRow): Deal => ({
  ...toPlainDeal(row),
  supplement: row.supplement as unknown as readonly SupplementEntry[],
})

export const toPlainDeal = (row: PlainDealRow): PlainDeal => ({
  ...toSharedDeal(row),
  revision: row.revision,
  personalThemes: row.personalThemes,
  inspirations: row.inspirations,
  sharingGroupIds: row.sharingGroupIds as SharingGroupId[],
  imported: row.imported,
})

export const toSharedDeal = (row: SharedDealRow): SharedDeal => ({
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
  commentary: row.commentary as unknown as readonly Paragraph[],
  themes: row.themes,
  sharing: row.sharing as Sharing,
  lifecycle: row.lifecycle as Lifecycle,
  publishedAt: row.publishedAt,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

const toHands = (text: string): Hands => {
  const [N, E, S, W] = text.split(' ').map((hand) => (hand === HIDDEN_HAND ? null : (hand as Hand)))
  return { N, E, S, W } as Hands
}
