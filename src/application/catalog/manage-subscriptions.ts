import type { CallerAccount } from '../../domain/actor.js'
import { type AuthorProfile, authorProfile } from '../../domain/author.js'
import { validationFailed } from '../../domain/errors.js'
import { isListedAuthor } from '../../domain/exposure.js'
import { normalizeHandle } from '../../domain/handle.js'
import type { Clock } from '../ports/clock.js'
import type { SubscriptionRepository } from '../ports/subscription-repository.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import type { Quotas } from '../quotas.js'
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
    private readonly unitOfWork: UnitOfWork,
    private readonly quotas: Quotas,
    private readonly cards: AuthorCards,
    private readonly clock: Clock,
  ) {}

  /** @throws CATALOG_AUTHOR_NOT_FOUND, VALIDATION_FAILED for oneself, QUOTA_EXCEEDED */
  async follow(caller: CallerAccount, handle: string): Promise<void> {
    const author = await this.authors.byHandle(handle)
    if (author.id === caller.id) throw validationFailed([{ path: '/handle', message: 'must be of another author' }])
    await this.unitOfWork.run(async (repositories) => {
      const isNew = await repositories.subscriptions.follow(caller.id, author.id, this.clock.now())
      if (isNew) await this.quotas.settle(repositories, caller.id, 'subscriptions')
    })
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
