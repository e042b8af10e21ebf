import type { CountedCollection, OpenCollection } from '../../../application/ports/collection-repository.js'
import type { Collection } from '../../../domain/collection.js'
import type { AccountId, CollectionId, DealId } from '../../../domain/ids.js'
import { type PracticePatch, withPracticeDefaults } from '../../../domain/practice/practice.js'
import { type StudentViewPatch, withStudentViewDefaults } from '../../../domain/student-view.js'
import { columnsOf, fieldsOf, picked } from '../../postgres/columns.js'
import { SENIORITY } from '../exposure-sql.js'
import type { Prisma } from '../generated/client.js'
import type { CollectionModel } from '../generated/models.js'

/** Maps the fields of a collection's model to its columns. */
const COLUMNS = {
  id: 'id',
  revision: 'revision',
  publicEnabled: 'public_enabled',
  availableFrom: 'available_from',
  availableUntil: 'available_until',
  archivedAt: 'archived_at',
  deletedAt: 'deleted_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  ownerId: 'owner_id',
  title: 'title',
  description: 'description',
  publicToken: 'public_token',
  embeddable: 'embeddable',
  studentView: 'student_view',
  practice: 'practice',
  dealIds: 'deal_ids',
} as const satisfies Record<keyof CollectionModel, string>
const { dealIds, ...LINKED } = COLUMNS

/** The fields that decide whether a link is live, and the times of creation and change. */
const OPEN_FIELDS = [
  'id',
  'revision',
  'publicEnabled',
  'availableFrom',
  'availableUntil',
  'archivedAt',
  'createdAt',
  'updatedAt',
] as const
const COUNTED = picked(COLUMNS, [...OPEN_FIELDS, 'title', 'description']) satisfies Record<
  keyof CountedCollection['collection'],
  string
>

/** Select lists for a collection (`c`), one for each kind of row. */
export const OPEN_COLUMNS = columnsOf(picked(COLUMNS, OPEN_FIELDS), 'c')
export const COUNTED_COLUMNS = columnsOf(COUNTED, 'c')
/** `seniority` is the number of older unarchived collections of the owner. */
export const LINKED_COLUMNS = `${columnsOf(LINKED, 'c')}, ${SENIORITY} AS seniority`
const VIEWS = 'FROM collection_views v WHERE v.collection_id = c.id'
export const COLLECTION_COLUMNS = `${LINKED_COLUMNS}, ${columnsOf({ dealIds }, 'c')},
  (SELECT coalesce(sum(v.count), 0)::float8 ${VIEWS}) AS "viewsTotal", (SELECT max(v.last_at) ${VIEWS}) AS "viewsLast"`

export type LinkedRow = Omit<CollectionModel, 'dealIds'> & { readonly seniority: number | null }
export type CollectionRow = LinkedRow &
  Pick<CollectionModel, 'dealIds'> & { readonly viewsTotal: number; readonly viewsLast: Date | null }
export type Counted = { readonly exposedDeals: number }
export type LinkRow = Pick<CollectionModel, keyof OpenCollection['collection'] & keyof CollectionModel>
export type CountedRow = Pick<CollectionModel, keyof CountedCollection['collection']> & Counted
/** Fields that are only read for a whole list are `null` otherwise. */
export type OpenRow = LinkRow & { readonly seniority: number; readonly bytes: number } & (
    | (CountedRow & { readonly isWhole: true })
    | { readonly isWhole: false }
  )

export const toRow = (
  collection: Collection,
): Omit<CollectionModel, 'studentView' | 'practice'> &
  Readonly<Record<'studentView' | 'practice', Prisma.InputJsonObject>> => ({
  id: collection.id,
  revision: collection.revision,
  ownerId: collection.ownerId,
  title: collection.title,
  description: collection.description,
  dealIds: [...collection.dealIds],
  publicEnabled: collection.publicEnabled,
  publicToken: collection.publicToken,
  embeddable: collection.embeddable,
  studentView: { ...collection.studentView },
  practice: { ...collection.practice },
  availableFrom: collection.availableFrom,
  availableUntil: collection.availableUntil,
  archivedAt: collection.archivedAt,
  deletedAt: collection.deletedAt,
  createdAt: collection.createdAt,
  updatedAt: collection.updatedAt,
})

const { id: _, revision: __, ownerId: ___, createdAt: ____, ...SAVED_COLUMNS } = COLUMNS
const SAVED = fieldsOf(SAVED_COLUMNS)
/**
 * The assignments of a save. Its values are the id ($1), the revision ($2), the fields, the list of deals that must
 * exist, and the id and kind of the event.
 */
export const SAVED_ASSIGNMENTS = SAVED.map((field, i) => `${SAVED_COLUMNS[field]} = $${i + 3}`).join(', ')
export const ADDED_DEALS = `$${SAVED.length + 3}::uuid[]`
export const EVENT_ID = `$${SAVED.length + 4}`
export const EVENT_KIND = `$${SAVED.length + 5}`
export const toSavedValues = (collection: Collection, added: readonly DealId[]): readonly unknown[] => {
  const row = toRow(collection)
  return [collection.id, collection.revision, ...SAVED.map((field) => row[field]), added]
}

export const toLink = (row: LinkRow) => ({
  id: row.id as CollectionId,
  revision: row.revision,
  publicEnabled: row.publicEnabled,
  availableFrom: row.availableFrom,
  availableUntil: row.availableUntil,
  archivedAt: row.archivedAt,
})

export const toLinked = (row: LinkedRow): Omit<Collection, 'dealIds' | 'views'> => ({
  ...toLink(row),
  ownerId: row.ownerId as AccountId,
  title: row.title,
  description: row.description,
  publicToken: row.publicToken,
  embeddable: row.embeddable,
  studentView: withStudentViewDefaults(row.studentView as StudentViewPatch),
  practice: withPracticeDefaults(row.practice as PracticePatch),
  deletedAt: row.deletedAt,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  seniority: row.seniority,
})

export const toCollection = (row: CollectionRow): Collection => ({
  ...toLinked(row),
  dealIds: row.dealIds as DealId[],
  views: { total: row.viewsTotal, last: row.viewsLast },
})

export const toCounted = (row: CountedRow): CountedCollection => ({
  collection: {
    ...toLink(row),
    title: row.title,
    description: row.description,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  },
  exposedDeals: row.exposedDeals,
})
