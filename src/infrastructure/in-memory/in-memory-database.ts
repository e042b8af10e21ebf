import type { StoredResponse } from '../../application/ports/idempotency-keys.js'
import type { Account } from '../../domain/account.js'
import type { Announcement } from '../../domain/announcement.js'
import type { AuctionSystem } from '../../domain/auction-system.js'
import type { AuditRecord } from '../../domain/audit.js'
import type { Collection, ViewsOfDay } from '../../domain/collection.js'
import type { Deal } from '../../domain/deal.js'
import type { FormSubmission } from '../../domain/form-submission.js'
import type { Grant } from '../../domain/grant.js'
import type { AccountId, AnnouncementId } from '../../domain/ids.js'
import type { Serve, UtcDay } from '../../domain/serve.js'
import type { SharingGroup } from '../../domain/sharing-group.js'
import { STANDARD_AUCTION_SYSTEMS } from '../../domain/standard-auction-systems.js'

/** Everything the in-memory adapters store. Values are copied when they are stored and when they are returned. */
export interface Tables {
  readonly accounts: Map<string, Account>
  readonly announcements: Map<string, Announcement>
  /** Keyed by account and announcement. */
  readonly announcementReads: Map<
    string,
    { readonly accountId: AccountId; readonly announcementId: AnnouncementId; readonly readAt: Date }
  >
  readonly auctionSystems: Map<string, AuctionSystem>
  readonly auditRecords: Map<string, AuditRecord>
  readonly deals: Map<string, Deal>
  /** The number of deleted deals and erased accounts in each daily figure, keyed by figure and day. */
  readonly deletedFigures: Map<string, number>
  /** When the account was erased, keyed by its former id. */
  readonly erasedAccounts: Map<string, Date>
  readonly formSubmissions: Map<string, FormSubmission>
  readonly grants: Map<string, Grant>
  /** Keyed by account. */
  readonly runningExports: Map<string, { readonly run: string; readonly heardAt: Date }>
  /** When the handle becomes available again, keyed by handle. */
  readonly releasedHandles: Map<string, Date>
  /** Without `seniority` and `views`, which are computed on every read. */
  readonly collections: Map<string, Collection>
  /** Keyed by collection and day. */
  readonly collectionViews: Map<string, ViewsOfDay>
  readonly sharingGroups: Map<string, SharingGroup>
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
    auctionSystems: new Map(STANDARD_AUCTION_SYSTEMS.map((system) => [system.id, system])),
    auditRecords: new Map(),
    deals: new Map(),
    deletedFigures: new Map(),
    erasedAccounts: new Map(),
    formSubmissions: new Map(),
    grants: new Map(),
    collections: new Map(),
    collectionViews: new Map(),
    releasedHandles: new Map(),
    runningExports: new Map(),
    sharingGroups: new Map(),
    subscriptions: new Map(),
    serves: new Map(),
    serveCounts: new Map(),
    serveDays: new Map(),
    idempotency: new Map(),
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
