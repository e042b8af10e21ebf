import {
  type Account,
  accountIdTaken,
  changeAccount,
  emailTaken,
  newAccount,
  type OwnerFields,
  type SignupSource,
} from '../../domain/account.js'
import { type Actor, requireBackend } from '../../domain/actor.js'
import type { AccountId } from '../../domain/ids.js'
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

/** Creates an account before its owner first signs in, for an internal backend. */
export class CreateAccount {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws FORBIDDEN, VALIDATION_FAILED, AUCTION_SYSTEM_NOT_FOUND, ACCOUNT_ID_TAKEN, ACCOUNT_EMAIL_TAKEN,
   *   ACCOUNT_HANDLE_TAKEN
   */
  async execute({ actor, fields }: { readonly actor: Actor; readonly fields: NewAccountFields }): Promise<Account> {
    requireBackend(actor, 'accounts')
    const { id, email, displayName, signupSource, ...others } = fields
    return this.unitOfWork.run(async ({ accounts, auctionSystems }) => {
      const now = this.clock.now()
      const change = await withAuctionSystem(auctionSystems, others)
      const account = changeAccount(newAccount({ id, email, displayName, signupSource }, now), change, actor, now)
      if (await accounts.insert(account)) return account
      // The id of an account that is still being erased is taken, too.
      const isIdTaken = (await accounts.findById(id)) !== null || (await accounts.findByEmail(email)) === null
      throw isIdTaken ? accountIdTaken() : emailTaken()
    })
  }
}
