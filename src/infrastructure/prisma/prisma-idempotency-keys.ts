import type { StoredResponse } from '../../application/ports/idempotency-keys.js'
import { type CompletedRequest, type IdempotencyKeys, KeyInUse } from '../../application/ports/idempotency-keys.js'
import type { IdempotentRequest } from '../../domain/idempotent-request.js'
import { isLockTimeout } from '../postgres/database-errors.js'
import type { Prisma } from './generated/client.js'

export class PrismaIdempotencyKeys implements IdempotencyKeys {
  constructor(private readonly prisma: Prisma.TransactionClient) {}

  async claim(
    { caller, key, fingerprint }: IdempotentRequest,
    at: Date,
    since: Date,
  ): Promise<CompletedRequest | null> {
    // The insert waits for another transaction that has claimed the key; an expired record is replaced.
    const claiming = this.prisma.$executeRaw`
      INSERT INTO idempotency_records AS r (caller, key, fingerprint, created_at)
      VALUES (${caller}, ${key}, ${fingerprint}, ${at})
      ON CONFLICT (caller, key) DO UPDATE
        SET fingerprint = excluded.fingerprint, status = NULL, body = NULL, location = NULL, created_at = excluded.created_at
        WHERE r.created_at < ${since}`
    const claimed = await claiming.catch((error: unknown) => {
      throw isLockTimeout(error) ? new KeyInUse() : error
    })
    if (claimed > 0) return null
    const kept = await this.prisma.idempotencyRecord.findUniqueOrThrow({ where: { caller_key: { caller, key } } })
    const response = { status: kept.status ?? 500, body: kept.body ?? '', location: kept.location }
    return { fingerprint: kept.fingerprint, response }
  }

  async keep({ caller, key }: IdempotentRequest, { status, body, location }: StoredResponse): Promise<void> {
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
