import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { CallerKeys } from '../../../application/ports/caller-keys.js'
import { type Actor, asBackend, BACKEND } from '../../../domain/actor.js'
import { pathOf } from '../request/request-path.js'

/** The prefix of the routes for internal backends, which authenticate with an API key. */
export const API_PREFIX = '/api'

/** Recognises percent-encoded letters too, because the router decodes them. */
export const isApiPath = (url: string): boolean => /^\/(?:a|%61)(?:p|%70)(?:i|%69)\//.test(pathOf(url))

/** The keys of the settings. Named keys are found by `CallerKeys`. */
export interface ApiKeys {
  accept(shown: string | readonly string[] | undefined): boolean
}

const digest = (key: string): Buffer => createHash('sha256').update(key).digest()

/** Compares with every valid key in constant time; if there is none, nothing is accepted. */
export const createApiKeys = (keys: readonly string[]): ApiKeys => {
  const live = keys.map(digest)
  return {
    accept: (shown) => {
      if (typeof shown !== 'string') return false
      const candidate = digest(shown)
      return live.reduce((found, key) => timingSafeEqual(key, candidate) || found, false)
    },
  }
}

export interface KnownKeys {
  readonly apiKeys: ApiKeys
  readonly callerKeys: CallerKeys
}

/** The backend whose API key a request has; `null` if it has none, or an unknown one. */
export const actorOfKey = async (
  { headers }: FastifyRequest,
  { apiKeys, callerKeys }: KnownKeys,
): Promise<Actor | null> => {
  const shown = headers['x-api-key']
  if (apiKeys.accept(shown)) return BACKEND
  const key = typeof shown === 'string' ? await callerKeys.find(shown) : null
  return key && asBackend(key)
}
