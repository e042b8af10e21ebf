import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { translated } from '../../../src/infrastructure/prisma/prisma-errors.js'

/** An error from a server with French messages. */
const aDatabaseError = (code: string, constraint: string): pg.DatabaseError => {
  const message = `une instruction insert ou update sur la table « deals » viole la contrainte de clé étrangère « ${constraint} »`
  return Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code, constraint })
}

describe('an error of the database', () => {
  it.each([
    'deals_owner_id_fkey',
    'grants_account_id_fkey',
    'subscriptions_follower_id_fkey',
    'subscriptions_author_id_fkey',
    'serve_counts_player_id_fkey',
  ])('means that the account is gone if %s is violated, in any language', (constraint) => {
    expect(translated(aDatabaseError('23503', constraint))).toMatchObject({ code: 'ACCOUNT_NOT_FOUND' })
  })

  it.each([
    ['23503', 'accounts_auction_system_id_fkey'],
    ['23503', 'sharing_group_members_group_id_fkey'],
    ['23503', ''],
    ['23505', 'deals_owner_id_fkey'],
    ['23001', 'deals_owner_id_fkey'],
  ])('remains unchanged with SQLSTATE %s and the constraint %j', (code, constraint) => {
    const error = aDatabaseError(code, constraint)
    expect(translated(error)).toBe(error)
  })
})
