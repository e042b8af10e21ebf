import { type Static, Type } from 'typebox'
import type { VisibleAnnouncements } from '../../application/announcements/visible-announcements.js'
import type { CountedAnnouncement } from '../../application/ports/announcement-repository.js'
import { ROLES } from '../../domain/actor.js'
import {
  ANNOUNCEMENT_KINDS,
  ANNOUNCEMENT_STATES,
  type AnnouncementFields,
  type AnnouncementPatch,
  MAX_ACTION_PATH_LENGTH,
  MAX_AUDIENCE,
  MAX_LOCALES,
  type MarkedAnnouncement,
  type ShownAnnouncement,
  stateOf,
} from '../../domain/announcement.js'
import { MAX_TITLE_LENGTH } from '../../domain/deal-content.js'
import { CONTENT_RULE } from '../content-rules.js'
import {
  Instant,
  mapOf,
  nullable,
  oneOf,
  PaginationDto,
  ref,
  strictObject,
  Timestamp,
  timestamp,
  toInstant,
} from '../schemas.js'

const localeTexts = mapOf(Type.String({ description: 'The text in the language of the key, a BCP 47 tag.' }))

const shared = {
  id: Type.String({ format: 'uuid' }),
  kind: oneOf(ANNOUNCEMENT_KINDS),
  title: localeTexts,
  body: localeTexts,
  actionLabel: localeTexts,
  actionPath: nullable(Type.String({ description: 'A path inside the app.', examples: ['/deals'] })),
  pinned: Type.Boolean(),
}

export const AnnouncementDto = Type.Object(
  {
    ...shared,
    publishedAt: Timestamp,
    expiresAt: nullable(Timestamp),
    readAt: nullable(timestamp({ description: 'When you first marked it as read.' })),
  },
  { $id: 'Announcement' },
)

export const ANNOUNCEMENT = ref(AnnouncementDto)

const toSharedDto = (announcement: ShownAnnouncement) => ({
  id: announcement.id,
  kind: announcement.kind,
  title: announcement.title,
  body: announcement.body,
  actionLabel: announcement.actionLabel,
  actionPath: announcement.actionPath,
  pinned: announcement.pinned,
})

export const toAnnouncementDto = ({ announcement, readAt }: MarkedAnnouncement): Static<typeof AnnouncementDto> => ({
  ...toSharedDto(announcement),
  // Only published ones are shown.
  publishedAt: announcement.publishedAt as Date,
  expiresAt: announcement.expiresAt,
  readAt,
})

export const AnnouncementsDto = Type.Object(
  {
    banner: Type.Union([Type.Unsafe<Static<typeof AnnouncementDto>>({ $ref: 'Announcement' }), Type.Null()], {
      description: 'The first unread banner: pinned ones come first, then the newest.',
    }),
    news: Type.Array(ref(AnnouncementDto), { description: 'Pinned ones first, then the newest. At most 100.' }),
    unreadCount: Type.Integer({ description: 'How many visible banners and news items are unread.' }),
    nextChangeAt: nullable(
      timestamp({
        description: 'When this will next change on its own, because an announcement starts or expires.',
      }),
    ),
  },
  { $id: 'Announcements' },
)

export const toAnnouncementsDto = (
  announcements: VisibleAnnouncements,
  news: Static<typeof AnnouncementDto>[],
): Static<typeof AnnouncementsDto> => ({
  banner: announcements.banner && toAnnouncementDto(announcements.banner),
  news,
  unreadCount: announcements.unreadCount,
  nextChangeAt: announcements.nextChangeAt,
})

