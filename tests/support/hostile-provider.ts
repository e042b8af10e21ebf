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
  /** The key that it signs with, and publishes by default. */
  readonly key: SigningKey
  /** What it was asked for, in order. */
  readonly requests: readonly string[]
  /** How often it was asked for its keys. */
  keyRequests(): number
  /** From here on answers with these keys; a text is answered as it stands. */
  publish(keys: readonly JWK[] | string): void
  /** Answers no request for keys until the function it gives is called. */
  hold(): () => void
  /** Claims of a sound token of `sub`, changed. */
  claimsOf(sub: string, claims?: Claims): Claims
  /** A sound token of `sub`, but for what is changed. */
  tokenOf(sub: string, claims?: Claims, header?: object, key?: SigningKey): Promise<string>
  close(): void
}

/** An identity provider that misbehaves when told to, and notes every request. */
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
