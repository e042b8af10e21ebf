import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { ReadAnnouncements } from '../../application/announcements/read-announcements.js'
import { callerOf, type Guards } from '../authentication.js'
import { BEARER, failures, IdParams, ref } from '../schemas.js'
import { AnnouncementDto, AnnouncementsDto, toAnnouncementDto, toAnnouncementsDto } from './announcement-dtos.js'

export interface AnnouncementUseCases {
  readonly readAnnouncements: ReadAnnouncements
}

export const announcementRoutes: FastifyPluginAsyncTypebox<AnnouncementUseCases & { guards: Guards }> = async (
  app,
  { guards, readAnnouncements },
) => {
  app.addHook('onRequest', guards.requireAccount)
  const common = { tags: ['announcements'], security: BEARER }

  app.get(
    '/announcements',
    {
      schema: {
        ...common,
        operationId: 'listAnnouncements',
        summary: 'The banner and the news that the caller sees now, with its read marks',
        response: { 200: ref(AnnouncementsDto), ...failures(401, 403) },
      },
    },
    async (request) => toAnnouncementsDto(await readAnnouncements.list(callerOf(request))),
  )

  app.post(
    '/announcements/:id/read',
    {
      schema: {
        ...common,
        operationId: 'markAnnouncementRead',
        summary: 'Mark an announcement as read; a banner is closed by it',
        description: 'May be repeated: the first `readAt` stays.',
        params: IdParams,
        response: { 200: ref(AnnouncementDto), ...failures(401, 403, 404) },
      },
    },
    async (request) =>
      toAnnouncementDto(await readAnnouncements.markRead({ caller: callerOf(request), id: request.params.id })),
  )
}
