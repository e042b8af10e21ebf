import {
  type Announcements,
  type MarkedAnnouncement,
  selectAnnouncements,
  textBytesOf,
} from '../../domain/announcement.js'
import type { AccountId } from '../../domain/ids.js'
import { type BatchedList, listAtHand } from '../batched-list.js'
import type { AnnouncementRepository } from '../ports/announcement-repository.js'

/** The announcements that an account sees at a given time. News can be large, so they are a batched list. */
export interface VisibleAnnouncements extends Omit<Announcements, 'news'> {
  readonly news: BatchedList<MarkedAnnouncement>
}

/** Reads what an account sees at a given time; `null` if there is no such account. */
export const visibleAnnouncements = async (
  announcements: AnnouncementRepository,
  id: AccountId,
  at: Date,
): Promise<VisibleAnnouncements | null> => {
  const found = await announcements.listFor(id, at)
  if (found === null) return null
  const { news, ...selected } = selectAnnouncements(found.announcements, found.reader, at)
  return {
    ...selected,
    news: listAtHand(
      news,
      ({ announcement }) => textBytesOf(announcement),
      ({ announcement: { id, revision }, readAt }) => [id, revision, readAt],
    ),
  }
}
