import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { GiveGrant } from '../../application/grants/give-grant.js'
import type { ListGrants } from '../../application/grants/list-grants.js'
import type { RevokeAccountGrant } from '../../application/grants/revoke-account-grant.js'
import { MANUAL_GRANT_SOURCES } from '../../domain/grant.js'
import { AccountParams, BEARER, failures, GrantParams, IdempotencyHeaders, ref } from '../dtos/schemas.js'
import { ADMINS_ONLY } from '../errors/problems.js'
import { initiatorOf } from '../plugins/caller/authentication.js'
import { GrantDto, GrantsDto, grantBody, toGrantDto, toGrantFields } from './grant-dtos.js'

export interface AccountGrantUseCases {
  readonly giveGrant: GiveGrant
  readonly listGrants: ListGrants
  readonly revokeAccountGrant: RevokeAccountGrant
}

const ManualGrantBody = grantBody('ManualGrantInput', MANUAL_GRANT_SOURCES)

/** The routes under /back-office with which admins create and revoke grants. */
export const accountGrantRoutes: FastifyPluginAsyncTypebox<AccountGrantUseCases> = async (app, useCases) => {
  const common = { tags: ['back-office'], security: BEARER }

  app.get(
    '/accounts/:id/grants',
    {
      schema: {
        ...common,
        operationId: 'backOfficeListGrants',
        summary: "List an account's grants, latest start first",
        params: AccountParams,
        response: {
          200: GrantsDto,
          ...failures(...ADMINS_ONLY, 'ACCOUNT_NOT_FOUND'),
        },
      },
    },
    async ({ actor, params }) => ({
      grants: (await useCases.listGrants.execute({ actor, accountId: params.id })).map(toGrantDto),
    }),
  )

  app.post(
    '/accounts/:id/grants',
    {
      schema: {
        ...common,
        operationId: 'backOfficeCreateGrant',
        summary: 'Create a grant manually',
        headers: IdempotencyHeaders,
        params: AccountParams,
        body: ManualGrantBody,
        response: { 201: ref(GrantDto), ...failures(400, ...ADMINS_ONLY, 'ACCOUNT_NOT_FOUND', 413, 415) },
      },
    },
    async (request, reply) => {
      const { id: accountId } = request.params
      const fields = toGrantFields(request.body)
      const grant = await useCases.giveGrant.execute({ ...initiatorOf(request), accountId, fields })
      reply.code(201).header('location', `/back-office/accounts/${encodeURIComponent(accountId)}/grants`)
      return toGrantDto(grant)
    },
  )

  app.post(
    '/accounts/:id/grants/:grantId/revoke',
    {
      schema: {
        ...common,
        operationId: 'backOfficeRevokeGrant',
        summary: 'Revoke a grant of an account immediately',
        params: GrantParams,
        response: { 200: ref(GrantDto), ...failures(...ADMINS_ONLY, 'ACCOUNT_NOT_FOUND', 'GRANT_NOT_FOUND') },
      },
    },
    async (request) => {
      const { id: accountId, grantId } = request.params
      return toGrantDto(await useCases.revokeAccountGrant.execute({ ...initiatorOf(request), accountId, grantId }))
    },
  )
}
