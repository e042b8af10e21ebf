import type { ApiKey, ReplacedSecret } from '../../domain/api-key.js'
import type { ApiKeyId } from '../../domain/ids.js'

/** A key with the hashes of its secrets. */
export interface HashedKey {
  readonly key: ApiKey
  readonly secretHash: string
  /** The secrets before, newest first, whether or not they are still accepted. */
  readonly replaced: readonly ReplacedSecret[]
}

/** Named API keys. Secrets are stored as hashes, by `hashOfSecret`. */
export interface ApiKeyRepository {
  /** Locks all keys until the transaction ends, so that one writer at a time decides about them. */
  lock(): Promise<void>

  /** Stores a new key, which was never used, with its secret. */
  insert(key: ApiKey, secret: string): Promise<void>

  /** Stores when a key was revoked, and nothing else. */
  revoke(id: ApiKeyId, at: Date): Promise<void>

  /** Stores a key as `rotatedKey` returns it, with the `replacedSecrets`, and changes nothing else. */
  rotate(id: ApiKeyId, secret: string, at: Date): Promise<void>

  /** Live or not; `null` if there is none. */
  findById(id: ApiKeyId): Promise<ApiKey | null>

  /** Live keys first, each kind from the newest to the oldest. */
  list(at: Date, limit: number): Promise<readonly ApiKey[]>

  /** All live keys, with the hashes of their secrets, from the newest to the oldest. */
  listLive(at: Date): Promise<readonly HashedKey[]>

  /** Stores the hour of the last use, unless the same or a later one is stored. */
  noteUse(id: ApiKeyId, hour: Date): Promise<void>
}
