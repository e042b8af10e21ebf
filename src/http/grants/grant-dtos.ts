import { type Static, Type } from 'typebox'
import { MAX_NAME_LENGTH } from '../../domain/account.js'
import { GRANT_SOURCES, type Grant, type GrantFields, type GrantSource, MAX_GRANTED } from '../../domain/grant.js'
import {
  AccountIdText,
  CreatedAt,
  called,
  instant,
  nullable,
  oneOf,
  ref,
  says,
  strictObject,
  timestamp,
  toInstant,
  Uuid,
} from '../dtos/schemas.js'
import { EXAMPLE_IDS } from '../openapi/examples.js'
import { CONTENT_RULE } from '../validation/content-rule.js'

const SOURCE = { ...called('GrantSource', 'Where a grant comes from.'), examples: ['manual'] }
const PLAN = says('The plan that it is part of, if any.', 'pro')
const FEATURE = says('What it allows.', 'collections')
const LIMIT = says('How much of it; `null` means no limit.', 50)

export const GrantDto = Type.Object(
  {
    id: Uuid('The id of the grant.', EXAMPLE_IDS.grant),
    accountId: AccountIdText('The account that has it.'),
    source: oneOf(GRANT_SOURCES, SOURCE),
    plan: nullable(Type.String(PLAN)),
    feature: Type.String(FEATURE),
    limit: nullable(Type.Integer(LIMIT)),
    startsAt: timestamp('When it begins.'),
    endsAt: nullable(timestamp('When it ends; `null` if it does not end on its own.', '2027-03-01T09:30:00.000Z')),
    revokedAt: nullable(timestamp('When it was revoked; `null` if it was not.', null)),
    createdAt: CreatedAt,
  },
  { $id: 'Grant', description: 'Something that an account may do beyond what is free, for a time.' },
)

export const toGrantDto = (grant: Grant): Static<typeof GrantDto> => ({
  id: grant.id,
  accountId: grant.accountId,
  source: grant.source,
  plan: grant.plan,
  feature: grant.feature,
  limit: grant.limit,
  startsAt: grant.startsAt,
  endsAt: grant.endsAt,
  revokedAt: grant.revokedAt,
  createdAt: grant.createdAt,
})

const grantFields = {
  plan: Type.Optional(nullable(Type.String({ maxLength: MAX_NAME_LENGTH, ...PLAN }))),
  feature: Type.String({ minLength: 1, maxLength: MAX_NAME_LENGTH, ...FEATURE }),
  limit: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: MAX_GRANTED, ...LIMIT }))),
  startsAt: instant('When it begins; now by default.', '2026-03-01T09:30:00.000Z'),
  endsAt: instant('When it ends; left out, it does not end on its own.', '2027-03-01T09:30:00.000Z'),
}

export const grantBody = <const Source extends GrantSource>(name: string, sources: readonly Source[]) =>
  strictObject(
    { ...grantFields, source: oneOf(sources, says('Where it comes from.', 'manual')) },
    { [CONTENT_RULE]: 'grant', ...called(name, 'What an account may do beyond what is free, for a time.') },
  )

export const GrantsDto = Type.Object(
  { grants: Type.Array(ref(GrantDto), says('Latest start first.')) },
  called('Grants', 'The grants of an account.'),
)

export const GrantBody = grantBody('GrantInput', GRANT_SOURCES)

export const toGrantFields = ({ startsAt, endsAt, ...fields }: Static<typeof GrantBody>): GrantFields => ({
  ...fields,
  startsAt: toInstant(startsAt),
  endsAt: toInstant(endsAt),
})
