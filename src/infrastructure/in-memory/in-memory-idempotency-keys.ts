import type { CompletedRequest, IdempotencyKeys, StoredResponse } from '../../application/ports/idempotency-keys.js'
import type { IdempotentRequest } from '../../domain/idempotent-request.js'
import type { InMemoryDatabase } from './in-memory-database.js'

export class InMemoryIdempotencyKeys implements IdempotencyKeys {
  constructor(private readonly db: InMemoryDatabase) {}

  claim(request: IdempotentRequest, at: Date, since: Date): Promise<CompletedRequest | null> {
    return this.db.write(({ idempotency }) => {
      const kept = idempotency.get(keyOf(request))
      if (kept?.response && kept.at >= since) return { fingerprint: kept.fingerprint, response: { ...kept.response } }
      idempotency.set(keyOf(request), { fingerprint: request.fingerprint, at, response: null })
      return null
    })
  }

  keep(request: IdempotentRequest, response: StoredResponse): Promise<void> {
    return this.db.write(({ idempotency }) => {
      const claimed = idempotency.get(keyOf(request))
      if (claimed !== undefined) idempotency.set(keyOf(request), { ...claimed, response: { ...response } })
    })
  }

  deleteBefore(moment: Date, atMost: number): Promise<number> {
    return this.db.write(({ idempotency }) => {
      const old = [...idempotency]
        .filter(([, { at }]) => at < moment)
        .sort(([, a], [, b]) => a.at.getTime() - b.at.getTime())
        .slice(0, atMost)
      for (const [key] of old) idempotency.delete(key)
      return old.length
    })
  }
}

const keyOf = ({ caller, key }: IdempotentRequest): string => JSON.stringify([caller, key])
