import { type AuthorProfile, authorProfile } from '../../domain/author.js'
import type { AuthorBadgesReader } from '../../domain/badges.js'
import type { ListedAuthors } from './listed-authors.js'

export class GetAuthorProfile {
  constructor(
    private readonly authors: ListedAuthors,
    private readonly readBadges: AuthorBadgesReader,
  ) {}

  async execute({ handle }: { handle: string }): Promise<AuthorProfile> {
    const account = await this.authors.byHandle(handle)
    return authorProfile(account, await this.readBadges(account))
  }
}
