import { type Account, completeOnboarding, type OwnerFields } from '../../domain/account.js'
import { type Actor, asAccount } from '../../domain/actor.js'
import { type ExpectedRevisions, requireRevision } from '../../domain/revision.js'
import { type Store, writeOptimistically } from '../optimistic-write.js'
import type { TokenClaims } from '../ports/access-token-verifier.js'
import type { Clock } from '../ports/clock.js'
import { type ByAuctionSystemId, withAuctionSystem } from './auction-system-of.js'
import { identityOf, ownAccount } from './own-account.js'
import { requireFree } from './require-free.js'

export type OnboardingValues = Omit<OwnerFields, 'auctionSystem' | 'preferences' | 'avatarUrl' | 'showEmailPublicly'> &
  ByAuctionSystemId & { readonly displayName: string }

interface Input {
  readonly actor: Actor
  /** The claims of the actor's token, if it has one. */
  readonly claims: TokenClaims | null
  readonly values: OnboardingValues
  readonly expected?: ExpectedRevisions
}

/** Applies the onboarding values to the actor's account, which is created if necessary, and marks it as onboarded. */
export class CompleteOnboarding {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, VALIDATION_FAILED, AUCTION_SYSTEM_NOT_FOUND, ACCOUNT_EMAIL_TAKEN,
   *   ACCOUNT_HANDLE_TAKEN, PRECONDITION_FAILED
   */
  async execute({ actor, claims, values, expected }: Input): Promise<Account> {
    const identity = identityOf(actor, claims)
    const { userId } = identity
    return writeOptimistically(this.store, {
      key: userId,
      lock: async (repositories) => {
        await ownAccount(repositories, identity, this.clock)
        await repositories.accounts.lock(userId)
      },
      attempt: async (repositories, isLocked) => {
        const { accounts, auctionSystems } = repositories
        // A new account is created in the transaction that onboards it, so that a refusal leaves no account.
        if (!isLocked && (await accounts.findById(userId)) === null) return 'lock'
        const account = await ownAccount(repositories, identity, this.clock)
        const change = await withAuctionSystem(auctionSystems, values)
        const onboarded = completeOnboarding(account, change, asAccount(account), this.clock.now())
        await requireFree(accounts, account, onboarded)
        requireRevision(account, expected)
        return accounts.save(account, onboarded)
      },
    })
  }
}
