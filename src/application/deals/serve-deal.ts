import { type Actor, requireBackend } from '../../domain/actor.js'
import { dealNotFound, type PlainDeal } from '../../domain/deal.js'
import type { AccountId, ServeId } from '../../domain/ids.js'
import { type Serve, serveAllowanceExhausted } from '../../domain/serve.js'
import { foundOr } from '../found-or.js'
import type { Limits } from '../plans.js'
import type { Activity } from '../ports/activity.js'
import type { Clock } from '../ports/clock.js'
import type { IdGenerator } from '../ports/id-generator.js'
import type { ServeRepository } from '../ports/serve-repository.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import { dealIdOf } from './managed-deal.js'

interface Input {
  readonly actor: Actor
  readonly id: string
  /** The player that the caller names; `null` for an anonymous one. */
  readonly playerId: AccountId | null
}

export interface ServedDeal {
  readonly deal: PlainDeal
  readonly serve: Serve
  readonly remaining: number | null
}

/**
 * Serves a deal to a player, which uses up one of the player's serves. Also serves trashed deals and deals without an
 * owner: internal backends can read every deal, and see its lifecycle.
 */
export class ServeDeal {
  constructor(
    private readonly serves: ServeRepository,
    private readonly unitOfWork: Pick<UnitOfWork, 'afterCommit'>,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly activity: Activity,
    private readonly limits: Pick<Limits, 'freeServes'>,
  ) {}

  /** @throws FORBIDDEN, DEAL_NOT_FOUND, SERVE_ALLOWANCE_EXHAUSTED */
  async execute({ actor, id: text, playerId }: Input): Promise<ServedDeal> {
    requireBackend(actor, 'serve')
    const dealId = dealIdOf(text)
    const servedAt = this.clock.now()
    const serve = { id: this.ids.next() as ServeId, dealId, playerId, servedAt }
    const outcome = foundOr(await this.serves.serve(serve, this.limits.freeServes), dealNotFound)
    if (outcome.refused !== undefined) {
      this.activity.served('refused')
      throw serveAllowanceExhausted(outcome.refused, servedAt)
    }
    this.unitOfWork.afterCommit(() => this.activity.served('served'))
    return outcome
  }
}
