import { publicAvatarUrl } from '../../domain/account.js'
import { type AuthorBadge, authorBadges, isPremium } from '../../domain/badges.js'
import { collectionCeiling, collectionNotFound, parsePublicToken } from '../../domain/collection.js'
import type { SharedDeal } from '../../domain/deal.js'
import { isReadByStudents, isShownToStudents, withoutPersonalThemes } from '../../domain/exposure.js'
import { type DealList, dealList } from '../deals/deal-list.js'
import type { Clock } from '../ports/clock.js'
import type { Repositories } from '../ports/unit-of-work.js'

/** A collection as students see it: its author as the catalog shows them, and no id of anybody. */
export interface PublicCollection {
  readonly title: string
  readonly description: string | null
  readonly author: {
    readonly displayName: string
    readonly avatarUrl: string | null
    readonly badges: readonly AuthorBadge[]
  }
  readonly deals: DealList<SharedDeal>
}

const NO_TOKEN = ''

/** The governed read for students: whoever holds the link, while it is live. */
export class ReadPublicCollection {
  constructor(
    private readonly repositories: Repositories,
    private readonly clock: Clock,
    private readonly freeCollections: number,
  ) {}

  /**
   * Every refusal comes after the same statement, so that neither the answer nor its time tells an unknown token from
   * one that led somewhere. @throws DEAL_COLLECTION_NOT_FOUND
   */
  async execute({ token }: { readonly token: string }): Promise<PublicCollection> {
    const { collections, deals } = this.repositories
    const at = this.clock.now()
    const found = await collections.findByPublicToken(parsePublicToken(token) ?? NO_TOKEN, at)
    if (found === null) throw collectionNotFound()
    const { collection, owner: author, grants } = found
    const ceiling = collectionCeiling(grants, this.freeCollections)
    if (!isReadByStudents({ author, collection, ceiling, at })) throw collectionNotFound()
    const held = await deals.listByCollection(collection.id)
    return {
      title: collection.title,
      description: collection.description,
      author: {
        displayName: author.displayName,
        avatarUrl: publicAvatarUrl(author),
        badges: authorBadges({ certified: author.certified, premium: isPremium(grants, at) }),
      },
      deals: dealList(deals, {
        entries: held.filter(({ deal, owner }) => isShownToStudents(collection, deal, owner)),
        dealOf: ({ deal }) => deal,
        asWhole: (deal) => deal,
        show: (deal, { owner }) => (isShownToStudents(collection, deal, owner) ? withoutPersonalThemes(deal) : null),
      }),
    }
  }
}
