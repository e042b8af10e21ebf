import { SEATS } from '../../domain/board.js'
import type { Deal } from '../../domain/deal.js'
import { type SearchedDeal, searchedDeal } from '../../domain/deal-search.js'
import { jsonBytes } from '../../domain/text.js'
import { fieldsOf, toRecord } from './columns.js'
import { COLUMNS, DERIVED_COLUMNS, type DealRow, HIDDEN_HAND, TABLE_COLUMNS, TEXTS } from './deal-rows.js'
import { SEARCH_COLUMNS, toSearchColumns } from './deal-search-columns.js'
import type { Prisma } from './generated/client.js'
import type { DealModel } from './generated/models.js'

/* Deals as they are written. */

const textBytesOf = ({ commentary, themes, personalThemes, inspirations }: Deal): number =>
  jsonBytes([commentary, themes, personalThemes, inspirations])

type JsonField = 'commentary' | 'supplement'
type StoredRow = Omit<DealRow, JsonField> & Record<JsonField, Prisma.InputJsonArray>

/** Without what is derived. */
const toStoredRow = (deal: Deal): StoredRow => ({
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
  sharing: deal.sharing,
  lifecycle: deal.lifecycle,
  imported: deal.imported,
  publishedAt: deal.publishedAt,
  createdAt: deal.createdAt,
  updatedAt: deal.updatedAt,
})

const toDerivedRow = (deal: Deal, search: SearchedDeal) => ({
  textBytes: textBytesOf(deal),
  ...toSearchColumns(search),
})

/** A deal as a JSON object under the names of the table's columns. */
export const toDealRecord = (deal: Deal, search: SearchedDeal): Readonly<Record<string, unknown>> =>
  toRecord(TABLE_COLUMNS, { ...toStoredRow(deal), ...toDerivedRow(deal, search) })

/** What is derived from a deal, the same way. */
export const toDerivedRecord = (deal: Deal, search: SearchedDeal | null = null): Readonly<Record<string, unknown>> =>
  toRecord(DERIVED_COLUMNS, toDerivedRow(deal, search ?? searchedDeal(deal)))

type StoredField = keyof typeof COLUMNS

const isAlike = (a: unknown, b: unknown): boolean =>
  a === b || (a instanceof Date && b instanceof Date && a.getTime() === b.getTime())

const { id: _, revision: __, createdAt: ___, ...CHANGEABLE_COLUMNS } = COLUMNS
const CHANGEABLE = fieldsOf(CHANGEABLE_COLUMNS)
const TEXT_FIELDS: readonly StoredField[] = fieldsOf(TEXTS)

/** The fields that a write changes. */
const changedFields = (before: Deal, after: Deal): readonly StoredField[] =>
  CHANGEABLE.filter((field) => !isAlike(before[field], after[field]))

interface ChangedDeal {
  readonly before: Deal
  readonly after: Deal
  /** See `DealConsequences`. */
  readonly search: SearchedDeal | null
}

/** The columns that differ in any of several deals, and of each deal a JSON object with these, its id and its revision. */
export const toChangedRecords = (changes: readonly ChangedDeal[]) => {
  const changed = new Set(changes.flatMap(({ before, after }) => changedFields(before, after)))
  const columns = [
    ...[...changed].map((field) => COLUMNS[field]),
    ...(TEXT_FIELDS.some((field) => changed.has(field)) ? [DERIVED_COLUMNS.textBytes] : []),
    ...(changes.some(({ search }) => search !== null) ? Object.values(SEARCH_COLUMNS) : []),
  ]
  const wanted = new Set<string>([COLUMNS.id, COLUMNS.revision, ...columns])
  const records = changes.map(({ before, after, search }) => {
    const row = { ...toStoredRow(after), revision: before.revision }
    const isDerived = columns.length > changed.size
    const record = { ...toRecord(COLUMNS, row), ...(isDerived ? toDerivedRecord(after, search) : {}) }
    return Object.fromEntries(Object.entries(record).filter(([column]) => wanted.has(column)))
  })
  return { columns, records }
}

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

/** What a save may change: the values of $3 and on, after the id and the revision. */
const { ownerId: ____, ...SAVED_COLUMNS } = CHANGEABLE_COLUMNS
const WRITTEN_COLUMNS = { ...SAVED_COLUMNS, ...DERIVED_COLUMNS }
const WRITTEN = fieldsOf(WRITTEN_COLUMNS)
/** How many values a save has before those that belong to its author. */
export const SAVED_VALUES = WRITTEN.length + 2

const typeOf = (field: string): string => (TYPES[field] === undefined ? '' : `::${TYPES[field]}`)

export const WRITTEN_ASSIGNMENTS = WRITTEN.map(
  (field, i) => `${WRITTEN_COLUMNS[field]} = $${i + 3}${typeOf(field)}`,
).join(', ')

export const writtenValues = (deal: Deal, search: SearchedDeal | null): readonly unknown[] => {
  const json = { commentary: JSON.stringify(deal.commentary), supplement: JSON.stringify(deal.supplement) }
  const row = { ...toStoredRow(deal), ...json, ...toDerivedRow(deal, search ?? searchedDeal(deal)) }
  return WRITTEN.map((field) => row[field])
}
