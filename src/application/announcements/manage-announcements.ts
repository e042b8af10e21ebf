import {
  type Announcement,
  type AnnouncementFields,
  type AnnouncementPatch,
  announcementNotFound,
  changeAnnouncement,
  newAnnouncement,
} from '../../domain/announcement.js'
import { type AuditChange, changesBetween, type Initiator } from '../../domain/audit.js'
import type { KeptAnswer } from '../../domain/idempotency.js'
import { type AnnouncementId, parseAnnouncementId } from '../../domain/ids.js'
import type { Page, PageRequest } from '../../domain/page.js'
import { type ExpectedRevisions, requireRevision } from '../../domain/revision.js'
import type { AuditTrail } from '../audit/audit-trail.js'
import { createOnce, type Once } from '../create-once.js'
import type { CurrentRights } from '../current-rights.js'
import type { AnnouncementRepository, CountedAnnouncement } from '../ports/announcement-repository.js'
import type { Clock } from '../ports/clock.js'
import type { IdGenerator } from '../ports/id-generator.js'
import type { Repositories, UnitOfWork } from '../ports/unit-of-work.js'

type Target = Initiator & { readonly id: string }
/** `expected`: `If-Match`. */
type Write = Target & { readonly expected?: ExpectedRevisions }

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

const changes = (before: Partial<Announcement>, after: Partial<Announcement>): Readonly<Record<string, AuditChange>> =>
  changesBetween<Announcement>(before, after, FIELDS)

const idOf = (text: string): AnnouncementId => {
  const id = parseAnnouncementId(text)
  if (id === null) throw announcementNotFound()
  return id
}

const found = async (announcements: AnnouncementRepository, id: AnnouncementId): Promise<CountedAnnouncement> => {
  const counted = await announcements.findById(id)
  if (counted === null) throw announcementNotFound()
  return counted
}

/** Announcements as admins write them; each write leaves a record in its transaction. */
export class ManageAnnouncements {
  constructor(
    private readonly announcements: AnnouncementRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly rights: CurrentRights,
    private readonly trail: AuditTrail,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  list(request: PageRequest): Promise<Page<CountedAnnouncement>> {
    return this.announcements.list(request)
  }

  async get(id: string): Promise<CountedAnnouncement> {
    return found(this.announcements, idOf(id))
  }

  create(fields: AnnouncementFields, initiator: Initiator, once: Once<CountedAnnouncement>): Promise<KeptAnswer> {
    const insert = async (repositories: Repositories): Promise<CountedAnnouncement> => {
      const announcement = newAnnouncement(this.ids.next() as AnnouncementId, fields, this.clock.now())
      await repositories.announcements.insert(announcement)
      await this.record(repositories, initiator, 'create', announcement.id, changes({}, announcement))
      return { announcement, readCount: 0 }
    }
    return createOnce(this.unitOfWork, this.clock, once, insert, (repositories) =>
      this.rights.requireAdmin(repositories, initiator.actor),
    )
  }

  update({
    id: text,
    patch,
    expected,
    ...initiator
  }: Write & { patch: AnnouncementPatch }): Promise<CountedAnnouncement> {
    return this.write(text, initiator, async (repositories, { announcement: before, readCount }) => {
      const after = changeAnnouncement(before, patch, this.clock.now())
      requireRevision(before, expected)
      if (after === before) return { announcement: before, readCount }
      const announcement = await repositories.announcements.save(after)
      await this.record(repositories, initiator, 'update', before.id, changes(before, after))
      return { announcement, readCount }
    })
  }

  /** Deletes the announcement and its read marks. */
  delete({ id: text, expected, ...initiator }: Write): Promise<void> {
    return this.write(text, initiator, async (repositories, { announcement: { id }, announcement }) => {
      requireRevision(announcement, expected)
      await repositories.announcements.delete(id)
      await this.record(repositories, initiator, 'delete', id, changes(announcement, {}))
    })
  }

  /** Makes the announcement unread again for everyone. */
  resetReads({ id: text, ...initiator }: Target): Promise<void> {
    return this.write(text, initiator, async (repositories, { announcement: { id } }) => {
      await repositories.announcements.resetReads(id)
      await this.record(repositories, initiator, 'reset-reads', id, {})
    })
  }

  private write<Result>(
    text: string,
    { actor }: Initiator,
    work: (repositories: Repositories, before: CountedAnnouncement) => Promise<Result>,
  ): Promise<Result> {
    const id = idOf(text)
    return this.unitOfWork.run(async (repositories) => {
      await this.rights.requireAdmin(repositories, actor)
      await repositories.announcements.lock(id)
      return work(repositories, await found(repositories.announcements, id))
    })
  }

  private record(
    repositories: Repositories,
    initiator: Initiator,
    verb: string,
    id: AnnouncementId,
    changed: Readonly<Record<string, AuditChange>>,
  ): Promise<void> {
    const subject = { type: 'announcement', id } as const
    return this.trail.append(repositories, initiator, { action: `announcement.${verb}`, subject, changes: changed })
  }
}
