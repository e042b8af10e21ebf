import type { Actor } from '../../domain/actor.js'
import {
  type Collection,
  ceilingReached,
  collectionDegraded,
  isDegraded,
  type PublicLink,
  requireMutable,
  withClosedLink,
  withOpenLink,
} from '../../domain/collection.js'
import { isEmptyPatch } from '../../domain/merge-patch.js'
import { type ExpectedRevisions, requireRevision } from '../../domain/revision.js'
import { type Store, writeOptimistically } from '../optimistic-write.js'
import type { Clock } from '../ports/clock.js'
import type { IdGenerator } from '../ports/id-generator.js'
import type { Repositories } from '../ports/unit-of-work.js'
import { ceilingOf, collectionIdOf, ownedCollection } from './managed-collection.js'
import { holdDeals } from './readable-deals.js'

interface Target {
  readonly actor: Actor
  readonly id: string
  /** `If-Match`. */
  readonly expected?: ExpectedRevisions
}

/** Changes a collection for its owner. A degraded one is refused every change, an archived one all but its return. */
export class ChangeCollection {
  constructor(
    private readonly store: Store,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly freeCollections: number,
  ) {}

  describe(
    target: Target,
    patch: { title?: string | undefined; description?: string | null | undefined },
  ): Promise<Collection> {
    const { title, description } = patch
    return this.change(target, (collection, now) =>
      isEmptyPatch(patch)
        ? collection
        : {
            ...collection,
            title: title ?? collection.title,
            description: description === undefined ? collection.description : description,
            updatedAt: now,
          },
    )
  }

  /**
   * Sets the whole ordered list. Deals that stand in it already may stay, whoever may read them by now.
   * @throws DEAL_NOT_FOUND naming deals that the owner may not put in
   */
  setDeals({ actor, id: idText, expected }: Target, texts: readonly string[]): Promise<Collection> {
    return this.write(idText, async (repositories, plan, isLocked) => {
      const before = await ownedCollection(repositories, actor, collectionIdOf(idText))
      // The deals are held until the collection is saved, which takes a transaction.
      if (!isLocked) return 'lock'
      const dealIds = await holdDeals(repositories, actor, texts, before.dealIds)
      requireMutable(before, await ceilingOf(repositories, before, plan))
      requireRevision(before, expected)
      return repositories.collections.save({ ...before, dealIds, updatedAt: plan.at })
    })
  }

  /** @param rotate whether students need a new link from now on */
  openLink(target: Target, link: PublicLink, rotate: boolean): Promise<Collection> {
    return this.change(target, (collection, now) => {
      const token = rotate ? null : collection.publicToken
      return withOpenLink(collection, link, token ?? this.ids.secret(), now)
    })
  }

  closeLink(target: Target): Promise<Collection> {
    return this.change(target, withClosedLink)
  }

  /** Archives; one that is archived already stays as it is. */
  archive({ actor, id: idText, expected }: Target): Promise<Collection> {
    return this.write(idText, async (repositories, plan) => {
      const before = await ownedCollection(repositories, actor, collectionIdOf(idText))
      if (isDegraded(before, await ceilingOf(repositories, before, plan))) throw collectionDegraded()
      requireRevision(before, expected)
      if (before.archivedAt !== null) return before
      return repositories.collections.save({ ...before, archivedAt: plan.at, updatedAt: plan.at })
    })
  }

  /** Takes back from the archive while the plan carries another collection. @throws COLLECTION_CEILING_REACHED */
  unarchive({ actor, id: idText, expected }: Target): Promise<Collection> {
    return this.write(idText, async (repositories, plan, isLocked) => {
      const { collections } = repositories
      const before = await ownedCollection(repositories, actor, collectionIdOf(idText))
      // Not before it is known whose it is: nobody else holds up its owner.
      if (!isLocked) return 'lock'
      const ceiling = await ceilingOf(repositories, before, plan)
      if (isDegraded(before, ceiling)) throw collectionDegraded()
      const isArchived = before.archivedAt !== null
      if (isArchived && ceiling !== null && (await collections.countUnarchived(before.ownerId)) >= ceiling)
        throw ceilingReached(ceiling)
      requireRevision(before, expected)
      return isArchived ? collections.save({ ...before, archivedAt: null, updatedAt: plan.at }) : before
    })
  }

  /** Deletes the collection, a degraded or archived one too; its deals stay. */
  async delete({ actor, id: idText, expected }: Target): Promise<void> {
    const id = collectionIdOf(idText)
    await this.store.unitOfWork.run(async (repositories) => {
      await repositories.collections.lock(id)
      requireRevision(await ownedCollection(repositories, actor, id), expected)
      await repositories.collections.delete(id)
    })
  }

  private change(
    { actor, id: idText, expected }: Target,
    apply: (collection: Collection, now: Date) => Collection,
  ): Promise<Collection> {
    return this.write(idText, async (repositories, plan) => {
      const before = await ownedCollection(repositories, actor, collectionIdOf(idText))
      const after = apply(before, plan.at)
      requireMutable(before, await ceilingOf(repositories, before, plan))
      requireRevision(before, expected)
      return after === before ? before : repositories.collections.save(after)
    })
  }

  private write(
    idText: string,
    attempt: (
      repositories: Repositories,
      plan: { readonly free: number; readonly at: Date },
      isLocked: boolean,
    ) => Promise<Collection | null | 'lock'>,
  ): Promise<Collection> {
    const id = collectionIdOf(idText)
    return writeOptimistically(this.store, {
      key: id,
      lock: async ({ accounts, collections }) => {
        // The owner first, as when one is made: whoever counts an owner's collections holds the owner.
        const found = await collections.findById(id)
        if (found !== null) await accounts.lock(found.ownerId)
        await collections.lock(id)
      },
      attempt: (repositories, isLocked) =>
        attempt(repositories, { free: this.freeCollections, at: this.clock.now() }, isLocked),
    })
  }
}
