import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { GetAccountAvatar } from '../../application/accounts/get-account-avatar.js'
import type { GetAuthorAvatar } from '../../application/catalog/get-author-avatar.js'
import { HandleParams } from '../catalog/catalog-dtos.js'
import { AccountParams, BEARER, failures } from '../dtos/schemas.js'
import { ADMINS_ONLY } from '../errors/problems.js'
import type { Guards } from '../plugins/caller/authentication.js'
import { PictureOf, sendPicture } from './pictures.js'

export interface AvatarUseCases {
  readonly getAccountAvatar: GetAccountAvatar
  readonly getAuthorAvatar: GetAuthorAvatar
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
