import type { HashedKey } from '../../../application/ports/api-key-repository.js'
import type { ApiKey, ReplacedSecret } from '../../../domain/api-key.js'
import type { AccountId, ApiKeyId } from '../../../domain/ids.js'
import type { Scope } from '../../../domain/scope.js'
import type { Prisma } from '../generated/client.js'
import type { ApiKeyModel } from '../generated/models.js'

/** Replaced secrets as JSON stores them. */
interface StoredSecret {
  readonly hash: string
  readonly until: string
}

const toReplacedSecrets = ({ replacedSecrets }: Pick<ApiKeyModel, 'replacedSecrets'>): readonly ReplacedSecret[] =>
  (replacedSecrets as unknown as StoredSecret[]).map(({ hash, until }) => ({ hash, until: new Date(until) }))

export const toReplacedSecretsColumn = (replaced: readonly ReplacedSecret[]): Prisma.InputJsonArray =>
  replaced.map(({ hash, until }) => ({ hash, until: until.toISOString() }))

export const toApiKey = (row: ApiKeyModel): ApiKey => ({
  id: row.id as ApiKeyId,
  name: row.name,
  scopes: row.scopes as Scope[],
  lastFour: row.lastFour,
  previousSecretUntil: toReplacedSecrets(row)[0]?.until ?? null,
  expiresAt: row.expiresAt,
  revokedAt: row.revokedAt,
  lastUsedAt: row.lastUsedAt,
  createdAt: row.createdAt,
  createdBy: row.createdBy as AccountId | null,
})

export const toHashedKey = (row: ApiKeyModel): HashedKey => ({
  key: toApiKey(row),
  secretHash: row.secretHash,
  replaced: toReplacedSecrets(row),
})

/** The row of a new key. */
export const toApiKeyRow = (key: ApiKey): Omit<ApiKeyModel, 'secretHash' | 'replacedSecrets' | 'lastUsedAt'> => ({
  id: key.id,
  name: key.name,
  scopes: [...key.scopes],
  lastFour: key.lastFour,
  expiresAt: key.expiresAt,
  revokedAt: key.revokedAt,
  createdAt: key.createdAt,
  createdBy: key.createdBy,
})
