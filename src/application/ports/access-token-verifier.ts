import type { AccountId } from '../../domain/ids.js'

/** What a good token says of its bearer. */
export interface TokenClaims {
  readonly userId: AccountId
  readonly email: string
  /** The `name` claim, where there is one. */
  readonly name: string | null
  /** When the token was issued; `null` when it does not say. */
  readonly issuedAt: Date | null
}

/** `unavailable`: no key of the identity provider is known, so nobody can tell whether the token is good. */
export type TokenVerdict =
  | { readonly outcome: 'valid'; readonly claims: TokenClaims }
  | { readonly outcome: 'invalid' }
  | { readonly outcome: 'unavailable' }

export interface AccessTokenVerifier {
  verify(token: string): TokenVerdict | Promise<TokenVerdict>

  /** Whether keys are known, so that tokens can be told apart. */
  isReady(): boolean
}
