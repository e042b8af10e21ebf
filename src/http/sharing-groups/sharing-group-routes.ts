import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { ManageGroups } from '../../application/sharing-groups/manage-groups.js'
import { callerOf, type Guards } from '../authentication.js'
import { toSharedDealDto } from '../deals/deal-dtos.js'
import { onceOf, sendKept } from '../idempotency.js'
import {
  BEARER,
  failures,
  IdempotencyHeaders,
  IdParams,
  NoContent,
  PageQuery,
  ref,
  toPaginationDto,
} from '../schemas.js'
import {
  MemberParams,
  SharingGroupBody,
  SharingGroupDealsDto,
  SharingGroupDto,
  SharingGroupsDto,
  toSharingGroupDto,
} from './sharing-group-dtos.js'

export interface SharingGroupUseCases {
  readonly manageGroups: ManageGroups
}

/** Sharing groups, for their owners and members. */
export const sharingGroupRoutes: FastifyPluginAsyncTypebox<SharingGroupUseCases & { guards: Guards }> = async (
  app,
  { guards, manageGroups },
) => {
  const common = { tags: ['sharing groups'], security: BEARER }
  app.addHook('onRequest', guards.requireAccount)

  app.get(
    '',
    {
      schema: {
        ...common,
        operationId: 'listSharingGroups',
        summary: 'The groups that the caller owns or has joined',
        response: { 200: SharingGroupsDto, ...failures(401, 403) },
      },
    },
    async (request) => {
      const caller = callerOf(request)
      return { sharingGroups: (await manageGroups.list(caller)).map(toSharingGroupDto(caller.id)) }
    },
  )

  app.post(
    '',
    {
      schema: {
        ...common,
        operationId: 'createSharingGroup',
        summary: 'Make a group',
        headers: IdempotencyHeaders,
        body: SharingGroupBody,
        response: { 201: ref(SharingGroupDto), ...failures(400, 401, 403, 409, 413, 415) },
      },
    },
    async (request, reply) => {
      const owner = callerOf(request)
      const kept = await manageGroups.create(
        { owner, ...request.body },
        onceOf(request, reply, {
          status: 201,
          location: ({ group }) => `/sharing-groups/${group.id}`,
          body: toSharingGroupDto(owner.id),
        }),
      )
      return sendKept(reply, kept)
    },
  )

  app.get(
    '/:id',
    {
      schema: {
        ...common,
        operationId: 'getSharingGroup',
        summary: 'A group of the caller',
        params: IdParams,
        response: { 200: ref(SharingGroupDto), ...failures(401, 403, 404) },
      },
    },
    async (request) =>
      toSharingGroupDto(callerOf(request).id)(await manageGroups.get({ actor: request.actor, ...request.params })),
  )

  app.patch(
    '/:id',
    {
      schema: {
        ...common,
        operationId: 'updateSharingGroup',
        summary: 'Rename a group; for its owner',
        params: IdParams,
        body: SharingGroupBody,
        response: { 200: ref(SharingGroupDto), ...failures(400, 401, 403, 404, 413, 415) },
      },
    },
    async (request) =>
      toSharingGroupDto(callerOf(request).id)(
        await manageGroups.rename({ actor: request.actor, ...request.params }, request.body.name),
      ),
  )

  app.delete(
    '/:id',
    {
      schema: {
        ...common,
        operationId: 'deleteSharingGroup',
        summary: 'Delete a group; deals that no other group shares become private',
        params: IdParams,
        response: { 204: NoContent, ...failures(401, 403, 404) },
      },
    },
    async ({ actor, params }, reply) => {
      await manageGroups.delete({ actor, ...params })
      reply.code(204)
      return null
    },
  )

  app.put(
    '/:id/members/:accountId',
    {
      schema: {
        ...common,
        operationId: 'addSharingGroupMember',
        summary: 'Take an account into a group; for its owner',
        params: MemberParams,
        response: { 204: NoContent, ...failures(401, 403, 404, 409) },
      },
    },
    async ({ actor, params: { id, accountId } }, reply) => {
      await manageGroups.addMember({ actor, id }, accountId)
      reply.code(204)
      return null
    },
  )

  app.delete(
    '/:id/members/:accountId',
    {
      schema: {
        ...common,
        operationId: 'removeSharingGroupMember',
        summary: 'Take an account out of a group, for its owner; or leave it oneself',
        description: 'Repeatable: who leaves is answered 204 whatever the group.',
        params: MemberParams,
        response: { 204: NoContent, ...failures(401, 403, 404) },
      },
    },
    async ({ actor, params: { id, accountId } }, reply) => {
      await manageGroups.removeMember({ actor, id }, accountId)
      reply.code(204)
      return null
    },
  )

  app.get(
    '/:id/deals',
    {
      schema: {
        ...common,
        operationId: 'listSharingGroupDeals',
        summary: 'The deals shared with a group, newest first',
        params: IdParams,
        querystring: PageQuery,
        response: { 200: SharingGroupDealsDto, ...failures(400, 401, 403, 404) },
      },
    },
    async ({ actor, params, query }) => {
      const page = await manageGroups.listDeals({ actor, ...params, ...query })
      return { deals: page.items.map(toSharedDealDto), pagination: toPaginationDto(query, page) }
    },
  )
}
