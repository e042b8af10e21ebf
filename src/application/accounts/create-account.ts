import {
  type Account,
  accountIdTaken,
  changeAccount,
  emailTaken,
  newAccount,
  type OwnerFields,
  type SignupSource,
} from '../../domain/account.js'
import { SERVICE } from '../../domain/actor.js'
import type { KeptAnswer } from '../../domain/idempotency.js'
import type { AccountId } from '../../domain/ids.js'
import { createOnce, type Once } from '../create-once.js'
import type { Clock } from '../ports/clock.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import { type ByAuctionSystemId, withAuctionSystem } from './auction-system-of.js'

export type NewAccountFields = Omit<OwnerFields, 'auctionSystem'> &
  ByAuctionSystemId & {
    readonly id: AccountId
    readonly email: string
    readonly displayName: string
    readonly signupSource: SignupSource
  }

/** Makes an account ahead of its owner's first sign-in, for an internal backend. */
export class CreateAccount {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute(fields: NewAccountFields, once: Once<Account>): Promise<KeptAnswer> {
    const { id, email, displayName, signupSource, ...others } = fields
    return createOnce(this.unitOfWork, this.clock, once, async ({ accounts, auctionSystems }) => {
      const now = this.clock.now()
      const change = await withAuctionSystem(auctionSystems, others)
      const account = changeAccount(newAccount({ id, email, displayName, signupSource }, now), change, SERVICE, now)
      if (await accounts.insert(account)) return account
      throw (await accounts.findById(id)) === null ? emailTaken() : accountIdTaken()
    })
  }
}
