import { type Actor, requireAdmin } from '../../domain/actor.js'
import { type ApiKey, MAX_LISTED_KEYS } from '../../domain/api-key.js'
import type { ApiKeyRepository } from '../ports/api-key-repository.js'
import type { Clock } from '../ports/clock.js'

/** Lists API keys for admins: all live ones first, then the newest of those that have ended. */
export class ListApiKeys {
  constructor(
    private readonly keys: ApiKeyRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN */
  async execute({ actor }: { readonly actor: Actor }): Promise<readonly ApiKey[]> {
    requireAdmin(actor)
    return this.keys.list(this.clock.now(), MAX_LISTED_KEYS)
  }
}
