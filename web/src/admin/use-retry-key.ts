import { DealbookError } from 'dealbook-client'
import { useRef } from 'react'
import { aKey } from '../service.js'

const isReused = (error: unknown): boolean => error instanceof DealbookError && error.code === 'IDEMPOTENCY_KEY_REUSED'

/**
 * Sends creating requests with an `Idempotency-Key`. A name keeps its key until a request succeeds, so that a retry
 * after a lost response takes effect only once. If the values have changed since, the service refuses the key, and the
 * next attempt gets a new one.
 */
export const useRetryKey = () => {
  const keys = useRef(new Map<string, string>())
  return async <Answer>(name: string, send: (key: string) => Promise<Answer>): Promise<Answer> => {
    const key = keys.current.get(name) ?? aKey()
    keys.current.set(name, key)
    try {
      const answer = await send(key)
      keys.current.delete(name)
      return answer
    } catch (error) {
      if (isReused(error)) keys.current.delete(name)
      throw error
    }
  }
}
