import { type Account, completeOnboarding, type OwnerFields } from '../../domain/account.js'
import { asAccount } from '../../domain/actor.js'
import { type Store, writeOptimistically } from '../optimistic-write.js'
import type { TokenClaims } from '../ports/access-token-verifier.js'
import type { Clock } from '../ports/clock.js'
import { type ByAuctionSystemId, withAuctionSystem } from './auction-system-of.js'
import { ownAccount } from './own-account.js'
import { requireFree } from './require-free.js'

export type OnboardingValues = Omit<OwnerFields, 'auctionSystem' | 'preferences' | 'avatarUrl' | 'showEmailPublicly'> &
  ByAuctionSystemId & { readonly displayName: string }

/** Applies the onboarding values to the caller's account, made when it is new, and marks it onboarded. */
export class CompleteOnboarding {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  async execute({ claims, values }: { claims: TokenClaims; values: OnboardingValues }): Promise<Account> {
    const { repositories } = this.store
    await ownAccount(repositories.accounts, claims, this.clock)
    const change = await withAuctionSystem(repositories.auctionSystems, values)
    return writeOptimistically(this.store, {
      key: claims.userId,
      lock: ({ accounts }) => accounts.lock(claims.userId),
      attempt: async ({ accounts }) => {
        const account = await ownAccount(accounts, claims, this.clock)
        const onboarded = completeOnboarding(account, change, asAccount(account), this.clock.now())
        await requireFree(accounts, account, onboarded)
        return accounts.save(onboarded)
      },
    })
  }
}
