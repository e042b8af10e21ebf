import { createPublicKey, type JsonWebKey } from 'node:crypto'
import {
  type CryptoKey,
  createLocalJWKSet,
  errors,
  type FlattenedJWSInput,
  type JSONWebKeySet,
  type JWK,
  type JWSHeaderParameters,
} from 'jose'
import { DAY_MS } from '../../domain/day.js'

/** Fetches the keys of an identity provider. */
export type KeySource = () => Promise<JSONWebKeySet>

export interface KeySetOptions {
  readonly load: KeySource
  /** Called when fetching the keys failed; the known ones remain in use. */
  readonly onLoadError?: (error: unknown) => void
  /** Called when a key has left the set, so that tokens it signed can be dropped. */
  readonly onKeyRemoved?: () => void
}

const SECOND = 1_000
/** A token with an unknown key id triggers a fetch, but not more often than this. */
const COOLDOWN = 30 * SECOND
/** A key removed from the set is refused within ten minutes: refreshes are at most 6 minutes apart. */
const REFRESH = 5 * 60 * SECOND
const REFRESH_JITTER = 60 * SECOND
const FIRST_RETRY = SECOND
/** Keys that could not be refreshed are used no longer than this. */
const MAX_STALENESS = DAY_MS

type Resolve = ReturnType<typeof createLocalJWKSet>

interface Known {
  readonly resolve: Resolve
  readonly thumbprints: ReadonlySet<string>
  readonly fetchedAt: number
}

/**
 * The public keys of an identity provider. They are fetched in the background, fetched again for an unknown key id, and
 * kept while the provider can't be reached.
 */
export class KeySet {
  private known: Known | null = null
  private loading: Promise<void> | null = null
  private lastAttempt = Number.NEGATIVE_INFINITY
  private failures = 0
  private timer: NodeJS.Timeout | null = null
  private isClosed = false

  constructor(private readonly options: KeySetOptions) {}

  /** Fetches the keys now, and then regularly in the background. A failure is retried, not thrown. */
  async start(): Promise<void> {
    await this.refresh()
  }

  close(): void {
    this.isClosed = true
    if (this.timer !== null) clearTimeout(this.timer)
  }

  /** Whether there are keys, fetched not too long ago. */
  isReady(): boolean {
    return this.known !== null && performance.now() - this.known.fetchedAt < MAX_STALENESS
  }

  /** If there are no keys yet, waits for the fetch in progress. */
  async whenLoaded(): Promise<void> {
    if (!this.isReady() && this.loading !== null) await this.loading
  }

  /** The key that a token's header names. @throws errors.JWKSNoMatchingKey */
  readonly keyFor = async (header: JWSHeaderParameters, token: FlattenedJWSInput): Promise<CryptoKey> => {
    const before = this.known
    try {
      return await this.resolve(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      // The keys may have been refreshed during the search.
      if (this.known === before) await this.refreshForUnknownKey()
      if (this.known === before) throw error
      return this.resolve(header, token)
    }
  }

  private resolve(header: JWSHeaderParameters, token: FlattenedJWSInput): Promise<CryptoKey> {
    if (this.known === null) throw new errors.JWKSNoMatchingKey()
    return this.known.resolve(header, token)
  }

  private async refreshForUnknownKey(): Promise<void> {
    if (this.loading !== null || performance.now() - this.lastAttempt >= COOLDOWN) await this.refresh()
  }

  private refresh(): Promise<void> {
    this.loading ??= this.load().finally(() => {
      this.loading = null
    })
    return this.loading
  }

  private async load(): Promise<void> {
    this.lastAttempt = performance.now()
    try {
      this.take(await this.options.load())
      this.failures = 0
    } catch (error) {
      this.failures++
      this.options.onLoadError?.(error)
    }
    this.schedule()
  }

  private take(jwks: JSONWebKeySet): void {
    const thumbprints = new Set(jwks.keys.map((key) => JSON.stringify(key)))
    if (!jwks.keys.some(canVerify)) throw new Error('the key set contains no key that can verify a signature')
    const before = this.known
    this.known = { resolve: createLocalJWKSet(jwks), thumbprints, fetchedAt: performance.now() }
    if (before !== null && [...before.thumbprints].some((key) => !thumbprints.has(key))) this.options.onKeyRemoved?.()
  }

  private schedule(): void {
    if (this.isClosed) return
    if (this.timer !== null) clearTimeout(this.timer)
    const regular = REFRESH + (Math.random() * 2 - 1) * REFRESH_JITTER
    const delay = this.failures === 0 ? regular : Math.min(FIRST_RETRY * 2 ** (this.failures - 1), regular)
    this.timer = setTimeout(() => void this.refresh(), delay).unref()
  }
}

/** Whether a key of a set can verify signatures. */
export const canVerify = (jwk: JWK): boolean => {
  if (jwk.use !== undefined && jwk.use !== 'sig') return false
  try {
    createPublicKey({ key: jwk as JsonWebKey, format: 'jwk' })
    return true
  } catch {
    return false
  }
}
