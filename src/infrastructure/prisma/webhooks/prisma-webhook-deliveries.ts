import type {
  ClaimedDelivery,
  DeliveryClaim,
  WebhookDeliveries,
  WebhookReader,
} from '../../../application/ports/webhook-deliveries.js'
import {
  type Attempted,
  type AttemptOutcome,
  type Delivery,
  type DeliveryState,
  sentAgain,
} from '../../../domain/delivery.js'
import type { EventKind, EventPlace, StoredEvent } from '../../../domain/event.js'
import type { EventId, WebhookId } from '../../../domain/ids.js'
import { offsetOf, type Page, type PageRequest } from '../../../domain/page.js'
import { type PauseReason, signingSecrets } from '../../../domain/webhook.js'
import type { Statements } from '../../postgres/statements.js'
import { countedTotal } from '../filtered-totals.js'
import type { Prisma } from '../generated/client.js'
import type { EventModel, WebhookDeliveryModel, WebhookModel } from '../generated/models.js'
import { toDelivery, toEventOfDelivery, toPreviousSecrets } from './webhook-rows.js'
import {
  ADD,
  CLAIM,
  COUNT_PENDING,
  LIST_DUE,
  LOCK_READER,
  NOTE_FAILURE,
  NOTE_SUCCESS,
  PAUSE,
  RECORD,
  RECOVER,
  RELEASE,
} from './webhook-statements.js'

/** The 64-bit numbers of the place are text. */
interface ReaderRow {
  readonly kinds: EventKind[]
  readonly epoch: number
  readonly turn: string
  readonly position: string
}

type ClaimedRow = Pick<WebhookDeliveryModel, 'attempts'> &
  Pick<WebhookModel, 'url' | 'secret' | 'previousSecrets'> &
  Pick<EventModel, 'id' | 'at' | 'kind' | 'subjectType' | 'subjectId'>

export class PrismaWebhookDeliveries implements WebhookDeliveries {
  constructor(
    private readonly prisma: Prisma.TransactionClient,
    private readonly statements: Statements,
  ) {}

  listDue(at: Date) {
    return this.statements.rows<{ id: WebhookId; isBehind: boolean }>(LIST_DUE, [at.toISOString()])
  }

  async lockReader(id: WebhookId): Promise<WebhookReader | null> {
    const [row] = await this.statements.rows<ReaderRow>(LOCK_READER, [id])
    if (row === undefined) return null
    const { kinds, epoch, turn, position } = row
    return { kinds, place: { epoch, turn: Number(turn), position: Number(position) } }
  }

  async add(id: WebhookId, events: readonly StoredEvent[], at: Date, to: EventPlace): Promise<void> {
    const places = events.map(({ place }) => place)
    await this.statements.rows(ADD, [
      ...[id, to.epoch, String(to.turn), String(to.position), at.toISOString()],
      places.map(({ epoch }) => epoch),
      places.map(({ turn }) => String(turn)),
      places.map(({ position }) => String(position)),
    ])
  }

  async claim({ webhookId, at, until, limit }: DeliveryClaim): Promise<readonly ClaimedDelivery[]> {
    const values = [webhookId, at.toISOString(), until.toISOString(), limit]
    const rows = await this.statements.rows<ClaimedRow>(CLAIM, values)
    return rows.map((row) => ({
      id: row.id as EventId,
      webhookId,
      event: toEventOfDelivery(row),
      attempts: row.attempts,
      url: row.url,
      secrets: signingSecrets(row.secret, toPreviousSecrets(row.previousSecrets), at),
      leasedUntil: until,
    }))
  }

  async record(claimed: ClaimedDelivery, after: Attempted, at: Date, outcome: AttemptOutcome): Promise<void> {
    await this.statements.rows(RECORD, [
      ...claimOf(claimed),
      ...[after.state, after.attempts, after.nextAttemptAt?.toISOString() ?? null],
      ...[at.toISOString(), outcome.status, outcome.problem],
    ])
  }

  async release(claimed: ClaimedDelivery): Promise<void> {
    await this.statements.rows(RELEASE, claimOf(claimed))
  }

  async noteSuccess({ webhookId, url }: Pick<ClaimedDelivery, 'webhookId' | 'url'>): Promise<void> {
    await this.statements.rows(NOTE_SUCCESS, [webhookId, url])
  }

  async noteFailure(
    { webhookId, url }: Pick<ClaimedDelivery, 'webhookId' | 'url'>,
    at: Date,
    notBefore: Date | null,
  ): Promise<Date | null> {
    const values = [webhookId, url, at.toISOString(), notBefore?.toISOString() ?? null]
    const [row] = await this.statements.rows<{ readonly failingSince: Date }>(NOTE_FAILURE, values)
    return row?.failingSince ?? null
  }

  async pause(id: WebhookId, url: string, reason: PauseReason, at: Date): Promise<boolean> {
    return (await this.statements.rows(PAUSE, [id, url, reason, at.toISOString()])).length > 0
  }

  /** Sorts by event id, which grows with time. */
  async list(webhookId: WebhookId, filter: { readonly state?: DeliveryState }, request: PageRequest) {
    const where = { webhookId, ...filter }
    const rows = await this.prisma.webhookDelivery.findMany({
      where,
      include: { event: true },
      orderBy: { eventId: 'desc' },
      skip: offsetOf(request),
      take: request.pageSize,
    })
    const total = await countedTotal(where, (limit) => this.prisma.webhookDelivery.count({ where, ...limit }))
    return { items: rows.map(toDelivery), ...total } satisfies Page<Delivery>
  }

  async resend(webhookId: WebhookId, eventId: EventId, at: Date): Promise<Delivery | null> {
    const { count } = await this.prisma.webhookDelivery.updateMany({
      where: { webhookId, eventId },
      data: { ...sentAgain(at), leasedUntil: null },
    })
    if (count === 0) return null
    const row = await this.prisma.webhookDelivery.findUnique({
      where: { webhookId_eventId: { webhookId, eventId } },
      include: { event: true },
    })
    return row && toDelivery(row)
  }

  async recover(id: WebhookId, since: Date, at: Date): Promise<number> {
    const values = [id, since.toISOString(), at.toISOString()]
    return (await this.statements.rows<{ readonly count: number }>(RECOVER, values))[0]?.count ?? 0
  }

  async countPending(): Promise<number> {
    return (await this.statements.rows<{ readonly count: number }>(COUNT_PENDING, []))[0]?.count ?? 0
  }
}

const claimOf = ({ webhookId, id, leasedUntil }: ClaimedDelivery) => [webhookId, id, leasedUntil.toISOString()] as const
