import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { JWK } from 'jose'
import { type Claims, HOUR } from './bad-tokens.js'
import { aSigningKey, type SigningKey, signedWith } from './signing-keys.js'

export const AUDIENCE = 'dealbook'
const KEYS_PATH = '/keys'

export interface HostileProvider {
  readonly issuer: string
  /** The key that it signs with and, by default, publishes. */
  readonly key: SigningKey
  /** The requests it received, in order. */
  readonly requests: readonly string[]
  /** The number of requests for its keys. */
  keyRequests(): number
  /** Publishes these keys from now on; a text is sent unchanged. */
  publish(keys: readonly JWK[] | string): void
  /** Leaves requests for keys pending until the returned function is called. */
  hold(): () => void
  /** The claims of a valid token of `sub`, with changes. */
  claimsOf(sub: string, claims?: Claims): Claims
  /** A valid token of `sub`, with changes. */
  tokenOf(sub: string, claims?: Claims, header?: object, key?: SigningKey): Promise<string>
  close(): void
}

/** An identity provider that misbehaves on demand and records every request. */
export const openHostileProvider = async (): Promise<HostileProvider> => {
  const key = await aSigningKey('EdDSA', 'honest')
  const requests: string[] = []
  let keys = JSON.stringify({ keys: [key.publicJwk] })
  let waiting: ServerResponse[] | null = null

  const server = createServer(({ url = '' }, response) => {
    requests.push(url)
    response.setHeader('content-type', 'application/json')
    if (url === '/.well-known/openid-configuration')
      return void response.end(JSON.stringify({ issuer, jwks_uri: `${issuer}${KEYS_PATH}` }))
    if (waiting !== null) return void waiting.push(response)
    response.end(keys)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const claimsOf = (sub: string, claims: Claims = {}): Claims => {
    const now = Math.floor(Date.now() / 1000)
    const email = `${sub.replace(/[^\w.-]/g, '.')}@example.org`
    return { iss: issuer, aud: AUDIENCE, sub, email, iat: now, exp: now + HOUR, ...claims }
  }
  return {
    issuer,
    key,
    requests,
    keyRequests: () => requests.filter((path) => path === KEYS_PATH).length,
    publish: (next) => {
      keys = typeof next === 'string' ? next : JSON.stringify({ keys: next })
    },
    hold: () => {
      waiting = []
      return () => {
        for (const response of waiting ?? []) response.end(keys)
        waiting = null
      }
    },
    claimsOf,
    tokenOf: (sub, claims = {}, header = {}, by = key) => signedWith(by, claimsOf(sub, claims), header),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
