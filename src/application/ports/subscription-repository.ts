import type { Author } from '../../domain/author.js'
import type { Handle } from '../../domain/handle.js'
import type { AccountId } from '../../domain/ids.js'

export interface SubscriptionRepository {
  /** `false`, and nothing changed, when the account follows the author already. */
  follow(followerId: AccountId, authorId: AccountId, at: Date): Promise<boolean>

  /** Nothing changes for who does not follow. */
  leave(followerId: AccountId, handle: Handle): Promise<void>

  /** The listed authors (`isListedAuthor`) that the account follows, by folded name, then id. */
  listAuthors(followerId: AccountId): Promise<readonly Author[]>
}
