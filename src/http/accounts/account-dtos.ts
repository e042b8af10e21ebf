import { type Static, Type } from 'typebox'
import {
  type Account,
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_URL_LENGTH,
  SIGNUP_SOURCES,
} from '../../domain/account.js'
import type { SlimAccount } from '../../domain/account-search.js'
import { ROLES } from '../../domain/actor.js'
import type { AuctionSystem } from '../../domain/auction-system.js'
import { MAX_COLUMNS, THEMES, VIEW_MODES } from '../../domain/preferences.js'
import { ParagraphDto, ParagraphsInput, toParagraphDtos } from '../paragraph-dtos.js'
import { mapOf, mutable, Name, nullable, oneOf, strictObject, Timestamp } from '../schemas.js'

export const AuctionSystemDto = Type.Object(
  {
    id: Type.String(),
    identifier: Type.String(),
    labels: mapOf(Type.String()),
    sortOrder: Type.Integer(),
  },
  { $id: 'AuctionSystem' },
)

export const toAuctionSystemDto = (system: AuctionSystem): Static<typeof AuctionSystemDto> => ({
  id: system.id,
  identifier: system.identifier,
  labels: { ...system.labels },
  sortOrder: system.sortOrder,
})

const ViewMode = oneOf(VIEW_MODES)

const PreferencesDto = Type.Object({
  dealsExplorer: Type.Object({
    viewMode: ViewMode,
    columnVisibility: mapOf(Type.Boolean()),
    columnOrder: Type.Array(Type.String()),
  }),
  groupsList: Type.Object({ viewMode: ViewMode }),
  sessionsList: Type.Object({ viewMode: ViewMode }),
  shareTemplates: Type.Object({
    mail: Type.Object({ subject: Type.String(), body: Type.Array(ParagraphDto) }),
    whatsapp: Type.Object({ body: Type.Array(ParagraphDto) }),
  }),
  theme: oneOf(THEMES),
})

export const AccountDto = Type.Object(
  {
    id: Type.String({ examples: ['auth0|alice'] }),
    email: Type.String(),
    displayName: Type.String(),
    firstName: nullable(Type.String()),
    lastName: nullable(Type.String()),
    organisationName: nullable(Type.String()),
    country: nullable(Type.String({ examples: ['FR'] })),
    language: nullable(Type.String({ examples: ['fr'] })),
    appLanguage: nullable(Type.String({ examples: ['en'] })),
    auctionSystem: Type.Union([Type.Unsafe<Static<typeof AuctionSystemDto>>({ $ref: 'AuctionSystem' }), Type.Null()]),
    isActive: Type.Boolean(),
    role: oneOf(ROLES),
    signupSource: oneOf(SIGNUP_SOURCES),
    isOrganisation: Type.Boolean(),
    showEmailPublicly: Type.Boolean({ description: 'Lets members of the same sharing group see the e-mail address.' }),
    avatarUrl: nullable(Type.String()),
    avatarTrusted: Type.Boolean({
      description: 'Set by an admin. Other accounts only see a trusted avatar.',
    }),
    preferences: PreferencesDto,
    onboardedAt: nullable(Timestamp),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    certified: Type.Boolean(),
    handle: nullable(Type.String({ description: "The name in the URL of the author's page." })),
  },
  { $id: 'Account' },
)

export const toAccountDto = (account: Account): Static<typeof AccountDto> => ({
  id: account.id,
  email: account.email,
  displayName: account.displayName,
  firstName: account.firstName,
  lastName: account.lastName,
  organisationName: account.organisationName,
  country: account.country,
  language: account.language,
  appLanguage: account.appLanguage,
  auctionSystem: account.auctionSystem === null ? null : toAuctionSystemDto(account.auctionSystem),
  isActive: account.isActive,
  role: account.role,
  signupSource: account.signupSource,
  isOrganisation: account.isOrganisation,
  showEmailPublicly: account.showEmailPublicly,
  avatarUrl: account.avatarUrl,
  avatarTrusted: account.avatarTrusted,
  preferences: {
    dealsExplorer: {
      viewMode: account.preferences.dealsExplorer.viewMode,
      columnVisibility: account.preferences.dealsExplorer.columnVisibility,
      columnOrder: mutable(account.preferences.dealsExplorer.columnOrder),
    },
    groupsList: { viewMode: account.preferences.groupsList.viewMode },
    sessionsList: { viewMode: account.preferences.sessionsList.viewMode },
    shareTemplates: {
      mail: {
        subject: account.preferences.shareTemplates.mail.subject,
        body: toParagraphDtos(account.preferences.shareTemplates.mail.body),
      },
      whatsapp: { body: toParagraphDtos(account.preferences.shareTemplates.whatsapp.body) },
    },
    theme: account.preferences.theme,
  },
  onboardedAt: account.onboardedAt,
  createdAt: account.createdAt,
  updatedAt: account.updatedAt,
  certified: account.certified,
  handle: account.handle,
})

