import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { type Picture, SHOWABLE_TYPES } from '../../application/ports/pictures.js'

const binary = { schema: { type: 'string', format: 'binary' } }

/** The response of a route that returns a picture from another site. */
export const PictureOf = Type.Unsafe<Uint8Array>({
  description: 'A picture',
  content: Object.fromEntries(SHOWABLE_TYPES.map((type) => [type, binary])),
})

/** Sends third-party bytes so that browsers treat them as a picture and nothing else. */
export const sendPicture = (reply: FastifyReply, { type, bytes }: Picture): Uint8Array => {
  reply.headers({
    'content-type': type,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, max-age=300',
  })
  return bytes
}
