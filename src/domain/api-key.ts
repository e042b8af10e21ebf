import type { BackendKey } from './actor.js'
import { HOUR_MS } from './day.js'
import { DomainError, type Issue } from './errors.js'
import type { AccountId, ApiKeyId } from './ids.js'
import { SCOPES, type Scope } from './scope.js'
import { endAfterRotation, validBesideNew } from './secret-rotation.js'

/** An API key that an admin has created for one backend. Its secrets are only stored as hashes. */
export interface ApiKey {
  readonly id: ApiKeyId
  readonly name: string
  readonly scopes: readonly Scope[]
  /** The last characters of the secret, to recognise it by. */
  readonly lastFour: string
  /** Until when the secret replaced by the last rotation is accepted; `null` if the key was never rotated. */
  readonly previousSecretUntil: Date | null
  readonly expiresAt: Date | null
  readonly revokedAt: Date | null
  /** The hour in which the key was last used. */
  readonly lastUsedAt: Date | null
  readonly createdAt: Date
  /** `null` if the key was created on the command line, or the account has been erased. */
  readonly createdBy: AccountId | null
}

/** A secret that a rotation has replaced, as its hash, and until when it is still accepted. */
export interface ReplacedSecret {
  readonly hash: string
  readonly until: Date
}

export interface ApiKeyFields {
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly expiresAt: Date | null
}

/** How many keys can be live at the same time. */
export const MAX_LIVE_KEYS = 100
/** How many keys a list shows: all live ones, and the newest of the others. */
export const MAX_LISTED_KEYS = 200
/** How many replaced secrets a key can have: many more than anyone needs in a day. The newest are kept. */
export const MAX_REPLACED_SECRETS = 10

export const apiKeyNotFound = (): DomainError =>
  new DomainError('not-found', 'API_KEY_NOT_FOUND', 'There is no such API key.')

export const tooManyKeys = (): DomainError =>
  new DomainError('conflict', 'QUOTA_EXCEEDED', 'There are too many live API keys. Revoke some first.', {
    quota: 'apiKeys',
    limit: MAX_LIVE_KEYS,
  })

type Duration = Pick<ApiKey, 'revokedAt' | 'expiresAt'>

export const stateOfKey = ({ revokedAt, expiresAt }: Duration, at: Date): 'live' | 'ended' | 'revoked' => {
  if (revokedAt !== null) return 'revoked'
  return expiresAt !== null && expiresAt <= at ? 'ended' : 'live'
}

/** Whether the key has neither been revoked nor expired. */
export const isLiveKey = (key: Duration, at: Date): boolean => stateOfKey(key, at) === 'live'

export const apiKeyIssues = ({ expiresAt }: Pick<ApiKeyFields, 'expiresAt'>, now: Date): readonly Issue[] =>
  expiresAt !== null && expiresAt <= now ? [{ path: '/expiresAt', message: 'must be in the future' }] : []

interface NewApiKey extends ApiKeyFields {
  readonly id: ApiKeyId
  readonly secret: string
  readonly createdBy: AccountId | null
}

export const newApiKey = ({ id, name, scopes, expiresAt, secret, createdBy }: NewApiKey, now: Date): ApiKey => ({
  id,
  name,
  // In a fixed order, without duplicates.
  scopes: SCOPES.filter((scope) => scopes.includes(scope)),
  lastFour: lastFourOf(secret),
  previousSecretUntil: null,
  expiresAt,
  revokedAt: null,
  lastUsedAt: null,
  createdAt: now,
  createdBy,
})

/** The revoked key; if it is already revoked, `revokedAt` stays. */
export const revokedKey = (key: ApiKey, now: Date): ApiKey => ({ ...key, revokedAt: key.revokedAt ?? now })

export const lastFourOf = (secret: string): string => secret.slice(-4)

/** The key with a new secret. The previous one is accepted for another day. */
export const rotatedKey = (key: ApiKey, secret: string, now: Date): ApiKey => ({
  ...key,
  lastFour: lastFourOf(secret),
  previousSecretUntil: endAfterRotation(now),
})

/** The secrets that are still accepted in addition to a new one, newest first. */
export const replacedSecrets = (
  hash: string,
  before: readonly ReplacedSecret[],
  now: Date,
): readonly ReplacedSecret[] =>
  validBesideNew({ hash, until: endAfterRotation(now) }, before, now, MAX_REPLACED_SECRETS)

/** The parts of a key that decide what its holder may do. */
export const asBackendKey = ({ id, name, scopes }: ApiKey): BackendKey => ({ id, name, scopes })

/** The hour of a use; nothing more precise is stored. */
export const hourOfUse = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS)
