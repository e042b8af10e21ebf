import type { Actor } from '../../domain/actor.js'
import { type AuditChange, changesBetween, type Initiator } from '../../domain/audit.js'
import { parseWebhookId, type WebhookId } from '../../domain/ids.js'
import { type Webhook, webhookNotFound } from '../../domain/webhook.js'
import type { AuditTrail } from '../audit/audit-trail.js'
import type { CurrentRights } from '../current-rights.js'
import { foundOr } from '../found-or.js'
import type { Repositories, UnitOfWork } from '../ports/unit-of-work.js'
import type { WebhookRepository } from '../ports/webhook-repository.js'

/** A webhook with its secret. */
export interface SecretWebhook {
  readonly webhook: Webhook
  readonly secret: string
}

/** A webhook with the host of its address. */
type RecordedWebhook = Webhook & { readonly host: string }

const FIELDS = ['host', 'url', 'kinds', 'description', 'isActive'] as const satisfies readonly (keyof RecordedWebhook)[]

const withHost = (webhook: Partial<Webhook>): Partial<RecordedWebhook> =>
  webhook.url === undefined ? webhook : { ...webhook, host: new URL(webhook.url).host }

/**
 * The changes as the audit trail records them. An address may contain a secret of its receiver, so only its host is
 * recorded.
 */
const recordedChanges = (before: Partial<Webhook>, after: Partial<Webhook>): Readonly<Record<string, AuditChange>> =>
  changesBetween<RecordedWebhook>(withHost(before), withHost(after), FIELDS, (field) => field !== 'url')

/** @throws WEBHOOK_NOT_FOUND */
export const webhookById = async (webhooks: Pick<WebhookRepository, 'findById'>, text: string): Promise<Webhook> =>
  foundOr(await webhooks.findById(foundOr(parseWebhookId(text), webhookNotFound)), webhookNotFound)

/** Shared by the use-cases with which admins write webhooks. Every write is audited in its own transaction. */
export class ManagedWebhooks {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rights: CurrentRights,
    private readonly trail: AuditTrail,
  ) {}

  /** Runs work in a transaction that has locked all webhooks. @throws the refusals of `requireAdmin` */
  asAdmin<Result>(actor: Actor, work: (repositories: Repositories) => Promise<Result>): Promise<Result> {
    return this.unitOfWork.run(async (repositories) => {
      await this.rights.requireAdmin(repositories, actor)
      await repositories.webhooks.lock()
      return work(repositories)
    })
  }

  /** Like `asAdmin`, on one webhook. @throws WEBHOOK_NOT_FOUND */
  write<Result>(
    actor: Actor,
    id: string,
    work: (repositories: Repositories, before: Webhook) => Promise<Result>,
  ): Promise<Result> {
    return this.asAdmin(actor, async (repositories) => work(repositories, await webhookById(repositories.webhooks, id)))
  }

  record(
    repositories: Repositories,
    initiator: Initiator,
    verb: 'create' | 'update' | 'delete' | 'rotate' | 'resend' | 'recover' | 'test',
    id: WebhookId,
    before: Partial<Webhook> = {},
    after: Partial<Webhook> = {},
  ): Promise<void> {
    const subject = { type: 'webhook', id } as const
    const changes = recordedChanges(before, after)
    return this.trail.append(repositories, initiator, { action: `webhook.${verb}`, subject, changes })
  }
}
