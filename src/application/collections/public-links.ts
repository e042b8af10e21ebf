import type { Author } from '../../domain/author.js'
import { collectionNotFound, parsePublicToken } from '../../domain/collection.js'
import type { PlainDeal, SharedDeal } from '../../domain/deal.js'
import { asPractised, asShared, isReadByStudents, isShownToStudents } from '../../domain/exposure.js'
import type { Grant } from '../../domain/grant.js'
import { everyBatchOf } from '../batched-list.js'
import { type DealList, dealList } from '../deals/deal-list.js'
import type { Plans } from '../plans.js'
import type { Clock } from '../ports/clock.js'
import type { LinkedCollection } from '../ports/collection-repository.js'
import type { Listed } from '../ports/deal-repository.js'
import type { Repositories } from '../ports/unit-of-work.js'

/**
 * Called once it is known whether a link is open, before anything else is read. Throws if the reader has made too many
 * requests for this link or, if it is not open, has tried too many links.
 */
export type AdmitReader = (isOpen: boolean) => Promise<void>

/** A public link, and how its reader is admitted and queued. */
export interface LinkTarget {
  readonly token: string
  readonly admit: AdmitReader
  /** Runs the read of an admitted reader in a turn; immediately by default. */
  readonly inTurn?: <Result>(work: () => Promise<Result>) => Promise<Result>
}

export interface OpenLink {
  readonly collection: LinkedCollection['collection']
  readonly author: Author
  /** The author's active grants. */
  readonly grants: readonly Grant[]
  /** When the link was found open. */
  readonly at: Date
}

/** A deal in the students' list, with its owner. */
export interface StudentDeal {
  readonly deal: Listed<PlainDeal>
  readonly owner: Author
}

const NO_TOKEN = ''

/** Reads collections for anyone with their link, while the link is live. */
export class PublicLinks {
  constructor(
    private readonly repositories: Pick<Repositories, 'collections' | 'deals'>,
    private readonly plans: Plans,
    private readonly clock: Clock,
  ) {}

  /**
   * Reads an open link. Only admitted readers wait for a turn, so guessed links delay no one else.
   * @throws DEAL_COLLECTION_NOT_FOUND, and what `admit` and `inTurn` throw
   */
  async read<Result>(target: LinkTarget, work: (link: OpenLink) => Promise<Result>): Promise<Result> {
    const link = await this.find(target)
    const { inTurn = (task) => task() } = target
    return inTurn(() => work(link))
  }

  /**
   * All refusals follow the same SQL statement, so that neither the response nor its timing reveals whether a token is
   * unknown or once worked.
   */
  private async find({ token, admit }: LinkTarget): Promise<OpenLink> {
    const at = this.clock.now()
    const found = await this.repositories.collections.findByPublicToken(parsePublicToken(token) ?? NO_TOKEN, at)
    const link = found && { collection: found.collection, author: found.owner, grants: found.grants, at }
    const isOpen = link !== null && isReadByStudents({ ...link, ceiling: this.plans.ceilingUnder(link.grants) })
    await admit(isOpen)
    if (!isOpen) throw collectionNotFound()
    return link
  }

  /** The deals that students see now, in collection order. */
  async deals({ collection }: OpenLink): Promise<readonly StudentDeal[]> {
    const held = await this.repositories.deals.listPlainByCollection(collection.id)
    return held.filter(({ deal, owner }) => isShownToStudents(collection, deal, owner))
  }

  /** Differs whenever the result of `deals` has changed, or how any of those deals is shown. */
  async versionOf({ collection }: OpenLink): Promise<string> {
    return `${collection.revision} ${await this.repositories.deals.versionOfCollection(collection.id)}`
  }

  /** A deal as students see it; `null` if `entry` is missing, or the deal was withdrawn before it was read. */
  async one(link: OpenLink, entry: StudentDeal | undefined): Promise<SharedDeal | null> {
    if (entry === undefined) return null
    for await (const [deal] of everyBatchOf(this.list(link, [entry]))) return deal ?? null
    return null
  }

  /** The deals as students see them. Leaves out those that were withdrawn before they were read. */
  list({ collection }: OpenLink, entries: readonly StudentDeal[]): DealList<SharedDeal> {
    const asRead = collection.practice.bidding ? asPractised : asShared
    return dealList({
      find: (ids) => this.repositories.deals.findManyPlain(ids),
      entries,
      dealOf: ({ deal }) => deal,
      asWhole: (deal) => deal,
      show: (deal, { owner }) => (isShownToStudents(collection, deal, owner) ? asRead(deal) : null),
    })
  }
}
