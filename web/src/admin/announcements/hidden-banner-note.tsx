import { useQuery } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { MAX_PAGE_SIZE } from 'dealbook-domain/page.js'
import { service } from '../../service.js'
import { textIn, useTexts } from '../../texts/use-texts.js'
import type { ManagedAnnouncement } from './announcement-draft.js'
import { hidingBanner } from './banner-precedence.js'

/** The newest announcements: older banners are assumed to hide nothing. */
const useNewest = (): readonly ManagedAnnouncement[] => {
  const { data } = useQuery({
    queryKey: ['announcements', 'newest'],
    queryFn: () =>
      unwrap(service.GET('/back-office/announcements', { params: { query: { pageSize: MAX_PAGE_SIZE } } })),
  })
  return data?.announcements ?? []
}

/** Finds the banner that hides another one; `null` until the banners are loaded. */
export const useHidingBanner = () => {
  const newest = useNewest()
  return (banner: Parameters<typeof hidingBanner>[0]): ManagedAnnouncement | null =>
    hidingBanner(banner, newest, new Date())
}

/** The live banners, each with the one that hides it, if any. */
export const useLiveBanners = () => {
  const hidingBannerOf = useHidingBanner()
  return useNewest()
    .filter(({ kind, state }) => kind === 'banner' && state === 'live')
    .map((banner) => ({ banner, hiddenBy: hidingBannerOf(banner) }))
}

/** Names the banner that hides another one. */
export const HiddenBehind = ({ by }: { readonly by: Pick<ManagedAnnouncement, 'title' | 'pinned'> | null }) => {
  const { t, language } = useTexts()
  if (by === null) return null
  const key = by.pinned ? 'announcement.behindPinned' : 'announcement.behindNewer'
  return <p className="warning">{t(key, { title: textIn(by.title, language) })}</p>
}
