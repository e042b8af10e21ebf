import { DealbookError } from 'dealbook-client'
import { useRef } from 'react'
import { aKey } from '../service.js'

const isReused = (error: unknown): boolean => error instanceof DealbookError && error.code === 'IDEMPOTENCY_KEY_REUSED'

/**
 * Sends what creates something with an `Idempotency-Key`. A name keeps its key until the sending has succeeded: what is sent
 * again because the answer was lost takes effect once. Values that differ from those first sent get another key the time after.
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
