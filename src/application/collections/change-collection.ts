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
import { preconditionFailed } from '../../domain/errors.js'
import { type Store, writeOptimistically } from '../optimistic-write.js'
import type { Clock } from '../ports/clock.js'
import type { IdGenerator } from '../ports/id-generator.js'
import type { Repositories } from '../ports/unit-of-work.js'
import { ceilingOf, collectionIdOf, ownedCollection } from './managed-collection.js'
import { holdDeals } from './readable-deals.js'

interface Target {
  readonly actor: Actor
  readonly id: string
  /** Whether the stored collection is the one the caller means to change (`If-Match`). */
  readonly expects?: ((collection: Collection) => boolean) | undefined
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
    { title, description }: { title?: string | undefined; description?: string | null | undefined },
  ): Promise<Collection> {
    return this.change(target, (collection, now) => ({
      ...collection,
      title: title ?? collection.title,
      description: description === undefined ? collection.description : description,
      updatedAt: now,
    }))
  }

  /** Sets the whole ordered list. @throws DEAL_NOT_FOUND naming deals that the owner may not put in */
  setDeals(target: Target, texts: readonly string[]): Promise<Collection> {
    return this.change(target, async (collection, now, repositories, isLocked) =>
      // The deals are held until the collection is saved, which takes a transaction.
      isLocked
        ? { ...collection, dealIds: await holdDeals(repositories, target.actor, texts), updatedAt: now }
        : 'lock',
    )
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
  archive({ actor, id: idText }: Target): Promise<Collection> {
    return this.write(idText, async (repositories, plan) => {
      const before = await ownedCollection(repositories, actor, collectionIdOf(idText))
      if (before.archivedAt !== null) return before
      if (isDegraded(before, await ceilingOf(repositories, before, plan))) throw collectionDegraded()
      return repositories.collections.save({ ...before, archivedAt: plan.at, updatedAt: plan.at })
    })
  }

  /** Takes back from the archive while the plan carries another collection. @throws COLLECTION_CEILING_REACHED */
  unarchive({ actor, id: idText }: Target): Promise<Collection> {
    return this.write(idText, async (repositories, plan, isLocked) => {
      const { collections } = repositories
      const before = await ownedCollection(repositories, actor, collectionIdOf(idText))
      // Not before it is known whose it is: nobody else holds up its owner.
      if (!isLocked) return 'lock'
      const ceiling = await ceilingOf(repositories, before, plan)
      if (isDegraded(before, ceiling)) throw collectionDegraded()
      if (before.archivedAt === null) return before
      if (ceiling !== null && (await collections.countUnarchived(before.ownerId)) >= ceiling)
        throw ceilingReached(ceiling)
      return collections.save({ ...before, archivedAt: null, updatedAt: plan.at })
    })
  }

  async delete({ actor, id: idText }: Target): Promise<void> {
    const { id } = await ownedCollection(this.store.repositories, actor, collectionIdOf(idText))
    await this.store.repositories.collections.delete(id)
  }

  private change(
    { actor, id: idText, expects = () => true }: Target,
    apply: (
      collection: Collection,
      now: Date,
      repositories: Repositories,
      isLocked: boolean,
    ) => Collection | Promise<Collection | 'lock'>,
  ): Promise<Collection> {
    return this.write(idText, async (repositories, plan, isLocked) => {
      const before = await ownedCollection(repositories, actor, collectionIdOf(idText))
      const after = await apply(before, plan.at, repositories, isLocked)
      if (after === 'lock') return after
      // What the change names is looked up before the state of the collection is a reason.
      requireMutable(before, await ceilingOf(repositories, before, plan))
      if (!expects(before)) throw preconditionFailed()
      return repositories.collections.save(after)
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
