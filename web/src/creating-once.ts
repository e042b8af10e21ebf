import { aKey } from './idempotency-key.js'

/**
 * Does work whose first request creates something, with an `Idempotency-Key`. Until the work succeeds, the same request
 * keeps its key, so a retry after a lost response, or after a later step has failed, doesn't create a second one. A request
 * with other content has another key. Work that ends with `null` has not succeeded.
 */
export const creatingOnce = () => {
  const keys = new Map<string, string>()
  return async <Result>(request: unknown, work: (key: string) => Promise<Result>): Promise<Result> => {
    const content = JSON.stringify(request)
    const key = keys.get(content) ?? aKey()
    keys.set(content, key)
    const result = await work(key)
    if (result !== null) keys.delete(content)
    return result
  }
}
