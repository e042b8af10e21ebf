import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { ListGrants } from '../../application/grants/list-grants.js'
import type { PutGrant } from '../../application/grants/put-grant.js'
import type { RevokeGrant } from '../../application/grants/revoke-grant.js'
import { AccountParams, failures, GrantIdParams, GrantParams, ref, withScope } from '../dtos/schemas.js'
import { GrantBody, GrantDto, GrantsDto, toGrantDto, toGrantFields } from './grant-dtos.js'

export interface GrantUseCases {
  readonly listGrants: ListGrants
  readonly putGrant: PutGrant
  readonly revokeGrant: RevokeGrant
}

/** Grants as billing manages them, under /api. */
export const grantApiRoutes: FastifyPluginAsyncTypebox<GrantUseCases> = async (app, useCases) => {
  const common = { tags: ['internal backends'], security: withScope('grants') }

  app.get(
    '/accounts/:id/grants',
    {
      schema: {
        ...common,
        operationId: 'apiListGrants',
        summary: "List an account's grants, latest start first",
        params: AccountParams,
        response: { 200: GrantsDto, ...failures(401, 'ACCOUNT_NOT_FOUND') },
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
        params: GrantIdParams,
        response: { 200: ref(GrantDto), ...failures(401, 'GRANT_NOT_FOUND') },
      },
    },
    async ({ actor, params }) => toGrantDto(await useCases.revokeGrant.execute({ actor, ...params })),
  )
}