export const SlimAccountDto = Type.Object(
  {
    id: Type.String(),
    email: Type.String(),
    displayName: Type.String(),
    avatarUrl: nullable(Type.String({ description: '`null` until an admin trusts it.' })),
  },
  { $id: 'SlimAccount' },
)

export const toSlimAccountDto = ({
  id,
  email,
  displayName,
  avatarUrl,
}: SlimAccount): Static<typeof SlimAccountDto> => ({
  id,
  email,
  displayName,
  avatarUrl,
})

const LanguageTag = nullable(Type.String({ format: 'language-tag' }))
const Email = Type.String({ format: 'email', maxLength: MAX_EMAIL_LENGTH })

const viewModePatch = Type.Optional(nullable(strictObject({ viewMode: Type.Optional(nullable(ViewMode)) })))

const PreferencesPatch = strictObject({
  dealsExplorer: Type.Optional(
    nullable(
      strictObject({
        viewMode: Type.Optional(nullable(ViewMode)),
        columnVisibility: Type.Optional(
          nullable(
            Type.Unsafe<Record<string, boolean | null>>({
              type: 'object',
              additionalProperties: { type: ['boolean', 'null'] },
              propertyNames: { maxLength: MAX_NAME_LENGTH },
              maxProperties: MAX_COLUMNS,
            }),
          ),
        ),
        columnOrder: Type.Optional(
          nullable(Type.Array(Type.String({ maxLength: MAX_NAME_LENGTH }), { maxItems: MAX_COLUMNS })),
        ),
      }),
    ),
  ),
  groupsList: viewModePatch,
  sessionsList: viewModePatch,
  shareTemplates: Type.Optional(
    nullable(
      strictObject({
        mail: Type.Optional(
          nullable(
            strictObject({
              subject: Type.Optional(nullable(Type.String({ format: 'line', maxLength: MAX_NAME_LENGTH }))),
              body: Type.Optional(nullable(ParagraphsInput)),
            }),
          ),
        ),
        whatsapp: Type.Optional(nullable(strictObject({ body: Type.Optional(nullable(ParagraphsInput)) }))),
      }),
    ),
  ),
  theme: Type.Optional(nullable(oneOf(THEMES))),
})

const profile = {
  firstName: Type.Optional(nullable(Name)),
  lastName: Type.Optional(nullable(Name)),
  organisationName: Type.Optional(nullable(Name)),
  country: Type.Optional(nullable(Type.String({ format: 'country' }))),
  language: Type.Optional(LanguageTag),
  appLanguage: Type.Optional(LanguageTag),
  auctionSystemId: Type.Optional(nullable(Type.String())),
  handle: Type.Optional(nullable(Type.String({ format: 'handle', maxLength: MAX_NAME_LENGTH }))),
}

const settings = {
  avatarUrl: Type.Optional(nullable(Type.String({ format: 'https-url', maxLength: MAX_URL_LENGTH }))),
  preferences: Type.Optional(nullable(PreferencesPatch)),
}

/** In a POST, `null` means the same as leaving it out. */
const optionalFlag = Type.Optional(nullable(Type.Boolean()))

export const OnboardingBody = strictObject({ displayName: Name, ...profile, isOrganisation: optionalFlag })

export const AccountPatchBody = strictObject({
  ...profile,
  ...settings,
  displayName: Type.Optional(Name),
  isOrganisation: Type.Optional(Type.Boolean()),
  showEmailPublicly: Type.Optional(Type.Boolean()),
  role: Type.Optional(
    oneOf(ROLES, { description: 'Only for admins and internal backends, like the five fields below.' }),
  ),
  isActive: Type.Optional(Type.Boolean()),
  certified: Type.Optional(Type.Boolean()),
  avatarTrusted: Type.Optional(Type.Boolean()),
  signupSource: Type.Optional(oneOf(SIGNUP_SOURCES)),
  email: Type.Optional(Email),
})

export const NewAccountBody = strictObject({
  id: Type.String({
    format: 'account-id',
    description: "The `sub` claim that the identity provider's tokens will have.",
  }),
  email: Email,
  displayName: Name,
  ...profile,
  ...settings,
  isOrganisation: optionalFlag,
  showEmailPublicly: optionalFlag,
  signupSource: Type.Optional(nullable(oneOf(SIGNUP_SOURCES, { default: 'backend' }))),
})

/** The body of a POST without its `null` members. */
export const withoutNulls = <Body extends object>(body: Body) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)) as {
    [Key in keyof Body]: Exclude<Body[Key], null>
  }

export const SearchQuery = Type.Object({
  q: Type.String({ format: 'search-term', description: 'Part of a name, or of the e-mail address before the @.' }),
  includeSelf: Type.Boolean({
    default: false,
    description: 'Whether the results may include your own account.',
  }),
})

export const EmailQuery = Type.Object({ email: Type.String({ minLength: 1, maxLength: MAX_EMAIL_LENGTH }) })
