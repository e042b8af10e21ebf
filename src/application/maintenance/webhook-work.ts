import { type AttemptOutcome, afterAttempt, hasSucceeded, retryAfter } from '../../domain/delivery.js'
import type { WebhookId } from '../../domain/ids.js'
import { pauseAfterFailure, wants } from '../../domain/webhook.js'
import type { Clock } from '../ports/clock.js'
import type { Repositories, Transactions } from '../ports/unit-of-work.js'
import type { ClaimedDelivery } from '../ports/webhook-deliveries.js'
import type { WebhookSender } from '../ports/webhook-sender.js'

/** How long a claim lasts, in milliseconds. No attempt takes half as long, so it only expires if its instance has died. */
const LEASE_MS = 60_000
/** How many deliveries of a webhook an instance attempts at once. */
const AT_ONCE = 4
/** How many events are read at once. */
const EVENTS = 200
/** How many batches of events a webhook that lags reads before the other webhooks get their turns. */
const READS = 10

/** How an attempt ended; after `given-up`, there are no more attempts. */
export const DELIVERY_OUTCOMES = ['delivered', 'retried', 'given-up'] as const
export type DeliveryOutcome = (typeof DELIVERY_OUTCOMES)[number]

/** Receives reports of the work. */
export interface DeliveryReport {
  attempted(outcome: DeliveryOutcome): void
  /** The service has paused a webhook. */
  paused(id: WebhookId): void
  /** Something failed, and will be retried. */
  failed(error: unknown): void
}

export interface DeliveryTools {
  /** Not bound to any request or transaction. */
  readonly stores: Pick<Repositories, 'webhookDeliveries'>
  readonly transactions: Transactions
  readonly sender: WebhookSender
  readonly clock: Clock
  /** A number from 0 to 1. */
  readonly random: () => number
  readonly report: DeliveryReport
}

/**
 * Sends events to webhooks, outside of requests. Events become deliveries in the order of the event log. Webhooks are
 * then handled independently, so that a receiver that hangs delays no other.
 */
export class WebhookWork {
  private readonly sending = new Map<WebhookId, Promise<void>>()
  private readonly aborted = new AbortController()
  private looking: Promise<void> | null = null

  constructor(private readonly tools: DeliveryTools) {}

  /** Adds the deliveries of new events, and starts to send those that are due. */
  wake(): void {
    if (this.aborted.signal.aborted) return
    this.looking ??= this.look().finally(() => {
      this.looking = null
    })
  }

  /** Resolves once nothing is being worked on. */
  async idle(): Promise<void> {
    while (this.looking !== null || this.sending.size > 0) await Promise.all([this.looking, ...this.sending.values()])
  }

  /** Aborts the running attempts, releases their claims, and stops. */
  async stop(): Promise<void> {
    this.aborted.abort()
    await this.idle()
  }

  private async look(): Promise<void> {
    try {
      const due = await this.tools.stores.webhookDeliveries.listDue(this.tools.clock.now())
      for (const { id, isBehind } of due) {
        if (isBehind) await this.catchUp(id)
        this.startSending(id)
      }
    } catch (error) {
      this.tools.report.failed(error)
    }
  }

  private async catchUp(id: WebhookId): Promise<void> {
    try {
      for (let i = 0; i < READS && !this.aborted.signal.aborted; i++) if (!(await this.readOn(id))) return
    } catch (error) {
      this.tools.report.failed(error)
    }
  }

  /** Adds the deliveries of the next events. Returns whether there may be more. */
  private readOn(id: WebhookId): Promise<boolean> {
    const at = this.tools.clock.now()
    return this.tools.transactions.run(async ({ events, webhookDeliveries }) => {
      const reader = await webhookDeliveries.lockReader(id)
      if (reader === null) return false
      // After a long pause, the events at its place may have been deleted; reading then continues with the oldest one.
      const page = (await events.list(reader.place, EVENTS)) ?? (await events.list(null, EVENTS))
      // The page is also empty while earlier events may still appear.
      if (page === null || page.events.length === 0) return false
      const wanted = page.events.filter((event) => wants(reader, event))
      await webhookDeliveries.add(id, wanted, at, page.next)
      return page.events.length === EVENTS
    })
  }

  private startSending(id: WebhookId): void {
    if (this.sending.has(id)) return
    this.sending.set(
      id,
      this.sendAll(id).finally(() => this.sending.delete(id)),
    )
  }

  private async sendAll(webhookId: WebhookId): Promise<void> {
    const { stores, clock, report } = this.tools
    try {
      while (!this.aborted.signal.aborted) {
        const at = clock.now()
        const until = new Date(at.getTime() + LEASE_MS)
        const claimed = await stores.webhookDeliveries.claim({ webhookId, at, until, limit: AT_ONCE })
        if (claimed.length === 0) return
        await Promise.all(claimed.map((delivery) => this.attempt(delivery).catch(report.failed)))
      }
    } catch (error) {
      report.failed(error)
    }
  }

  private async attempt(delivery: ClaimedDelivery): Promise<void> {
    const { stores, sender, clock, random, report } = this.tools
    const outcome = await sender.send(delivery, clock.now(), this.aborted.signal)
    if (outcome === null) return stores.webhookDeliveries.release(delivery)
    const at = clock.now()
    const after = afterAttempt(delivery, outcome, at, random())
    await stores.webhookDeliveries.record(delivery, after, at, outcome)
    report.attempted(({ delivered: 'delivered', pending: 'retried', failed: 'given-up' } as const)[after.state])
    await this.noteHealth(delivery, outcome, at)
  }

  private async noteHealth({ webhookId, url }: ClaimedDelivery, outcome: AttemptOutcome, at: Date): Promise<void> {
    const { webhookDeliveries } = this.tools.stores
    if (hasSucceeded(outcome)) return webhookDeliveries.noteSuccess({ webhookId, url })
    const failingSince = await webhookDeliveries.noteFailure({ webhookId, url }, at, retryAfter(outcome, at))
    const reason = failingSince && pauseAfterFailure(failingSince, outcome.status, at)
    if (reason && (await webhookDeliveries.pause(webhookId, url, reason, at))) this.tools.report.paused(webhookId)
  }
}
