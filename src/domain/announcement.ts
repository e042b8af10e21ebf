import { type Audience, type Reader, reaches } from './audience.js'
import { DomainError, type Issue, rejectIssues } from './errors.js'
import type { AnnouncementId } from './ids.js'
import { isEmptyPatch, mergePatch } from './merge-patch.js'
import { jsonBytes } from './text.js'

export const ANNOUNCEMENT_KINDS = ['banner', 'news'] as const
export type AnnouncementKind = (typeof ANNOUNCEMENT_KINDS)[number]

/** Texts by BCP 47 language tag. */
export type LocaleTexts = Readonly<Record<string, string>>

export const MAX_NEWS = 100
export const MAX_LOCALES = 256
export const MAX_ACTION_PATH_LENGTH = 2_048
/** The maximum size, as JSON, of the title, body and action label of an announcement in all languages together. */
export const MAX_TEXTS_BYTES = 64 * 1024

export interface Announcement {
  readonly id: AnnouncementId
  /** Incremented by every save. */
  readonly revision: number
  readonly kind: AnnouncementKind
  readonly title: LocaleTexts
  readonly body: LocaleTexts
  readonly actionLabel: LocaleTexts
  /** A path inside the app. Set if and only if there is an action label. */
  readonly actionPath: string | null
  readonly pinned: boolean
  /** `null` for a draft. */
  readonly publishedAt: Date | null
  /** Exclusive; `null` means it never expires. */
  readonly expiresAt: Date | null
  readonly audience: Audience
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** The parts of an announcement that readers see, or that decide whether they see it. */
export type ShownAnnouncement = Omit<Announcement, 'createdAt' | 'updatedAt'>

export const asShown = ({ createdAt: _, updatedAt: __, ...shown }: Announcement): ShownAnnouncement => shown

/** The size as JSON, at one byte per UTF-16 unit. Allocates nothing, because it runs for every announcement read. */
const roughBytes = (texts: LocaleTexts): number => {
  let bytes = 2
  for (const tag in texts) bytes += tag.length + (texts[tag] as string).length + 6
  return bytes
}

/** The approximate size of an announcement's texts as JSON. */
export const textBytesOf = ({ title, body, actionLabel }: ShownAnnouncement): number =>
  roughBytes(title) + roughBytes(body) + roughBytes(actionLabel)

export interface MarkedAnnouncement {
  readonly announcement: ShownAnnouncement
  /** When the reader first marked it as read. */
  readonly readAt: Date | null
}

export const announcementNotFound = (): DomainError =>
  new DomainError('not-found', 'ANNOUNCEMENT_NOT_FOUND', 'There is no such announcement.')

/** Whether an announcement is published and has not expired. */
export const isLive = ({ publishedAt, expiresAt }: Pick<Announcement, 'publishedAt' | 'expiresAt'>, at: Date) =>
  publishedAt !== null && publishedAt <= at && (expiresAt === null || at < expiresAt)

export const ANNOUNCEMENT_STATES = ['draft', 'scheduled', 'live', 'over'] as const
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number]

export const stateOf = (announcement: Announcement, at: Date): AnnouncementState => {
  if (announcement.publishedAt === null) return 'draft'
  if (at < announcement.publishedAt) return 'scheduled'
  return isLive(announcement, at) ? 'live' : 'over'
}

/** Whether an announcement is live and meant for this reader. For the reader, other announcements do not exist. */
export const isVisibleTo = (announcement: ShownAnnouncement, reader: Reader, at: Date): boolean =>
  isLive(announcement, at) && reaches(announcement.audience, reader)

/** The announcements that an account sees at a given time. */
export interface Announcements {
  /** The first unread visible banner: pinned ones come first, then the newest. */
  readonly banner: MarkedAnnouncement | null
  /** Visible news, read or not, in the same order; at most {@link MAX_NEWS}. */
  readonly news: readonly MarkedAnnouncement[]
  /** How many visible banners and news items are unread, including those past the end of the list. */
  readonly unreadCount: number
  /** The next time any of this changes because an announcement starts or expires. */
  readonly nextChangeAt: Date | null
}

type Precedence = Pick<Announcement, 'id' | 'pinned' | 'publishedAt'>

