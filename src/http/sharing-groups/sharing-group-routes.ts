import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AddGroupMember } from '../../application/sharing-groups/add-group-member.js'
import type { CreateGroup } from '../../application/sharing-groups/create-group.js'
import type { DeleteGroup } from '../../application/sharing-groups/delete-group.js'
import type { GetGroup } from '../../application/sharing-groups/get-group.js'
import type { ListGroupDeals } from '../../application/sharing-groups/list-group-deals.js'
import type { ListGroups } from '../../application/sharing-groups/list-groups.js'
import type { RemoveGroupMember } from '../../application/sharing-groups/remove-group-member.js'
import type { UpdateGroup } from '../../application/sharing-groups/update-group.js'
import type { VisibleGroup } from '../../application/sharing-groups/visible-group.js'
import { SHARED_DEAL, SharedDealsDto, toSharedDealDto } from '../deals/deal-dtos.js'
import { sendDealPage } from '../deals/deal-pages.js'
import {
  BEARER,
  CONDITIONAL,
  failures,
  IdempotencyHeaders,
  NoContent,
  PageQuery,
  ref,
  SharingGroupParams,
} from '../dtos/schemas.js'
import { overQuota } from '../errors/problems.js'
import type { Guards } from '../plugins/caller/authentication.js'
import { expectedRevisions, tagged } from '../plugins/response/conditional-requests.js'
import { sendList } from '../responses/streamed-responses.js'
import {
  MemberParams,
  SHARING_GROUP,
  SharingGroupBody,
  SharingGroupDto,
  SharingGroupPatchBody,
  SharingGroupsDto,
  toSharingGroupDto,
} from './sharing-group-dtos.js'

export interface SharingGroupUseCases {
  readonly addGroupMember: AddGroupMember
  readonly createGroup: CreateGroup
  readonly deleteGroup: DeleteGroup
  readonly getGroup: GetGroup
  readonly listGroupDeals: ListGroupDeals
  readonly listGroups: ListGroups
  readonly removeGroupMember: RemoveGroupMember
  readonly updateGroup: UpdateGroup
}

/** Sharing groups, for their owners and members. */
export const sharingGroupRoutes: FastifyPluginAsyncTypebox<SharingGroupUseCases & { guards: Guards }> = async (
  app,
  { guards, ...useCases },
) => {
  const common = { tags: ['sharing groups'], security: BEARER }
  app.addHook('onRequest', guards.requireAccount)

  const target = (request: FastifyRequest, { id }: { id: string }) => ({
    actor: request.actor,
    id,
    expected: expectedRevisions(request),
  })
  const answer = (reply: FastifyReply, found: VisibleGroup) => {
    tagged(reply, found.group)
    return toSharingGroupDto(found)
  }

  app.get(
    '',
    {
      schema: {
        ...common,
        operationId: 'listSharingGroups',
        summary: 'List the sharing groups you own or belong to',
        response: { 200: SharingGroupsDto, ...failures(401, 403) },
      },
    },
    async (request, reply) => {
      return sendList(request, reply, {
        list: await useCases.listGroups.execute({ actor: request.actor }),
        field: 'sharingGroups',
        schema: SHARING_GROUP,
        toItem: toSharingGroupDto,
        around: (sharingGroups) => ({ sharingGroups }),
      })
    },
  )

  app.post(
    '',
    {
      config: { createsRevision: true },
      schema: {
        ...common,
        operationId: 'createSharingGroup',
        summary: 'Create a sharing group',
        headers: IdempotencyHeaders,
        body: SharingGroupBody,
        response: { 201: ref(SharingGroupDto), ...failures(400, 401, 403, overQuota('sharingGroups'), 413, 415) },
      },
    },
    async ({ actor, body }, reply) => {
      const created = await useCases.createGroup.execute({ actor, ...body })
      reply.code(201).header('location', `/sharing-groups/${created.group.id}`)
      return answer(reply, created)
    },
  )

  app.get(
    '/:id',
    {
      schema: {
        ...common,
        operationId: 'getSharingGroup',
        summary: 'Get a sharing group you own or belong to',
        params: SharingGroupParams,
        response: { 200: ref(SharingGroupDto), ...failures(401, 403, 'SHARING_GROUP_NOT_FOUND') },
      },
    },
    async (request, reply) =>
      answer(reply, await useCases.getGroup.execute({ actor: request.actor, ...request.params })),
  )

  app.patch(
    '/:id',
    {
      schema: {
        ...common,
        operationId: 'updateSharingGroup',
        summary: 'Rename a sharing group you own',
        params: SharingGroupParams,
        ...CONDITIONAL,
        body: SharingGroupPatchBody,
        response: {
          200: ref(SharingGroupDto),
          ...failures(400, 401, 403, 'FORBIDDEN', 'SHARING_GROUP_NOT_FOUND', 412, 413, 415),
        },
      },
    },
    async (request, reply) =>
      answer(reply, await useCases.updateGroup.execute({ ...target(request, request.params), ...request.body })),
  )

  app.delete(
    '/:id',
    {
      schema: {
        ...common,
        operationId: 'deleteSharingGroup',
        summary: 'Delete a sharing group you own; deals shared only with it become private',
        ...CONDITIONAL,
        params: SharingGroupParams,
        response: { 204: NoContent, ...failures(401, 403, 'FORBIDDEN', 'SHARING_GROUP_NOT_FOUND', 412) },
      },
    },
    async (request, reply) => {
      await useCases.deleteGroup.execute(target(request, request.params))
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
        summary: 'Add a member to a sharing group you own',
        ...CONDITIONAL,
        params: MemberParams,
        response: {
          204: NoContent,
          ...failures(
            401,
            403,
            'FORBIDDEN',
            'SHARING_GROUP_NOT_FOUND',
            'ACCOUNT_NOT_FOUND',
            'SHARING_GROUP_FULL',
            overQuota('memberships'),
            412,
          ),
        },
      },
    },
    async (request, reply) => {
      await useCases.addGroupMember.execute({ ...target(request, request.params), accountId: request.params.accountId })
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
        summary: 'Remove a member from a sharing group you own, or leave one',
        description: 'Can be repeated. Leaving always answers 204, even if the group does not exist.',
        ...CONDITIONAL,
        params: MemberParams,
        response: { 204: NoContent, ...failures(401, 403, 'FORBIDDEN', 'SHARING_GROUP_NOT_FOUND', 412) },
      },
    },
    async (request, reply) => {
      await useCases.removeGroupMember.execute({
        ...target(request, request.params),
        accountId: request.params.accountId,
      })
      reply.code(204)
      return null
    },
  )

  app.get(
    '/:id/deals',
    {
      config: { turn: 'list' },
      schema: {
        ...common,
        operationId: 'listSharingGroupDeals',
        summary: 'List the deals shared with a group, newest first',
        params: SharingGroupParams,
        querystring: PageQuery,
        response: { 200: SharedDealsDto, ...failures(400, 401, 403, 'SHARING_GROUP_NOT_FOUND') },
      },
    },
    async (request, reply) => {
      const { actor, params, query } = request
      const { deals, total } = await useCases.listGroupDeals.execute({ actor, ...params, ...query })
      return sendDealPage(request, reply, { deals, total, page: query, schema: SHARED_DEAL, toItem: toSharedDealDto })
    },
  )
}
