import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { GroupWithMembers } from '../../application/ports/sharing-group-repository.js'
import type { ManageGroups } from '../../application/sharing-groups/manage-groups.js'
import { callerOf, type Guards } from '../authentication.js'
import { expectedRevisions, tagged } from '../conditional-requests.js'
import { SHARED_DEAL, toSharedDealDto } from '../deals/deal-dtos.js'
import { sendDealPage } from '../deals/deal-pages.js'
import { onceOf, sendKept } from '../idempotency.js'
import { BEARER, CONDITIONAL, failures, IdempotencyHeaders, IdParams, NoContent, PageQuery, ref } from '../schemas.js'
import { sendList } from '../streamed-answers.js'
import {
  MemberParams,
  SHARING_GROUP,
  SharingGroupBody,
  SharingGroupDealsDto,
  SharingGroupDto,
  SharingGroupPatchBody,
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

  const target = (request: FastifyRequest, { id }: { id: string }) => ({
    actor: request.actor,
    id,
    expected: expectedRevisions(request),
  })
  const answer = async (request: FastifyRequest, reply: FastifyReply, found: Promise<GroupWithMembers>) => {
    const group = await found
    tagged(reply, group.group)
    return toSharingGroupDto(callerOf(request).id)(group)
  }

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
    async (request, reply) => {
      const caller = callerOf(request)
      return sendList(request, reply, {
        list: await manageGroups.list(caller),
        field: 'sharingGroups',
        schema: SHARING_GROUP,
        toItem: toSharingGroupDto(caller.id),
        around: (sharingGroups) => ({ sharingGroups }),
      })
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
          hasRevision: true,
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
    async (request, reply) => answer(request, reply, manageGroups.get(target(request, request.params))),
  )

  app.patch(
    '/:id',
    {
      schema: {
        ...common,
        operationId: 'updateSharingGroup',
        summary: 'Rename a group; for its owner',
        params: IdParams,
        ...CONDITIONAL,
        body: SharingGroupPatchBody,
        response: { 200: ref(SharingGroupDto), ...failures(400, 401, 403, 404, 412, 413, 415) },
      },
    },
    async (request, reply) =>
      answer(request, reply, manageGroups.update(target(request, request.params), request.body)),
  )

  app.delete(
    '/:id',
    {
      schema: {
        ...common,
        operationId: 'deleteSharingGroup',
        summary: 'Delete a group; deals that no other group shares become private',
        ...CONDITIONAL,
        params: IdParams,
        response: { 204: NoContent, ...failures(401, 403, 404, 412) },
      },
    },
    async (request, reply) => {
      await manageGroups.delete(target(request, request.params))
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
        ...CONDITIONAL,
        params: MemberParams,
        response: { 204: NoContent, ...failures(401, 403, 404, 409, 412) },
      },
    },
    async (request, reply) => {
      await manageGroups.addMember(target(request, request.params), request.params.accountId)
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
        ...CONDITIONAL,
        params: MemberParams,
        response: { 204: NoContent, ...failures(401, 403, 404, 412) },
      },
    },
    async (request, reply) => {
      await manageGroups.removeMember(target(request, request.params), request.params.accountId)
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
    async (request, reply) => {
      const { actor, params, query } = request
      const { deals, total } = await manageGroups.listDeals({ actor, ...params, ...query })
      return sendDealPage(request, reply, { deals, total, page: query, schema: SHARED_DEAL, toItem: toSharedDealDto })
    },
  )
}
