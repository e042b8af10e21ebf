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
  MAX_LOCALES,
  MAX_NEWS,
  type MarkedAnnouncement,
  type ShownAnnouncement,
  stateOf,
} from '../../domain/announcement.js'
import { MAX_AUDIENCE } from '../../domain/audience.js'
import { MAX_TITLE_LENGTH } from '../../domain/deal-content.js'
import {
  CreatedAt,
  called,
  instant,
  mapOf,
  nullable,
  oneOf,
  PaginationDto,
  ref,
  says,
  strictObject,
  timestamp,
  toInstant,
  UpdatedAt,
} from '../dtos/schemas.js'
import { EXAMPLE_IDS, EXAMPLE_TIMES } from '../openapi/examples.js'
import { CONTENT_RULE } from '../validation/content-rule.js'

const TITLE = says('The title in each language, by BCP 47 tag.', { en: 'New lessons', fr: 'Nouvelles leçons' })
const BODY = says('The text in each language, by BCP 47 tag.', {
  en: 'There are ten new deals.',
  fr: 'Voici dix nouvelles donnes.',
})
const LABEL = says('The text of its button in each language, by BCP 47 tag.', { en: 'Open', fr: 'Ouvrir' })
const PATH = says('A path inside the app that its button leads to.', '/deals')
const KIND = { ...called('AnnouncementKind', 'A banner above all pages, or an item of the news.'), examples: ['news'] }
const PINNED = says('Whether it comes before newer ones.', false)
const ENDS = '2026-06-01T00:00:00.000Z'
const localeTexts = (texts: object) => ({
  ...mapOf(Type.String({ description: 'The text in the language of the key.' })),
  ...texts,
})

const shared = {
  id: Type.String({ format: 'uuid', ...says('The id of the announcement.', EXAMPLE_IDS.announcement) }),
  kind: oneOf(ANNOUNCEMENT_KINDS, KIND),
  title: localeTexts(TITLE),
  body: localeTexts(BODY),
  actionLabel: localeTexts(LABEL),
  actionPath: nullable(Type.String(PATH)),
  pinned: Type.Boolean(PINNED),
}

export const AnnouncementDto = Type.Object(
  {
    ...shared,
    publishedAt: timestamp('From when it is shown.'),
    expiresAt: nullable(timestamp('Until when it is shown; `null` if it stays.', ENDS)),
    readAt: nullable(timestamp('When you first marked it as read; `null` if you have not.', EXAMPLE_TIMES.updated)),
  },
  { $id: 'Announcement', description: 'An announcement as its readers see it.' },
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
  readAt: readAt,
})

