import { publicAvatarUrl } from '../../domain/account.js'
import { type AuthorBadge, badgesOf } from '../../domain/badges.js'
import type { CursorRequest, PublicationCursor } from '../../domain/cursor.js'
import type { SharedDeal } from '../../domain/deal.js'
import { asShared, isExposedInCatalog, isListedAuthor } from '../../domain/exposure.js'
import { type DealList, dealList } from '../deals/deal-list.js'
import type { DealRepository, PublishedDeal } from '../ports/deal-repository.js'

/** An author as shown next to a deal in lists that mix authors. */
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

/** A page of published deals by several authors. */
export interface PublishedDeals {
  readonly deals: DealList<AuthoredDeal>
  /** `null` on the last page. */
  readonly next: PublicationCursor | null
}

/** A page of published deals. Reads one deal more than requested, to see whether there is another page. */
export const publishedDeals = async (
  deals: Pick<DealRepository, 'findManyPlain'>,
  { after, limit }: CursorRequest,
  at: Date,
  read: (wider: CursorRequest) => Promise<readonly PublishedDeal[]>,
): Promise<PublishedDeals> => {
  const found = await read({ after, limit: limit + 1 })
  const shown = found.slice(0, limit)
  const last = shown.at(-1)?.deal
  const next = found.length > limit && last !== undefined ? { publishedAt: last.publishedAt, id: last.id } : null
  return { deals: authoredDeals(deals, shown, at), next }
}

/** The deals that the catalog may show, each with its author. */
const authoredDeals = (
  deals: Pick<DealRepository, 'findManyPlain'>,
  found: readonly PublishedDeal[],
  at: Date,
): DealList<AuthoredDeal> =>
  dealList({
    find: (ids) => deals.findManyPlain(ids),
    entries: found.filter(({ deal, owner }) => isExposedInCatalog(deal) && isListedAuthor(owner)),
    dealOf: ({ deal }) => deal,
    beside: (published) => authorCard(published, at),
    asWhole: asShared,
    show: (deal, published) => (isExposedInCatalog(deal) ? { deal, author: authorCard(published, at) } : null),
  })

/** The fields of an author that are shown next to a deal. Badges are computed on every read. */
export const authorCard = ({ owner, grants }: Pick<PublishedDeal, 'owner' | 'grants'>, at: Date): AuthorCard => ({
  handle: owner.handle ?? '',
  displayName: owner.displayName,
  avatarUrl: publicAvatarUrl(owner),
  badges: badgesOf(owner, grants, at),
})
