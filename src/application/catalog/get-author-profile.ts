import { type Actor, requireAccount } from '../../domain/actor.js'
import { type AuthorProfile, authorProfile } from '../../domain/author.js'
import { createAuthorBadgesReader } from '../../domain/badges.js'
import type { Clock } from '../ports/clock.js'
import type { ListedAuthors } from './listed-authors.js'

/** Reads an author in the catalog. Badges are computed on every read. */
export class GetAuthorProfile {
  constructor(
    private readonly authors: ListedAuthors,
    private readonly clock: Clock,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, CATALOG_AUTHOR_NOT_FOUND */
  async execute({ actor, handle }: { readonly actor: Actor; readonly handle: string }): Promise<AuthorProfile> {
    requireAccount(actor)
    const { author, grants } = await this.authors.entitled(handle, this.clock.now())
    const readBadges = createAuthorBadgesReader({ listActiveGrants: async () => grants }, this.clock)
    return authorProfile(author, await readBadges(author))
  }
}
