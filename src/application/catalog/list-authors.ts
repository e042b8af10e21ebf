import { foldSearchTerm } from '../../domain/account-search.js'
import { type Actor, requireAccount } from '../../domain/actor.js'
import { authorProfile } from '../../domain/author.js'
import type { DirectoryCursor, DirectoryRequest } from '../../domain/author-directory.js'
import { badgesOf } from '../../domain/badges.js'
import { isListedAuthor } from '../../domain/exposure.js'
import type { CatalogDirectory, DirectoryEntry } from '../ports/catalog-directory.js'
import type { Clock } from '../ports/clock.js'
import type { FollowedAuthor } from './list-followed-authors.js'

type ListedAuthor = FollowedAuthor & Pick<DirectoryEntry, 'dealCount' | 'lastPublishedAt'>

/** A page of the directory. */
export interface Directory {
  readonly authors: readonly ListedAuthor[]
  /** `null` on the last page. */
  readonly next: DirectoryCursor | null
}

interface Input extends Omit<DirectoryRequest, 'term'> {
  readonly actor: Actor
  /** Part of the name or handle; `null` for all authors. */
  readonly q: string | null
}

/** Lists the authors with exposed deals, most recently published first. */
export class ListAuthors {
  constructor(
    private readonly directory: CatalogDirectory,
    private readonly clock: Clock,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE */
  async execute({ actor, q, after, limit }: Input): Promise<Directory> {
    requireAccount(actor)
    const term = q === null ? null : foldSearchTerm(q)
    if (q !== null && term === null) return { authors: [], next: null }
    const at = this.clock.now()
    // One more than requested, to see whether there is another page.
    const found = await this.directory.listAuthors({ term, after, limit: limit + 1 }, at)
    const page = found.slice(0, limit)
    const last = page.at(-1)
    return {
      authors: page
        .filter(({ author, dealCount }) => isListedAuthor(author) && dealCount > 0)
        .map(({ author, grants, dealCount, lastPublishedAt }) => ({
          handle: author.handle ?? '',
          profile: authorProfile(author, badgesOf(author, grants, at)),
          dealCount,
          lastPublishedAt,
        })),
      next:
        found.length > limit && last !== undefined ? { publishedAt: last.lastPublishedAt, id: last.author.id } : null,
    }
  }
}
