import { type Account, accountRequired } from '../../domain/account.js'
import type { CallerAccount } from '../../domain/actor.js'
import type { AuditRecord } from '../../domain/audit.js'
import type { Author } from '../../domain/author.js'
import type { Deal } from '../../domain/deal.js'
import type { Grant } from '../../domain/grant.js'
import type { AnnouncementId } from '../../domain/ids.js'
import type { Serve } from '../../domain/serve.js'
import type { ReadCollection, ReadCollections } from '../collections/read-collections.js'
import { everyPage } from '../every-page.js'
import type { Clock } from '../ports/clock.js'
import type { GroupWithMembers } from '../ports/sharing-group-repository.js'
import type { Repositories } from '../ports/unit-of-work.js'

/** Everything that is kept about an account. */
export interface AccountExport {
  readonly exportedAt: Date
  readonly account: Account
  readonly deals: readonly Deal[]
  readonly collections: readonly ReadCollection[]
  /** Those it owns and those it has joined. */
  readonly sharingGroups: readonly GroupWithMembers[]
  /** The listed authors that it follows. */
  readonly subscriptions: readonly Author[]
  readonly grants: readonly Grant[]
  readonly announcementReads: readonly { readonly id: AnnouncementId; readonly readAt: Date }[]
  /** Those handed out to it, as long as they are kept one by one. */
  readonly serves: readonly Serve[]
  /** What was done to the account and as the account. */
  readonly auditRecords: readonly AuditRecord[]
}

export class ExportAccount {
  constructor(
    private readonly repositories: Repositories,
    private readonly readCollections: ReadCollections,
    private readonly clock: Clock,
  ) {}

  async execute(owner: CallerAccount): Promise<AccountExport> {
    const { id } = owner
    const { accounts, announcements, audit, deals, grants, serves, sharingGroups, subscriptions } = this.repositories
    const account = await accounts.findById(id)
    if (account === null) throw accountRequired()
    return {
      exportedAt: this.clock.now(),
      account,
      deals: await everyPage((request) => deals.list({ ownerId: id }, request)),
      collections: await everyPage((request) => this.readCollections.list({ owner, ...request })),
      sharingGroups: await sharingGroups.listOf(id),
      subscriptions: await subscriptions.listAuthors(id),
      grants: await grants.listByAccount(id),
      announcementReads: await announcements.listReads(id),
      serves: await everyPage((request) => serves.listOfPlayer(id, request)),
      auditRecords: await everyPage((request) => audit.list({ subject: id }, request)),
    }
  }
}
