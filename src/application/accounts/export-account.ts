import { type Account, accountRequired, exportRunning } from '../../domain/account.js'
import type { CallerAccount } from '../../domain/actor.js'
import type { AuditRecord } from '../../domain/audit.js'
import type { Author } from '../../domain/author.js'
import type { Deal } from '../../domain/deal.js'
import type { Grant } from '../../domain/grant.js'
import type { AccountId, AnnouncementId } from '../../domain/ids.js'
import type { Serve } from '../../domain/serve.js'
import { everyBatch, everyBatchOf } from '../batched-list.js'
import type { ReadCollection, ReadCollections } from '../collections/read-collections.js'
import { wholeDeals } from '../deals/deal-list.js'
import type { Clock } from '../ports/clock.js'
import type { Listed } from '../ports/deal-repository.js'
import type { IdGenerator } from '../ports/id-generator.js'
import type { GroupWithMembers } from '../ports/sharing-group-repository.js'
import type { Repositories } from '../ports/unit-of-work.js'
import { groupsOf } from '../sharing-groups/group-list.js'

/** What is kept about an account, beside itself, in the order of the export. */
export interface ExportedLists {
  readonly deals: Deal
  readonly collections: ReadCollection
  /** Those it owns and those it has joined. */
  readonly sharingGroups: GroupWithMembers
  /** The listed authors that it follows. */
  readonly subscriptions: Author
  readonly grants: Grant
  readonly announcementReads: { readonly id: AnnouncementId; readonly readAt: Date }
  /** Those handed out to it, as long as they are kept one by one. */
  readonly serves: Serve
  /** What was done to the account and as the account. */
  readonly auditRecords: AuditRecord
}

/** A piece of an export: first the account, then each list, in pieces of any number, at least one. */
export type ExportPiece =
  | { readonly list: null; readonly account: Account; readonly exportedAt: Date }
  | {
      [List in keyof ExportedLists]: { readonly list: List; readonly items: readonly ExportedLists[List][] }
    }[keyof ExportedLists]

/** An export that is not heard of for so long is over: its process is gone. The slowest of readers takes a piece in less. */
const SILENCE_MS = 300_000
const TOUCH_MS = 10_000

const DEALS_A_TIME = 50
const COLLECTIONS_A_TIME = 10
const ROWS_A_TIME = 500

/** Everything that is kept about an account, piece by piece, in bounded memory. One at a time for each account. */
export class ExportAccount {
  constructor(
    private readonly repositories: Repositories,
    private readonly readCollections: ReadCollections,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @throws EXPORT_RUNNING, ACCOUNT_REQUIRED, both before the first piece */
  async *execute(owner: CallerAccount): AsyncGenerator<ExportPiece> {
    const { runningExports } = this.repositories
    const { id } = owner
    const run = this.ids.next()
    let heardAt = this.clock.now()
    if (!(await runningExports.begin(id, run, heardAt, new Date(heardAt.getTime() - SILENCE_MS)))) throw exportRunning()
    try {
      for await (const piece of this.pieces(owner)) {
        yield piece
        const now = this.clock.now()
        if (now.getTime() - heardAt.getTime() < TOUCH_MS) continue
        heardAt = now
        await runningExports.touch(id, run, heardAt)
      }
    } finally {
      await runningExports.end(id, run)
    }
  }

  private async *pieces(owner: CallerAccount): AsyncGenerator<ExportPiece> {
    const { id } = owner
    const { accounts, announcements, audit, grants, serves, sharingGroups, subscriptions } = this.repositories
    const account = await accounts.findById(id)
    if (account === null) throw accountRequired()
    yield { list: null, account, exportedAt: this.clock.now() }
    yield { list: 'deals', items: [] }
    for await (const items of this.deals(id)) yield { list: 'deals', items }
    yield { list: 'collections', items: [] }
    for await (const items of this.readCollections.every(owner, COLLECTIONS_A_TIME))
      yield { list: 'collections', items }
    yield { list: 'sharingGroups', items: [] }
    for await (const items of everyBatchOf(await groupsOf(sharingGroups, id))) yield { list: 'sharingGroups', items }
    yield { list: 'subscriptions', items: await subscriptions.listAuthors(id) }
    yield { list: 'grants', items: await grants.listByAccount(id) }
    yield { list: 'announcementReads', items: await announcements.listReads(id) }
    yield { list: 'serves', items: [] }
    for await (const items of everyBatch<Serve>((after) => serves.listOfPlayer(id, after, ROWS_A_TIME)))
      yield { list: 'serves', items }
    yield { list: 'auditRecords', items: [] }
    for await (const items of everyBatch<AuditRecord>((after) => audit.listOfSubject(id, after, ROWS_A_TIME)))
      yield { list: 'auditRecords', items }
  }

  private async *deals(ownerId: AccountId): AsyncIterable<readonly Deal[]> {
    const { deals } = this.repositories
    const stretch = (last: Listed<Deal> | null) => deals.listByOwner(ownerId, last?.id ?? null, DEALS_A_TIME)
    for await (const listed of everyBatch<Listed<Deal>>(stretch)) yield* everyBatchOf(wholeDeals(deals, listed))
  }
}
