import { accountsNotFound } from '../../domain/account.js'
import { type Actor, requireAdmin } from '../../domain/actor.js'
import { parseAccountId } from '../../domain/ids.js'
import { foundOr } from '../found-or.js'
import type { AnnouncementRepository } from '../ports/announcement-repository.js'
import type { Clock } from '../ports/clock.js'
import { type VisibleAnnouncements, visibleAnnouncements } from './visible-announcements.js'

interface Input {
  readonly actor: Actor
  readonly accountId: string
  /** `null` means now. */
  readonly at: Date | null
}

/** Shows an admin what an account sees at a given time. */
export class PreviewAnnouncements {
  constructor(
    private readonly announcements: AnnouncementRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN, ACCOUNT_NOT_FOUND */
  async execute({ actor, accountId: text, at }: Input): Promise<VisibleAnnouncements> {
    requireAdmin(actor)
    const notFound = () => accountsNotFound([text])
    const id = foundOr(parseAccountId(text), notFound)
    return foundOr(await visibleAnnouncements(this.announcements, id, at ?? this.clock.now()), notFound)
  }
}
