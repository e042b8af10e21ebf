import type { Account } from '../../../domain/account.js'
import { fieldsOf, selected } from '../../postgres/columns.js'
import type { Statement } from '../../postgres/statements.js'
import { AUTHOR_COLUMNS } from '../catalog/author-rows.js'
import { listingAfter } from '../catalog/catalog-author-statements.js'
import { appendedAfter } from '../events/event-statements.js'
import { IS_NOT_ERASED } from '../exposure-sql.js'
import { grantsColumn } from '../grants/grant-rows.js'
import { ACCOUNT_COLUMNS, READ_COLUMNS, toAccountRow } from './account-rows.js'

const COLUMNS = selected(READ_COLUMNS, (column) => `a.${column}`)

const findBy = (key: 'id' | 'email_key' | 'handle'): Statement => ({
  name: `account_by_${key}`,
  text: `SELECT ${COLUMNS}, s.identifier AS "systemIdentifier", s.labels AS "systemLabels", s.sort_order AS "systemSortOrder"
    FROM accounts a LEFT JOIN auction_systems s ON s.id = a.auction_system_id WHERE a.${key} = $1 AND a.${IS_NOT_ERASED}`,
})
export const FIND_BY_ID = findBy('id')
export const FIND_BY_EMAIL = findBy('email_key')
export const FIND_BY_HANDLE = findBy('handle')
export const FIND_AUTHOR: Statement = {
  name: 'author_by_handle',
  text: `SELECT ${AUTHOR_COLUMNS}, ${grantsColumn('a.id', '$2')} FROM accounts a WHERE a.handle = $1`,
}

/** A save compares $1 to $3, and writes $4 and the following. */
const { id: _, revision: __, createdAt: ___, ...WRITTEN_COLUMNS } = ACCOUNT_COLUMNS
const WRITTEN = fieldsOf(WRITTEN_COLUMNS)

export const savedValues = (account: Account): readonly unknown[] => {
  const row = toAccountRow(account)
  return [account.id, account.revision, account.createdAt, ...WRITTEN.map((field) => row[field])]
}
const UPDATE = `UPDATE accounts a SET revision = revision + 1, ${WRITTEN.map((field, i) => `${WRITTEN_COLUMNS[field]} = $${i + 4}`).join(', ')}
    WHERE id = $1 AND revision = $2 AND created_at = $3::timestamptz AND ${IS_NOT_ERASED} RETURNING revision`
export const SAVE: Statement = { name: 'account_save', kind: 'write', locks: 0, text: UPDATE }
/**
 * Run after `LOCK_AUTHORS`. The last values are the name and handle of the author's catalog entry, or nulls if it is not
 * listed, and the id and kind of the event that follows.
 */
export const SAVE_LISTING: Statement = {
  name: 'account_save_listing',
  kind: 'write',
  text: `WITH saved AS (${UPDATE}), entry AS (
      ${listingAfter('saved', '$1', `$${WRITTEN.length + 4}`, `$${WRITTEN.length + 5}`)}
    ), noted AS (
      ${appendedAfter('saved', `$${WRITTEN.length + 6}`, `$${WRITTEN.length + 7}`, 'account', '$1::text')}
    ) SELECT * FROM saved`,
}
