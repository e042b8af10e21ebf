import { byPrecedence, isLive } from 'dealbook-domain/announcement.js'
import { type Audience, audiencesMeet } from 'dealbook-domain/audience.js'
import type { AnnouncementId } from 'dealbook-domain/ids.js'
import { dateOf } from '../../date-of.js'
import type { ManagedAnnouncement } from './announcement-draft.js'

type Banner = Pick<ManagedAnnouncement, 'id' | 'kind' | 'pinned' | 'publishedAt' | 'expiresAt'> & {
  readonly audience: Audience
}

const dated = ({ id, pinned, publishedAt, expiresAt }: Banner) => ({
  id: id as AnnouncementId,
  pinned,
  publishedAt: dateOf(publishedAt),
  expiresAt: dateOf(expiresAt),
})

/**
 * Finds the banner that some readers have to close before they see this one, now or once it is published; `null` if
 * there is none. Only one banner is shown at a time.
 */
export const hidingBanner = <Other extends Banner>(
  banner: Banner,
  others: readonly Other[],
  now: Date,
): Other | null => {
  const own = dated(banner)
  if (banner.kind !== 'banner' || (own.expiresAt !== null && own.expiresAt <= now)) return null
  const at = own.publishedAt === null || own.publishedAt < now ? now : own.publishedAt
  const shown = { ...own, publishedAt: own.publishedAt ?? at }
  return (
    others
      .filter((other) => other.kind === 'banner' && other.id !== banner.id && isLive(dated(other), at))
      .filter((other) => audiencesMeet(banner.audience, other.audience) && byPrecedence(dated(other), shown) < 0)
      .sort((a, b) => byPrecedence(dated(a), dated(b)))[0] ?? null
  )
}
