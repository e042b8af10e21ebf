import { type Static, Type } from 'typebox'
import { type Account, SIGNUP_SOURCES } from '../../domain/account.js'
import type { SlimAccount } from '../../domain/account-search.js'
import { ROLES } from '../../domain/actor.js'
import type { ApiKey } from '../../domain/api-key.js'
import type { AuctionSystem } from '../../domain/auction-system.js'
import { THEMES, VIEW_MODES } from '../../domain/preferences.js'
import { ApiKeyDto, toApiKeyDto } from '../api-keys/api-key-dtos.js'
import { ParagraphDto, toParagraphDtos } from '../dtos/paragraph-dtos.js'
import {
  AccountIdText,
  CreatedAt,
  called,
  mapOf,
  mutable,
  nullable,
  oneOf,
  ref,
  says,
  timestamp,
  UpdatedAt,
  Uuid,
} from '../dtos/schemas.js'
import { EXAMPLE_IDS } from '../openapi/examples.js'

export const AuctionSystemDto = Type.Object(
  {
    id: Uuid('The id of the auction system.', EXAMPLE_IDS.auctionSystem),
    identifier: Type.String(says('A short name that programs may rely on.', 'sef')),
    labels: {
      ...mapOf(Type.String({ description: 'The name in the language of the key.' })),
      ...says('Its name in each language, by BCP 47 tag.', {
        en: 'French standard',
        fr: "Système d'enseignement français",
      }),
    },
    sortOrder: Type.Integer(says('Its position in lists.', 3)),
  },
  { $id: 'AuctionSystem', description: 'A bidding system that an account can say it plays.' },
)

export const toAuctionSystemDto = (system: AuctionSystem): Static<typeof AuctionSystemDto> => ({
  id: system.id,
  identifier: system.identifier,
  labels: { ...system.labels },
  sortOrder: system.sortOrder,
})

export const ViewMode = oneOf(VIEW_MODES, { ...called('ViewMode', 'How a list is laid out.'), examples: ['table'] })
export const VIEW = says('How its list is laid out.')
export const EXPLORER = 'The list of deals: its layout, which columns it shows, and in which order.'
export const VISIBILITY = says('Whether each column is shown, by its name.', { title: true, themes: false })
export const ORDER = says('The names of the columns, in order.', ['title', 'themes'])
export const MAIL = says('The template of an e-mail.')
export const WHATSAPP = says('The template of a WhatsApp message.')
export const SUBJECT = says('The subject.', 'Deals for you')
export const theme = oneOf(THEMES, { ...called('Theme', 'The colours of the pages.'), examples: ['system'] })

const PreferencesDto = Type.Object(
  {
    dealsExplorer: Type.Object(
      {
        viewMode: ViewMode,
        columnVisibility: { ...mapOf(Type.Boolean()), ...VISIBILITY },
        columnOrder: Type.Array(Type.String(), ORDER),
      },
      { description: EXPLORER },
    ),
    groupsList: Type.Object({ viewMode: ViewMode }, { description: 'The list of sharing groups.' }),
    sessionsList: Type.Object({ viewMode: ViewMode }, { description: 'The list of sessions.' }),
    shareTemplates: Type.Object(
      {
        mail: Type.Object({ subject: Type.String(SUBJECT), body: Type.Array(ParagraphDto, says('The text.')) }, MAIL),
        whatsapp: Type.Object({ body: Type.Array(ParagraphDto, says('The text.')) }, WHATSAPP),
      },
      { description: 'The templates of messages for sharing deals.' },
    ),
    theme,
  },
  called('Preferences', 'How the app looks to an account.'),
)

