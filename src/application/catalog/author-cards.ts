import { publicAvatarUrl } from '../../domain/account.js'
import type { Author } from '../../domain/author.js'
import { type AuthorBadge, badgesByAccount } from '../../domain/badges.js'
import { isExposedInCatalog, isListedAuthor, withoutPersonalThemes } from '../../domain/exposure.js'
import type { Clock } from '../ports/clock.js'
import type { DealWithOwner } from '../ports/deal-repository.js'
import type { Entitlements } from '../ports/entitlements.js'
import type { CatalogDeal } from './list-author-deals.js'

/** An author as shown beside a deal in a mixed list. */
export interface AuthorCard {
  readonly handle: string
  readonly displayName: string
  readonly avatarUrl: string | null
  readonly badges: readonly AuthorBadge[]
}

export interface AuthoredDeal {
  readonly deal: CatalogDeal
  readonly author: AuthorCard
}

/** Reads the badges of several authors at once. */
export class AuthorCards {
  constructor(
    private readonly entitlements: Entitlements,
    private readonly clock: Clock,
  ) {}

  async badgesOf(authors: readonly Author[]): Promise<(author: Author) => readonly AuthorBadge[]> {
    const now = this.clock.now()
    const ids = [...new Set(authors.map(({ id }) => id))]
    const badges = badgesByAccount(authors, await this.entitlements.listActiveGrantsOf(ids, now), now)
    return ({ id }) => badges.get(id) ?? []
  }

  /** The deals that the catalog may show, each with its author. */
  async withAuthors(found: readonly DealWithOwner[]): Promise<readonly AuthoredDeal[]> {
    const shown = found.filter(({ deal, owner }) => isExposedInCatalog(deal) && isListedAuthor(owner))
    const badges = await this.badgesOf(shown.map(({ owner }) => owner))
    return shown.map(({ deal, owner }) => ({
      deal: withoutPersonalThemes(deal),
      author: {
        handle: owner.handle ?? '',
        displayName: owner.displayName,
        avatarUrl: publicAvatarUrl(owner),
        badges: badges(owner),
      },
    }))
  }
}
