import { type Actor, requireAccount } from '../../domain/actor.js'
import { type Collection, requireMutable } from '../../domain/collection.js'
import { type ExpectedRevisions, requireRevision } from '../../domain/revision.js'
import { type Store, writeOptimistically } from '../optimistic-write.js'
import type { Plans } from '../plans.js'
import type { Clock } from '../ports/clock.js'
import type { Repositories } from '../ports/unit-of-work.js'
import { collectionIdOf, type OwnedCollection, ownedCollection } from './owned-collection.js'

/** A collection to write to, and the actor. */
export interface CollectionTarget {
  readonly actor: Actor
  readonly id: string
  readonly expected?: ExpectedRevisions
}

/** The state in which a write decides: the collection before it, its owner's plan and the time. */
export interface WriteContext {
  readonly repositories: Repositories
  readonly before: Collection
  /** How many collections the owner's plan covers. */
  readonly ceilingOf: () => Promise<number | null>
  readonly now: Date
}

/** Decides and saves. Returns `null` if another writer interfered, and `'lock'` if it needs a transaction. */
type Attempt = (context: WriteContext, isLocked: boolean) => Promise<Collection | null | 'lock'>

/**
 * Writes collections for their owners. Degraded collections refuse every change; archived ones refuse all except
 * unarchiving.
 */
export class CollectionWrites {
  constructor(
    private readonly store: Store,
    private readonly plans: Plans,
    private readonly clock: Clock,
  ) {}

  /**
   * Applies a change that depends only on the collection. `apply` returns the same object if nothing changes.
   * @throws the refusals of `write`, DEAL_COLLECTION_DEGRADED, DEAL_COLLECTION_ARCHIVED, PRECONDITION_FAILED
   */
  change(target: CollectionTarget, apply: (collection: Collection, now: Date) => Collection): Promise<OwnedCollection> {
    return this.write(target, async ({ repositories, before, ceilingOf, now }) => {
      const after = apply(before, now)
      requireMutable(before, await ceilingOf())
      requireRevision(before, target.expected)
      return after === before ? before : repositories.collections.save(before, after)
    })
  }

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_COLLECTION_NOT_FOUND, and what the attempt throws */
  async write({ actor, id: text }: CollectionTarget, attempt: Attempt): Promise<OwnedCollection> {
    requireAccount(actor)
    const id = collectionIdOf(text)
    const collection = await writeOptimistically(this.store, {
      key: id,
      lock: async ({ accounts, collections }) => {
        // Locks the owner first, as creating a collection does: counting collections requires the owner's lock.
        const found = await collections.findById(id)
        if (found !== null) await accounts.lock(found.ownerId)
        await collections.lock(id)
      },
      attempt: async (repositories, isLocked) => {
        const now = this.clock.now()
        const before = await ownedCollection(repositories, actor, id)
        const ceilingOf = () => this.plans.ceilingOf(repositories, before.ownerId, now)
        return attempt({ repositories, before, ceilingOf, now }, isLocked)
      },
    })
    // Degraded collections are never written.
    return { collection, degraded: false }
  }
}
