import { hash } from 'node:crypto'
import { errors, type JWTPayload, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import type { AccessTokenVerifier, TokenClaims, TokenVerdict } from '../../application/ports/access-token-verifier.js'
import type { Clock } from '../../application/ports/clock.js'
import { TOKEN_TOLERANCE_SECONDS } from '../../domain/account.js'
import { parseAccountId } from '../../domain/ids.js'
import { isEmail } from '../../domain/standard-formats.js'
import type { KeySet } from './key-set.js'

export interface TokenRules {
  readonly issuer: string
  readonly audience: string
  /** How far in the future `exp` may be, in seconds. */
  readonly maxTokenAge: number
  readonly requireVerifiedEmail: boolean
  /** The claim that contains the e-mail address. */
  readonly emailClaim: string
}

export const ALGORITHMS: readonly string[] = ['RS256', 'PS256', 'ES256', 'EdDSA']
export const MAX_TOKEN_LENGTH = 8 * 1024
const MAX_CACHED_TOKENS = 20_000
/** Without padding or white space. */
const COMPACT_JWS = /^[\w-]+\.[\w-]+\.[\w-]+$/

const INVALID: TokenVerdict = { outcome: 'invalid' }
const UNAVAILABLE: TokenVerdict = { outcome: 'unavailable' }

interface Verified {
  readonly verdict: TokenVerdict
  /** When the token expires, in milliseconds since 1970. */
  readonly endsAt: number
}

/**
 * Verifies the identity provider's tokens (RFC 7519, RFC 8725). A verified token is remembered, by its hash, until it
 * expires or its key leaves the set, so that a repeated one costs no signature check.
 */
export class JoseAccessTokenVerifier implements AccessTokenVerifier {
  /** How many tokens were found in the cache, and how many had to be verified. */
  hits = 0
  misses = 0
  private readonly verified = new LRUCache<string, Verified>({ max: MAX_CACHED_TOKENS })
  /** A verification that was in progress when the cache was cleared must not be cached. */
  private timesForgotten = 0

  constructor(
    private readonly keys: KeySet,
    private readonly rules: TokenRules,
    private readonly clock: Clock,
  ) {}

  isReady(): boolean {
    return this.keys.isReady()
  }

  /** Call when a key leaves the set: tokens it signed have to be verified again. */
  forgetAll(): void {
    this.timesForgotten++
    this.verified.clear()
  }

  verify(token: string): TokenVerdict | Promise<TokenVerdict> {
    if (token.length > MAX_TOKEN_LENGTH) return INVALID
    if (this.keys.isReady()) {
      const known = this.verified.get(hash('sha256', token, 'base64'))
      if (known !== undefined) {
        this.hits++
        return this.clock.now().getTime() < known.endsAt ? known.verdict : INVALID
      }
    }
    if (!COMPACT_JWS.test(token)) return INVALID
    this.misses++
    return this.check(token)
  }

  private async check(token: string): Promise<TokenVerdict> {
    await this.keys.whenLoaded()
    if (!this.keys.isReady()) return UNAVAILABLE
    const { timesForgotten } = this
    try {
      const { payload } = await this.checkSignature(token)
      const claims = this.claimsOf(payload)
      if (claims === null) return INVALID
      const verdict: TokenVerdict = { outcome: 'valid', claims }
      const endsAt = ((payload.exp as number) + TOKEN_TOLERANCE_SECONDS) * 1000
      if (timesForgotten === this.timesForgotten)
        this.verified.set(hash('sha256', token, 'base64'), { verdict, endsAt })
      return verdict
    } catch {
      // Any error, whether from jose or caused by an unusable key of the provider, means that the token is invalid.
      return INVALID
    }
  }

  private async checkSignature(token: string) {
    const options = {
      algorithms: [...ALGORITHMS],
      issuer: this.rules.issuer,
      audience: this.rules.audience,
      requiredClaims: ['exp', 'sub', 'iss', 'aud'],
      clockTolerance: TOKEN_TOLERANCE_SECONDS,
      currentDate: this.clock.now(),
    }
    try {
      return await jwtVerify(token, this.keys.keyFor, options)
    } catch (error) {
      if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error
      // A token without a key id: any of the keys of its kind may have signed it.
      for await (const key of error) {
        const result = await jwtVerify(token, key, options).catch(() => null)
        if (result !== null) return result
      }
      throw error
    }
  }

  /** Checks what jose does not; `null` if a claim is invalid. */
  private claimsOf(payload: JWTPayload): TokenClaims | null {
    const { exp, iat, sub, name, email_verified: isVerified } = payload
    const email = payload[this.rules.emailClaim]
    const now = this.clock.now().getTime() / 1000
    if (!Number.isSafeInteger(exp) || (exp as number) > now + this.rules.maxTokenAge + TOKEN_TOLERANCE_SECONDS)
      return null
    if (iat !== undefined && (typeof iat !== 'number' || !(iat <= now + TOKEN_TOLERANCE_SECONDS))) return null
    if (isVerified === undefined ? this.rules.requireVerifiedEmail : isVerified !== true && isVerified !== 'true')
      return null
    const userId = typeof sub === 'string' ? parseAccountId(sub) : null
    if (userId === null || typeof email !== 'string' || !isEmail(email)) return null
    return {
      userId,
      email,
      name: typeof name === 'string' && name.isWellFormed() ? name : null,
      issuedAt: typeof iat === 'number' ? new Date(iat * 1000) : null,
    }
  }
}
