import { type Account, completeOnboarding, type OwnerFields } from '../../domain/account.js'
import { asAccount } from '../../domain/actor.js'
import { type ExpectedRevisions, requireRevision } from '../../domain/revision.js'
import { type Store, writeOptimistically } from '../optimistic-write.js'
import type { Clock } from '../ports/clock.js'
import { type ByAuctionSystemId, withAuctionSystem } from './auction-system-of.js'
import { type Identity, ownAccount } from './own-account.js'
import { requireFree } from './require-free.js'

export type OnboardingValues = Omit<OwnerFields, 'auctionSystem' | 'preferences' | 'avatarUrl' | 'showEmailPublicly'> &
  ByAuctionSystemId & { readonly displayName: string }

interface Input {
  readonly identity: Identity
  readonly values: OnboardingValues
  /** `If-Match`. */
  readonly expected?: ExpectedRevisions
}

/** Applies the onboarding values to the caller's account, created when it is new, and marks it onboarded. */
export class CompleteOnboarding {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  async execute({ identity, values, expected }: Input): Promise<Account> {
    const { userId } = identity
    return writeOptimistically(this.store, {
      key: userId,
      lock: async (repositories) => {
        await ownAccount(repositories, identity, this.clock)
        await repositories.accounts.lock(userId)
      },
      attempt: async (repositories, isLocked) => {
        const { accounts, auctionSystems } = repositories
        // A new account is created in the transaction that onboards it, so that a refusal leaves none behind.
        if (!isLocked && (await accounts.findById(userId)) === null) return 'lock'
        const account = await ownAccount(repositories, identity, this.clock)
        const change = await withAuctionSystem(auctionSystems, values)
        const onboarded = completeOnboarding(account, change, asAccount(account), this.clock.now())
        await requireFree(accounts, account, onboarded)
        requireRevision(account, expected)
        return accounts.save(onboarded)
      },
    })
  }
}
