import type { StoredAnswer } from '../../application/ports/answer-repository.js'
import type { HashedKey } from '../../application/ports/api-key-repository.js'
import type { StoredResponse } from '../../application/ports/idempotency-keys.js'
import type { Account } from '../../domain/account.js'
import type { Announcement } from '../../domain/announcement.js'
import type { AuctionSystem } from '../../domain/auction-system.js'
import type { AuditRecord } from '../../domain/audit.js'
import type { Collection, ViewsOfDay } from '../../domain/collection.js'
import type { UtcDay } from '../../domain/day.js'
import type { Deal } from '../../domain/deal.js'
import type { Delivery } from '../../domain/delivery.js'
import type { EventPlace, StoredEvent } from '../../domain/event.js'
import type { FormSubmission } from '../../domain/form-submission.js'
import type { Grant } from '../../domain/grant.js'
import type { AccountId, AnnouncementId, EventId } from '../../domain/ids.js'
import type { Participant } from '../../domain/practice/participant.js'
import type { Serve } from '../../domain/serve.js'
import type { SharingGroup } from '../../domain/sharing-group.js'
import { STANDARD_AUCTION_SYSTEMS } from '../../domain/standard-auction-systems.js'
import type { UploadedPicture } from '../../domain/uploaded-picture.js'
import type { PreviousSecret, Webhook } from '../../domain/webhook.js'

/** A deal that is to be solved. */
export interface QueuedDeal {
  readonly isImported: boolean
  readonly queuedAt: Date
  readonly tries: number
  readonly leasedUntil: Date | null
}

export interface StoredWebhook {
  readonly webhook: Webhook
  readonly secret: string
  readonly previous: readonly PreviousSecret[]
  readonly place: EventPlace
}

/** A delivery, which refers to its event. */
export interface StoredDelivery extends Omit<Delivery, 'id' | 'event'> {
  readonly eventId: EventId
  /** Deliveries in the same lane are sent one after another. */
  readonly lane: string
  readonly leasedUntil: Date | null
}

/** Everything the in-memory adapters store. Values are copied when they are stored and when they are returned. */
export interface Tables {
  readonly accounts: Map<string, Account>
  readonly announcements: Map<string, Announcement>
  /** Keyed by account and announcement. */
  readonly announcementReads: Map<
    string,
    { readonly accountId: AccountId; readonly announcementId: AnnouncementId; readonly readAt: Date }
  >
  readonly apiKeys: Map<string, HashedKey>
  readonly auctionSystems: Map<string, AuctionSystem>
  readonly auditRecords: Map<string, AuditRecord>
  readonly deals: Map<string, Deal>
  /** The number of deleted deals and erased accounts in each daily figure, keyed by figure and day. */
  readonly deletedFigures: Map<string, number>
  /** When the account was erased, keyed by its former id. */
  readonly erasedAccounts: Map<string, Date>
  /** In the order in which they were appended. */
  readonly events: Map<string, StoredEvent>
  /** The positions of the last event, and of the last one that was deleted. */
  readonly eventMarks: Map<'last' | 'pruned', number>
  readonly formSubmissions: Map<string, FormSubmission>
  readonly grants: Map<string, Grant>
  /** Keyed by account. */
  readonly runningExports: Map<string, { readonly run: string; readonly heardAt: Date }>
  /** When the handle becomes available again, keyed by handle. */
  readonly releasedHandles: Map<string, Date>
  /** Keyed by deal. */
  readonly doubleDummyWork: Map<string, QueuedDeal>
  /** Without `seniority` and `views`, which are computed on every read. */
  readonly collections: Map<string, Collection>
  /** Keyed by collection and day. */
  readonly collectionViews: Map<string, ViewsOfDay>
  readonly participants: Map<string, { readonly participant: Participant; readonly keyHash: string }>
  /** Keyed by participant and deal. */
  readonly answers: Map<string, StoredAnswer>
  /** Keyed by collection. */
  readonly answerVersions: Map<string, number>
  readonly sharingGroups: Map<string, SharingGroup>
  /** Keyed by account. */
  readonly uploadedPictures: Map<string, UploadedPicture>
  /** Keyed by follower and author. */
  readonly subscriptions: Map<string, { readonly followerId: AccountId; readonly authorId: AccountId }>
  readonly serves: Map<string, Serve>
  /** The number of serves a player used on a UTC day, keyed by player and day. */
  readonly serveCounts: Map<string, { readonly playerId: AccountId; readonly day: UtcDay; readonly used: number }>
  /** The number of pruned serves of a deal on a UTC day, keyed by day and deal. */
  readonly serveDays: Map<string, { readonly day: UtcDay; readonly serves: number }>
  /** Keyed by caller and key. */
  readonly idempotency: Map<
    string,
    { readonly fingerprint: string; readonly at: Date; readonly response: StoredResponse | null }
  >
  readonly webhooks: Map<string, StoredWebhook>
  /** Keyed by webhook and event. */
  readonly webhookDeliveries: Map<string, StoredDelivery>
}

/**
 * A database for tests and demos. Transactions run one after another, each on a copy that replaces the original on
 * success.
 */
export class InMemoryDatabase {
  tables: Tables = {
    accounts: new Map(),
    announcements: new Map(),
    announcementReads: new Map(),
    apiKeys: new Map(),
    auctionSystems: new Map(STANDARD_AUCTION_SYSTEMS.map((system) => [system.id, system])),
    auditRecords: new Map(),
    deals: new Map(),
    deletedFigures: new Map(),
    doubleDummyWork: new Map(),
    erasedAccounts: new Map(),
    events: new Map(),
    eventMarks: new Map(),
    formSubmissions: new Map(),
    grants: new Map(),
    collections: new Map(),
    collectionViews: new Map(),
    participants: new Map(),
    answers: new Map(),
    answerVersions: new Map(),
    releasedHandles: new Map(),
    runningExports: new Map(),
    sharingGroups: new Map(),
    uploadedPictures: new Map(),
    subscriptions: new Map(),
    serves: new Map(),
    serveCounts: new Map(),
    serveDays: new Map(),
    idempotency: new Map(),
    webhooks: new Map(),
    webhookDeliveries: new Map(),
  }
  private tail: Promise<unknown> = Promise.resolve()

  /** Runs the work on a copy of this database, which replaces its contents if the work succeeds. */
  transaction<Result>(work: (database: InMemoryDatabase) => Promise<Result>): Promise<Result> {
    return this.inTurn(async () => {
      const copy = new InMemoryDatabase()
      copy.tables = copyTables(this.tables)
      const result = await work(copy)
      this.tables = copy.tables
      return result
    })
  }

  /** Waits for the running transaction, so that no write is lost when a transaction replaces the tables. */
  write<Result>(work: (tables: Tables) => Result): Promise<Result> {
    return this.inTurn(async () => work(this.tables))
  }

  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.tail.then(work)
    this.tail = turn.catch(() => {})
    return turn
  }
}

const copyTables = (tables: Tables): Tables =>
  Object.fromEntries(
    Object.entries(tables).map(([name, table]) => [name, new Map(table as Map<string, unknown>)]),
  ) as unknown as Tables
