import type { SignIn } from '../http/pages/web-pages.js'
import { JoseAccessTokenVerifier, type TokenRules } from '../infrastructure/jose/jose-access-token-verifier.js'
import { KeySet, type KeySource } from '../infrastructure/jose/key-set.js'
import { LOCAL_AUDIENCE, LOCAL_ISSUER, LocalIssuer } from '../infrastructure/jose/local-issuer.js'
import { remoteKeySource } from '../infrastructure/jose/remote-key-source.js'
import { systemClock } from '../infrastructure/system/system-clock.js'
import { isTrustworthyUrl, type Settings } from './settings.js'

/** The rules for valid tokens. */
export const rulesOf = ({ identityProvider, maxTokenAge, requireVerifiedEmail, emailClaim }: Settings): TokenRules => {
  const common = { maxTokenAge, requireVerifiedEmail }
  return identityProvider === null
    ? { ...common, issuer: LOCAL_ISSUER, audience: LOCAL_AUDIENCE, emailClaim: 'email' }
    : { ...common, issuer: identityProvider.issuer, audience: identityProvider.audience, emailClaim }
}

/** The source of the keys that sign tokens. */
const keySourceOf = async ({ identityProvider, dataDir }: Settings): Promise<KeySource> => {
  if (identityProvider !== null) return remoteKeySource({ ...identityProvider, isAllowed: isTrustworthyUrl })
  const issuer = await LocalIssuer.open(dataDir)
  return async () => issuer.publicKeys()
}

/** Verifies tokens according to the settings, with keys that are kept up to date until this is closed. */
export interface OpenIdentity {
  readonly verifier: JoseAccessTokenVerifier
  readonly keys: KeySet
}

export const openIdentity = async (
  settings: Settings,
  onLoadError: (error: unknown) => void,
): Promise<OpenIdentity> => {
  const keys = new KeySet({
    load: await keySourceOf(settings),
    onLoadError,
    onKeyRemoved: () => verifier.forgetAll(),
  })
  const verifier = new JoseAccessTokenVerifier(keys, rulesOf(settings), systemClock)
  // A provider that doesn't respond delays neither startup nor callers without a token.
  void keys.start()
  return { verifier, keys }
}

/** How users sign in on the pages; `null`: they paste a token. */
export const signInOf = ({ identityProvider, oidcClientId }: Settings): SignIn | null =>
  identityProvider === null || oidcClientId === null
    ? null
    : { authority: identityProvider.issuer, audience: identityProvider.audience, clientId: oidcClientId }
