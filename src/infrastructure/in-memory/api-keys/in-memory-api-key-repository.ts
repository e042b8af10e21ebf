import type { ApiKeyRepository, HashedKey } from '../../../application/ports/api-key-repository.js'
import { type ApiKey, isLiveKey, replacedSecrets, revokedKey, rotatedKey } from '../../../domain/api-key.js'
import type { ApiKeyId } from '../../../domain/ids.js'
import { compareCodePoints } from '../../../domain/text.js'
import { hashOfSecret } from '../../callers/hashed-secret.js'
import type { InMemoryDatabase } from '../in-memory-database.js'

export class InMemoryApiKeyRepository implements ApiKeyRepository {
  constructor(private readonly db: InMemoryDatabase) {}

  /** Does nothing: transactions run one after another here. */
  async lock(): Promise<void> {}

  insert(key: ApiKey, secret: string): Promise<void> {
    const stored = { key: structuredClone(key), secretHash: hashOfSecret(secret), replaced: [] }
    return this.db.write(({ apiKeys }) => void apiKeys.set(key.id, stored))
  }

  revoke(id: ApiKeyId, at: Date): Promise<void> {
    return this.change(id, ({ key, ...stored }) => ({ ...stored, key: revokedKey(key, at) }))
  }

  rotate(id: ApiKeyId, secret: string, at: Date): Promise<void> {
    return this.change(id, ({ key, secretHash, replaced }) => ({
      key: rotatedKey(key, secret, at),
      secretHash: hashOfSecret(secret),
      replaced: replacedSecrets(secretHash, replaced, at),
    }))
  }

  async findById(id: ApiKeyId): Promise<ApiKey | null> {
    return structuredClone(this.db.tables.apiKeys.get(id)?.key ?? null)
  }

  async list(at: Date, limit: number): Promise<readonly ApiKey[]> {
    return structuredClone([...this.db.tables.apiKeys.values()])
      .map(({ key }) => key)
      .sort((a, b) => Number(isLiveKey(b, at)) - Number(isLiveKey(a, at)) || newestFirst(a, b))
      .slice(0, limit)
  }

  async listLive(at: Date): Promise<readonly HashedKey[]> {
    const live = [...this.db.tables.apiKeys.values()].filter(({ key }) => isLiveKey(key, at))
    return structuredClone(live.sort((a, b) => newestFirst(a.key, b.key)))
  }

  noteUse(id: ApiKeyId, hour: Date): Promise<void> {
    return this.change(id, ({ key, ...stored }) => ({
      ...stored,
      key: { ...key, lastUsedAt: key.lastUsedAt !== null && key.lastUsedAt > hour ? key.lastUsedAt : hour },
    }))
  }

  private change(id: ApiKeyId, changed: (stored: HashedKey) => HashedKey): Promise<void> {
    return this.db.write(({ apiKeys }) => {
      const stored = apiKeys.get(id)
      if (stored !== undefined) apiKeys.set(id, structuredClone(changed(stored)))
    })
  }
}

const newestFirst = (a: ApiKey, b: ApiKey): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || compareCodePoints(b.id, a.id)
