import { publicAvatarUrl } from '../../domain/account.js'
import type { Actor } from '../../domain/actor.js'
import { type AuthorBadge, badgesOf } from '../../domain/badges.js'
import type { SharedDeal } from '../../domain/deal.js'
import type { StudentView } from '../../domain/student-view.js'
import type { DealList } from '../deals/deal-list.js'
import type { LinkTarget, PublicLinks } from './public-links.js'

/** A collection as students see it: with its author as the catalog shows them, and without any account id. */
export interface PublicCollection {
  readonly title: string
  readonly description: string | null
  readonly author: {
    readonly displayName: string
    readonly avatarUrl: string | null
    readonly badges: readonly AuthorBadge[]
  }
  readonly embeddable: boolean
  readonly studentView: StudentView
  readonly deals: DealList<SharedDeal>
  /** The same deals by their titles, without having been read. */
  readonly titles: readonly Pick<SharedDeal, 'id' | 'title'>[]
  /** Reads the deal at a place, from 0; `null` if there is none, or if it was withdrawn meanwhile. */
  readonly dealAt: (place: number) => Promise<SharedDeal | null>
}

interface Input extends LinkTarget {
  readonly actor: Actor
}

/** Reads a collection for its students, that is, for anyone with its link while the link is live. */
export class GetPublicCollection {
  constructor(private readonly links: PublicLinks) {}

  /** @throws DEAL_COLLECTION_NOT_FOUND, and what `admit` throws */
  async execute(target: Input): Promise<PublicCollection> {
    const link = await this.links.find(target)
    const { collection, author, grants, at } = link
    const entries = await this.links.deals(link)
    return {
      title: collection.title,
      description: collection.description,
      author: {
        displayName: author.displayName,
        avatarUrl: publicAvatarUrl(author),
        badges: badgesOf(author, grants, at),
      },
      embeddable: collection.embeddable,
      studentView: collection.studentView,
      deals: this.links.list(link, entries),
      titles: entries.map(({ deal: { id, title } }) => ({ id, title })),
      dealAt: (place) => this.links.one(link, entries[place]),
    }
  }
}
