import { type Static, Type } from 'typebox'
import type { SecretKey } from '../../application/api-keys/key-writes.js'
import type { ApiKey, ApiKeyFields } from '../../domain/api-key.js'
import { SCOPES } from '../../domain/scope.js'
import {
  AccountIdText,
  called,
  instant,
  mutable,
  nameOf,
  nullable,
  oneOf,
  ref,
  says,
  strictObject,
  timestamp,
  toInstant,
  Uuid,
} from '../dtos/schemas.js'
import { EXAMPLE_IDS, EXAMPLE_TIMES } from '../openapi/examples.js'

const NAME = says('The name of the backend that uses the key.', "The club's website")
const SCOPE = called('Scope', 'Something that an API key may be used for.')
const SCOPES_TEXT = says('What it may be used for.', ['deals:read', 'events'])
const EXPIRES = 'When it ends; `null` if it does not end on its own.'

const common = {
  name: Type.String(NAME),
  scopes: Type.Array(oneOf(SCOPES, SCOPE), SCOPES_TEXT),
  lastFour: nullable(
    Type.String(says('The last characters of its secret; `null` for the key of the settings.', 'x7Qa')),
  ),
  previousSecretUntil: nullable(
    timestamp('Until when the secret before the last rotation is accepted; `null` if it was never rotated.', null),
  ),
  expiresAt: nullable(timestamp(EXPIRES, '2027-03-01T09:30:00.000Z')),
  revokedAt: nullable(timestamp('When it was revoked; `null` if it was not.', null)),
  lastUsedAt: nullable(timestamp('The hour in which it was last used; `null` before the first use.', null)),
  createdBy: nullable(
    AccountIdText('The admin who created it; `null` if that was on the command line.', EXAMPLE_IDS.admin),
  ),
}

const KEY_ID = Uuid('The id of the key.', EXAMPLE_IDS.apiKey)

export const ApiKeyDto = Type.Object(
  { id: KEY_ID, ...common, createdAt: timestamp('When it was created.') },
  { $id: 'ApiKey', description: 'A named API key of a backend, without its secret.' },
)

export const toApiKeyDto = (key: ApiKey): Static<typeof ApiKeyDto> => ({
  id: key.id,
  name: key.name,
  scopes: mutable(key.scopes),
  lastFour: key.lastFour,
  previousSecretUntil: key.previousSecretUntil,
  expiresAt: key.expiresAt,
  revokedAt: key.revokedAt,
  lastUsedAt: key.lastUsedAt,
  createdAt: key.createdAt,
  createdBy: key.createdBy,
})

export const ApiKeysDto = Type.Object(
  { apiKeys: Type.Array(ref(ApiKeyDto), says('Live ones first, then the newest of the others.')) },
  called('ApiKeys', 'The named API keys.'),
)

export const SecretKeyDto = Type.Object(
  {
    ...ApiKeyDto.properties,
    secret: nullable(
      Type.String(
        says(
          'The secret, to be sent as `X-API-Key`. It is only shown here; `null` if a request with an `Idempotency-Key` is repeated.',
          EXAMPLE_IDS.apiKeySecret,
        ),
      ),
    ),
  },
  called('ApiKeyWithSecret', 'A named API key with its new secret.'),
)

export const toSecretKeyDto = ({ key, secret }: SecretKey): Static<typeof SecretKeyDto> => ({
  ...toApiKeyDto(key),
  secret,
})

export const ApiKeyBody = strictObject(
  {
    name: nameOf(NAME.description, "The club's website"),
    scopes: Type.Array(oneOf(SCOPES, SCOPE), {
      minItems: 1,
      maxItems: SCOPES.length,
      uniqueItems: true,
      ...SCOPES_TEXT,
    }),
    expiresAt: instant(EXPIRES, EXAMPLE_TIMES.farAhead),
  },
  called('ApiKeyInput', 'A named API key to create.'),
)

export const toApiKeyFields = ({ expiresAt, ...fields }: Static<typeof ApiKeyBody>): ApiKeyFields => ({
  ...fields,
  expiresAt: toInstant(expiresAt),
})

export const ApiKeyParams = Type.Object({ id: KEY_ID })

export const OwnKeyDto = Type.Object(
  {
    id: nullable(Uuid('The id of the key; `null` for the key of the settings.', EXAMPLE_IDS.apiKey)),
    ...common,
    createdAt: nullable(timestamp('When it was created; `null` for the key of the settings.')),
  },
  called('OwnApiKey', 'The API key of the request, without its secret.'),
)

/** The key of the settings has every scope, and never expires. */
const OF_SETTINGS: Static<typeof OwnKeyDto> = {
  id: null,
  name: 'API_KEY',
  scopes: mutable(SCOPES),
  lastFour: null,
  previousSecretUntil: null,
  expiresAt: null,
  revokedAt: null,
  lastUsedAt: null,
  createdAt: null,
  createdBy: null,
}

export const toOwnKeyDto = (key: ApiKey | null): Static<typeof OwnKeyDto> =>
  key === null ? OF_SETTINGS : toApiKeyDto(key)
