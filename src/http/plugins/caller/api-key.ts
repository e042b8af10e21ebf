import { createHash, timingSafeEqual } from 'node:crypto'
import { pathOf } from '../request/request-path.js'

/** The prefix of the routes for internal backends, which authenticate with an API key. */
export const API_PREFIX = '/api'

/** Recognises percent-encoded letters too, because the router decodes them. */
export const isApiPath = (url: string): boolean => /^\/(?:a|%61)(?:p|%70)(?:i|%69)\//.test(pathOf(url))

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
