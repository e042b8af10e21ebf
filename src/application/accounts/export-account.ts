import { type Account, exportRunning } from '../../domain/account.js'
import { type Actor, accountRequired, requireAccount } from '../../domain/actor.js'
import type { AuditRecord } from '../../domain/audit.js'
import type { Author } from '../../domain/author.js'
import type { Deal } from '../../domain/deal.js'
import { isListedAuthor } from '../../domain/exposure.js'
import type { Grant } from '../../domain/grant.js'
import type { Handle } from '../../domain/handle.js'
import type { AccountId, AnnouncementId } from '../../domain/ids.js'
import type { Serve } from '../../domain/serve.js'
import type { UploadedPicture } from '../../domain/uploaded-picture.js'
import { everyBatch, everyBatchOf } from '../batched-list.js'
import { everyOwnedCollection, type OwnedCollection } from '../collections/owned-collection.js'
import { everyDeal } from '../deals/deal-list.js'
import type { Plans } from '../plans.js'
import type { Clock } from '../ports/clock.js'
import type { IdGenerator } from '../ports/id-generator.js'
import type { ParticipantWithAnswers } from '../ports/participant-repository.js'
import type { Repositories } from '../ports/unit-of-work.js'
import { groupsOf } from '../sharing-groups/group-list.js'
import type { VisibleGroup } from '../sharing-groups/visible-group.js'

/** Everything stored about an account except the account itself, in export order. */
export interface ExportedLists {
  readonly deals: Deal
  readonly collections: OwnedCollection
  /** Deleted collections that can still be restored. */
  readonly deletedCollections: OwnedCollection
  /** Participants in the practice of any of these collections. */
  readonly participants: ParticipantWithAnswers
  /** Groups that the account owns or has joined. */
  readonly sharingGroups: VisibleGroup
  readonly subscriptions: FollowedAuthor
  readonly grants: Grant
  readonly announcementReads: { readonly id: AnnouncementId; readonly readAt: Date }
  /** The account's serves, except those already pruned. */
  readonly serves: Serve
  /** Records about the account, and about admins acting as it. */
  readonly auditRecords: AuditRecord
}

/** An author whom the account follows; `null` fields while the author is not listed. */
export interface FollowedAuthor {
  readonly handle: Handle | null
  readonly displayName: string | null
}

const toFollowed = (author: Author): FollowedAuthor =>
  isListedAuthor(author)
    ? { handle: author.handle, displayName: author.displayName }
    : { handle: null, displayName: null }

/** A piece of an export: first the account, then each list, in one or more pieces. */
export type ExportPiece =
  | {
      readonly list: null
      readonly account: Account
      readonly picture: UploadedPicture | null
      readonly exportedAt: Date
    }
  | {
      [List in keyof ExportedLists]: { readonly list: List; readonly items: readonly ExportedLists[List][] }
    }[keyof ExportedLists]

/**
 * An export that has reported nothing for this long, in milliseconds, counts as ended. Even the slowest reader takes a
 * piece in less time.
 */
const SILENCE_MS = 300_000
const TOUCH_MS = 10_000

const COLLECTIONS_PER_BATCH = 10
const ROWS_PER_BATCH = 500
/** The batch is small because each participant may have answered 500 boards. */
const PARTICIPANTS_PER_BATCH = 10

/** Exports everything stored about the actor's account in pieces, in bounded memory, one export at a time. */
export class ExportAccount {
  constructor(
    private readonly repositories: Repositories,
    private readonly plans: Plans,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, EXPORT_RUNNING, all before the first piece */
  async *execute({ actor }: { readonly actor: Actor }): AsyncGenerator<ExportPiece> {
    const { id } = requireAccount(actor)
    const { runningExports } = this.repositories
    const run = this.ids.next()
    let heardAt = this.clock.now()
    if (!(await runningExports.begin(id, run, heardAt, new Date(heardAt.getTime() - SILENCE_MS)))) throw exportRunning()
    try {
      for await (const piece of this.pieces(id)) {
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

  private async *pieces(id: AccountId): AsyncGenerator<ExportPiece> {
    const { accounts, announcements, audit, grants, participants, serves, sharingGroups, subscriptions } =
      this.repositories
    const account = await accounts.findById(id)
    if (account === null) throw accountRequired()
    const picture = await this.repositories.uploadedPictures.findByAccount(id)
    yield { list: null, account, picture, exportedAt: this.clock.now() }
    yield { list: 'deals', items: [] }
    for await (const items of everyDeal(this.repositories.deals, { ownerId: id })) yield { list: 'deals', items }
    yield { list: 'collections', items: [] }
    for await (const items of this.collections(id)) yield { list: 'collections', items }
    yield { list: 'deletedCollections', items: [] }
    for await (const items of this.collections(id, true)) yield { list: 'deletedCollections', items }
    yield { list: 'participants', items: [] }
    for await (const items of everyBatch<ParticipantWithAnswers>((after) =>
      participants.listByOwnerAfter(id, after, PARTICIPANTS_PER_BATCH),
    ))
      yield { list: 'participants', items }
    yield { list: 'sharingGroups', items: [] }
    for await (const items of everyBatchOf(await groupsOf(sharingGroups, id))) yield { list: 'sharingGroups', items }
    yield { list: 'subscriptions', items: (await subscriptions.listFollowed(id)).map(toFollowed) }
    yield { list: 'grants', items: await grants.listByAccount(id) }
    yield { list: 'announcementReads', items: await announcements.listReads(id) }
    yield { list: 'serves', items: [] }
    for await (const items of everyBatch<Serve>((after) => serves.listOfPlayer(id, after, ROWS_PER_BATCH)))
      yield { list: 'serves', items }
    yield { list: 'auditRecords', items: [] }
    for await (const items of everyBatch<AuditRecord>((after) => audit.listAbout(id, after, ROWS_PER_BATCH)))
      yield { list: 'auditRecords', items }
  }

  private collections(id: AccountId, deleted = false): AsyncIterable<readonly OwnedCollection[]> {
    return everyOwnedCollection(this.repositories, this.plans, id, { deleted, limit: COLLECTIONS_PER_BATCH })
  }
}
