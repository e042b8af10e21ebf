import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import type { GetAccountAvatar } from '../../application/accounts/get-account-avatar.js'
import type { GetAuthorAvatar } from '../../application/catalog/get-author-avatar.js'
import { PICTURE_TYPES, type Picture } from '../../application/ports/pictures.js'
import { HandleParams } from '../catalog/catalog-dtos.js'
import type { Guards } from '../plugins/authentication.js'
import { ADMINS_ONLY } from '../problems.js'
import { AccountParams, BEARER, failures } from '../schemas.js'

export interface AvatarUseCases {
  readonly getAccountAvatar: GetAccountAvatar
  readonly getAuthorAvatar: GetAuthorAvatar
}

const binary = { schema: { type: 'string', format: 'binary' } }
const PictureOf = Type.Unsafe<Uint8Array>({
  description: 'A picture',
  content: Object.fromEntries(PICTURE_TYPES.map((type) => [type, binary])),
})

/** Sends third-party bytes so that browsers treat them as a picture and nothing else. */
const sendPicture = (reply: FastifyReply, { type, bytes }: Picture): Uint8Array => {
  reply.headers({
    'content-type': type,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, max-age=300',
  })
  return bytes
}

/** Avatars, fetched by the service so that the pages never contact another server. */
export const avatarRoutes: FastifyPluginAsyncTypebox<AvatarUseCases & { guards: Guards }> = async (
  app,
  { guards, getAccountAvatar, getAuthorAvatar },
) => {
  app.get(
    '/back-office/accounts/:id/avatar',
    {
      onRequest: guards.requireAdmin,
      schema: {
        tags: ['back-office'],
        operationId: 'backOfficeGetAccountAvatar',
        summary: "Get an account's avatar, trusted or not",
        security: BEARER,
        params: AccountParams,
        response: { 200: PictureOf, ...failures(...ADMINS_ONLY, 'ACCOUNT_NOT_FOUND', 'AVATAR_NOT_FOUND') },
      },
    },
    async ({ actor, params }, reply) => sendPicture(reply, await getAccountAvatar.execute({ actor, ...params })),
  )

  app.get(
    '/catalog/authors/:handle/avatar',
    {
      onRequest: guards.requireAccount,
      schema: {
        tags: ['catalog'],
        operationId: 'getAuthorAvatar',
        summary: "Get an author's avatar, once it is trusted",
        security: BEARER,
        params: HandleParams,
        response: { 200: PictureOf, ...failures(401, 403, 'CATALOG_AUTHOR_NOT_FOUND', 'AVATAR_NOT_FOUND') },
      },
    },
    async ({ actor, params }, reply) => sendPicture(reply, await getAuthorAvatar.execute({ actor, ...params })),
  )
}
