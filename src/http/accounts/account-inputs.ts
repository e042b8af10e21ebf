import { Type } from 'typebox'
import { MAX_NAME_LENGTH, MAX_URL_LENGTH, SIGNUP_SOURCES } from '../../domain/account.js'
import { ROLES } from '../../domain/actor.js'
import { MAX_COLUMNS } from '../../domain/preferences.js'
import { MAX_EMAIL_LENGTH } from '../../domain/standard-formats.js'
import { ParagraphsInput } from '../dtos/paragraph-dtos.js'
import { called, IN_DOCUMENT, nullable, oneOf, says, strictObject, Uuid } from '../dtos/schemas.js'
import { EXAMPLE_IDS } from '../openapi/examples.js'
import {
  APP_LANGUAGE,
  AVATAR_TRUSTED,
  AVATAR_URL,
  CERTIFIED,
  COUNTRY,
  DISPLAY_NAME,
  EMAIL,
  EXPLORER,
  FIRST_NAME,
  HANDLE,
  IS_ACTIVE,
  IS_ORGANISATION,
  LANGUAGE,
  LAST_NAME,
  MAIL,
  ORDER,
  ORGANISATION,
  ROLE,
  SHOW_EMAIL,
  SIGNUP_SOURCE,
  SUBJECT,
  theme,
  VIEW,
  VISIBILITY,
  ViewMode,
  WHATSAPP,
} from './account-dtos.js'

const languageTag = (texts: object) => nullable(Type.String({ format: 'language-tag', ...texts }))
const name = (texts: object) => Type.String({ format: 'name', maxLength: MAX_NAME_LENGTH, ...texts })
const email = Type.String({ format: 'email', maxLength: MAX_EMAIL_LENGTH, ...EMAIL })

const viewModePatch = Type.Optional(nullable(strictObject({ viewMode: Type.Optional(nullable(ViewMode)) }, VIEW)))

const PreferencesPatch = strictObject(
  {
    dealsExplorer: Type.Optional(
      nullable(
        strictObject(
          {
            viewMode: Type.Optional(nullable(ViewMode)),
            columnVisibility: Type.Optional(
              nullable(
                Type.Unsafe<Record<string, boolean | null>>({
                  type: 'object',
                  ...VISIBILITY,
                  additionalProperties: { type: ['boolean', 'null'] },
                  propertyNames: { maxLength: MAX_NAME_LENGTH },
                  maxProperties: MAX_COLUMNS,
                }),
              ),
            ),
            columnOrder: Type.Optional(
              nullable(Type.Array(Type.String({ maxLength: MAX_NAME_LENGTH }), { maxItems: MAX_COLUMNS, ...ORDER })),
            ),
          },
          { description: EXPLORER },
        ),
      ),
    ),
    groupsList: viewModePatch,
    sessionsList: viewModePatch,
    shareTemplates: Type.Optional(
      nullable(
        strictObject(
          {
            mail: Type.Optional(
              nullable(
                strictObject(
                  {
                    subject: Type.Optional(
                      nullable(Type.String({ format: 'line', maxLength: MAX_NAME_LENGTH, ...SUBJECT })),
                    ),
                    body: Type.Optional(nullable(ParagraphsInput)),
                  },
                  MAIL,
                ),
              ),
            ),
            whatsapp: Type.Optional(
              nullable(strictObject({ body: Type.Optional(nullable(ParagraphsInput)) }, WHATSAPP)),
            ),
          },
          { description: 'The templates of messages for sharing deals.' },
        ),
      ),
    ),
    theme: Type.Optional(nullable(theme)),
  },
  called('PreferencesPatch', 'What to change in the preferences; `null` resets a field.'),
)

const profile = {
  firstName: Type.Optional(nullable(name(FIRST_NAME))),
  lastName: Type.Optional(nullable(name(LAST_NAME))),
  organisationName: Type.Optional(nullable(name(ORGANISATION))),
  country: Type.Optional(nullable(Type.String({ format: 'country', ...COUNTRY }))),
  language: Type.Optional(languageTag(LANGUAGE)),
  appLanguage: Type.Optional(languageTag(APP_LANGUAGE)),
  auctionSystemId: Type.Optional(
    nullable(Uuid('The id of the auction system that the account plays.', EXAMPLE_IDS.auctionSystem)),
  ),
  handle: Type.Optional(nullable(Type.String({ format: 'handle', maxLength: MAX_NAME_LENGTH, ...HANDLE }))),
}