/** Pinned announcements come before others, then newer ones before older. */
export const byPrecedence = (a: Precedence, b: Precedence): number =>
  Number(b.pinned) - Number(a.pinned) ||
  (b.publishedAt?.getTime() ?? 0) - (a.publishedAt?.getTime() ?? 0) ||
  (a.id < b.id ? 1 : -1)

type Selection = Omit<Announcements, 'nextChangeAt'>

const selectLive = (ordered: readonly MarkedAnnouncement[], at: Date): Selection => {
  const visible = ordered.filter(({ announcement }) => isLive(announcement, at))
  const unread = visible.filter(({ readAt }) => readAt === null)
  return {
    banner: unread.find(({ announcement }) => announcement.kind === 'banner') ?? null,
    news: visible.filter(({ announcement }) => announcement.kind === 'news').slice(0, MAX_NEWS),
    unreadCount: unread.length,
  }
}

const isSameSelection = (a: Selection, b: Selection): boolean =>
  a.banner === b.banner &&
  a.unreadCount === b.unreadCount &&
  a.news.length === b.news.length &&
  a.news.every((item, i) => item === b.news[i])

/**
 * The announcements that the reader sees at a given time.
 * @param announcements must include those that have not started yet, for `nextChangeAt`
 */
export const selectAnnouncements = (
  announcements: readonly MarkedAnnouncement[],
  reader: Reader,
  at: Date,
): Announcements => {
  const ordered = announcements
    .filter(({ announcement }) => reaches(announcement.audience, reader))
    .sort((a, b) => byPrecedence(a.announcement, b.announcement))
  const selection = selectLive(ordered, at)
  const turns = ordered
    .flatMap(({ announcement: { publishedAt, expiresAt } }) =>
      publishedAt === null ? [] : [publishedAt.getTime(), expiresAt?.getTime() ?? at.getTime()],
    )
    .filter((turn) => turn > at.getTime())
    .sort((a, b) => a - b)
  const next = turns.find((turn) => !isSameSelection(selection, selectLive(ordered, new Date(turn))))
  return { ...selection, nextChangeAt: next === undefined ? null : new Date(next) }
}

/** The fields of an announcement as an admin sends them. Absent and `null` fields get their defaults. */
export interface AnnouncementFields {
  readonly kind: AnnouncementKind
  readonly title: LocaleTexts
  readonly body?: LocaleTexts | null
  readonly actionLabel?: LocaleTexts | null
  readonly actionPath?: string | null
  readonly pinned?: boolean | null
  readonly publishedAt?: Date | null
  readonly expiresAt?: Date | null
  readonly audience?: { readonly [List in keyof Audience]?: Audience[List] | null } | null
}

/** A path inside the app: not a URL, not something that browsers resolve to another host, and no control characters. */
export const isAppPath = (text: string): boolean => /^\/(?![/\\])[^\p{Cc}\p{Zl}\p{Zp}]*$/u.test(text)

const NO_TITLE: Issue = { path: '/title', message: 'must contain at least one text' }
const NO_PATH: Issue = { path: '/actionPath', message: 'is required with actionLabel' }
const NO_LABEL: Issue = { path: '/actionLabel', message: 'is required with actionPath' }

const windowIssues = ({ publishedAt, expiresAt }: Pick<AnnouncementPatch, 'publishedAt' | 'expiresAt'>) =>
  publishedAt != null && expiresAt != null && expiresAt <= publishedAt
    ? [{ path: '/expiresAt', message: 'must be after publishedAt' }]
    : []

type Texts = { readonly [Field in 'title' | 'body' | 'actionLabel']?: LocaleTexts | null | undefined }

/** If the texts are too large together, reports the largest of them. */
const sizeIssues = ({ title, body, actionLabel }: Texts): readonly Issue[] => {
  const sizes = Object.entries({ body, title, actionLabel }).map(([name, texts]) => ({
    name,
    bytes: jsonBytes(texts ?? {}),
  }))
  if (sizes.reduce((sum, { bytes }) => sum + bytes, 0) <= MAX_TEXTS_BYTES) return []
  const largest = sizes.reduce((a, b) => (b.bytes > a.bytes ? b : a))
  return [
    { path: `/${largest.name}`, message: `must not exceed ${MAX_TEXTS_BYTES} bytes together with the other texts` },
  ]
}

