import type { Entitlements } from '../../../application/ports/entitlements.js'
import type { Grant } from '../../../domain/grant.js'
import type { AccountId } from '../../../domain/ids.js'
import type { Statements } from '../../postgres/statements.js'
import type { GrantModel } from '../generated/models.js'
import { toGrant } from './grant-rows.js'
import { LIST_ACTIVE } from './grant-statements.js'

export class PrismaEntitlements implements Entitlements {
  constructor(private readonly statements: Statements) {}

  listActiveGrants(accountId: AccountId, at: Date): Promise<readonly Grant[]> {
    return this.listActiveGrantsOf([accountId], at)
  }

  async listActiveGrantsOf(accountIds: readonly AccountId[], at: Date): Promise<readonly Grant[]> {
    return (await this.statements.rows<GrantModel>(LIST_ACTIVE, [accountIds, at])).map(toGrant)
  }
}
