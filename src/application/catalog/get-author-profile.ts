import { type AuthorProfile, authorProfile } from '../../domain/author.js'
import { createAuthorBadgesReader } from '../../domain/badges.js'
import type { Clock } from '../ports/clock.js'
import type { ListedAuthors } from './listed-authors.js'

export class GetAuthorProfile {
  constructor(
    private readonly authors: ListedAuthors,
    private readonly clock: Clock,
  ) {}

  async execute({ handle }: { handle: string }): Promise<AuthorProfile> {
    const { author, grants } = await this.authors.entitled(handle, this.clock.now())
    const readBadges = createAuthorBadgesReader({ listActiveGrants: async () => grants }, this.clock)
    return authorProfile(author, await readBadges(author))
  }
}
