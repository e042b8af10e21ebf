// The announcements that a reader sees, in plain code.
import type { AnnouncementRow, ReaderRow } from './rows.js'

const MAX_NEWS = 100

export const announcementBody = (row: AnnouncementRow) => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  body: row.body,
  actionLabel: row.actionLabel,
  actionPath: row.actionPath,
  pinned: row.pinned,
  publishedAt: row.publishedAt,
  expiresAt: row.expiresAt,
  readAt: row.readAt,
})

const reaches = (row: AnnouncementRow, { role, appLanguage, language, country }: ReaderRow): boolean => {
  if (row.audienceRoles.length > 0 && !row.audienceRoles.includes(role)) return false
  if (row.audienceCountries.length > 0 && (country === null || !row.audienceCountries.includes(country))) return false
  if (row.audienceLanguages.length === 0) return true
  const tag = (appLanguage ?? language)?.toLowerCase()
  if (tag === undefined) return false
  const base = tag.split('-', 1)[0]
  return row.audienceLanguages.some((wanted) => wanted.toLowerCase() === tag || wanted.toLowerCase() === base)
}

const isLive = ({ publishedAt, expiresAt }: AnnouncementRow, at: number): boolean =>
  publishedAt !== null && publishedAt.getTime() <= at && (expiresAt === null || at < expiresAt.getTime())

export const isVisible = (row: AnnouncementRow, reader: ReaderRow): boolean =>
  isLive(row, Date.now()) && reaches(row, reader)

const pinnedThenNewest = (a: AnnouncementRow, b: AnnouncementRow): number =>
  Number(b.pinned) - Number(a.pinned) ||
  (b.publishedAt?.getTime() ?? 0) - (a.publishedAt?.getTime() ?? 0) ||
  (a.id < b.id ? 1 : -1)

const shownAt = (ordered: readonly AnnouncementRow[], at: number) => {
  const live = ordered.filter((row) => isLive(row, at))
  const unread = live.filter(({ readAt }) => readAt === null)
  return {
    banner: unread.find(({ kind }) => kind === 'banner') ?? null,
    news: live.filter(({ kind }) => kind === 'news').slice(0, MAX_NEWS),
    unreadCount: unread.length,
  }
}

export const announcementsBody = (rows: readonly AnnouncementRow[], reader: ReaderRow) => {
  const now = Date.now()
  const ordered = rows.filter((row) => reaches(row, reader)).sort(pinnedThenNewest)
  const shown = shownAt(ordered, now)
  const turns = ordered
    .flatMap(({ publishedAt, expiresAt }) => [publishedAt?.getTime() ?? 0, expiresAt?.getTime() ?? 0])
    .filter((turn) => turn > now)
    .sort((a, b) => a - b)
  const next = turns.find((turn) => {
    const { banner, news, unreadCount } = shownAt(ordered, turn)
    return (
      banner !== shown.banner ||
      unreadCount !== shown.unreadCount ||
      news.length !== shown.news.length ||
      news.some((row, i) => row !== shown.news[i])
    )
  })
  return {
    banner: shown.banner && announcementBody(shown.banner),
    news: shown.news.map(announcementBody),
    unreadCount: shown.unreadCount,
    nextChangeAt: next === undefined ? null : new Date(next),
  }
}
