import {
  type ApiKey,
  type ApiKeyFields,
  apiKeyIssues,
  apiKeyNotFound,
  isLiveKey,
  MAX_LIVE_KEYS,
  newApiKey,
  revokedKey,
  rotatedKey,
  tooManyKeys,
} from '../../domain/api-key.js'
import { changesBetween, type Initiator } from '../../domain/audit.js'
import { rejectIssues } from '../../domain/errors.js'
import { type ApiKeyId, parseApiKeyId } from '../../domain/ids.js'
import type { AuditTrail } from '../audit/audit-trail.js'
import { foundOr } from '../found-or.js'
import type { Clock } from '../ports/clock.js'
import type { IdGenerator } from '../ports/id-generator.js'
import type { Repositories } from '../ports/unit-of-work.js'

/** A key with its secret, which is not stored. */
export interface SecretKey {
  readonly key: ApiKey
  readonly secret: string
}

type Stores = Pick<Repositories, 'apiKeys' | 'audit'>

const FIELDS = ['name', 'scopes', 'expiresAt', 'revokedAt', 'lastFour'] as const satisfies readonly (keyof ApiKey)[]

/**
 * Writes API keys, each write with its audit record. Does not check rights: use-cases do, and only the operator can run
 * the command line.
 */
export class KeyWrites {
  constructor(
    private readonly trail: AuditTrail,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @throws VALIDATION_FAILED, QUOTA_EXCEEDED */
  async create(stores: Stores, initiator: Initiator, fields: ApiKeyFields): Promise<SecretKey> {
    const now = this.clock.now()
    rejectIssues(apiKeyIssues(fields, now))
    await stores.apiKeys.lock()
    if ((await stores.apiKeys.listLive(now)).length >= MAX_LIVE_KEYS) throw tooManyKeys()
    const { actor } = initiator
    const secret = this.ids.apiKeySecret()
    const createdBy = actor.kind === 'account' ? actor.account.id : null
    const key = newApiKey({ ...fields, id: this.ids.next() as ApiKeyId, secret, createdBy }, now)
    await stores.apiKeys.insert(key, secret)
    await this.record(stores, initiator, 'create', {}, key)
    return { key, secret }
  }

  /** Repeated calls keep the time of the first. @throws API_KEY_NOT_FOUND */
  async revoke(stores: Stores, initiator: Initiator, id: string): Promise<ApiKey> {
    const before = await this.lockedKey(stores, id)
    if (before.revokedAt !== null) return before
    const now = this.clock.now()
    const after = revokedKey(before, now)
    await stores.apiKeys.revoke(before.id, now)
    await this.record(stores, initiator, 'revoke', before, after)
    return after
  }

  /** @throws API_KEY_NOT_FOUND also for a key that is no longer live */
  async rotate(stores: Stores, initiator: Initiator, id: string): Promise<SecretKey> {
    const before = await this.lockedKey(stores, id)
    const now = this.clock.now()
    if (!isLiveKey(before, now)) throw apiKeyNotFound()
    const secret = this.ids.apiKeySecret()
    const key = rotatedKey(before, secret, now)
    await stores.apiKeys.rotate(before.id, secret, now)
    await this.record(stores, initiator, 'rotate', before, key)
    return { key, secret }
  }

  private async lockedKey({ apiKeys }: Stores, text: string): Promise<ApiKey> {
    const id = foundOr(parseApiKeyId(text), apiKeyNotFound)
    await apiKeys.lock()
    return foundOr(await apiKeys.findById(id), apiKeyNotFound)
  }

  private record(
    stores: Stores,
    initiator: Initiator,
    verb: 'create' | 'revoke' | 'rotate',
    before: Partial<ApiKey>,
    after: ApiKey,
  ): Promise<void> {
    return this.trail.append(stores, initiator, {
      action: `apiKey.${verb}`,
      subject: { type: 'apiKey', id: after.id },
      changes: changesBetween<ApiKey>(before, after, FIELDS),
    })
  }
}
