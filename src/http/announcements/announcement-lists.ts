import type { FastifyReply, FastifyRequest } from 'fastify'
import type { VisibleAnnouncements } from '../../application/announcements/visible-announcements.js'
import { sendList } from '../responses/streamed-responses.js'
import { ANNOUNCEMENT, toAnnouncementDto, toAnnouncementsDto } from './announcement-dtos.js'

/** Responds with the announcements that an account sees. */
export const sendAnnouncements = (request: FastifyRequest, reply: FastifyReply, visible: VisibleAnnouncements) =>
  sendList(request, reply, {
    list: visible.news,
    field: 'news',
    schema: ANNOUNCEMENT,
    toItem: toAnnouncementDto,
    around: (news) => toAnnouncementsDto(visible, news),
  })
