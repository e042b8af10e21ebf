import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { JoseAccessTokenVerifier, type TokenRules } from '../../src/infrastructure/jose/jose-access-token-verifier.js'
import { KeySet } from '../../src/infrastructure/jose/key-set.js'
import { systemClock } from '../../src/infrastructure/system/system-clock.js'

export const TEST_RULES: TokenRules = {
  issuer: 'https://identity.example.org',
  audience: 'dealbook',
  maxTokenAge: 31 * 24 * 60 * 60,
  requireVerifiedEmail: false,
  emailClaim: 'email',
}

const KEY_ID = 'test'
const pair = generateKeyPair('EdDSA', { extractable: true })

const jwks = async () => ({
  keys: [{ ...(await exportJWK((await pair).publicKey)), kid: KEY_ID, alg: 'EdDSA', use: 'sig' }],
})

/** The real verifier, with the tests' key as the only one in the set. */
export const testVerifier = async (rules: Partial<TokenRules> = {}): Promise<JoseAccessTokenVerifier> => {
  const keys = new KeySet({ load: jwks })
  await keys.start()
  keys.close()
  return new JoseAccessTokenVerifier(keys, { ...TEST_RULES, ...rules }, systemClock)
}

export interface TestClaims extends JWTPayload {
  readonly sub: string
  readonly email?: string
}

/** A token as the identity provider would issue it, signed with the tests' key. */
export const tokenOf = async ({ sub, ...claims }: TestClaims): Promise<string> => {
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT({ email: `${sub.replace(/[^\w.-]/g, '.')}@example.org`, iat: now, exp: now + 3600, ...claims })
    .setProtectedHeader({ alg: 'EdDSA', kid: KEY_ID })
    .setIssuer(TEST_RULES.issuer)
    .setAudience(TEST_RULES.audience)
    .setSubject(sub)
    .sign((await pair).privateKey)
}
