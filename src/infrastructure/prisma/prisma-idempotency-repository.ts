import type { IdempotencyRepository } from '../../application/ports/idempotency-repository.js'
import type { IdempotentRequest, KeptAnswer } from '../../domain/idempotency.js'
import type { Prisma } from './generated/client.js'

export class PrismaIdempotencyRepository implements IdempotencyRepository {
  constructor(private readonly prisma: Prisma.TransactionClient) {}

  async claim(
    { caller, key, fingerprint }: IdempotentRequest,
    at: Date,
    since: Date,
  ): Promise<{ fingerprint: string; answer: KeptAnswer } | null> {
    // The insert waits for another transaction that has the key; a record that is too old gives way.
    const claimed = await this.prisma.$executeRaw`
      INSERT INTO idempotency_records AS r (caller, key, fingerprint, created_at)
      VALUES (${caller}, ${key}, ${fingerprint}, ${at})
      ON CONFLICT (caller, key) DO UPDATE
        SET fingerprint = excluded.fingerprint, status = NULL, body = NULL, location = NULL, created_at = excluded.created_at
        WHERE r.created_at < ${since}`
    if (claimed > 0) return null
    const kept = await this.prisma.idempotencyRecord.findUniqueOrThrow({ where: { caller_key: { caller, key } } })
    const answer = { status: kept.status ?? 500, body: kept.body ?? '', location: kept.location }
    return { fingerprint: kept.fingerprint, answer }
  }

  async keep({ caller, key }: IdempotentRequest, { status, body, location }: KeptAnswer): Promise<void> {
    await this.prisma.idempotencyRecord.update({
      where: { caller_key: { caller, key } },
      data: { status, body, location },
    })
  }

  deleteBefore(moment: Date, atMost: number): Promise<number> {
    return this.prisma.$executeRaw`
      DELETE FROM idempotency_records WHERE (caller, key) IN (
        SELECT caller, key FROM idempotency_records WHERE created_at < ${moment.toISOString()}::timestamptz
        ORDER BY created_at LIMIT ${atMost} FOR UPDATE SKIP LOCKED)`
  }
}
