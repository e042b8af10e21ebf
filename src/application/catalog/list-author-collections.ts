import { type Actor, requireAccount } from '../../domain/actor.js'
import { isLinkLive, isSharedCollection } from '../../domain/exposure.js'
import { type BatchedList, batchesOf } from '../batched-list.js'
import type { Plans } from '../plans.js'
import type { Clock } from '../ports/clock.js'
import type { CountedCollection, OpenCollection } from '../ports/collection-repository.js'
import type { Repositories } from '../ports/unit-of-work.js'
import type { ListedAuthors } from './listed-authors.js'

export interface SharedCollection {
  readonly collection: CountedCollection['collection']
  /** Counts exposed deals only. */
  readonly dealCount: number
}

/** Lists an author's shared collections, newest first. */
export class ListAuthorCollections {
  constructor(
    private readonly repositories: Repositories,
    private readonly authors: ListedAuthors,
    private readonly plans: Plans,
    private readonly clock: Clock,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, CATALOG_AUTHOR_NOT_FOUND */
  async execute({
    actor,
    handle,
  }: {
    readonly actor: Actor
    readonly handle: string
  }): Promise<BatchedList<SharedCollection>> {
    requireAccount(actor)
    const author = await this.authors.byHandle(handle)
    const at = this.clock.now()
    const { collections, deals } = this.repositories
    const [found, ceiling] = await Promise.all([
      collections.listOpenByOwner(author.id),
      this.plans.ceilingOf(this.repositories, author.id, at),
    ])
    const entries = found.filter(({ collection }) => isLinkLive({ author, collection, ceiling, at }))
    const shown = (
      { collection: { seniority } }: OpenCollection,
      { collection, exposedDeals }: CountedCollection,
    ): readonly SharedCollection[] =>
      isSharedCollection({ author, collection: { ...collection, seniority }, ceiling, exposedDeals, at })
        ? [{ collection, dealCount: exposedDeals }]
        : []
    const read = async (batch: readonly OpenCollection[]): Promise<readonly SharedCollection[]> => {
      const counted = await collections.listCounted(batch.map(({ collection }) => collection.id))
      const byId = new Map(counted.map((one) => [one.collection.id, one]))
      return batch.flatMap((entry) => {
        const one = byId.get(entry.collection.id)
        return one === undefined ? [] : shown(entry, one)
      })
    }
    const isWhole = entries.every(({ counted }) => counted !== null)
    // Counting the deals of each collection would delay the first byte. The counts only depend on which of the owner's
    // deals are exposed.
    const exposed = isWhole ? null : await deals.versionOfExposed(author.id)
    return {
      whole: isWhole ? entries.flatMap((entry) => (entry.counted === null ? [] : shown(entry, entry.counted))) : null,
      version: () => [exposed, entries.map(({ collection: { id, revision } }) => [id, revision])],
      batches: function* () {
        for (const batch of batchesOf(entries, ({ bytes }) => bytes)) yield () => read(batch)
      },
    }
  }
}
