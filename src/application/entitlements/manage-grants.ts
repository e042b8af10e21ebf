import { accountNotFound } from '../../domain/account.js'
import { changesBetween, type Initiator } from '../../domain/audit.js'
import { rejectIssues } from '../../domain/errors.js'
import { type Grant, type GrantFields, grantIssues, grantNotFound, revoked, writtenGrant } from '../../domain/grant.js'
import type { KeptAnswer } from '../../domain/idempotency.js'
import { type AccountId, type GrantId, parseAccountId, parseGrantId } from '../../domain/ids.js'
import type { AuditTrail } from '../audit/audit-trail.js'
import { createOnce, type Once } from '../create-once.js'
import type { CurrentRights } from '../current-rights.js'
import type { Clock } from '../ports/clock.js'
import type { IdGenerator } from '../ports/id-generator.js'
import type { Repositories, UnitOfWork } from '../ports/unit-of-work.js'

type GrantTarget = Initiator & { readonly id: string; readonly grantId: string }

const FIELDS = [
  'accountId',
  'source',
  'plan',
  'feature',
  'limit',
  'startsAt',
  'endsAt',
  'revokedAt',
] as const satisfies readonly (keyof Grant)[]

const idOf = (text: string): GrantId => {
  const id = parseGrantId(text)
  if (id === null) throw grantNotFound()
  return id
}

const accountOf = async ({ accounts }: Pick<Repositories, 'accounts'>, text: string) => {
  const id = parseAccountId(text)
  const account = id === null ? null : await accounts.findById(id)
  if (account === null) throw accountNotFound()
  return account
}

/** Grants as billing writes them, and as admins give them by hand. */
export class ManageGrants {
  constructor(
    private readonly repositories: Repositories,
    private readonly unitOfWork: UnitOfWork,
    private readonly rights: CurrentRights,
    private readonly trail: AuditTrail,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  async list(accountText: string): Promise<readonly Grant[]> {
    const { id } = await accountOf(this.repositories, accountText)
    return this.repositories.grants.listByAccount(id)
  }

  /** Writes a grant, again with the same outcome. @throws GRANT_REVOKED, GRANT_NOT_FOUND for one of another account */
  put(accountText: string, grantText: string, fields: GrantFields): Promise<{ grant: Grant; isNew: boolean }> {
    return this.unitOfWork.run(async (repositories) => {
      const account = await accountOf(repositories, accountText)
      const id = idOf(grantText)
      await repositories.grants.lock(id)
      const before = await repositories.grants.findById(id)
      const grant = writtenGrant(id, account.id, fields, before, this.clock.now())
      await repositories.grants.put(grant)
      return { grant, isNew: before === null }
    })
  }

  /** Ends a grant at once; the first time stands. */
  revoke(grantText: string): Promise<Grant> {
    return this.unitOfWork.run(async (repositories) => (await this.end(repositories, grantText)).after)
  }

  /** Gives a new grant by hand, for an admin. */
  async give(accountText: string, fields: GrantFields, initiator: Initiator, once: Once<Grant>): Promise<KeptAnswer> {
    rejectIssues(grantIssues({ startsAt: fields.startsAt ?? this.clock.now(), endsAt: fields.endsAt ?? null }))
    const insert = async (repositories: Repositories): Promise<Grant> => {
      const account = await accountOf(repositories, accountText)
      const grant = writtenGrant(this.ids.next() as GrantId, account.id, fields, null, this.clock.now())
      await repositories.grants.put(grant)
      await this.record(repositories, initiator, 'grant.create', {}, grant)
      return grant
    }
    return createOnce(this.unitOfWork, this.clock, once, insert, (repositories) =>
      this.rights.requireAdmin(repositories, initiator.actor),
    )
  }

  /** Ends a grant of an account, for an admin. @throws GRANT_NOT_FOUND for one of another account */
  revokeOf({ id: accountText, grantId, ...initiator }: GrantTarget): Promise<Grant> {
    return this.unitOfWork.run(async (repositories) => {
      await this.rights.requireAdmin(repositories, initiator.actor)
      const { id: accountId } = await accountOf(repositories, accountText)
      const { before, after } = await this.end(repositories, grantId, accountId)
      await this.record(repositories, initiator, 'grant.revoke', before, after)
      return after
    })
  }

  private async end({ grants }: Repositories, grantText: string, accountId?: AccountId) {
    const id = idOf(grantText)
    await grants.lock(id)
    const before = await grants.findById(id)
    if (before === null || (accountId !== undefined && before.accountId !== accountId)) throw grantNotFound()
    const after = revoked(before, this.clock.now())
    await grants.put(after)
    return { before, after }
  }

  private record(
    repositories: Repositories,
    initiator: Initiator,
    action: string,
    before: Partial<Grant>,
    after: Grant,
  ): Promise<void> {
    const subject = { type: 'grant', id: after.id } as const
    return this.trail.append(repositories, initiator, {
      action,
      subject,
      changes: changesBetween(before, after, FIELDS),
    })
  }
}
