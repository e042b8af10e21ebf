import type { AccountId } from '../../domain/ids.js'

/** The claims of a valid token. */
export interface TokenClaims {
  readonly userId: AccountId
  readonly email: string
  /** The `name` claim, if there is one. */
  readonly name: string | null
  /** When the token was issued; `null` without an `iat` claim. */
  readonly issuedAt: Date | null
}

/** `unavailable` means that the token cannot be checked, because the identity provider's keys are not known. */
export type TokenVerdict =
  | { readonly outcome: 'valid'; readonly claims: TokenClaims }
  | { readonly outcome: 'invalid' }
  | { readonly outcome: 'unavailable' }

export interface AccessTokenVerifier {
  /** Verifies a token and returns its claims. Never throws; `unavailable` while the provider's keys are not known. */
  verify(token: string): TokenVerdict | Promise<TokenVerdict>

  /** Whether the provider's keys are known, so that tokens can be verified. */
  isReady(): boolean
}
