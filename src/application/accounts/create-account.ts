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
import type { AccountId } from '../../domain/ids.js'
import type { AccountRepository } from '../ports/account-repository.js'
import type { AuctionSystemRepository } from '../ports/auction-system-repository.js'
import type { Clock } from '../ports/clock.js'
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
    private readonly accounts: AccountRepository,
    private readonly auctionSystems: AuctionSystemRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ id, email, displayName, signupSource, ...fields }: NewAccountFields): Promise<Account> {
    const now = this.clock.now()
    const change = await withAuctionSystem(this.auctionSystems, fields)
    const account = changeAccount(newAccount({ id, email, displayName, signupSource }, now), change, SERVICE, now)
    if (await this.accounts.insert(account)) return account
    throw (await this.accounts.findById(id)) === null ? emailTaken() : accountIdTaken()
  }
}
