import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import type { ReadAvatar } from '../../application/accounts/read-avatar.js'
import { PICTURE_TYPES, type Picture } from '../../application/ports/pictures.js'
import type { Guards } from '../authentication.js'
import { HandleParams } from '../catalog/catalog-dtos.js'
import { BEARER, failures, IdParams } from '../schemas.js'

export interface AvatarUseCases {
  readonly readAvatar: ReadAvatar
}

const binary = { schema: { type: 'string', format: 'binary' } }
const PictureOf = Type.Unsafe<Uint8Array>({
  description: 'A picture',
  content: Object.fromEntries(PICTURE_TYPES.map((type) => [type, binary])),
})

/** Sends bytes of somebody else's as a picture and nothing else. */
const sendPicture = (reply: FastifyReply, { type, bytes }: Picture): Uint8Array => {
  reply.headers({
    'content-type': type,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, max-age=300',
  })
  return bytes
}

/** The avatars of accounts, fetched by the service: the pages ask no other server. */
export const avatarRoutes: FastifyPluginAsyncTypebox<AvatarUseCases & { guards: Guards }> = async (
  app,
  { guards, readAvatar },
) => {
  app.get(
    '/back-office/accounts/:id/avatar',
    {
      onRequest: guards.requireAdmin,
      schema: {
        tags: ['back-office'],
        operationId: 'backOfficeGetAvatar',
        summary: 'The avatar of an account as a picture, trusted or not',
        security: BEARER,
        params: IdParams,
        response: { 200: PictureOf, ...failures(401, 403, 404) },
      },
    },
    async ({ params }, reply) => sendPicture(reply, await readAvatar.ofAccount(params.id)),
  )

  app.get(
    '/catalog/authors/:handle/avatar',
    {
      onRequest: guards.requireAccount,
      schema: {
        tags: ['catalog'],
        operationId: 'getAuthorAvatar',
        summary: 'The avatar of an author as a picture, once it is trusted',
        security: BEARER,
        params: HandleParams,
        response: { 200: PictureOf, ...failures(401, 403, 404) },
      },
    },
    async ({ params }, reply) => sendPicture(reply, await readAvatar.ofAuthor(params.handle)),
  )
}