export const EMAIL = says('The e-mail address.', 'alice.martin@example.org')
export const DISPLAY_NAME = says('The name that others see.', 'Alice Martin')
export const FIRST_NAME = says('The first name.', 'Alice')
export const LAST_NAME = says('The last name.', 'Martin')
export const ORGANISATION = says('The club or school.', 'Bridge Club Lyon')
export const COUNTRY = says('The country, an ISO 3166-1 alpha-2 code.', 'FR')
export const LANGUAGE = says('The language of the deals, a BCP 47 tag.', 'fr')
export const APP_LANGUAGE = says('The language of the pages, a BCP 47 tag.', 'en')
export const IS_ACTIVE = says('Whether the account may sign in.', true)
export const ROLE = { ...called('Role', 'What an account may do.'), examples: ['teacher'] }
export const SIGNUP_SOURCE = { ...called('SignupSource', 'How the account came about.'), examples: ['app'] }
export const IS_ORGANISATION = says('Whether it belongs to a club or school instead of a person.', false)
export const SHOW_EMAIL = says('Lets members of the same sharing group see the e-mail address.', false)
export const AVATAR_URL = says('The address of a picture, over https.', 'https://avatars.example.org/alice.png')
export const AVATAR_TRUSTED = says('Set by an admin. Other accounts only see a trusted avatar.', true)
export const CERTIFIED = says('Whether an admin has certified the teacher.', true)
export const HANDLE = says("The name in the URL of the author's page.", 'alice-martin')

export const AccountDto = Type.Object(
  {
    id: AccountIdText("The id: the `sub` claim of the identity provider's tokens."),
    email: Type.String(EMAIL),
    displayName: Type.String(DISPLAY_NAME),
    firstName: nullable(Type.String(FIRST_NAME)),
    lastName: nullable(Type.String(LAST_NAME)),
    organisationName: nullable(Type.String(ORGANISATION)),
    country: nullable(Type.String(COUNTRY)),
    language: nullable(Type.String(LANGUAGE)),
    appLanguage: nullable(Type.String(APP_LANGUAGE)),
    auctionSystem: Type.Union([Type.Unsafe<Static<typeof AuctionSystemDto>>({ $ref: 'AuctionSystem' }), Type.Null()]),
    isActive: Type.Boolean(IS_ACTIVE),
    role: oneOf(ROLES, ROLE),
    signupSource: oneOf(SIGNUP_SOURCES, SIGNUP_SOURCE),
    isOrganisation: Type.Boolean(IS_ORGANISATION),
    showEmailPublicly: Type.Boolean(SHOW_EMAIL),
    avatarUrl: nullable(Type.String(AVATAR_URL)),
    avatarTrusted: Type.Boolean(AVATAR_TRUSTED),
    preferences: PreferencesDto,
    onboardedAt: nullable(timestamp('When onboarding was completed; `null` if it has not been.')),
    createdAt: CreatedAt,
    updatedAt: UpdatedAt,
    certified: Type.Boolean(CERTIFIED),
    handle: nullable(Type.String(HANDLE)),
  },
  { $id: 'Account', description: 'An account with all its settings, as its owner and admins see it.' },
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

export const UpdatedAccountDto = Type.Object(
  {
    ...AccountDto.properties,
    apiKeys: Type.Optional(
      Type.Array(
        ref(ApiKeyDto),
        says(
          'The live API keys that the account created, if the update removed its rights as an admin. They stay valid until they are revoked. Only in responses to changes of `role` or `isActive`.',
        ),
      ),
    ),
  },
  called('UpdatedAccount', 'An account after an update.'),
)

export const toUpdatedAccountDto = (
  account: Account,
  keys: readonly ApiKey[] | null,
): Static<typeof UpdatedAccountDto> => ({
  ...toAccountDto(account),
  ...(keys === null ? {} : { apiKeys: keys.map(toApiKeyDto) }),
})

const SHOWN_AVATAR = says(
  'The address of the picture; `null` until an admin trusts it.',
  'https://avatars.example.org/alice.png',
)

export const SlimAccountDto = Type.Object(
  {
    id: AccountIdText('The id of the account.'),
    email: Type.String(EMAIL),
    displayName: Type.String(DISPLAY_NAME),
    avatarUrl: nullable(Type.String(SHOWN_AVATAR)),
  },
  { $id: 'SlimAccount', description: 'An account as other teachers find it.' },
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

export const FoundAccountsDto = Type.Object(
  { accounts: Type.Array(ref(AccountDto), says('The accounts with this e-mail address.')) },
  called('FoundAccounts', 'Accounts found by e-mail address.'),
)

export const SlimAccountsDto = Type.Array(ref(SlimAccountDto), called('SlimAccounts', 'Accounts that match a search.'))

export const AuctionSystemsDto = Type.Object(
  { auctionSystems: Type.Array(ref(AuctionSystemDto), says('By `sortOrder`.')) },
  called('AuctionSystems', 'The auction systems an account can choose from.'),
)