export const AnnouncementsDto = Type.Object(
  {
    banner: Type.Union([Type.Unsafe<Static<typeof AnnouncementDto>>({ $ref: 'Announcement' }), Type.Null()], {
      description: 'The first unread banner: pinned ones come first, then the newest.',
    }),
    news: Type.Array(ref(AnnouncementDto), { description: `Pinned ones first, then the newest. At most ${MAX_NEWS}.` }),
    unreadCount: Type.Integer(says('How many visible banners and news items are unread.', 0)),
    nextChangeAt: nullable(
      timestamp('When this will next change on its own, because an announcement starts or expires.', ENDS),
    ),
  },
  { $id: 'Announcements', description: 'What an account sees of the announcements now.' },
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

const ROLES_SEEN = says('Only accounts with one of these roles; empty: whatever the role.', ['teacher'])
const LANGUAGES_SEEN = says('Only accounts with one of these languages; empty: whatever the language.', ['fr'])
const COUNTRIES_SEEN = says('Only accounts of one of these countries; empty: whatever the country.', ['FR'])

export const ManagedAnnouncementDto = Type.Object(
  {
    ...shared,
    publishedAt: nullable(timestamp('From when it is shown; `null` for a draft.')),
    expiresAt: nullable(timestamp('Until when it is shown; `null` if it stays.', ENDS)),
    audience: Type.Object(
      {
        roles: Type.Array(oneOf(ROLES), ROLES_SEEN),
        languages: Type.Array(Type.String(), LANGUAGES_SEEN),
        countries: Type.Array(Type.String(), COUNTRIES_SEEN),
      },
      called('Audience', 'Who sees an announcement: everybody to whom all of these apply.'),
    ),
    state: oneOf(ANNOUNCEMENT_STATES, says('Its current status.', 'live')),
    readCount: Type.Integer(says('How many accounts have marked it as read.', 0)),
    createdAt: CreatedAt,
    updatedAt: UpdatedAt,
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

export const ManagedAnnouncementsDto = Type.Object(
  {
    announcements: Type.Array(ref(ManagedAnnouncementDto), says('The announcements of this page, newest first.')),
    pagination: ref(PaginationDto),
  },
  called('ManagedAnnouncementPage', 'A page of announcements as admins see them.'),
)

const byLocale = { propertyNames: { format: 'language-tag' }, maxProperties: MAX_LOCALES }

const textsInput = (text: object, texts: object) =>
  Type.Unsafe<Record<string, string>>({
    type: 'object',
    additionalProperties: { type: 'string', ...text },
    ...byLocale,
    ...texts,
  })

const textsPatch = (text: object, texts: object) =>
  Type.Unsafe<Record<string, string | null> | null>({
    type: ['object', 'null'],
    additionalProperties: { type: ['string', 'null'], ...text },
    ...byLocale,
    ...texts,
  })

const NAME = { format: 'name', maxLength: MAX_TITLE_LENGTH }
const LONG = { pattern: '\\S' }

const audienceInput = Type.Optional(
  nullable(
    strictObject(
      {
        roles: Type.Optional(
          nullable(Type.Array(oneOf(ROLES), { uniqueItems: true, maxItems: ROLES.length, ...ROLES_SEEN })),
        ),
        languages: Type.Optional(
          nullable(
            Type.Array(Type.String({ format: 'language-tag' }), {
              uniqueItems: true,
              maxItems: MAX_AUDIENCE,
              ...LANGUAGES_SEEN,
            }),
          ),
        ),
        countries: Type.Optional(
          nullable(
            Type.Array(Type.String({ format: 'country' }), {
              uniqueItems: true,
              maxItems: MAX_AUDIENCE,
              ...COUNTRIES_SEEN,
            }),
          ),
        ),
      },
      called('AudienceInput', 'Who is to see an announcement: everybody to whom all of these apply.'),
    ),
  ),
)

const common = {
  actionPath: Type.Optional(nullable(Type.String({ format: 'app-path', maxLength: MAX_ACTION_PATH_LENGTH, ...PATH }))),
  publishedAt: instant('From when it is shown; without it, it is a draft.', EXAMPLE_TIMES.created),
  expiresAt: instant('Until when it is shown; without it, it stays.', ENDS),
  audience: audienceInput,
}

export const AnnouncementBody = strictObject(
  {
    ...common,
    kind: oneOf(ANNOUNCEMENT_KINDS, KIND),
    title: textsInput(NAME, TITLE),
    body: Type.Optional(nullable(textsInput(LONG, BODY))),
    actionLabel: Type.Optional(nullable(textsInput(NAME, LABEL))),
    pinned: Type.Optional(nullable(Type.Boolean(PINNED))),
  },
  { [CONTENT_RULE]: 'announcement', ...called('AnnouncementInput', 'An announcement to be created.') },
)

export const AnnouncementPatchBody = strictObject(
  {
    ...common,
    kind: Type.Optional(oneOf(ANNOUNCEMENT_KINDS, KIND)),
    title: Type.Optional(textsPatch(NAME, TITLE)),
    body: Type.Optional(textsPatch(LONG, BODY)),
    actionLabel: Type.Optional(textsPatch(NAME, LABEL)),
    pinned: Type.Optional(nullable(Type.Boolean(PINNED))),
  },
  {
    [CONTENT_RULE]: 'announcement-patch',
    ...called('AnnouncementPatch', 'What to change in an announcement; `null` removes a text or resets a field.'),
    examples: [{ title: { fr: 'Dix nouvelles leçons' }, pinned: true, expiresAt: null }],
  },
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
