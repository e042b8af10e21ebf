import type { CallerAccount } from '../../domain/actor.js'
import { type AuthorProfile, authorProfile } from '../../domain/author.js'
import { validationFailed } from '../../domain/errors.js'
import { isListedAuthor } from '../../domain/exposure.js'
import { normalizeHandle } from '../../domain/handle.js'
import type { Clock } from '../ports/clock.js'
import type { SubscriptionRepository } from '../ports/subscription-repository.js'
import type { AuthorCards } from './author-cards.js'
import type { ListedAuthors } from './listed-authors.js'

export interface FollowedAuthor {
  readonly handle: string
  readonly profile: AuthorProfile
}

/** Whom an account follows. */
export class ManageSubscriptions {
  constructor(
    private readonly authors: ListedAuthors,
    private readonly subscriptions: SubscriptionRepository,
    private readonly cards: AuthorCards,
    private readonly clock: Clock,
  ) {}

  /** @throws CATALOG_AUTHOR_NOT_FOUND, VALIDATION_FAILED for oneself */
  async follow(caller: CallerAccount, handle: string): Promise<void> {
    const author = await this.authors.byHandle(handle)
    if (author.id === caller.id) throw validationFailed([{ path: '/handle', message: 'must be of another author' }])
    await this.subscriptions.follow(caller.id, author.id, this.clock.now())
  }

  /** Whatever the handle, the caller does not follow it afterwards. */
  async leave(caller: CallerAccount, text: string): Promise<void> {
    const handle = normalizeHandle(text)
    if (handle !== null) await this.subscriptions.leave(caller.id, handle)
  }

  async list(caller: CallerAccount): Promise<readonly FollowedAuthor[]> {
    const authors = (await this.subscriptions.listAuthors(caller.id)).filter(isListedAuthor)
    const badges = await this.cards.badgesOf(authors)
    return authors.map((author) => ({
      handle: author.handle ?? '',
      profile: authorProfile(author, badges(author)),
    }))
  }
}