/** The issues of a complete announcement. */
export const announcementIssues = (fields: Omit<AnnouncementFields, 'kind'>): readonly Issue[] => {
  const { title, body, actionLabel, actionPath } = fields
  const hasLabel = Object.keys(actionLabel ?? {}).length > 0
  const tooMany = Object.entries({ title, body, actionLabel }).flatMap(([name, texts]) =>
    Object.keys(texts ?? {}).length > MAX_LOCALES
      ? [{ path: `/${name}`, message: `must not contain more than ${MAX_LOCALES} languages` }]
      : [],
  )
  return [
    ...(Object.keys(title).length === 0 ? [NO_TITLE] : []),
    ...(hasLabel && actionPath == null ? [NO_PATH] : []),
    ...(!hasLabel && actionPath != null ? [NO_LABEL] : []),
    ...windowIssues(fields),
    ...tooMany,
    ...sizeIssues(fields),
  ]
}

/** The issues of a patch that do not depend on the announcement it is applied to. */
export const announcementPatchIssues = (patch: AnnouncementPatch): readonly Issue[] => {
  const { title, body, actionLabel, actionPath } = patch
  const put = { title: textsOf(title ?? {}), body: textsOf(body ?? {}), actionLabel: textsOf(actionLabel ?? {}) }
  const putsLabel = Object.keys(put.actionLabel).length > 0
  return [
    ...(title === null ? [NO_TITLE] : []),
    ...(putsLabel && actionPath === null ? [NO_PATH] : []),
    ...(actionLabel === null && actionPath != null ? [NO_LABEL] : []),
    ...windowIssues(patch),
    ...sizeIssues(put),
  ]
}

/** The texts that a patch sets. */
const textsOf = (patch: Readonly<Record<string, string | null>>): LocaleTexts =>
  Object.fromEntries(Object.entries(patch).filter((entry): entry is [string, string] => entry[1] !== null))

const readFields = (fields: AnnouncementFields) => {
  rejectIssues(announcementIssues(fields))
  const { actionPath = null, publishedAt = null, expiresAt = null } = fields
  return {
    kind: fields.kind,
    title: fields.title,
    body: fields.body ?? {},
    actionLabel: fields.actionLabel ?? {},
    actionPath,
    pinned: fields.pinned ?? false,
    publishedAt,
    expiresAt,
    audience: {
      roles: fields.audience?.roles ?? [],
      languages: fields.audience?.languages ?? [],
      countries: fields.audience?.countries ?? [],
    },
  }
}

/** Throws `VALIDATION_FAILED` with every issue. */
export const newAnnouncement = (id: AnnouncementId, fields: AnnouncementFields, now: Date): Announcement => ({
  ...readFields(fields),
  id,
  revision: 1,
  createdAt: now,
  updatedAt: now,
})

/** A merge patch of an announcement: `null` removes a text, a list, a path or a time. */
export type AnnouncementPatch = {
  readonly [Field in keyof AnnouncementFields]?: Field extends 'title' | 'body' | 'actionLabel'
    ? Readonly<Record<string, string | null>> | null
    : AnnouncementFields[Field]
}

/** The announcement with the patch applied. Throws `VALIDATION_FAILED` with every issue of the result. */
export const changeAnnouncement = (announcement: Announcement, change: AnnouncementPatch, now: Date): Announcement => {
  if (isEmptyPatch(change)) return announcement
  const { publishedAt, expiresAt, ...patch } = change
  const { title, body, actionLabel, actionPath, pinned, kind, audience } = announcement
  const merged = mergePatch({ title, body, actionLabel, actionPath, pinned, kind, audience }, patch)
  return {
    ...announcement,
    ...readFields({
      ...(merged as AnnouncementFields),
      title: (merged as Partial<AnnouncementFields>).title ?? {},
      publishedAt: publishedAt === undefined ? announcement.publishedAt : publishedAt,
      expiresAt: expiresAt === undefined ? announcement.expiresAt : expiresAt,
    }),
    updatedAt: now,
  }
}
