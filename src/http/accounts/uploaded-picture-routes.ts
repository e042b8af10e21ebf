import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import type { GetUploadedPicture } from '../../application/accounts/get-uploaded-picture.js'
import type { UpdateAccount } from '../../application/accounts/update-account.js'
import type { UploadAvatar } from '../../application/accounts/upload-avatar.js'
import { MAX_PICTURE_BYTES, UPLOADABLE_TYPES } from '../../domain/uploaded-picture.js'
import { BEARER, CONDITIONAL, failures, IN_DOCUMENT, NoContent, ref, says } from '../dtos/schemas.js'
import { EXAMPLE_IDS } from '../openapi/examples.js'
import { callerOf, type Guards, initiatorOf } from '../plugins/caller/authentication.js'
import { acceptRawBodies } from '../plugins/request/raw-bodies.js'
import { expectedRevisions, tagged } from '../plugins/response/conditional-requests.js'
import { AccountDto, toAccountDto } from './account-dtos.js'
import { PictureOf, sendPicture } from './pictures.js'

export interface UploadedPictureUseCases {
  readonly getUploadedPicture: GetUploadedPicture
  readonly updateAccount: UpdateAccount
  readonly uploadAvatar: UploadAvatar
}

const PictureParams = Type.Object({
  id: Type.String(says('The id of the picture, which cannot be guessed.', EXAMPLE_IDS.picture)),
})

/** Avatars that are kept here instead of on another site. */
export const uploadedPictureRoutes: FastifyPluginAsyncTypebox<UploadedPictureUseCases & { guards: Guards }> = async (
  app,
  { guards, ...useCases },
) => {
  await app.register(async (scope) => {
    acceptRawBodies(scope, UPLOADABLE_TYPES, MAX_PICTURE_BYTES)
    scope.put(
      '/accounts/me/avatar',
      {
        bodyLimit: MAX_PICTURE_BYTES,
        onRequest: guards.requireAccount,
        config: { limit: 'pictures' },
        schema: {
          tags: ['accounts'],
          operationId: 'uploadOwnAvatar',
          summary: 'Upload a picture as your avatar',
          description:
            'The picture is cut to a square, scaled to 256 pixels and stored as WebP without its metadata. Others see it once an admin trusts it. An address of another site in `avatarUrl` replaces it.',
          security: BEARER,
          ...CONDITIONAL,
          body: {
            content: Object.fromEntries(
              UPLOADABLE_TYPES.map((type) => [
                type,
                {
                  schema: Type.Unsafe<Buffer>({
                    description: 'A picture of up to 2 MiB and 40 megapixels.',
                    [IN_DOCUMENT]: { type: 'string', format: 'binary' },
                  }),
                },
              ]),
            ),
          },
          response: { 200: ref(AccountDto), ...failures(400, 401, 403, 412, 413, 415) },
        },
      },
      async (request, reply) => {
        const input = {
          bytes: request.body as Buffer,
          service: request.publicAddress,
          expected: expectedRevisions(request),
        }
        return toAccountDto(tagged(reply, await useCases.uploadAvatar.execute({ ...initiatorOf(request), ...input })))
      },
    )
  })

  app.delete(
    '/accounts/me/avatar',
    {
      onRequest: guards.requireAccount,
      schema: {
        tags: ['accounts'],
        operationId: 'deleteOwnAvatar',
        summary: 'Remove your avatar',
        security: BEARER,
        ...CONDITIONAL,
        response: { 204: NoContent, ...failures(401, 403, 412) },
      },
    },
    async (request, reply) => {
      const change = { id: callerOf(request).id, patch: { avatarUrl: null }, expected: expectedRevisions(request) }
      await useCases.updateAccount.execute({ ...initiatorOf(request), ...change })
      reply.code(204)
      return null
    },
  )

  app.get(
    '/pictures/:id',
    {
      config: { limit: 'public' },
      schema: {
        tags: ['accounts'],
        operationId: 'getUploadedPicture',
        summary: 'Get an uploaded avatar by its address',
        security: [],
        params: PictureParams,
        response: { 200: PictureOf, ...failures('AVATAR_NOT_FOUND', 429) },
      },
    },
    async ({ actor, params }, reply) => {
      const picture = await useCases.getUploadedPicture.execute({ actor, ...params })
      // Clients of other sites show it by its address.
      reply.header('cross-origin-resource-policy', 'cross-origin')
      return sendPicture(reply, picture)
    },
  )
}
