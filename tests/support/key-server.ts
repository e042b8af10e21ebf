import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type SigningKey, signedWith } from './signing-keys.js'

const AUDIENCE = 'dealbook'
const HOUR = 3_600

/** A minimal identity provider on a loopback address: keys and tokens. It can be made to fail. */
export const openKeyServer = async (key: SigningKey) => {
  const well: RequestListener = (_request, response) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [key.publicJwk] }))
  let answer = well
  const paths: string[] = []
  const server = createServer((request, response) => {
    paths.push(request.url ?? '')
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    /** The settings of a service that trusts it. */
    settings: { AUTH_ISSUER: issuer, AUTH_AUDIENCE: AUDIENCE, AUTH_JWKS_URI: `${issuer}/jwks` },
    kid: key.kid,
    requests: () => paths.length,
    /** The paths requested from it, in order. */
    paths: () => paths,
    /** Sets how it responds from now on; correctly by default. */
    behave: (how: RequestListener = well) => {
      answer = how
      server.closeAllConnections()
    },
    /** A token of an account, issued two hours ago and valid for another hour, unless the claims differ. */
    tokenOf: (sub: string, claims: object = {}, signer: SigningKey = key): Promise<string> => {
      const now = Math.floor(Date.now() / 1000)
      const email = `${sub.replace(/[^\w.-]/g, '.')}@example.org`
      const times = { iat: now - 2 * HOUR, exp: now + HOUR }
      return signedWith(signer, { iss: issuer, aud: AUDIENCE, sub, email, ...times, ...claims })
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type KeyServer = Awaited<ReturnType<typeof openKeyServer>>
