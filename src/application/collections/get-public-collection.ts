import { publicAvatarUrl } from '../../domain/account.js'
import type { Actor } from '../../domain/actor.js'
import { type AuthorBadge, badgesOf } from '../../domain/badges.js'
import { collectionNotFound, parsePublicToken } from '../../domain/collection.js'
import type { SharedDeal } from '../../domain/deal.js'
import { asShared, isReadByStudents, isShownToStudents } from '../../domain/exposure.js'
import { type DealList, dealList } from '../deals/deal-list.js'
import type { Plans } from '../plans.js'
import type { Clock } from '../ports/clock.js'
import type { Repositories } from '../ports/unit-of-work.js'

/** A collection as students see it: with its author as the catalog shows them, and without any account id. */
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

/** Reads a collection for its students, that is, for anyone with its link while the link is live. */
export class GetPublicCollection {
  constructor(
    private readonly repositories: Repositories,
    private readonly plans: Plans,
    private readonly clock: Clock,
  ) {}

  /**
   * All refusals come after the same SQL statement, so that neither the response nor its timing reveals whether a token is
   * unknown or once worked. @throws DEAL_COLLECTION_NOT_FOUND
   */
  async execute({ token }: { readonly actor: Actor; readonly token: string }): Promise<PublicCollection> {
    const { collections, deals } = this.repositories
    const at = this.clock.now()
    const found = await collections.findByPublicToken(parsePublicToken(token) ?? NO_TOKEN, at)
    if (found === null) throw collectionNotFound()
    const { collection, owner: author, grants } = found
    const ceiling = this.plans.ceilingUnder(grants)
    if (!isReadByStudents({ author, collection, ceiling, at })) throw collectionNotFound()
    const held = await deals.listPlainByCollection(collection.id)
    return {
      title: collection.title,
      description: collection.description,
      author: {
        displayName: author.displayName,
        avatarUrl: publicAvatarUrl(author),
        badges: badgesOf(author, grants, at),
      },
      deals: dealList({
        find: (ids) => deals.findManyPlain(ids),
        entries: held.filter(({ deal, owner }) => isShownToStudents(collection, deal, owner)),
        dealOf: ({ deal }) => deal,
        asWhole: (deal) => deal,
        show: (deal, { owner }) => (isShownToStudents(collection, deal, owner) ? asShared(deal) : null),
      }),
    }
  }
}
