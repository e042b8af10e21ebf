import { type Account, accountNotFound } from '../../domain/account.js'
import { changesBetween, type Initiator } from '../../domain/audit.js'
import { type Grant, grantNotFound, revoked } from '../../domain/grant.js'
import { type AccountId, type GrantId, parseAccountId, parseGrantId } from '../../domain/ids.js'
import type { AuditTrail } from '../audit/audit-trail.js'
import { foundOr } from '../found-or.js'
import type { Repositories } from '../ports/unit-of-work.js'

const FIELDS = [
  'source',
  'plan',
  'feature',
  'limit',
  'startsAt',
  'endsAt',
  'revokedAt',
] as const satisfies readonly (keyof Grant)[]

/** @throws GRANT_NOT_FOUND */
export const grantIdOf = (text: string): GrantId => foundOr(parseGrantId(text), grantNotFound)

/** Finds the account that the grants belong to. @throws ACCOUNT_NOT_FOUND */
export const grantedAccount = async ({ accounts }: Pick<Repositories, 'accounts'>, text: string): Promise<Account> => {
  const id = foundOr(parseAccountId(text), accountNotFound)
  return foundOr(await accounts.findById(id), accountNotFound)
}

/**
 * Revokes a grant immediately. Repeated calls keep the time of the first.
 * @param accountId the account that the grant must belong to, if that matters
 * @throws GRANT_NOT_FOUND
 */
export const endGrant = async (
  { grants }: Repositories,
  text: string,
  now: Date,
  accountId?: AccountId,
): Promise<{ readonly before: Grant; readonly after: Grant }> => {
  const id = grantIdOf(text)
  await grants.lock(id)
  const before = foundOr(await grants.findById(id), grantNotFound)
  if (accountId !== undefined && before.accountId !== accountId) throw grantNotFound()
  const after = revoked(before, now)
  await grants.put(after, before)
  return { before, after }
}

/** The fields of a grant for the audit trail. A revoked one has only the time, so that its revocation records what ended. */
const givenBy = (grant: Partial<Grant>): Partial<Grant> =>
  grant.revokedAt == null ? grant : { revokedAt: grant.revokedAt }

/** Records a change of a grant by an admin. */
export const recordGrant = (
  trail: AuditTrail,
  repositories: Repositories,
  initiator: Initiator,
  action: 'grant.create' | 'grant.revoke',
  before: Partial<Grant>,
  after: Grant,
): Promise<void> =>
  trail.append(repositories, initiator, {
    action,
    subject: { type: 'grant', id: after.id },
    // Kept apart from the changes, so that the erasure of the account can clear it.
    parameters: { accountId: after.accountId },
    changes: changesBetween(givenBy(before), givenBy(after), FIELDS),
  })
