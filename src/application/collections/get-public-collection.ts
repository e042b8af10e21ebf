import { publicAvatarUrl } from '../../domain/account.js'
import type { Actor } from '../../domain/actor.js'
import { type AuthorBadge, badgesOf } from '../../domain/badges.js'
import type { SharedDeal } from '../../domain/deal.js'
import type { CollectionId } from '../../domain/ids.js'
import type { Practice } from '../../domain/practice/practice.js'
import type { StudentView } from '../../domain/student-view.js'
import type { DealList } from '../deals/deal-list.js'
import type { LinkTarget, PublicLinks } from './public-links.js'

/** A collection as students see it: with its author as in the catalog, and without any account id. */
export interface PublicCollection {
  /** Only for counting views; students do not see it. */
  readonly id: CollectionId
  readonly title: string
  readonly description: string | null
  readonly author: {
    readonly displayName: string
    readonly avatarUrl: string | null
    readonly badges: readonly AuthorBadge[]
  }
  readonly embeddable: boolean
  readonly studentView: StudentView
  readonly practice: Practice
  /** Differs whenever the deals have changed, or how they are shown. */
  readonly version: string
  readonly read: () => Promise<PublicDeals>
}

export interface PublicDeals {
  readonly deals: DealList<SharedDeal>
  /** The ids and titles of the same deals, without reading them. */
  readonly titles: readonly Pick<SharedDeal, 'id' | 'title'>[]
  /** Reads the deal at an index, starting at 0; `null` if there is none, or if it was withdrawn in the meantime. */
  readonly dealAt: (place: number) => Promise<SharedDeal | null>
}

interface Input extends LinkTarget {
  readonly actor: Actor
}

/** Reads a collection for its students, that is, for anyone with its link while the link is live. */
export class GetPublicCollection {
  constructor(private readonly links: PublicLinks) {}

  /** @throws DEAL_COLLECTION_NOT_FOUND, and what `admit` and `inTurn` throw */
  async execute(target: Input): Promise<PublicCollection> {
    return this.links.read(target, async (link) => {
      const { collection, author, grants, at } = link
      return {
        id: collection.id,
        title: collection.title,
        description: collection.description,
        author: {
          displayName: author.displayName,
          avatarUrl: publicAvatarUrl(author),
          badges: badgesOf(author, grants, at),
        },
        embeddable: collection.embeddable,
        studentView: collection.studentView,
        practice: collection.practice,
        version: await this.links.versionOf(link),
        read: async () => {
          const entries = await this.links.deals(link)
          return {
            deals: this.links.list(link, entries),
            titles: entries.map(({ deal: { id, title } }) => ({ id, title })),
            dealAt: (place) => this.links.one(link, entries[place]),
          }
        },
      }
    })
  }
}
