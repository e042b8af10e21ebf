import type { ApiKeyRepository, HashedKey } from '../../../application/ports/api-key-repository.js'
import { type ApiKey, lastFourOf, replacedSecrets } from '../../../domain/api-key.js'
import type { ApiKeyId } from '../../../domain/ids.js'
import { hashOfSecret } from '../../callers/hashed-secret.js'
import { LOCKS } from '../../postgres/advisory-locks.js'
import type { Prisma } from '../generated/client.js'
import type { ApiKeyWhereInput } from '../generated/models.js'
import { toApiKey, toApiKeyRow, toHashedKey, toReplacedSecretsColumn } from './api-key-rows.js'

const NEWEST_FIRST = [{ createdAt: 'desc' }, { id: 'desc' }] as const

export class PrismaApiKeyRepository implements ApiKeyRepository {
  constructor(private readonly prisma: Prisma.TransactionClient) {}

  async lock(): Promise<void> {
    await this.prisma.$queryRaw`SELECT pg_advisory_xact_lock(${LOCKS.apiKeys}, 0)::text`
  }

  async insert(key: ApiKey, secret: string): Promise<void> {
    await this.prisma.apiKey.create({ data: { ...toApiKeyRow(key), secretHash: hashOfSecret(secret) } })
  }

  async revoke(id: ApiKeyId, at: Date): Promise<void> {
    await this.prisma.apiKey.update({ where: { id }, data: { revokedAt: at } })
  }

  async rotate(id: ApiKeyId, secret: string, at: Date): Promise<void> {
    const before = toHashedKey(await this.prisma.apiKey.findUniqueOrThrow({ where: { id } }))
    await this.prisma.apiKey.update({
      where: { id },
      data: {
        secretHash: hashOfSecret(secret),
        lastFour: lastFourOf(secret),
        replacedSecrets: toReplacedSecretsColumn(replacedSecrets(before.secretHash, before.replaced, at)),
      },
    })
  }

  async findById(id: ApiKeyId): Promise<ApiKey | null> {
    const row = await this.prisma.apiKey.findUnique({ where: { id } })
    return row && toApiKey(row)
  }

  async list(at: Date, limit: number): Promise<readonly ApiKey[]> {
    const live = await this.prisma.apiKey.findMany({ where: liveAt(at), orderBy: [...NEWEST_FIRST], take: limit })
    const others = await this.prisma.apiKey.findMany({
      where: { NOT: liveAt(at) },
      orderBy: [...NEWEST_FIRST],
      take: limit - live.length,
    })
    return [...live, ...others].map(toApiKey)
  }

  async listLive(at: Date): Promise<readonly HashedKey[]> {
    return (await this.prisma.apiKey.findMany({ where: liveAt(at), orderBy: [...NEWEST_FIRST] })).map(toHashedKey)
  }

  async noteUse(id: ApiKeyId, hour: Date): Promise<void> {
    await this.prisma.apiKey.updateMany({
      where: { id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lt: hour } }] },
      data: { lastUsedAt: hour },
    })
  }
}

/** `isLiveKey` */
const liveAt = (at: Date): ApiKeyWhereInput => ({
  revokedAt: null,
  OR: [{ expiresAt: null }, { expiresAt: { gt: at } }],
})
