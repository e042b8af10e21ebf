import { type Actor, requireAccount } from '../../domain/actor.js'
import { normalizeHandle } from '../../domain/handle.js'
import type { SubscriptionRepository } from '../ports/subscription-repository.js'

/** Unfollows an author. Does nothing if the actor does not follow them, or if no account has the handle. */
export class UnfollowAuthor {
  constructor(private readonly subscriptions: SubscriptionRepository) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE */
  async execute({ actor, handle: text }: { readonly actor: Actor; readonly handle: string }): Promise<void> {
    const { id } = requireAccount(actor)
    const handle = normalizeHandle(text)
    if (handle !== null) await this.subscriptions.unfollow(id, handle)
  }
}
