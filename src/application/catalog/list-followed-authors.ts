import { type Actor, requireAccount } from '../../domain/actor.js'
import { type AuthorProfile, authorProfile } from '../../domain/author.js'
import { badgesByAccount } from '../../domain/badges.js'
import { isListedAuthor } from '../../domain/exposure.js'
import type { Clock } from '../ports/clock.js'
import type { Repositories } from '../ports/unit-of-work.js'

export interface FollowedAuthor {
  readonly handle: string
  readonly profile: AuthorProfile
}

/** Lists the authors that the actor follows and that the catalog shows. */
export class ListFollowedAuthors {
  constructor(
    private readonly repositories: Pick<Repositories, 'entitlements' | 'subscriptions'>,
    private readonly clock: Clock,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE */
  async execute({ actor }: { readonly actor: Actor }): Promise<readonly FollowedAuthor[]> {
    const { id } = requireAccount(actor)
    const { entitlements, subscriptions } = this.repositories
    const authors = (await subscriptions.listFollowed(id)).filter(isListedAuthor)
    const now = this.clock.now()
    const ids = authors.map((author) => author.id)
    const badges = badgesByAccount(authors, await entitlements.listActiveGrantsOf(ids, now), now)
    return authors.map((author) => ({
      handle: author.handle ?? '',
      profile: authorProfile(author, badges.get(author.id) ?? []),
    }))
  }
}
