import type { WebhookRepository } from '../../../application/ports/webhook-repository.js'
import type { EventPlace } from '../../../domain/event.js'
import type { WebhookId } from '../../../domain/ids.js'
import { previousSecrets, signingSecrets, type Webhook } from '../../../domain/webhook.js'
import { LOCKS } from '../../postgres/advisory-locks.js'
import type { Prisma } from '../generated/client.js'
import { toPreviousSecrets, toPreviousSecretsColumn, toWebhook, toWebhookColumns } from './webhook-rows.js'

export class PrismaWebhookRepository implements WebhookRepository {
  constructor(private readonly prisma: Prisma.TransactionClient) {}

  /** The first lock keeps out new webhooks, the second keeps deliveries from updating existing ones. */
  async lock(): Promise<void> {
    await this.prisma.$queryRaw`SELECT pg_advisory_xact_lock(${LOCKS.webhooks}, 0)::text`
    await this.prisma.$queryRaw`SELECT 1 FROM webhooks ORDER BY id FOR NO KEY UPDATE`
  }

  async insert(webhook: Webhook, secret: string, { epoch, turn, position }: EventPlace): Promise<void> {
    const { id, createdAt, createdBy } = webhook
    await this.prisma.webhook.create({
      data: { id, createdAt, createdBy, ...toWebhookColumns(webhook), secret, epoch, turn, position },
    })
  }

  async save(webhook: Webhook): Promise<void> {
    await this.prisma.webhook.update({ where: { id: webhook.id }, data: toWebhookColumns(webhook) })
  }

  async rotate(id: WebhookId, secret: string, at: Date): Promise<void> {
    const before = await this.prisma.webhook.findUniqueOrThrow({ where: { id } })
    const previous = previousSecrets(before.secret, toPreviousSecrets(before.previousSecrets), at)
    await this.prisma.webhook.update({
      where: { id },
      data: { secret, previousSecrets: toPreviousSecretsColumn(previous) },
    })
  }

  async delete(id: WebhookId): Promise<void> {
    await this.prisma.webhook.deleteMany({ where: { id } })
  }

  async forgetSecrets(at: Date): Promise<number> {
    return this.prisma.$executeRaw`
      UPDATE webhooks SET previous_secrets = '[]'
      WHERE previous_secrets <> '[]' AND (previous_secrets -> 0 ->> 'until')::timestamptz <= ${at}`
  }

  async signingSecrets(id: WebhookId, at: Date): Promise<readonly string[]> {
    const row = await this.prisma.webhook.findUnique({ where: { id } })
    return row === null ? [] : signingSecrets(row.secret, toPreviousSecrets(row.previousSecrets), at)
  }

  async findById(id: WebhookId): Promise<Webhook | null> {
    const row = await this.prisma.webhook.findUnique({ where: { id } })
    return row && toWebhook(row)
  }

  async list(): Promise<readonly Webhook[]> {
    const rows = await this.prisma.webhook.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
    return rows.map(toWebhook)
  }
}
