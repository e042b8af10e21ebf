import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Static, Type } from 'typebox'
import type { ListGrants } from '../../application/entitlements/list-grants.js'
import type { PutGrant } from '../../application/entitlements/put-grant.js'
import type { RevokeGrant } from '../../application/entitlements/revoke-grant.js'
import { MAX_NAME_LENGTH } from '../../domain/account.js'
import { GRANT_SOURCES, type Grant, type GrantFields, type GrantSource } from '../../domain/grant.js'
import { CONTENT_RULE } from '../content-rules.js'
import {
  API_KEY,
  failures,
  IdParams,
  Instant,
  nullable,
  oneOf,
  ref,
  strictObject,
  Timestamp,
  toInstant,
} from '../schemas.js'

export interface GrantUseCases {
  readonly listGrants: ListGrants
  readonly putGrant: PutGrant
  readonly revokeGrant: RevokeGrant
}

export const GrantDto = Type.Object(
  {
    id: Type.String(),
    accountId: Type.String(),
    source: oneOf(GRANT_SOURCES),
    plan: nullable(Type.String()),
    feature: Type.String({ examples: ['collections'] }),
    limit: nullable(Type.Integer({ description: '`null` means no limit.' })),
    startsAt: Timestamp,
    endsAt: nullable(Timestamp),
    revokedAt: nullable(Timestamp),
    createdAt: Timestamp,
  },
  { $id: 'Grant' },
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

const MAX_LIMIT = 2_147_483_647

const grantFields = {
  plan: Type.Optional(nullable(Type.String({ maxLength: MAX_NAME_LENGTH }))),
  feature: Type.String({ minLength: 1, maxLength: MAX_NAME_LENGTH }),
  limit: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: MAX_LIMIT }))),
  startsAt: Instant,
  endsAt: Instant,
}

export const grantBody = <const Source extends GrantSource>(sources: readonly Source[]) =>
  strictObject({ ...grantFields, source: oneOf(sources) }, { [CONTENT_RULE]: 'grant' })

const GrantBody = grantBody(GRANT_SOURCES)

export const toGrantFields = ({ startsAt, endsAt, ...fields }: Static<typeof GrantBody>): GrantFields => ({
  ...fields,
  startsAt: toInstant(startsAt),
  endsAt: toInstant(endsAt),
})

const GrantParams = Type.Object({ id: Type.String(), grantId: Type.String() })

/** Grants as billing manages them, under /api. */
export const grantApiRoutes: FastifyPluginAsyncTypebox<GrantUseCases> = async (app, useCases) => {
  const common = { tags: ['internal backends'], security: API_KEY }

  app.get(
    '/accounts/:id/grants',
    {
      schema: {
        ...common,
        operationId: 'apiListGrants',
        summary: "List an account's grants, latest start first",
        params: IdParams,
        response: { 200: Type.Object({ grants: Type.Array(ref(GrantDto)) }), ...failures(401, 'ACCOUNT_NOT_FOUND') },
      },
    },
    async ({ actor, params }) => ({
      grants: (await useCases.listGrants.execute({ actor, accountId: params.id })).map(toGrantDto),
    }),
  )

  app.put(
    '/accounts/:id/grants/:grantId',
    {
      schema: {
        ...common,
        operationId: 'apiPutGrant',
        summary: 'Create or update a grant (idempotent)',
        description: 'Without `startsAt`, a new grant starts now and an existing one keeps its start.',
        params: GrantParams,
        body: GrantBody,
        response: {
          200: ref(GrantDto),
          201: ref(GrantDto),
          ...failures(400, 401, 'ACCOUNT_NOT_FOUND', 'GRANT_NOT_FOUND', 'GRANT_REVOKED', 413, 415),
        },
      },
    },
    async ({ actor, params: { id: accountId, grantId }, body }, reply) => {
      const fields = toGrantFields(body)
      const { grant, isNew } = await useCases.putGrant.execute({ actor, accountId, grantId, fields })
      reply.code(isNew ? 201 : 200)
      return toGrantDto(grant)
    },
  )

  app.post(
    '/grants/:id/revoke',
    {
      schema: {
        ...common,
        operationId: 'apiRevokeGrant',
        summary: 'Revoke a grant immediately',
        params: IdParams,
        response: { 200: ref(GrantDto), ...failures(401, 'GRANT_NOT_FOUND') },
      },
    },
    async ({ actor, params }) => toGrantDto(await useCases.revokeGrant.execute({ actor, ...params })),
  )
}
