import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import type { CreateAnnouncement } from '../../application/announcements/create-announcement.js'
import type { DeleteAnnouncement } from '../../application/announcements/delete-announcement.js'
import type { GetAnnouncement } from '../../application/announcements/get-announcement.js'
import type { ListManagedAnnouncements } from '../../application/announcements/list-managed-announcements.js'
import type { PreviewAnnouncements } from '../../application/announcements/preview-announcements.js'
import type { ResetAnnouncementReads } from '../../application/announcements/reset-announcement-reads.js'
import type { UpdateAnnouncement } from '../../application/announcements/update-announcement.js'
import type { CountedAnnouncement } from '../../application/ports/announcement-repository.js'
import type { Clock } from '../../application/ports/clock.js'
import {
  AccountIdText,
  AnnouncementParams,
  BEARER,
  CONDITIONAL,
  failures,
  IdempotencyHeaders,
  MERGE_PATCH,
  moment,
  NoContent,
  PageQuery,
  ref,
  toInstant,
  toPaginationDto,
} from '../dtos/schemas.js'
import { ADMINS_ONLY, NAMED_NOT_FOUND } from '../errors/problems.js'
import { initiatorOf } from '../plugins/caller/authentication.js'
import { expectedRevisions, tagged } from '../plugins/response/conditional-requests.js'
import { sendList } from '../responses/streamed-responses.js'
import {
  AnnouncementBody,
  AnnouncementPatchBody,
  AnnouncementsDto,
  MANAGED_ANNOUNCEMENT,
  ManagedAnnouncementDto,
  ManagedAnnouncementsDto,
  toAnnouncementFields,
  toAnnouncementPatch,
  toManagedAnnouncementDto,
} from './announcement-dtos.js'
import { sendAnnouncements } from './announcement-lists.js'

const PreviewQuery = Type.Object({
  accountId: AccountIdText('The account whose announcements to show.'),
  at: moment('The time at which to show them. Defaults to now.'),
})

export interface ManagedAnnouncementUseCases {
  readonly createAnnouncement: CreateAnnouncement
  readonly deleteAnnouncement: DeleteAnnouncement
  readonly getAnnouncement: GetAnnouncement
  readonly listManagedAnnouncements: ListManagedAnnouncements
  readonly previewAnnouncements: PreviewAnnouncements
  readonly resetAnnouncementReads: ResetAnnouncementReads
  readonly updateAnnouncement: UpdateAnnouncement
  readonly clock: Clock
}

/** Announcements as admins write them, under /back-office. */
export const managedAnnouncementRoutes: FastifyPluginAsyncTypebox<ManagedAnnouncementUseCases> = async (
  app,
  { clock, ...useCases },
) => {
  const common = { tags: ['back-office'], security: BEARER }
  const answer = (reply: FastifyReply, counted: CountedAnnouncement) => {
    tagged(reply, counted.announcement)
    return toManagedAnnouncementDto(clock.now())(counted)
  }

  app.get(
    '/announcements',
    {
      schema: {
        ...common,
        operationId: 'backOfficeListAnnouncements',
        summary: 'List all announcements, newest first',
        querystring: PageQuery,
        response: { 200: ManagedAnnouncementsDto, ...failures(400, ...ADMINS_ONLY) },
      },
    },
    async (request, reply) => {
      const { actor, query } = request
      const { announcements: list, total, at } = await useCases.listManagedAnnouncements.execute({ actor, ...query })
      return sendList(request, reply, {
        list,
        field: 'announcements',
        schema: MANAGED_ANNOUNCEMENT,
        toItem: toManagedAnnouncementDto(at),
        around: (announcements) => ({ announcements, pagination: toPaginationDto(query, { total }) }),
      })
    },
  )

  app.post(
    '/announcements',
    {
      config: { createsRevision: true },
      schema: {
        ...common,
        operationId: 'backOfficeCreateAnnouncement',
        summary: 'Create an announcement; without `publishedAt` it is a draft',
        headers: IdempotencyHeaders,
        body: AnnouncementBody,
        response: { 201: ref(ManagedAnnouncementDto), ...failures(400, ...ADMINS_ONLY, 413, 415) },
      },
    },
    async (request, reply) => {
      const fields = toAnnouncementFields(request.body)
      const created = await useCases.createAnnouncement.execute({ ...initiatorOf(request), fields })
      reply.code(201).header('location', `/back-office/announcements/${created.announcement.id}`)
      return answer(reply, created)
    },
  )

  app.get(
    '/announcements/preview',
    {
      schema: {
        ...common,
        operationId: 'backOfficePreviewAnnouncements',
        summary: 'Preview the announcements an account sees at a given time',
        querystring: PreviewQuery,
        response: { 200: ref(AnnouncementsDto), ...failures(400, ...ADMINS_ONLY, NAMED_NOT_FOUND.account) },
      },
    },
    async (request, reply) => {
      const { actor, query } = request
      const { accountId } = query
      const visible = await useCases.previewAnnouncements.execute({ actor, accountId, at: toInstant(query.at) })
      return sendAnnouncements(request, reply, visible)
    },
  )

  app.get(
    '/announcements/:id',
    {
      schema: {
        ...common,
        operationId: 'backOfficeGetAnnouncement',
        summary: 'Get an announcement',
        params: AnnouncementParams,
        response: { 200: ref(ManagedAnnouncementDto), ...failures(...ADMINS_ONLY, 'ANNOUNCEMENT_NOT_FOUND') },
      },
    },
    async ({ actor, params }, reply) => answer(reply, await useCases.getAnnouncement.execute({ actor, ...params })),
  )

  app.patch(
    '/announcements/:id',
    {
      schema: {
        ...common,
        operationId: 'backOfficeUpdateAnnouncement',
        summary: 'Update an announcement (merge patch)',
        ...MERGE_PATCH,
        params: AnnouncementParams,
        body: AnnouncementPatchBody,
        response: {
          200: ref(ManagedAnnouncementDto),
          ...failures(400, ...ADMINS_ONLY, 'ANNOUNCEMENT_NOT_FOUND', 412, 413, 415),
        },
      },
    },
    async (request, reply) =>
      answer(
        reply,
        await useCases.updateAnnouncement.execute({
          ...initiatorOf(request),
          ...request.params,
          patch: toAnnouncementPatch(request.body),
          expected: expectedRevisions(request),
        }),
      ),
  )

  app.delete(
    '/announcements/:id',
    {
      schema: {
        ...common,
        operationId: 'backOfficeDeleteAnnouncement',
        summary: 'Delete an announcement and its read marks',
        ...CONDITIONAL,
        params: AnnouncementParams,
        response: { 204: NoContent, ...failures(...ADMINS_ONLY, 'ANNOUNCEMENT_NOT_FOUND', 412) },
      },
    },
    async (request, reply) => {
      await useCases.deleteAnnouncement.execute({
        ...initiatorOf(request),
        ...request.params,
        expected: expectedRevisions(request),
      })
      reply.code(204)
      return null
    },
  )

  app.post(
    '/announcements/:id/reset-reads',
    {
      schema: {
        ...common,
        operationId: 'backOfficeResetAnnouncementReads',
        summary: 'Mark an announcement as unread for everyone',
        params: AnnouncementParams,
        response: { 204: NoContent, ...failures(...ADMINS_ONLY, 'ANNOUNCEMENT_NOT_FOUND') },
      },
    },
    async (request, reply) => {
      await useCases.resetAnnouncementReads.execute({ ...initiatorOf(request), ...request.params })
      reply.code(204)
      return null
    },
  )
}
