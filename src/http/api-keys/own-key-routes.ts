import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { GetOwnKey } from '../../application/api-keys/get-own-key.js'
import { API_KEY, failures } from '../dtos/schemas.js'
import { OwnKeyDto, toOwnKeyDto } from './api-key-dtos.js'

export interface OwnKeyUseCases {
  readonly getOwnKey: GetOwnKey
}

/** Lets a backend read about its own key, under /api. */
export const ownKeyRoutes: FastifyPluginAsyncTypebox<OwnKeyUseCases> = async (app, { getOwnKey }) => {
  app.get(
    '/key',
    {
      schema: {
        operationId: 'apiGetOwnKey',
        summary: 'Get the API key of the request, without its secret; needs no scope',
        tags: ['internal backends'],
        security: API_KEY,
        response: { 200: OwnKeyDto, ...failures(401, 'API_KEY_NOT_FOUND') },
      },
    },
    async ({ actor }) => toOwnKeyDto(await getOwnKey.execute({ actor })),
  )
}
