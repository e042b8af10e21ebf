import { faultsOf } from '../../infrastructure/jose/token-faults.js'
import { openIdentity, rulesOf } from '../../process/open-identity.js'
import type { Settings } from '../../process/settings.js'
import { type Finding, ok, problem, skipped } from './finding.js'

/** Whether the service accepts a token of the provider, and why not. */
export const examineToken = async (settings: Settings, token: string): Promise<readonly Finding[]> => {
  const faults = faultsOf(token, rulesOf(settings), Date.now() / 1_000)
  if (faults.length > 0) return faults.map(({ what, remedy }) => problem(`${what}.`, remedy))
  const { verifier, keys } = await openIdentity(settings, () => {})
  try {
    const verdict = await verifier.verify(token)
    if (verdict.outcome === 'valid')
      return [ok(`The token is accepted, for the account ${verdict.claims.userId} with ${verdict.claims.email}.`)]
    return verdict.outcome === 'unavailable'
      ? [skipped('The token could not be verified, because there are no keys.', 'Solve that first.')]
      : [
          problem(
            'The token is not signed by one of the published keys, or its header has extensions (crit).',
            'Get a new token, from the provider that AUTH_ISSUER and AUTH_JWKS_URI name.',
          ),
        ]
  } finally {
    keys.close()
  }
}
