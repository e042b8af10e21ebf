import type { Actor } from '../../domain/actor.js'
import { type Announcement, announcementNotFound } from '../../domain/announcement.js'
import { type AuditChange, changesBetween, type Initiator } from '../../domain/audit.js'
import { type AnnouncementId, parseAnnouncementId } from '../../domain/ids.js'
import type { AuditTrail } from '../audit/audit-trail.js'
import type { CurrentRights } from '../current-rights.js'
import { foundOr } from '../found-or.js'
import type { AnnouncementRepository, CountedAnnouncement } from '../ports/announcement-repository.js'
import type { Repositories, UnitOfWork } from '../ports/unit-of-work.js'

const FIELDS = [
  'kind',
  'title',
  'body',
  'actionLabel',
  'actionPath',
  'pinned',
  'publishedAt',
  'expiresAt',
  'audience',
] as const satisfies readonly (keyof Announcement)[]

/** @throws ANNOUNCEMENT_NOT_FOUND */
export const announcementIdOf = (text: string): AnnouncementId =>
  foundOr(parseAnnouncementId(text), announcementNotFound)

/** @throws ANNOUNCEMENT_NOT_FOUND */
export const managedAnnouncement = async (
  announcements: AnnouncementRepository,
  id: AnnouncementId,
): Promise<CountedAnnouncement> => foundOr(await announcements.findById(id), announcementNotFound)

export type ChangedFields = Readonly<Record<string, AuditChange>>

/** The changes as the audit trail records them. */
export const changedFields = (before: Partial<Announcement>, after: Partial<Announcement>): ChangedFields =>
  changesBetween<Announcement>(before, after, FIELDS)

/** Shared by the use-cases with which admins write announcements. Every write is audited in its own transaction. */
export class ManagedAnnouncements {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rights: CurrentRights,
    private readonly trail: AuditTrail,
  ) {}

  /** Runs work in a transaction that first checks that the actor is an admin. @throws the refusals of `requireAdmin` */
  asAdmin<Result>(actor: Actor, work: (repositories: Repositories) => Promise<Result>): Promise<Result> {
    return this.unitOfWork.run(async (repositories) => {
      await this.rights.requireAdmin(repositories, actor)
      return work(repositories)
    })
  }

  /** Like `asAdmin`, on an announcement that is locked until the transaction ends. @throws ANNOUNCEMENT_NOT_FOUND */
  async write<Result>(
    actor: Actor,
    text: string,
    work: (repositories: Repositories, before: CountedAnnouncement) => Promise<Result>,
  ): Promise<Result> {
    const id = announcementIdOf(text)
    return this.asAdmin(actor, async (repositories) => {
      await repositories.announcements.lock(id)
      return work(repositories, await managedAnnouncement(repositories.announcements, id))
    })
  }

  record(
    repositories: Repositories,
    initiator: Initiator,
    verb: 'create' | 'update' | 'delete' | 'reset-reads',
    id: AnnouncementId,
    changes: ChangedFields,
  ): Promise<void> {
    const subject = { type: 'announcement', id } as const
    return this.trail.append(repositories, initiator, { action: `announcement.${verb}`, subject, changes })
  }
}
