import type { JSONWebKeySet } from 'jose'
import type { KeySource } from './key-set.js'

const TIMEOUT_MS = 5_000
const MAX_BYTES = 1024 * 1024

/** Fetches a small JSON document. Refuses redirects, so that a response can't send the service elsewhere. */
const fetchJson = async (url: string): Promise<unknown> => {
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'application/json' },
  })
  if (!response.ok || response.body === null) throw new Error(`${url} answered ${response.status}`)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body) {
    size += chunk.length
    if (size > MAX_BYTES) throw new Error(`${url} answered with more than ${MAX_BYTES} bytes`)
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

const isKeySet = (value: unknown): value is JSONWebKeySet =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray((value as { keys?: unknown }).keys) &&
  (value as { keys: unknown[] }).keys.every((key) => typeof key === 'object' && key !== null)

export interface ProviderAddress {
  readonly issuer: string
  /** `null`: taken from the issuer's discovery document (OpenID Connect Discovery 1.0, section 4). */
  readonly jwksUri: string | null
  /** Whether an address may be fetched: the discovery document must not name one that the settings would not allow. */
  readonly isAllowed: (url: string) => boolean
}

export const remoteKeySource =
  ({ issuer, jwksUri, isAllowed }: ProviderAddress): KeySource =>
  async () =>
    fetchKeys(jwksUri ?? keysAddress(await discover(issuer), isAllowed))

/** Fetches a key set. @throws Error if the response is something else */
export const fetchKeys = async (jwksUri: string): Promise<JSONWebKeySet> => {
  const keys = await fetchJson(jwksUri)
  if (!isKeySet(keys)) throw new Error('the identity provider did not return a key set')
  return keys
}

/** The parts of a discovery document that the service or its pages use. */
export interface DiscoveryDocument {
  readonly issuer: string
  readonly jwks_uri?: unknown
  readonly code_challenge_methods_supported?: unknown
}

/** The address of an issuer's discovery document. */
export const discoveryAddress = (issuer: string): string =>
  `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`

/** Fetches the discovery document of an issuer. @throws Error if it is for a different one */
export const discover = async (issuer: string): Promise<DiscoveryDocument> => {
  const found = (await fetchJson(discoveryAddress(issuer))) as Partial<DiscoveryDocument> | null
  if (found?.issuer !== issuer)
    throw new Error(
      `the discovery document is for a different issuer: ${JSON.stringify(found?.issuer ?? null).slice(0, 200)}`,
    )
  return found as DiscoveryDocument
}

/** The address of the keys. @throws Error if the document names none that may be fetched */
export const keysAddress = ({ jwks_uri }: DiscoveryDocument, isAllowed: (url: string) => boolean): string => {
  if (typeof jwks_uri !== 'string' || !isAllowed(jwks_uri))
    throw new Error('the discovery document names no usable jwks_uri')
  return jwks_uri
}
