import type { Actor } from '../../domain/actor.js'
import { type ApiKey, apiKeyNotFound } from '../../domain/api-key.js'
import { forbidden } from '../../domain/errors.js'
import { foundOr } from '../found-or.js'
import type { ApiKeyRepository } from '../ports/api-key-repository.js'

/** Describes the API key of an internal backend; `null` for the key of the settings. */
export class GetOwnKey {
  constructor(private readonly keys: Pick<ApiKeyRepository, 'findById'>) {}

  /** @throws FORBIDDEN, API_KEY_NOT_FOUND */
  async execute({ actor }: { readonly actor: Actor }): Promise<ApiKey | null> {
    if (actor.kind !== 'backend') throw forbidden()
    return actor.key === null ? null : foundOr(await this.keys.findById(actor.key.id), apiKeyNotFound)
  }
}
