import { createHash, timingSafeEqual } from 'node:crypto'

export interface ApiKeys {
  accept(shown: string | readonly string[] | undefined): boolean
}

const digest = (key: string): Buffer => createHash('sha256').update(key).digest()

/** Compares in constant time with every live key; without a live key nothing is accepted. */
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
