import { v7 } from 'uuid'
import { type Account, newAccount } from '../../src/domain/account.js'
import { type Deal, newDeal } from '../../src/domain/deal.js'
import type { Grant } from '../../src/domain/grant.js'
import type { Handle } from '../../src/domain/handle.js'
import type { AccountId, DealId, GrantId } from '../../src/domain/ids.js'

let counter = 0

/** A moment with whole milliseconds, as the databases keep it. */
export const NOON = new Date('2026-03-01T12:00:00.000Z')

export const later = (ms: number, from = NOON): Date => new Date(from.getTime() + ms)

export const anAccountId = (name = `account-${++counter}`): AccountId => name as AccountId
export const aHandle = (text: string): Handle => text as Handle

export const anAccount = (overrides: Partial<Account> = {}): Account => {
  const id = overrides.id ?? anAccountId()
  const fresh = {
    id,
    email: `${id.replace(/[^\w.-]/g, '.')}@example.org`,
    displayName: `Name of ${id}`,
    signupSource: 'app' as const,
  }
  return { ...newAccount(fresh, NOON), ...overrides }
}

export const aDeal = (overrides: Partial<Deal> = {}): Deal => ({
  ...newDeal(
    { id: v7() as DealId, ownerId: anAccountId('owner'), fields: { title: 'A deal' }, sharingGroupIds: [] },
    NOON,
  ),
  ...overrides,
})

export const aGrant = (overrides: Partial<Grant> = {}): Grant => ({
  id: v7() as GrantId,
  accountId: anAccountId('owner'),
  source: 'subscription',
  plan: 'pro',
  feature: 'plan',
  limit: null,
  startsAt: NOON,
  endsAt: null,
  revokedAt: null,
  createdAt: NOON,
  ...overrides,
})
