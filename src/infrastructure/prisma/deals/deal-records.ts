import { SEARCHED_FIELDS } from '../../../domain/consequences.js'
import type { Deal } from '../../../domain/deal.js'
import { TEXT_FIELDS, textBytesOfDeal } from '../../../domain/deal-content.js'
import { type SearchedDeal, searchedDeal } from '../../../domain/deal-search.js'
import { fieldsOf, toRecord } from '../../postgres/columns.js'
import type { DealModel } from '../generated/models.js'
import {
  COLUMNS,
  DERIVED_COLUMNS,
  type DealRow,
  handsText,
  JSON_FIELDS,
  knownTricksText,
  TABLE_COLUMNS,
  tricksKept,
} from './deal-rows.js'
import { SEARCH_COLUMNS, toSearchColumns } from './deal-search-columns.js'

/* Converts deals into what is written. */

type JsonField = (typeof JSON_FIELDS)[number]

const jsonFields = <Value>(toValue: (field: JsonField) => Value): Record<JsonField, Value> =>
  Object.fromEntries(JSON_FIELDS.map((field) => [field, toValue(field)])) as Record<JsonField, Value>

type StoredRow = Omit<DealRow, JsonField> & Record<JsonField, unknown>

/** Without derived columns. */
const toStoredRow = (deal: Deal): StoredRow => ({
  id: deal.id,
  revision: deal.revision,
  ownerId: deal.ownerId,
  title: deal.title,
  boardNumber: deal.boardNumber,
  dealer: deal.dealer,
  vulnerability: deal.vulnerability,
  hands: handsText(deal.hands),
  auction: deal.auction.join(' '),
  play: deal.play.join(' '),
  result: deal.result,
  doubleDummy: knownTricksText(deal.doubleDummy),
  themes: [...deal.themes],
  personalThemes: [...deal.personalThemes],
  inspirations: [...deal.inspirations],
  sharingGroupIds: [...deal.sharingGroupIds],
  sharing: deal.sharing,
  lifecycle: deal.lifecycle,
  imported: deal.imported,
  publishedAt: deal.publishedAt,
  createdAt: deal.createdAt,
  updatedAt: deal.updatedAt,
  ...jsonFields((field) => deal[field]),
})

const toDerivedRow = (deal: Deal, search: SearchedDeal) => ({
  textBytes: textBytesOfDeal(deal),
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

const { id: _, revision: __, createdAt: ___, doubleDummy: ____, ...CHANGEABLE_COLUMNS } = COLUMNS
const CHANGEABLE = fieldsOf(CHANGEABLE_COLUMNS)

/** The fields that a write changes. */
const changedFields = (before: Deal, after: Deal): readonly StoredField[] =>
  CHANGEABLE.filter((field) => !isAlike(before[field], after[field]))

interface ChangedDeal {
  readonly before: Deal
  readonly after: Deal
  /** See `DealConsequences`. */
  readonly search: SearchedDeal | null
  readonly solves: boolean
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
  ...jsonFields(() => 'jsonb'),
  themes: 'text[]',
  personalThemes: 'text[]',
  inspirations: 'text[]',
  sharingGroupIds: 'uuid[]',
  searchTerms: 'tsvector',
  personalTerms: 'tsvector',
} satisfies Record<TypedField | 'searchTerms' | 'personalTerms', string>

const { ownerId: _____, ...SAVED_COLUMNS } = CHANGEABLE_COLUMNS
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
export const assignmentsOf = (set: FieldSet): string => {
  const places = FIELD_SETS[set].map((field, i) => ({ field, value: typedValue(field, i + 3) }))
  const hands = places.find(({ field }) => field === 'hands')
  return [
    ...places.map(({ field, value }) => `${WRITTEN_COLUMNS[field]} = ${value}`),
    ...(hands === undefined ? [] : [tricksKept(hands.value)]),
  ].join(', ')
}

/**
 * Whether a set of fields includes the hands. If so, one more value follows: the time at which the deal is queued to be
 * solved, or `null`.
 */
export const isSolving = (set: FieldSet): boolean => (FIELD_SETS[set] as readonly string[]).includes('hands')

/** The number of values of a save before those for the author's entry. */
export const savedValues = (set: FieldSet): number => FIELD_SETS[set].length + (isSolving(set) ? 3 : 2)

/** The smallest set that contains all changed fields, and its values in order. */
export const toSavedValues = ({ before, after, search, solves }: ChangedDeal) => {
  const changed = changedFields(before, after)
  const covers = (set: FieldSet): boolean => changed.every((field) => FIELD_SETS[set].some((one) => one === field))
  const set = FIELD_SET_NAMES.find(covers) ?? 'whole'
  const row: Values = {
    ...toValues(after),
    ...(set === 'state' ? null : toDerivedRow(after, search ?? searchedDeal(after))),
  }
  const values = FIELD_SETS[set].map((field) => row[field])
  return { set, values: isSolving(set) ? [...values, solves ? after.updatedAt : null] : values }
}

type Values = Readonly<Record<string, unknown>>

const toValues = (deal: Deal): Values => ({
  ...toStoredRow(deal),
  ...jsonFields((field) => JSON.stringify(deal[field])),
})

const INSERTED = fieldsOf(TABLE_COLUMNS)
export const INSERTED_VALUES = INSERTED.map((field, i) => typedValue(field, i + 1)).join(', ')
/** The number of values of a deal in an insertion. */
export const INSERTED_COUNT = INSERTED.length
export const OWNER_PLACE = INSERTED.indexOf('ownerId') + 1
export const IMPORTED_PLACE = INSERTED.indexOf('imported') + 1

export const toInsertedValues = (deal: Deal, search: SearchedDeal): readonly unknown[] => {
  const row: Values = { ...toValues(deal), ...toDerivedRow(deal, search) }
  return INSERTED.map((field) => row[field])
}
