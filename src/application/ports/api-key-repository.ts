import type { ApiKey, ReplacedSecret } from '../../domain/api-key.js'
import type { ApiKeyId } from '../../domain/ids.js'

/** A key with the hashes of its secrets. */
export interface HashedKey {
  readonly key: ApiKey
  readonly secretHash: string
  /** The previous secrets, newest first, whether or not they are still accepted. */
  readonly replaced: readonly ReplacedSecret[]
}

/** Named API keys. Secrets are stored as hashes, by `hashOfSecret`. */
export interface ApiKeyRepository {
  /** Locks all keys until the transaction ends, so that only one transaction at a time writes keys. */
  lock(): Promise<void>

  /** Stores a new, unused key with its secret. */
  insert(key: ApiKey, secret: string): Promise<void>

  /** Stores only the time at which a key was revoked. */
  revoke(id: ApiKeyId, at: Date): Promise<void>

  /** Stores only what `rotatedKey` changes, and the `replacedSecrets`. */
  rotate(id: ApiKeyId, secret: string, at: Date): Promise<void>

  /** The key, live or not; `null` if there is none. */
  findById(id: ApiKeyId): Promise<ApiKey | null>

  /** Live keys first, then the others, each from the newest to the oldest. */
  list(at: Date, limit: number): Promise<readonly ApiKey[]>

  /** All live keys, with the hashes of their secrets, from the newest to the oldest. */
  listLive(at: Date): Promise<readonly HashedKey[]>

  /** Stores the hour of the last use, unless the same or a later one is stored. */
  noteUse(id: ApiKeyId, hour: Date): Promise<void>
}