const settings = {
  avatarUrl: Type.Optional(nullable(Type.String({ format: 'https-url', maxLength: MAX_URL_LENGTH, ...AVATAR_URL }))),
  preferences: Type.Optional(nullable(PreferencesPatch)),
}

/** In a POST, `null` means the same as leaving it out; in a merge patch, it resets the flag. */
const optionalFlag = (texts: ReturnType<typeof says>) => Type.Optional(nullable(Type.Boolean(texts)))

export const OnboardingBody = strictObject(
  { displayName: name(DISPLAY_NAME), ...profile, isOrganisation: optionalFlag(IS_ORGANISATION) },
  called('Onboarding', 'What an account says of itself when it begins.'),
)

export const AccountPatchBody = strictObject(
  {
    ...profile,
    ...settings,
    displayName: Type.Optional(name(DISPLAY_NAME)),
    isOrganisation: optionalFlag(IS_ORGANISATION),
    showEmailPublicly: optionalFlag(SHOW_EMAIL),
    role: Type.Optional(
      nullable(
        oneOf(ROLES, {
          ...ROLE,
          [IN_DOCUMENT]: {
            description: 'What the account may do. Only for admins and internal backends, like the five fields below.',
          },
        }),
      ),
    ),
    isActive: optionalFlag(IS_ACTIVE),
    certified: optionalFlag(CERTIFIED),
    avatarTrusted: optionalFlag(AVATAR_TRUSTED),
    signupSource: Type.Optional(oneOf(SIGNUP_SOURCES, SIGNUP_SOURCE)),
    email: Type.Optional(email),
  },
  {
    ...called(
      'AccountPatch',
      'What to change in an account. Fields that are left out stay; `null` removes a value, or resets it to its default.',
    ),
    examples: [{ organisationName: 'Bridge Club Lyon', country: 'FR', preferences: { theme: 'dark' } }],
  },
)

export const NewAccountBody = strictObject(
  {
    id: Type.String({
      format: 'account-id',
      ...says("The `sub` claim that the identity provider's tokens will have.", EXAMPLE_IDS.newAccount),
    }),
    email,
    displayName: name(DISPLAY_NAME),
    ...profile,
    ...settings,
    isOrganisation: optionalFlag(IS_ORGANISATION),
    showEmailPublicly: optionalFlag(SHOW_EMAIL),
    signupSource: Type.Optional(nullable(oneOf(SIGNUP_SOURCES, { default: 'backend', ...SIGNUP_SOURCE }))),
  },
  {
    ...called('AccountInput', 'An account to be created before its first sign-in.'),
    // An account that is not in the demo data.
    examples: [
      {
        id: EXAMPLE_IDS.newAccount,
        email: 'tom.becker@example.org',
        displayName: 'Tom Becker',
        firstName: 'Tom',
        lastName: 'Becker',
        country: 'DE',
        language: 'de',
        auctionSystemId: EXAMPLE_IDS.auctionSystem,
        handle: 'tom-becker',
      },
    ],
  },
)

/** The body of a POST without its `null` members. */
export const withoutNulls = <Body extends object>(body: Body) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)) as {
    [Key in keyof Body]: Exclude<Body[Key], null>
  }

export const SearchQuery = Type.Object({
  q: Type.String({
    format: 'search-term',
    ...says('Part of a name, or of the e-mail address before the @.', 'martin'),
  }),
  includeSelf: Type.Boolean({
    default: false,
    description: 'Whether the results may include your own account.',
  }),
})

export const EmailQuery = Type.Object({
  email: Type.String({
    minLength: 1,
    maxLength: MAX_EMAIL_LENGTH,
    ...says('The whole e-mail address, in any case.', 'alice.martin@example.org'),
  }),
})
