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

/** Applies the onboarding values to the caller's account, made when it is new, and marks it onboarded. */
export class CompleteOnboarding {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  async execute({ identity, values, expected }: Input): Promise<Account> {
    const { repositories } = this.store
    await ownAccount(repositories, identity, this.clock)
    const change = await withAuctionSystem(repositories.auctionSystems, values)
    return writeOptimistically(this.store, {
      key: identity.userId,
      lock: ({ accounts }) => accounts.lock(identity.userId),
      attempt: async ({ accounts, erasure }) => {
        const account = await ownAccount({ accounts, erasure }, identity, this.clock)
        const onboarded = completeOnboarding(account, change, asAccount(account), this.clock.now())
        await requireFree(accounts, account, onboarded)
        requireRevision(account, expected)
        return accounts.save(onboarded)
      },
    })
  }
}
