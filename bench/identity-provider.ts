import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { SampledAccount } from './data.js'

export const AUDIENCE = 'dealbook-bench'
const KEY_ID = 'bench'
const ALGORITHM = 'RS256'
const TOKEN_LIFE = '12h'

/** A minimal identity provider on a loopback address: discovery, keys and tokens. */
export interface IdentityProvider {
  readonly issuer: string
  readonly jwksUri: string
  tokenOf(account: SampledAccount): Promise<string>
  close(): Promise<void>
}

export const startIdentityProvider = async (): Promise<IdentityProvider> => {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM)
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: ALGORITHM, use: 'sig' }] }
  const server = createServer((request, response) => {
    const body = request.url === '/jwks' ? jwks : { issuer, jwks_uri: jwksUri }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const jwksUri = `${issuer}/jwks`
  return {
    issuer,
    jwksUri,
    tokenOf: ({ id, email, displayName }) =>
      new SignJWT({ email, email_verified: true, name: displayName })
        .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID })
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setSubject(id)
        .setIssuedAt()
        .setExpirationTime(TOKEN_LIFE)
        .sign(privateKey),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
