import { SEATS } from '../../../domain/bridge/board.js'
import { SEARCHED_FIELDS } from '../../../domain/consequences.js'
import type { Deal } from '../../../domain/deal.js'
import { type SearchedDeal, searchedDeal } from '../../../domain/deal-search.js'
import { jsonBytes } from '../../../domain/text.js'
import { fieldsOf, toRecord } from '../../postgres/columns.js'
import type { Prisma } from '../generated/client.js'
import type { DealModel } from '../generated/models.js'
import { COLUMNS, DERIVED_COLUMNS, type DealRow, HIDDEN_HAND, TABLE_COLUMNS, TEXTS } from './deal-rows.js'
import { SEARCH_COLUMNS, toSearchColumns } from './deal-search-columns.js'

/* Converts deals into what is written. */

const textBytesOf = ({ callNotes, commentary, themes, personalThemes, inspirations }: Deal): number =>
  jsonBytes([callNotes, commentary, themes, personalThemes, inspirations])

type JsonField = 'callNotes' | 'commentary' | 'supplement'
type StoredRow = Omit<DealRow, JsonField> & Record<JsonField, Prisma.InputJsonArray>

/** Without derived columns. */
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
  callNotes: deal.callNotes as unknown as Prisma.InputJsonArray,
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

/** A deal as a JSON object keyed by column names. */
export const toDealRecord = (deal: Deal, search: SearchedDeal): Readonly<Record<string, unknown>> =>
  toRecord(TABLE_COLUMNS, { ...toStoredRow(deal), ...toDerivedRow(deal, search) })

/** The derived columns of a deal as a JSON object. */
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

/**
 * The columns that differ in at least one of several deals, and for each deal a JSON object with these, its id and its
 * revision.
 */
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

/** The fields whose parameters need an explicit type: lists and JSON. */
type TypedField = {
  [Field in keyof DealModel]: DealModel[Field] extends string | number | boolean | Date | null ? never : Field
}[keyof DealModel]
const TYPES: Readonly<Partial<Record<string, string>>> = {
  callNotes: 'jsonb',
  commentary: 'jsonb',
  supplement: 'jsonb',
  themes: 'text[]',
  personalThemes: 'text[]',
  inspirations: 'text[]',
  sharingGroupIds: 'uuid[]',
  searchTerms: 'tsvector',
  personalTerms: 'tsvector',
} satisfies Record<TypedField | 'searchTerms' | 'personalTerms', string>

const { ownerId: ____, ...SAVED_COLUMNS } = CHANGEABLE_COLUMNS
const WRITTEN_COLUMNS = { ...SAVED_COLUMNS, ...DERIVED_COLUMNS }
type WrittenField = keyof typeof WRITTEN_COLUMNS

const STATE = ['sharing', 'sharingGroupIds', 'lifecycle', 'publishedAt', 'updatedAt'] as const
/** The sets of fields that a save can write, smallest first. */
const FIELD_SETS = {
  state: STATE,
  searched: [...STATE, ...SEARCHED_FIELDS, ...fieldsOf(DERIVED_COLUMNS)],
  whole: fieldsOf(WRITTEN_COLUMNS),
} satisfies Record<string, readonly WrittenField[]>
export type FieldSet = keyof typeof FIELD_SETS
export const FIELD_SET_NAMES = fieldsOf(FIELD_SETS)

const typedValue = (field: string, place: number): string =>
  `$${place}${TYPES[field] === undefined ? '' : `::${TYPES[field]}`}`

/** The assignments of a save; $1 is the id, $2 the revision. */
export const assignmentsOf = (set: FieldSet): string =>
  FIELD_SETS[set].map((field, i) => `${WRITTEN_COLUMNS[field]} = ${typedValue(field, i + 3)}`).join(', ')

/** The number of values of a save before those for the author's entry. */
export const savedValues = (set: FieldSet): number => FIELD_SETS[set].length + 2

/** The smallest set that contains all changed fields, and its values in order. */
export const toSavedValues = ({ before, after, search }: ChangedDeal) => {
  const changed = changedFields(before, after)
  const covers = (set: FieldSet): boolean => changed.every((field) => FIELD_SETS[set].some((one) => one === field))
  const set = FIELD_SET_NAMES.find(covers) ?? 'whole'
  const row: Values = {
    ...toValues(after),
    ...(set === 'state' ? null : toDerivedRow(after, search ?? searchedDeal(after))),
  }
  return { set, values: FIELD_SETS[set].map((field) => row[field]) }
}

type Values = Readonly<Record<string, unknown>>

const toValues = (deal: Deal): Values => ({
  ...toStoredRow(deal),
  callNotes: JSON.stringify(deal.callNotes),
  commentary: JSON.stringify(deal.commentary),
  supplement: JSON.stringify(deal.supplement),
})

const INSERTED = fieldsOf(TABLE_COLUMNS)
export const INSERTED_VALUES = INSERTED.map((field, i) => typedValue(field, i + 1)).join(', ')
/** The number of values of an insertion before those for the author's entry. */
export const INSERTED_COUNT = INSERTED.length
export const OWNER_PLACE = INSERTED.indexOf('ownerId') + 1

export const toInsertedValues = (deal: Deal, search: SearchedDeal): readonly unknown[] => {
  const row: Values = { ...toValues(deal), ...toDerivedRow(deal, search) }
  return INSERTED.map((field) => row[field])
}
