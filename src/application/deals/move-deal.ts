import type { Actor } from '../../domain/actor.js'
import { type Deal, withLifecycle } from '../../domain/deal.js'
import { type ExpectedRevisions, requireRevision } from '../../domain/revision.js'
import { type Store, writeOptimistically } from '../optimistic-write.js'
import type { Clock } from '../ports/clock.js'
import { dealIdOf, managedDeal } from './managed-deal.js'

interface Input {
  readonly actor: Actor
  readonly id: string
  readonly to: 'active' | 'trashed'
  /** `If-Match`. */
  readonly expected?: ExpectedRevisions
}

/** Moves a deal to the trash and back; a deal that is there already stays as it is. */
export class MoveDeal {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, id: idText, to, expected }: Input): Promise<Deal> {
    const id = dealIdOf(idText)
    return writeOptimistically(this.store, {
      key: id,
      lock: ({ deals }) => deals.lock(id),
      attempt: async ({ deals }) => {
        const before = await managedDeal(deals, actor, id)
        const after = withLifecycle(before, to, this.clock.now())
        requireRevision(before, expected)
        return after === before ? before : deals.save(after)
      },
    })
  }
}
