import type { Author } from '../../domain/author.js'
import type { Handle } from '../../domain/handle.js'
import type { AccountId } from '../../domain/ids.js'

export interface SubscriptionRepository {
  /** Returns `false`, without changing anything, if the account already follows the author. */
  follow(followerId: AccountId, authorId: AccountId, at: Date): Promise<boolean>

  /** Does nothing if the account does not follow the author. */
  unfollow(followerId: AccountId, handle: Handle): Promise<void>

  /** All authors that the account follows, including those that are not listed now, by folded name, then id. */
  listFollowed(followerId: AccountId): Promise<readonly Author[]>
}
