import type { Actor } from '../../domain/actor.js'
import { type Deal, dealNotFound } from '../../domain/deal.js'
import type { KeptAnswer } from '../../domain/idempotency.js'
import type { AccountId, ServeId } from '../../domain/ids.js'
import { type Serve, serveAllowanceExhausted } from '../../domain/serve.js'
import { createOnce, type Once } from '../create-once.js'
import type { Activity } from '../ports/activity.js'
import type { Clock } from '../ports/clock.js'
import type { IdGenerator } from '../ports/id-generator.js'
import type { Repositories, UnitOfWork } from '../ports/unit-of-work.js'
import { dealIdOf, managedDeal } from './managed-deal.js'

interface Input {
  readonly id: string
  /** Whom the caller names as the player; `null` is an anonymous one. */
  readonly playerId: AccountId | null
}

export interface ServedDeal {
  readonly deal: Deal
  readonly serve: Serve
  readonly remaining: number | null
}

/**
 * Hands a deal out to a player, who pays for it. A deal in the trash and one without an owner are served too: an internal
 * backend reads every deal, and sees its lifecycle. @throws SERVE_ALLOWANCE_EXHAUSTED
 */
export class ServeDeal {
  constructor(
    private readonly repositories: Repositories,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly activity: Activity,
    private readonly freeServes: number | null,
  ) {}

  async execute(input: Input, once: Once<ServedDeal>): Promise<KeptAnswer> {
    // Without a key to keep there is one statement, which needs no transaction around it.
    if (once.request === null) return once.answer(await this.serve(this.repositories, input))
    return createOnce(this.unitOfWork, this.clock, once, (repositories) => this.serve(repositories, input))
  }

  /** A read that is not a serve. */
  read(actor: Actor, id: string): Promise<Deal> {
    return managedDeal(this.repositories.deals, actor, dealIdOf(id))
  }

  private async serve({ serves }: Repositories, { id: text, playerId }: Input): Promise<ServedDeal> {
    const dealId = dealIdOf(text)
    const servedAt = this.clock.now()
    const outcome = await serves.serve({ id: this.ids.next() as ServeId, dealId, playerId, servedAt }, this.freeServes)
    if (outcome === null) throw dealNotFound()
    this.activity.served(outcome.refused === undefined ? 'served' : 'refused')
    if (outcome.refused !== undefined) throw serveAllowanceExhausted(outcome.refused, servedAt)
    return outcome
  }
}
