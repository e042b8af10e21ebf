import { canVerify } from '../../infrastructure/jose/key-set.js'
import {
  type DiscoveryDocument,
  discover,
  fetchKeys,
  keysAddress,
} from '../../infrastructure/jose/remote-key-source.js'
import { type IdentityProviderSettings, isTrustworthyUrl, type Settings } from '../../process/settings.js'
import { type Finding, ok, problem, reasonOf, warning } from './finding.js'

const onDocument = (document: DiscoveryDocument, { oidcClientId }: Settings): readonly Finding[] => {
  const methods = document.code_challenge_methods_supported
  return [
    ok(`The discovery document of ${document.issuer} is what AUTH_ISSUER says.`),
    ...(oidcClientId !== null && Array.isArray(methods) && !methods.includes('S256')
      ? [
          problem(
            'The identity provider does not support PKCE with S256, which the pages sign in with.',
            'Enable it there, or choose another provider.',
          ),
        ]
      : []),
  ]
}

const onKeys = async (address: string): Promise<Finding> => {
  try {
    const { keys } = await fetchKeys(address)
    return keys.some(canVerify)
      ? ok(`The identity provider publishes ${keys.length} ${keys.length === 1 ? 'key' : 'keys'}.`)
      : problem(
          `The key set at ${address} has no key that can verify a signature.`,
          'Have the provider sign access tokens with RS256, PS256, ES256 or EdDSA, not with a shared secret.',
        )
  } catch (error) {
    return problem(
      `The keys at ${address} cannot be fetched: ${reasonOf(error)}.`,
      'Let this machine reach that address, without a redirect.',
    )
  }
}

/** The document, or the finding that there is none. */
const documentOf = async (issuer: string): Promise<DiscoveryDocument | Finding> => {
  try {
    return await discover(issuer)
  } catch (error) {
    return problem(
      `The discovery document of AUTH_ISSUER ${issuer} cannot be used: ${reasonOf(error)}.`,
      'Copy the issuer from the provider exactly as its document has it, including or without a slash at the end, and let this machine reach it.',
    )
  }
}

const examineRemote = async (provider: IdentityProviderSettings, settings: Settings): Promise<readonly Finding[]> => {
  if (provider.jwksUri !== null) return [await onKeys(provider.jwksUri)]
  const document = await documentOf(provider.issuer)
  if ('state' in document) return [document]
  const told = onDocument(document, settings)
  try {
    return [...told, await onKeys(keysAddress(document, isTrustworthyUrl))]
  } catch (error) {
    return [
      ...told,
      problem(`The keys cannot be found: ${reasonOf(error)}.`, 'Set AUTH_JWKS_URI to the https address of its keys.'),
    ]
  }
}

/** Examines the discovery document and the keys of the identity provider in the settings. */
export const examineProvider = async (settings: Settings): Promise<readonly Finding[]> => {
  const { identityProvider } = settings
  if (identityProvider !== null) return examineRemote(identityProvider, settings)
  const isLocal = settings.databaseUrl === null
  return [
    isLocal
      ? ok('The service issues its own tokens, on the command line, to be tried out.')
      : warning(
          'The service issues its own tokens, on the command line.',
          'To let people sign in, set AUTH_ISSUER and AUTH_AUDIENCE to an identity provider.',
        ),
  ]
}
