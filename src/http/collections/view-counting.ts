import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ViewCounter } from '../../application/collections/view-counter.js'
import type { CollectionId } from '../../domain/ids.js'

/** Search engines, and chats and mail programs that look up a link as soon as somebody sends it. */
const ROBOT = /bot(?:\/| \(|-)|crawl|spider|preview|facebookexternalhit|^whatsapp\//i

/** Counts a view once a whole collection has been sent: a 200 to a GET. */
export const countView = (
  views: ViewCounter,
  request: FastifyRequest,
  reply: FastifyReply,
  collectionId: CollectionId,
): void => {
  if (request.method !== 'GET' || ROBOT.test(request.headers['user-agent'] ?? '')) return
  reply.raw.once('finish', () => {
    if (reply.raw.statusCode === 200) views.count(collectionId)
  })
}
