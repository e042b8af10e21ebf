import type { Account } from '../../domain/account.js'
import type { AuctionSystem } from '../../domain/auction-system.js'
import type { Collection } from '../../domain/collection.js'
import type { Deal } from '../../domain/deal.js'
import type { Grant } from '../../domain/grant.js'
import type { KeptAnswer } from '../../domain/idempotency.js'
import type { AccountId } from '../../domain/ids.js'
import type { SharingGroup } from '../../domain/sharing-group.js'
import { STANDARD_AUCTION_SYSTEMS } from '../../domain/standard-auction-systems.js'

/** Everything the in-memory adapters keep. Values are stored as copies and handed out as copies. */
export interface Tables {
  readonly accounts: Map<string, Account>
  readonly auctionSystems: Map<string, AuctionSystem>
  readonly deals: Map<string, Deal>
  readonly grants: Map<string, Grant>
  /** Without `seniority`, which is read anew each time. */
  readonly collections: Map<string, Collection>
  readonly sharingGroups: Map<string, SharingGroup>
  /** By follower and author. */
  readonly subscriptions: Map<string, { readonly followerId: AccountId; readonly authorId: AccountId }>
  /** By caller and key. */
  readonly idempotency: Map<
    string,
    { readonly fingerprint: string; readonly at: Date; readonly answer: KeptAnswer | null }
  >
}

/** A database for tests and for trying out: its transactions run one after another, each on a copy that is swapped in. */
export class InMemoryDatabase {
  tables: Tables = {
    accounts: new Map(),
    auctionSystems: new Map(STANDARD_AUCTION_SYSTEMS.map((system) => [system.id, system])),
    deals: new Map(),
    grants: new Map(),
    collections: new Map(),
    sharingGroups: new Map(),
    subscriptions: new Map(),
    idempotency: new Map(),
  }
  private tail: Promise<unknown> = Promise.resolve()

  /** Runs the work on a database of its own, which takes this one's place when the work succeeds. */
  transaction<Result>(work: (database: InMemoryDatabase) => Promise<Result>): Promise<Result> {
    return this.inTurn(async () => {
      const copy = new InMemoryDatabase()
      copy.tables = copyTables(this.tables)
      const result = await work(copy)
      this.tables = copy.tables
      return result
    })
  }

  /** Writes in its turn, so that no write falls between the copy of a transaction and its swap. */
  write<Result>(work: (tables: Tables) => Result): Promise<Result> {
    return this.inTurn(async () => work(this.tables))
  }

  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.tail.then(work)
    this.tail = turn.catch(() => {})
    return turn
  }
}

const copyTables = (tables: Tables): Tables => ({
  accounts: new Map(tables.accounts),
  auctionSystems: new Map(tables.auctionSystems),
  deals: new Map(tables.deals),
  grants: new Map(tables.grants),
  collections: new Map(tables.collections),
  sharingGroups: new Map(tables.sharingGroups),
  subscriptions: new Map(tables.subscriptions),
  idempotency: new Map(tables.idempotency),
})
