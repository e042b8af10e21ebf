import { publicAvatarUrl } from '../../domain/account.js'
import type { Author } from '../../domain/author.js'
import { type AuthorBadge, authorBadges, badgesByAccount, isPremium } from '../../domain/badges.js'
import { asShared, type SharedDeal } from '../../domain/deal.js'
import { isExposedInCatalog, isListedAuthor } from '../../domain/exposure.js'
import { type DealList, dealList } from '../deals/deal-list.js'
import type { Clock } from '../ports/clock.js'
import type { DealRepository, PublishedDeal } from '../ports/deal-repository.js'
import type { Entitlements } from '../ports/entitlements.js'

/** An author as shown beside a deal in a mixed list. */
export interface AuthorCard {
  readonly handle: string
  readonly displayName: string
  readonly avatarUrl: string | null
  readonly badges: readonly AuthorBadge[]
}

export interface AuthoredDeal {
  readonly deal: SharedDeal
  readonly author: AuthorCard
}

/** The badges of several authors at once. */
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
}

/** The deals that the catalog may show, each with its author. */
export const authoredDeals = (
  deals: Pick<DealRepository, 'findMany'>,
  found: readonly PublishedDeal[],
  at: Date,
): DealList<AuthoredDeal> =>
  dealList(deals, {
    entries: found.filter(({ deal, owner }) => isExposedInCatalog(deal) && isListedAuthor(owner)),
    dealOf: ({ deal }) => deal,
    beside: ({ owner, grants }) => authorCard(owner, isPremium(grants, at)),
    asWhole: asShared,
    show: (deal, { owner, grants }) =>
      isExposedInCatalog(deal) ? { deal, author: authorCard(owner, isPremium(grants, at)) } : null,
  })

const authorCard = (owner: PublishedDeal['owner'], premium: boolean): AuthorCard => ({
  handle: owner.handle ?? '',
  displayName: owner.displayName,
  avatarUrl: publicAvatarUrl(owner),
  badges: authorBadges({ certified: owner.certified, premium }),
})
