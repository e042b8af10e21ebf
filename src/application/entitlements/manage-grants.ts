import { accountNotFound } from '../../domain/account.js'
import { type Grant, type GrantFields, grantNotFound, revoked, writtenGrant } from '../../domain/grant.js'
import { type GrantId, parseAccountId, parseGrantId } from '../../domain/ids.js'
import type { Clock } from '../ports/clock.js'
import type { Repositories, UnitOfWork } from '../ports/unit-of-work.js'

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

/** Grants as billing writes them. */
export class ManageGrants {
  constructor(
    private readonly repositories: Repositories,
    private readonly unitOfWork: UnitOfWork,
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
    const id = idOf(grantText)
    return this.unitOfWork.run(async ({ grants }) => {
      await grants.lock(id)
      const before = await grants.findById(id)
      if (before === null) throw grantNotFound()
      const grant = revoked(before, this.clock.now())
      await grants.put(grant)
      return grant
    })
  }
}
