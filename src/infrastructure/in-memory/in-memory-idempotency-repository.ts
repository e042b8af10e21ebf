import type { IdempotencyRepository } from '../../application/ports/idempotency-repository.js'
import type { IdempotentRequest, KeptAnswer } from '../../domain/idempotency.js'
import type { InMemoryDatabase } from './in-memory-database.js'

export class InMemoryIdempotencyRepository implements IdempotencyRepository {
  constructor(private readonly db: InMemoryDatabase) {}

  claim(
    request: IdempotentRequest,
    at: Date,
    since: Date,
  ): Promise<{ fingerprint: string; answer: KeptAnswer } | null> {
    return this.db.write(({ idempotency }) => {
      const kept = idempotency.get(keyOf(request))
      if (kept?.answer && kept.at >= since) return { fingerprint: kept.fingerprint, answer: { ...kept.answer } }
      idempotency.set(keyOf(request), { fingerprint: request.fingerprint, at, answer: null })
      return null
    })
  }

  keep(request: IdempotentRequest, answer: KeptAnswer): Promise<void> {
    return this.db.write(({ idempotency }) => {
      const claimed = idempotency.get(keyOf(request))
      if (claimed !== undefined) idempotency.set(keyOf(request), { ...claimed, answer: { ...answer } })
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
