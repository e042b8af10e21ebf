import type { IdempotencyKeys, KeptRequest } from '../../application/ports/idempotency-keys.js'
import type { IdempotentRequest } from '../../domain/idempotent-request.js'
import type { StoredAnswer } from '../system/stored-answer.js'
import type { InMemoryDatabase } from './in-memory-database.js'

export class InMemoryIdempotencyKeys implements IdempotencyKeys<StoredAnswer> {
  constructor(private readonly db: InMemoryDatabase) {}

  claim(request: IdempotentRequest, at: Date, since: Date): Promise<KeptRequest<StoredAnswer> | null> {
    return this.db.write(({ idempotency }) => {
      const kept = idempotency.get(keyOf(request))
      if (kept?.answer && kept.at >= since) return { fingerprint: kept.fingerprint, answer: { ...kept.answer } }
      idempotency.set(keyOf(request), { fingerprint: request.fingerprint, at, answer: null })
      return null
    })
  }

  keep(request: IdempotentRequest, answer: StoredAnswer): Promise<void> {
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