export const ManagedAnnouncementDto = Type.Object(
  {
    ...shared,
    publishedAt: nullable(timestamp({ description: '`null` for a draft.' })),
    expiresAt: nullable(Timestamp),
    audience: Type.Object({
      roles: Type.Array(oneOf(ROLES)),
      languages: Type.Array(Type.String()),
      countries: Type.Array(Type.String()),
    }),
    state: oneOf(ANNOUNCEMENT_STATES),
    readCount: Type.Integer(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  { $id: 'ManagedAnnouncement', description: 'An announcement as admins see it.' },
)

export const MANAGED_ANNOUNCEMENT = ref(ManagedAnnouncementDto)

export const toManagedAnnouncementDto =
  (now: Date) =>
  ({ announcement, readCount }: CountedAnnouncement): Static<typeof ManagedAnnouncementDto> => ({
    ...toSharedDto(announcement),
    publishedAt: announcement.publishedAt,
    expiresAt: announcement.expiresAt,
    audience: {
      roles: [...announcement.audience.roles],
      languages: [...announcement.audience.languages],
      countries: [...announcement.audience.countries],
    },
    state: stateOf(announcement, now),
    readCount,
    createdAt: announcement.createdAt,
    updatedAt: announcement.updatedAt,
  })

export const ManagedAnnouncementsDto = Type.Object({
  announcements: Type.Array(ref(ManagedAnnouncementDto)),
  pagination: ref(PaginationDto),
})

const byLocale = { propertyNames: { format: 'language-tag' }, maxProperties: MAX_LOCALES }

const textsInput = (text: object) =>
  Type.Unsafe<Record<string, string>>({
    type: 'object',
    additionalProperties: { type: 'string', ...text },
    ...byLocale,
  })

const textsPatch = (text: object) =>
  Type.Unsafe<Record<string, string | null> | null>({
    type: ['object', 'null'],
    additionalProperties: { type: ['string', 'null'], ...text },
    ...byLocale,
  })

const NAME = { format: 'name', maxLength: MAX_TITLE_LENGTH }
const LONG = { pattern: '\\S' }

const audienceInput = Type.Optional(
  nullable(
    strictObject({
      roles: Type.Optional(nullable(Type.Array(oneOf(ROLES), { uniqueItems: true, maxItems: ROLES.length }))),
      languages: Type.Optional(
        nullable(Type.Array(Type.String({ format: 'language-tag' }), { uniqueItems: true, maxItems: MAX_AUDIENCE })),
      ),
      countries: Type.Optional(
        nullable(Type.Array(Type.String({ format: 'country' }), { uniqueItems: true, maxItems: MAX_AUDIENCE })),
      ),
    }),
  ),
)

const common = {
  actionPath: Type.Optional(nullable(Type.String({ format: 'app-path', maxLength: MAX_ACTION_PATH_LENGTH }))),
  publishedAt: Instant,
  expiresAt: Instant,
  audience: audienceInput,
}

export const AnnouncementBody = strictObject(
  {
    ...common,
    kind: oneOf(ANNOUNCEMENT_KINDS),
    title: textsInput(NAME),
    body: Type.Optional(nullable(textsInput(LONG))),
    actionLabel: Type.Optional(nullable(textsInput(NAME))),
    pinned: Type.Optional(nullable(Type.Boolean())),
  },
  { [CONTENT_RULE]: 'announcement' },
)

export const AnnouncementPatchBody = strictObject(
  {
    ...common,
    kind: Type.Optional(oneOf(ANNOUNCEMENT_KINDS)),
    title: Type.Optional(textsPatch(NAME)),
    body: Type.Optional(textsPatch(LONG)),
    actionLabel: Type.Optional(textsPatch(NAME)),
    pinned: Type.Optional(nullable(Type.Boolean())),
  },
  { [CONTENT_RULE]: 'announcement-patch' },
)

export const toAnnouncementFields = ({
  publishedAt,
  expiresAt,
  ...fields
}: Static<typeof AnnouncementBody>): AnnouncementFields => ({
  ...(fields as Omit<AnnouncementFields, 'publishedAt' | 'expiresAt'>),
  publishedAt: toInstant(publishedAt),
  expiresAt: toInstant(expiresAt),
})

export const toAnnouncementPatch = ({
  publishedAt,
  expiresAt,
  ...patch
}: Static<typeof AnnouncementPatchBody>): AnnouncementPatch => ({
  ...(patch as Omit<AnnouncementPatch, 'publishedAt' | 'expiresAt'>),
  ...(publishedAt === undefined ? {} : { publishedAt: toInstant(publishedAt) }),
  ...(expiresAt === undefined ? {} : { expiresAt: toInstant(expiresAt) }),
})

export const ANNOUNCEMENT_SCHEMAS = [AnnouncementDto, AnnouncementsDto, ManagedAnnouncementDto]
