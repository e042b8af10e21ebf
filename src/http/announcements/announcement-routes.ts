import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { ListAnnouncements } from '../../application/announcements/list-announcements.js'
import type { MarkAnnouncementRead } from '../../application/announcements/mark-announcement-read.js'
import { AnnouncementParams, BEARER, failures, ref } from '../dtos/schemas.js'
import type { Guards } from '../plugins/caller/authentication.js'
import { AnnouncementDto, AnnouncementsDto, toAnnouncementDto } from './announcement-dtos.js'
import { sendAnnouncements } from './announcement-lists.js'

export interface AnnouncementUseCases {
  readonly listAnnouncements: ListAnnouncements
  readonly markAnnouncementRead: MarkAnnouncementRead
}

export const announcementRoutes: FastifyPluginAsyncTypebox<AnnouncementUseCases & { guards: Guards }> = async (
  app,
  { guards, listAnnouncements, markAnnouncementRead },
) => {
  app.addHook('onRequest', guards.requireAccount)
  const common = { tags: ['announcements'], security: BEARER }

  app.get(
    '/announcements',
    {
      config: { turn: 'short' },
      schema: {
        ...common,
        operationId: 'listAnnouncements',
        summary: 'List your banner and news, with your read marks',
        response: { 200: ref(AnnouncementsDto), ...failures(401, 403) },
      },
    },
    async (request, reply) =>
      sendAnnouncements(request, reply, await listAnnouncements.execute({ actor: request.actor })),
  )

  app.post(
    '/announcements/:id/read',
    {
      schema: {
        ...common,
        operationId: 'markAnnouncementRead',
        summary: 'Mark an announcement as read; this closes a banner',
        description: 'Can be repeated: the first `readAt` stays.',
        params: AnnouncementParams,
        response: { 200: ref(AnnouncementDto), ...failures(401, 403, 'ANNOUNCEMENT_NOT_FOUND') },
      },
    },
    async ({ actor, params }) => toAnnouncementDto(await markAnnouncementRead.execute({ actor, ...params })),
  )
}
